/** Reads a cloud assembly into a model of its resources. */
import { REGION } from "../kernel/service.ts";
import { type Assembly, type Resource } from "./assembly.ts";
import { Fields } from "./fields.ts";
import { identities } from "./identities.ts";
import { Intrinsics, type Place, placeName } from "./intrinsics.ts";
import type { Model } from "./model.ts";
import { Permissions } from "./permissions.ts";
import type { ResourceType, TemplateReader } from "./resource-type.ts";
import { RESOURCE_TYPES } from "./resource-types.ts";
import { isWithoutEffect, PROPERTIES_WITHOUT_EFFECT } from "./without-effect.ts";

export interface ReadOptions {
  /** The address at which a queue answers, for Ref of AWS::SQS::Queue. */
  readonly queueUrl: (queueName: string) => string;
  /** The address at which the connections of a WebSocket API are managed, in the place of its host on AWS. */
  readonly managementUrl: (apiId: string) => string;
  /** The address of a user pool's hosted domain, in the place of its host on AWS. */
  readonly signInUrl: (prefix: string) => string;
}

/**
 * Reads the resources of the templates. Throws, naming type and logical id, for a resource type, property, intrinsic or value that is
 * neither provided nor listed in without-effect.ts.
 */
export function readTemplate(assembly: Assembly, { queueUrl, managementUrl, signInUrl }: ReadOptions): Model {
  const intrinsics = new Intrinsics(assembly.stacks, identities(queueUrl));
  const model: Model = {
    tables: [],
    buckets: [],
    queues: [],
    functions: [],
    eventSources: [],
    schedules: [],
    httpApis: [],
    webSocketApis: [],
    userPools: [],
    secrets: [],
    mailIdentities: [],
    receiptRules: [],
    topics: [],
    distributions: [],
    siteDeployments: [],
  };

  const found = new Map<string, Fields[]>();
  const unknown: string[] = [];
  for (const stack of assembly.stacks) {
    const providers = deployTimeProviders(stack.template.Resources);
    for (const [logicalId, resource] of Object.entries(stack.template.Resources)) {
      const place = { stack: stack.name, logicalId };
      if (!intrinsics.exists(place, resource) || providers.has(logicalId)) continue;
      const resourceType = RESOURCE_TYPES[resource.Type];
      if (resourceType) {
        const { properties, unknownNames } = propertiesWithEffect(resource, resourceType);
        unknown.push(...unknownNames.map((name) => `the property ${name} of ${resource.Type} (${placeName(place)})`));
        const resolved = intrinsics.resolve(place, properties) as Record<string, unknown>;
        assertReferences(place, resolved, resourceType);
        const fields = new Fields(place, resolved);
        found.set(resource.Type, [...(found.get(resource.Type) ?? []), fields]);
      } else if (!isWithoutEffect(resource.Type)) {
        unknown.push(`the resource type ${resource.Type} (${placeName(place)})`);
      }
    }
  }
  if (unknown.length > 0) throw new Error(`The local cloud does not know ${unknown.join(", ")}.`);

  const reader: TemplateReader = {
    model,
    assets: assembly.assets,
    permissions: new Permissions(),
    ref: (place) => String(intrinsics.resolve(place, { Ref: place.logicalId })),
    attribute: (place, name) => String(intrinsics.resolve(place, { "Fn::GetAtt": [place.logicalId, name] })),
    here: (text) => hostsHere.reduce((rest, [host, url]) => rest.replace(`https://${host}`, url), text),
    all: (type) => found.get(type) ?? [],
  };
  const hostsHere = [
    ...reader
      .all("AWS::ApiGatewayV2::Api")
      .filter((api) => api.text("ProtocolType") === "WEBSOCKET")
      .map(({ place }) => reader.ref(place))
      .map((id) => [`${id}.execute-api.${REGION}.amazonaws.com`, managementUrl(id)] as const),
    ...reader
      .all("AWS::Cognito::UserPoolDomain")
      .map((domain) => domain.text("Domain"))
      .map((prefix) => [`${prefix}.auth.${REGION}.amazoncognito.com`, signInUrl(prefix)] as const),
  ];
  for (const [type, resourceType] of Object.entries(RESOURCE_TYPES)) {
    for (const fields of reader.all(type)) resourceType.read?.(fields, reader);
  }
  return model;
}

/** Leaves out properties without effect, and lists the unknown ones. */
function propertiesWithEffect({ Type, Properties }: Resource, { properties }: ResourceType) {
  const without = { ...PROPERTIES_WITHOUT_EFFECT["*"], ...PROPERTIES_WITHOUT_EFFECT[Type] };
  const names = Object.keys(Properties);
  return {
    properties: Object.fromEntries(names.filter((name) => properties.includes(name)).map((name) => [name, Properties[name]])),
    unknownNames: names.filter((name) => !properties.includes(name) && !(name in without)),
  };
}

const REFERENCE = /\{\{resolve:[^}]*\}\}/g;
/** The whole text of a secret, by its ARN or its name. */
const SECRET_REFERENCE = /^\{\{resolve:secretsmanager:(arn:[^}]+?|[\w/+=.@-]+):SecretString:::\}\}$/;

/** The ARN or name of the secret that a value names by a dynamic reference, or undefined for a plain value. */
export const secretNamedBy = (value: string): string | undefined => SECRET_REFERENCE.exec(value)?.[1];

/** A dynamic reference is allowed only where secrets are, and as the whole value. Elsewhere its text would be used as the value. */
function assertReferences(place: Place, value: unknown, resourceType: ResourceType): void {
  if (typeof value === "object" && value !== null)
    for (const inner of Object.values(value)) assertReferences(place, inner, resourceType);
  if (typeof value !== "string" || !value.includes("{{resolve:") || (resourceType.takesSecrets && secretNamedBy(value))) return;
  const [reference = value] = value.match(REFERENCE) ?? [];
  throw new Error(`The local cloud does not know the dynamic reference ${reference} of ${placeName(place)}.`);
}

/** Functions that only serve custom resources during a deployment: those named in a ServiceToken. */
function deployTimeProviders(resources: Readonly<Record<string, Resource>>): Set<string> {
  const providers = new Set<string>();
  for (const { Properties } of Object.values(resources)) {
    const token = Properties.ServiceToken as { "Fn::GetAtt"?: [string, string] } | undefined;
    const logicalId = token?.["Fn::GetAtt"]?.[0];
    if (logicalId) providers.add(logicalId);
  }
  return providers;
}
