/** The statements of every role: its inline policies and the policies attached to it. */
import type { Statement } from "../kernel/service.ts";
import type { Fields } from "./fields.ts";
import { placeName } from "./intrinsics.ts";

/** AWS's own policies that the templates may attach, and their statements for local services. */
const AWS_MANAGED: Readonly<Record<string, readonly Statement[]>> = {
  // Log groups and X-Ray do not exist locally.
  "service-role/AWSLambdaBasicExecutionRole": [],
  AWSXRayDaemonWriteAccess: [],
};

export class Permissions {
  /** Role name, or the ARN of a managed policy, to statements. */
  readonly #statements = new Map<string, Statement[]>();
  readonly #attached = new Map<string, string[]>();

  readRole(roleName: string, role: Fields): void {
    for (const policy of role.list("Policies")) this.#add(roleName, policy);
    this.#attached.set(roleName, role.texts("ManagedPolicyArns"));
  }

  /** AWS::IAM::Policy, AWS::IAM::RolePolicy and AWS::IAM::ManagedPolicy. */
  readPolicy(policyArn: string, policy: Fields): void {
    for (const role of [...policy.texts("Roles"), ...policy.texts("RoleName")]) this.#add(role, policy);
    this.#add(policyArn, policy);
  }

  /** The statements of a role. */
  of(roleName: string): Statement[] {
    const attached = (this.#attached.get(roleName) ?? []).flatMap((policyArn) => {
      const own = this.#statements.get(policyArn) ?? AWS_MANAGED[policyArn.replace(/^arn:aws:iam::aws:policy\//, "")];
      if (!own) throw new Error(`The role ${roleName} has the policy ${policyArn}, which the local cloud does not know.`);
      return own;
    });
    return [...(this.#statements.get(roleName) ?? []), ...attached];
  }

  #add(holder: string, policy: Fields): void {
    const statements = this.#statements.get(holder) ?? [];
    this.#statements.set(holder, [...statements, ...policy.object("PolicyDocument").list("Statement").map(readStatement)]);
  }
}

/** A statement in the form that the services check. Throws for an element that they do not check. */
function readStatement(statement: Fields): Statement {
  statement.only("a policy statement", "Sid", "Effect", "Action", "Resource", "Condition");
  const effect = statement.text("Effect");
  if (effect !== "Allow" && effect !== "Deny")
    throw new Error(`${placeName(statement.place)} has a statement whose Effect is ${effect}.`);

  const conditions = statement
    .object("Condition")
    .entries()
    .map(([operator]) => {
      const keys = statement.object("Condition").object(operator);
      return [operator, Object.fromEntries(keys.entries().map(([key]) => [key, keys.texts(key)]))] as const;
    });
  return {
    effect,
    actions: statement.texts("Action"),
    resources: statement.texts("Resource"),
    ...(conditions.length > 0 && { conditions: Object.fromEntries(conditions) }),
  };
}
