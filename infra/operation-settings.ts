/** Settings of a stage that its traffic and its AWS account ask for. None is needed, and the local cloud has none. */
export interface Operation {
  /** Sets aside a number of executions for each function of the API. A new AWS account has too few for it. */
  readonly reservesConcurrency: boolean;
  /** A firewall in front of CloudFront, made from `infra/firewall.json`. */
  readonly webAclArn?: string;
  /** Functions send traces to X-Ray. */
  readonly traces: boolean;
  /** US dollars a month; near them, the address of the alarms gets a mail. */
  readonly monthlyBudgetUsd?: number;
}

export const NO_OPERATION: Operation = { reservesConcurrency: false, traces: false };

/** The settings that the environment names. Throws for a value of another form. */
export function operationFrom(environment: NodeJS.ProcessEnv): Operation {
  const webAclArn = environment["CANDOR_WEB_ACL_ARN"];
  if (webAclArn && !/^arn:aws:wafv2:us-east-1:\d{12}:global\/webacl\/[\w-]+\/[\w-]+$/u.test(webAclArn)) {
    throw new Error(`CANDOR_WEB_ACL_ARN is the ARN of a web ACL for CloudFront, in us-east-1, not "${webAclArn}".`);
  }
  const budget = environment["CANDOR_MONTHLY_BUDGET"];
  if (budget && !/^[1-9]\d{0,6}$/u.test(budget)) {
    throw new Error(`CANDOR_MONTHLY_BUDGET is a number of US dollars without cents, not "${budget}".`);
  }
  return {
    reservesConcurrency: switchOf("CANDOR_RESERVED_CONCURRENCY", environment),
    ...(webAclArn && { webAclArn }),
    traces: switchOf("CANDOR_TRACING", environment),
    ...(budget && { monthlyBudgetUsd: Number(budget) }),
  };
}

function switchOf(name: string, environment: NodeJS.ProcessEnv): boolean {
  const value = environment[name] || "false";
  if (value !== "true" && value !== "false") throw new Error(`${name} is "true" or "false", not "${value}".`);
  return value === "true";
}
