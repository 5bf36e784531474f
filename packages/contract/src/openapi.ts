import * as z from "zod/mini";
import { type Call, type CallKey, calls } from "./calls.ts";

type Json = Readonly<Record<string, unknown>>;

/** Descriptions of the statuses; the sentences of refusals are in the caller's language. */
const MEANING: Record<Call["status"], string> = {
  200: "Answered",
  201: "Made",
  202: "Taken; it is done in a while",
  204: "Done",
  302: "To be fetched at the address in Location",
};

/**
 * The API as an OpenAPI 3.1 document, derived from the table of calls: every call with its path, input, answer and refusals. A body's
 * schema describes the unparsed input, an answer's schema the output.
 */
export function openApiOf(serverUrl: string): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [key, definition] of Object.entries(calls) as [CallKey, Call][]) {
    const [method = "", path = ""] = key.split(" ");
    (paths[path] ??= {})[method.toLowerCase()] = operationOf(key, definition);
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Candor",
      version: "1",
      summary: "Recruiting whose score can be checked",
      description: "A session is a cookie that signing in sets. Calls that change something come from the site's own origin.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: serverUrl }],
    tags: [...new Set(Object.values(calls).map(({ group }) => group))].toSorted().map((name) => ({ name })),
    paths,
    components: {
      schemas: { Problem: PROBLEM },
      responses: {
        Refusal: {
          description: "Refused, with a code and a sentence in the caller's language (RFC 9457)",
          content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
        },
      },
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "__Host-session.0" },
        extension: { type: "http", scheme: "bearer", description: "The token of a browser that a member has connected" },
      },
    },
  };
}

const SECURITY: Readonly<Record<Call["access"], readonly Json[]>> = {
  anyone: [],
  member: [{ session: [] }],
  extension: [{ extension: [] }],
};

const PROBLEM: Json = {
  type: "object",
  required: ["status", "code", "message"],
  properties: {
    status: { type: "integer" },
    code: { type: "string", description: "Names the refusal in every language" },
    message: { type: "string", description: "For the person, in the language of Accept-Language" },
    fields: { type: "object", additionalProperties: { type: "string" }, description: "What is wrong with each field" },
    id: { type: "string", description: "Finds the fault in the log" },
  },
};

function operationOf(key: CallKey, { group, access, summary, path, query, body, isForm, status, answer }: Call): Json {
  return {
    operationId: key.replaceAll(/[^A-Za-z]+/gu, "_").replace(/_$/u, ""),
    tags: [group],
    summary,
    security: SECURITY[access],
    parameters: [...parametersOf("path", path), ...parametersOf("query", query)],
    ...(body && {
      requestBody: {
        required: true,
        content: { [isForm ? "application/x-www-form-urlencoded" : "application/json"]: { schema: schemaOf(body, "input") } },
      },
    }),
    responses: {
      [status]: {
        description: MEANING[status],
        ...(answer && { content: { "application/json": { schema: schemaOf(answer, "output") } } }),
        ...(status === 302 && { headers: { Location: { required: true, schema: { type: "string" } } } }),
      },
      default: { $ref: "#/components/responses/Refusal" },
    },
  };
}

function parametersOf(where: "path" | "query", schema: z.ZodMiniObject | undefined): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, "input") as {
    properties?: Record<string, Json>;
    required?: readonly string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === "path" || required.includes(name),
    schema: property,
  }));
}

/** JSON Schema in the draft of OpenAPI 3.1; a type that it cannot express becomes a schema that accepts anything. */
function schemaOf(schema: z.ZodMiniType, io: "input" | "output"): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, target: "draft-2020-12", unrepresentable: "any" });
  return json;
}
