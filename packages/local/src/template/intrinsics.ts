/** CloudFormation's intrinsic functions, over all stacks of an assembly. An unknown one is an error that names its place. */
import { ACCOUNT_ID, REGION } from "../kernel/service.ts";
import type { Resource, Stack } from "./assembly.ts";

/** The values of Ref and Fn::GetAtt for a resource. Throws for an attribute that the local cloud does not have. */
export interface Identity {
  readonly ref: string;
  attribute(name: string): string;
}

/** Gives a resource its identity. `resolve` evaluates a property of it. */
export type Identify = (place: Place, resource: Resource, resolve: (value: unknown) => unknown) => Identity;

export interface Place {
  readonly stack: string;
  readonly logicalId: string;
}

/** A resource's stack and logical id: "candor-local-api/JobsFunction". */
export const placeName = ({ stack, logicalId }: Place) => `${stack}/${logicalId}`;

const NO_VALUE = Symbol("AWS::NoValue");

const PSEUDO: Record<string, unknown> = {
  "AWS::AccountId": ACCOUNT_ID,
  "AWS::Region": REGION,
  "AWS::Partition": "aws",
  "AWS::URLSuffix": "amazonaws.com",
  "AWS::NoValue": NO_VALUE,
  "AWS::NotificationARNs": [],
};

export class Intrinsics {
  readonly #stacks: Map<string, Stack>;
  readonly #identify: Identify;
  readonly #identities = new Map<string, Identity>();
  readonly #exports = new Map<string, { stack: Stack; value: unknown }>();

  constructor(stacks: readonly Stack[], identify: Identify) {
    this.#stacks = new Map(stacks.map((stack) => [stack.name, stack]));
    this.#identify = identify;
    for (const stack of stacks) {
      for (const [name, output] of Object.entries(stack.template.Outputs)) {
        if (!output.Export) continue;
        const key = String(this.resolve({ stack: stack.name, logicalId: `Outputs.${name}` }, output.Export.Name));
        this.#exports.set(key, { stack, value: output.Value });
      }
    }
  }

  /** The value with every intrinsic replaced. `AWS::NoValue` removes the property or list item that holds it. */
  resolve(place: Place, value: unknown): unknown {
    const resolved = this.#resolve(place, value);
    return resolved === NO_VALUE ? undefined : resolved;
  }

  /** False for a resource whose Condition is false. */
  exists(place: Place, resource: Resource): boolean {
    return resource.Condition === undefined || this.#condition(place, resource.Condition);
  }

  #resolve(place: Place, value: unknown): unknown {
    if (Array.isArray(value)) return value.map((item) => this.#resolve(place, item)).filter((item) => item !== NO_VALUE);
    if (typeof value !== "object" || value === null) return value;

    const entries = Object.entries(value);
    const [only] = entries;
    if (entries.length === 1 && only && (only[0] === "Ref" || only[0].startsWith("Fn::")))
      return this.#call(place, only[0], only[1]);
    return Object.fromEntries(
      entries.map(([key, inner]) => [key, this.#resolve(place, inner)] as const).filter(([, inner]) => inner !== NO_VALUE),
    );
  }

  #call(place: Place, name: string, argument: unknown): unknown {
    const values = (expected: number) => {
      if (!Array.isArray(argument) || argument.length !== expected) {
        throw new Error(`${name} of ${placeName(place)} takes a list of ${expected} values.`);
      }
      return argument as unknown[];
    };
    switch (name) {
      case "Ref":
        return this.#ref(place, String(argument));
      case "Fn::GetAtt": {
        const [logicalId, ...attribute] = typeof argument === "string" ? argument.split(".") : (argument as string[]);
        return this.#identity(place, String(logicalId)).attribute(attribute.join("."));
      }
      case "Fn::Join": {
        const [separator, parts] = values(2);
        return (this.#resolve(place, parts) as unknown[]).map(String).join(String(separator));
      }
      case "Fn::Sub":
        return this.#sub(place, argument);
      case "Fn::Select": {
        const [index, list] = values(2);
        const chosen = (this.#resolve(place, list) as unknown[])[Number(this.#resolve(place, index))];
        if (chosen === undefined) throw new Error(`Fn::Select of ${placeName(place)} points outside its list.`);
        return chosen;
      }
      case "Fn::Split": {
        const [separator, text] = values(2);
        return String(this.#resolve(place, text)).split(String(separator));
      }
      case "Fn::If": {
        const [condition, then, otherwise] = values(3);
        return this.#resolve(place, this.#condition(place, String(condition)) ? then : otherwise);
      }
      case "Fn::FindInMap": {
        const [map, first, second] = values(3).map((part) => String(this.#resolve(place, part)));
        const found = this.#stack(place).template.Mappings[map!]?.[first!]?.[second!];
        if (found === undefined)
          throw new Error(`Fn::FindInMap of ${placeName(place)} finds nothing at ${map}.${first}.${second}.`);
        return found;
      }
      case "Fn::ImportValue": {
        const key = String(this.#resolve(place, argument));
        const found = this.#exports.get(key);
        if (!found) throw new Error(`${placeName(place)} imports "${key}", which no stack exports.`);
        return this.#resolve({ stack: found.stack.name, logicalId: `Export ${key}` }, found.value);
      }
      case "Fn::GetStackOutput": {
        const { StackName, OutputName } = this.#resolveFields(place, argument);
        const stack = this.#stacks.get(String(StackName));
        const output = stack?.template.Outputs[String(OutputName)];
        if (!stack || !output)
          throw new Error(`${placeName(place)} reads ${String(OutputName)} of ${String(StackName)}, which is not there.`);
        return this.#resolve({ stack: stack.name, logicalId: `Outputs.${String(OutputName)}` }, output.Value);
      }
      default:
        throw new Error(`The local cloud does not know the intrinsic ${name}, used by ${placeName(place)}.`);
    }
  }

  #resolveFields(place: Place, argument: unknown): Record<string, unknown> {
    return this.#resolve(place, argument) as Record<string, unknown>;
  }

  #ref(place: Place, name: string): unknown {
    if (name === "AWS::StackName") return place.stack;
    if (name === "AWS::StackId") return `arn:aws:cloudformation:${REGION}:${ACCOUNT_ID}:stack/${place.stack}/local`;
    if (name in PSEUDO) return PSEUDO[name];
    const parameter = this.#stack(place).template.Parameters[name];
    if (parameter) {
      if (parameter.Default === undefined) throw new Error(`The parameter ${name} of ${place.stack} has no default.`);
      return parameter.Default;
    }
    return this.#identity(place, name).ref;
  }

  #sub(place: Place, argument: unknown): string {
    const [text, variables] = Array.isArray(argument) ? (argument as [string, Record<string, unknown>]) : [String(argument), {}];
    return text.replaceAll(/\$\{(!?)([^}]+)\}/g, (_, literal: string, name: string) => {
      if (literal) return `\${${name}}`;
      if (name in variables) return String(this.#resolve(place, variables[name]));
      const [logicalId, ...attribute] = name.split(".");
      return attribute.length > 0
        ? this.#identity(place, logicalId!).attribute(attribute.join("."))
        : String(this.#ref(place, name));
    });
  }

  #condition(place: Place, name: string): boolean {
    const conditions = this.#stack(place).template.Conditions;
    if (!(name in conditions))
      throw new Error(`${placeName(place)} names the condition ${name}, which ${place.stack} does not define.`);
    return this.#isTrue(place, conditions[name]);
  }

  #isTrue(place: Place, expression: unknown): boolean {
    const [name, argument] = Object.entries(expression as Record<string, unknown>)[0] ?? ["nothing", undefined];
    const all = () => argument as unknown[];
    switch (name) {
      case "Fn::Equals":
        return String(this.#resolve(place, all()[0])) === String(this.#resolve(place, all()[1]));
      case "Fn::And":
        return all().every((part) => this.#isTrue(place, part));
      case "Fn::Or":
        return all().some((part) => this.#isTrue(place, part));
      case "Fn::Not":
        return !this.#isTrue(place, all()[0]);
      case "Condition":
        return this.#condition(place, String(argument));
      default:
        throw new Error(`The local cloud does not know the condition function ${name} of ${place.stack}.`);
    }
  }

  #identity(place: Place, logicalId: string): Identity {
    const key = placeName({ stack: place.stack, logicalId });
    const known = this.#identities.get(key);
    if (known) return known;

    const resource = this.#stack(place).template.Resources[logicalId];
    if (!resource) throw new Error(`${placeName(place)} refers to ${logicalId}, which ${place.stack} does not define.`);
    const at = { stack: place.stack, logicalId };
    const identity = this.#identify(at, resource, (value) => this.resolve(at, value));
    this.#identities.set(key, identity);
    return identity;
  }

  #stack({ stack }: Place): Stack {
    const found = this.#stacks.get(stack);
    if (!found) throw new Error(`There is no stack ${stack}.`);
    return found;
  }
}
