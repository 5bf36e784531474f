import { type Stack, Validations } from "aws-cdk-lib";

/**
 * The CDK adds functions that run only during a deploy (writing a bucket's notifications, copying the site's files). Their code,
 * runtime and grants cannot be changed here, so `findings` lists the AWS Solutions findings about them as accepted.
 */
export function acknowledgeHelper(stack: Stack, idBeginsWith: string, findings: readonly string[]): void {
  const helper = stack.node.children.find((child) => child.node.id.startsWith(idBeginsWith));
  if (!helper) throw new Error(`The CDK makes no ${idBeginsWith} any more: this acknowledgement can go.`);
  const reason = "A deploy-time function of the CDK: it runs while a stack is changed, and its grants are the CDK's.";
  Validations.of(helper).acknowledge(...findings.map((finding) => ({ id: `AwsSolutions-${finding}`, reason })));
}

/** The finding that a function may write its log through AWS's managed policy. */
export const WRITES_ITS_LOG = "IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]";
