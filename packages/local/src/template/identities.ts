/** Names, ARNs and attributes of resources, for Ref and Fn::GetAtt. Generated names are the same at every start. */
import { createHash } from "node:crypto";
import { secretArn } from "../secretsmanager/secrets.ts";
import { ACCOUNT_ID, REGION } from "../kernel/service.ts";
import { type Identify, type Identity, type Place, placeName } from "./intrinsics.ts";
import { isWithoutEffect } from "./without-effect.ts";

type Resolve = (property: string) => string | undefined;
type QueueUrl = (queueName: string) => string;
/** `name` answers a property of the template, or a generated name. */
type Describe = (
  name: (property?: string) => string,
  place: Place,
  resolve: Resolve,
  queueUrl: QueueUrl,
) => { ref: string } & Record<string, string>;

const IDENTITIES: Readonly<Record<string, Describe>> = {
  "AWS::DynamoDB::Table": (name) => ({ ref: name("TableName"), Arn: arn("dynamodb", `table/${name("TableName")}`) }),
  "AWS::S3::Bucket": (name) => {
    const bucket = name("BucketName").toLowerCase();
    return {
      ref: bucket,
      Arn: `arn:aws:s3:::${bucket}`,
      DomainName: `${bucket}.s3.amazonaws.com`,
      RegionalDomainName: `${bucket}.s3.${REGION}.amazonaws.com`,
    };
  },
  "AWS::SQS::Queue": (name, _place, _resolve, queueUrl) => {
    const queue = name("QueueName");
    return { ref: queueUrl(queue), Arn: arn("sqs", queue), QueueName: queue, QueueUrl: queueUrl(queue) };
  },
  "AWS::Lambda::Function": (name) => ({ ref: name("FunctionName"), Arn: arn("lambda", `function:${name("FunctionName")}`) }),
  "AWS::Events::Rule": (name) => ({ ref: name("Name"), Arn: arn("events", `rule/${name("Name")}`) }),
  "AWS::IAM::Role": (name) => ({
    ref: name("RoleName"),
    Arn: `arn:aws:iam::${ACCOUNT_ID}:role/${name("RoleName")}`,
    RoleId: name("RoleName"),
  }),
  "AWS::IAM::ManagedPolicy": (name) => {
    const policyArn = `arn:aws:iam::${ACCOUNT_ID}:policy/${name("ManagedPolicyName")}`;
    return { ref: policyArn, PolicyArn: policyArn };
  },
  "AWS::ApiGatewayV2::Api": (_, place, resolve) => {
    const id = token(place, 10);
    const scheme = resolve("ProtocolType") === "WEBSOCKET" ? "wss" : "https";
    return { ref: id, ApiId: id, ApiEndpoint: `${scheme}://${id}.execute-api.${REGION}.amazonaws.com` };
  },
  "AWS::ApiGatewayV2::Route": (_, place) => ({ ref: token(place, 7), RouteId: token(place, 7) }),
  "AWS::ApiGatewayV2::Integration": (_, place) => ({ ref: token(place, 7) }),
  "AWS::Cognito::UserPool": (_, place) => {
    const id = `${REGION}_${token(place, 9)}`;
    const host = `cognito-idp.${REGION}.amazonaws.com/${id}`;
    return {
      ref: id,
      UserPoolId: id,
      Arn: arn("cognito-idp", `userpool/${id}`),
      ProviderName: host,
      ProviderURL: `https://${host}`,
    };
  },
  "AWS::Cognito::UserPoolClient": (_, place) => ({ ref: token(place, 26), ClientId: token(place, 26) }),
  "AWS::Cognito::UserPoolIdentityProvider": (name) => ({ ref: name("ProviderName") }),
  "AWS::Cognito::UserPoolDomain": (name) => ({ ref: name("Domain") }),
  "AWS::SecretsManager::Secret": (name) => ({ ref: secretArn(name("Name")), Id: secretArn(name("Name")) }),
  "AWS::SNS::Topic": (name) => ({
    ref: arn("sns", name("TopicName")),
    TopicArn: arn("sns", name("TopicName")),
    TopicName: name("TopicName"),
  }),
  "AWS::SES::EmailIdentity": (name) => ({ ref: name("EmailIdentity") }),
  "AWS::SES::ConfigurationSet": (name) => ({ ref: name("Name") }),
  "AWS::CloudFront::Distribution": (_, place) => {
    const id = `E${token(place, 13).toUpperCase()}`;
    return { ref: id, Id: id, DomainName: `${id.toLowerCase()}.cloudfront.net` };
  },
  "AWS::CloudFront::Function": (name) => {
    const functionArn = `arn:aws:cloudfront::${ACCOUNT_ID}:function/${name("Name")}`;
    return { ref: functionArn, FunctionARN: functionArn, "FunctionMetadata.FunctionARN": functionArn };
  },
  "AWS::CloudFront::CachePolicy": (_, place) => ({ ref: token(place, 36), Id: token(place, 36) }),
  "AWS::CloudFront::ResponseHeadersPolicy": (_, place) => ({ ref: token(place, 36), Id: token(place, 36) }),
};

/** Gives every resource its identity. `queueUrl` is the address at which a queue answers. */
export function identities(queueUrl: QueueUrl): Identify {
  return (place, resource, resolve): Identity => {
    const explicit: Resolve = (property) => {
      const value = resolve(resource.Properties[property]);
      if (value === undefined || typeof value === "string") return value;
      throw new Error(`${property} of ${placeName(place)} is ${JSON.stringify(value)}, not text.`);
    };
    const name = (property?: string) => (property && explicit(property)) || `${place.stack}-${place.logicalId}`.slice(-63);
    const describe = IDENTITIES[resource.Type];
    if (!describe) {
      if (!isWithoutEffect(resource.Type))
        throw new Error(`The local cloud has no identity for ${resource.Type} (${placeName(place)}).`);
      return { ref: name(), attribute: (attribute) => `${name()}.${attribute}` };
    }
    const { ref, ...attributes } = describe(name, place, explicit, queueUrl);
    return {
      ref,
      attribute(attribute) {
        const value = attributes[attribute];
        if (value === undefined)
          throw new Error(`The local cloud has no attribute ${attribute} of ${resource.Type} (${placeName(place)}).`);
        return value;
      },
    };
  };
}

const arn = (service: string, rest: string) => `arn:aws:${service}:${REGION}:${ACCOUNT_ID}:${rest}`;

/** Lower-case letters and digits made from the resource's place, the same at every start. */
function token(place: Place, length: number): string {
  const digest = createHash("sha512").update(placeName(place)).digest("hex");
  return BigInt(`0x${digest}`).toString(36).slice(0, length);
}
