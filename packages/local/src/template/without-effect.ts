/**
 * Resource types and properties that the local cloud ignores, each with the reason. docs/local-cloud.md lists the same, held equal by
 * a test. Anything that is neither here nor read stops the start.
 */
export const WITHOUT_EFFECT: Readonly<Record<string, string>> = {
  "AWS::CDK::Metadata": "statistics of the CDK",
  "AWS::CloudFront::CachePolicy": "nothing is cached before the site",
  "AWS::CloudFront::OriginAccessControl": "site files are served from the asset folders",
  "AWS::CloudWatch::Alarm": "the console shows dead letters and failed runs",
  "AWS::Lambda::LayerVersion": "layers belong to deploy-time helpers only",
  "AWS::Lambda::Permission": "who invokes a function is fixed by routes, triggers, event sources and rules",
  "AWS::Logs::LogGroup": "the console shows the logs of recent runs",
  "AWS::Logs::MetricFilter": "the console shows the logs of recent runs",
  "AWS::Logs::ResourcePolicy": "nothing but functions writes logs",
  "AWS::Route53::RecordSet": "localhost needs no DNS",
  "AWS::S3::BucketPolicy": "roles decide; public access and TLS rules have no meaning on loopback",
  "AWS::SES::ConfigurationSet": "local mail has no delivery events; its name is known, for permissions",
  "AWS::SES::ConfigurationSetEventDestination": "local mail has no delivery events",
  "AWS::SNS::TopicPolicy": "only SES publishes here, as its receipt rules say",
  "AWS::SQS::QueuePolicy": "roles decide; what comes from S3 and SNS is wired by notifications and subscriptions",
  "Custom::S3AutoDeleteObjects": "local data goes with its folder",
};

export const isWithoutEffect = (type: string): boolean => Object.hasOwn(WITHOUT_EFFECT, type);

const NAMES = "names for people";
const NOT_ENCRYPTED = "nothing is encrypted at rest on a laptop";
const NO_DELETION = "nothing deletes it but a person";
const NO_PASSWORDS = "there are no passwords";
const NO_COGNITO_MAIL = "Cognito itself sends no mail here";
const AT_START = "templates are read at the start";
const FROM_FOLDERS = "files are served from the asset folders";
const NO_HELPER = "no helper function runs; the call is read from the template";
const NO_EDGE_CACHE = "nothing is cached between browser and origin";

/** Ignored properties by resource type. "*": of every type. */
export const PROPERTIES_WITHOUT_EFFECT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "*": { Tags: NAMES, Description: NAMES },
  "AWS::DynamoDB::Table": {
    DeletionProtectionEnabled: NO_DELETION,
    SSESpecification: NOT_ENCRYPTED,
  },
  "AWS::S3::Bucket": {
    BucketEncryption: NOT_ENCRYPTED,
    LifecycleConfiguration: "objects stay until they are deleted",
    LoggingConfiguration: "there is no access log",
    OwnershipControls: "there is one account",
    PublicAccessBlockConfiguration: "every request is signed",
  },
  "AWS::SQS::Queue": { SqsManagedSseEnabled: NOT_ENCRYPTED },
  "AWS::Lambda::Function": {
    Architectures: "the laptop's own",
    LoggingConfig: "lines are kept per run",
  },
  "AWS::IAM::Role": { AssumeRolePolicyDocument: "each function has its own key" },
  "AWS::ApiGatewayV2::Stage": {
    AccessLogSettings: "the console shows runs",
    AutoDeploy: AT_START,
  },
  "AWS::Cognito::UserPool": {
    AccountRecoverySetting: NO_PASSWORDS,
    AdminCreateUserConfig: "there is no open sign-up",
    AutoVerifiedAttributes: "the application says what is verified",
    DeletionProtection: NO_DELETION,
    EmailVerificationMessage: NO_COGNITO_MAIL,
    EmailVerificationSubject: NO_COGNITO_MAIL,
    Policies: NO_PASSWORDS,
    SmsVerificationMessage: "no text messages are sent",
    UserPoolTags: NAMES,
    UserPoolTier: "the triggers of the Essentials tier are there",
    VerificationMessageTemplate: NO_COGNITO_MAIL,
  },
  "AWS::Cognito::UserPoolClient": {
    EnableTokenRevocation: "tokens can always be revoked",
  },
  "AWS::SES::EmailIdentity": {
    ConfigurationSetAttributes: "local mail has no delivery events",
    MailFromAttributes: "nothing is sent, so nothing bounces",
  },
  "Custom::ReceiptRuleSet": {
    InstallLatestAwsSdk: NO_HELPER,
    ServiceToken: NO_HELPER,
    Update: "a template is read as for the first time",
  },
  "AWS::CloudFront::Function": {
    AutoPublish: AT_START,
    FunctionConfig: "it runs in Node's own engine",
    Name: NAMES,
  },
  "Custom::CDKBucketDeployment": {
    DistributionId: NO_EDGE_CACHE,
    DistributionPaths: NO_EDGE_CACHE,
    OutputObjectKeys: FROM_FOLDERS,
    Prune: FROM_FOLDERS,
    ServiceToken: FROM_FOLDERS,
    SourceBucketNames: FROM_FOLDERS,
    WaitForDistributionInvalidation: NO_EDGE_CACHE,
  },
  "Custom::S3BucketNotifications": {
    Managed: AT_START,
    ServiceToken: "no helper function runs; notifications are read from the template",
    SkipDestinationValidation: AT_START,
  },
};
