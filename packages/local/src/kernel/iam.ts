import { globPattern } from "./glob.ts";
import { ACCOUNT_ID, type Need, type Principal, type Statement } from "./service.ts";

type Match = (pattern: string, value: string) => boolean;

/** The condition operators that the templates use. https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_policies_elements_condition_operators.html */
const OPERATORS: Readonly<Record<string, Match>> = {
  StringEquals: (pattern, value) => pattern === value,
  StringLike: (pattern, value) => matches(pattern, value),
  Bool: (pattern, value) => pattern.toLowerCase() === value.toLowerCase(),
  ArnEquals: arnMatches,
  ArnLike: arnMatches,
};

/**
 * True when the statements allow the call: no Deny matches, and some Allow does.
 * @throws Error for an unknown condition operator or policy variable, so that none is silently ignored.
 */
export function isAllowed(statements: readonly Statement[], need: Need): boolean {
  const applying = statements.filter((statement) => applies(statement, need));
  return applying.length > 0 && applying.every((statement) => statement.effect === "Allow");
}

/** AWS's sentence for a refused call, or undefined when it is allowed. */
export function denial(principal: Principal, need: Need): string | undefined {
  if (isAllowed(principal.statements, need)) return undefined;
  return (
    `User: arn:aws:sts::${ACCOUNT_ID}:assumed-role/${principal.name}/${principal.name} is not authorized to perform: ${need.action} ` +
    `on resource: ${need.resource} because no identity-based policy allows the ${need.action} action`
  );
}

/**
 * Reads policies as `isAllowed` does, so that the start stops at an unknown operator instead of a later call.
 * @throws Error naming the operator or variable.
 */
export function assertUnderstood(statements: readonly Statement[]): void {
  for (const statement of statements) {
    for (const operator of Object.keys(statement.conditions ?? {})) operatorOf(operator);
    for (const text of [...statement.actions, ...statement.resources]) assertNoVariable(text);
    for (const values of Object.values(statement.conditions ?? {}).flatMap((keys) => Object.values(keys)))
      values.forEach(assertNoVariable);
  }
}

function applies(statement: Statement, need: Need): boolean {
  return (
    statement.actions.some((action) => matches(action.toLowerCase(), need.action.toLowerCase())) &&
    statement.resources.some((resource) => matches(resource, need.resource)) &&
    Object.entries(statement.conditions ?? {}).every(([operator, keys]) => {
      const holds = operatorOf(operator);
      return Object.entries(keys).every(([key, patterns]) => holds(patterns, contextOf(need, key)));
    })
  );
}

/** Condition keys are compared without regard to case. */
function contextOf(need: Need, key: string): readonly string[] {
  const found = Object.entries(need.context ?? {}).find(([name]) => name.toLowerCase() === key.toLowerCase());
  return found?.[1] ?? [];
}

/** "ForAllValues:StringLike" -> does it hold for these patterns and the call's values? A key the call lacks has no values. */
function operatorOf(name: string): (patterns: readonly string[], values: readonly string[]) => boolean {
  const [, set, base] = /^(?:(ForAllValues|ForAnyValue):)?(.+)$/.exec(name) ?? [];
  const match = Object.hasOwn(OPERATORS, base ?? "") ? OPERATORS[base ?? ""] : undefined;
  if (!match) throw new Error(`The condition operator ${name} is not understood; add it to kernel/iam.ts.`);

  return (patterns, values) => {
    const accepted = (value: string) => patterns.some((pattern) => match(pattern, value));
    // ForAllValues holds for a call without the key, as in IAM; the other two do not.
    return set === "ForAllValues" ? values.every(accepted) : values.some(accepted);
  };
}

const matches = (pattern: string, value: string): boolean => expressionOf(pattern).test(value);

/** The expressions of the templates' patterns, of which there are a few hundred, because every call is compared with many of them. */
const expressions = new Map<string, RegExp>();

function expressionOf(pattern: string): RegExp {
  let expression = expressions.get(pattern);
  if (!expression) {
    assertNoVariable(pattern);
    expression = globPattern(pattern);
    expressions.set(pattern, expression);
  }
  return expression;
}

/** Each of the six colon-delimited parts of an ARN is compared separately; the resource part may hold colons itself. */
function arnMatches(pattern: string, value: string): boolean {
  const [patterns, values] = [arnParts(pattern), arnParts(value)];
  return values.length === 6 && patterns.length === 6 && patterns.every((part, index) => matches(part, values[index] ?? ""));
}

function arnParts(arn: string): string[] {
  const parts = arn.split(":");
  return parts.length < 6 ? parts : [...parts.slice(0, 5), parts.slice(5).join(":")];
}

function assertNoVariable(text: string): void {
  if (text.includes("${")) throw new Error(`The policy variable in ${text} is not understood; add it to kernel/iam.ts.`);
}
