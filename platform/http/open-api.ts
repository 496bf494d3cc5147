import { z } from "zod";
import { type Call, envelope } from "../contract/wire/call.ts";

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 document of the given calls, below `base`. A keyed call requires its header. */
export function openApi(calls: readonly Call[], base: string): Json {
  const schemas: Json = {};
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    const path = base + call.path;
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call, schemas) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Platform",
      version: "1",
      description: "Amounts are strings of ten-thousandths.",
    },
    paths,
    components: {
      schemas,
      securitySchemes: {
        member: { type: "http", scheme: "bearer" },
        staff: { type: "http", scheme: "bearer" },
        gateway: { type: "apiKey", in: "header", name: "x-signature" },
      },
    },
  };
}

function operation(call: Call, schemas: Json): Json {
  const value = wireSchema(call.value, call.name, schemas);
  const answer = {
    allOf: [wireSchema(envelope, "envelope", schemas), { properties: { value } }],
  };
  const input = wireSchema(call.input, `${call.name}Input`, schemas);
  const isQuery = call.method === "GET" || call.method === "DELETE";
  return {
    operationId: call.name,
    ...securityOf(call),
    parameters: [...headerParameters(call), ...(isQuery ? queryParameters(input) : [])],
    ...(isQuery ? {} : { requestBody: requestBody(call, input) }),
    responses: {
      200: { description: "Done", content: { "application/json": { schema: answer } } },
      default: {
        description: "Refused: nothing was changed; message carries the code",
        content: { "application/json": { schema: wireSchema(envelope, "envelope", schemas) } },
      },
    },
  };
}

function securityOf({ access }: Call): Json {
  if (access === "guest" || access === "office") return {};
  const scheme = access === "gateway" || access === "staff" ? access : "member";
  return { security: [{ [scheme]: [] }] };
}

function headerParameters(call: Call): Json[] {
  const header = (name: string) => ({
    name,
    in: "header",
    required: true,
    schema: { type: "string" },
  });
  const isOwn = call.access === "staff" && !call.permission;
  if (call.access === "gateway" || call.access === "office" || isOwn) return [];
  return call.keyed ? [header("x-merchant"), header("idempotency-key")] : [header("x-merchant")];
}

function queryParameters(input: Json): Json[] {
  const required = (input.required ?? []) as string[];
  return Object.entries((input.properties ?? {}) as Json).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema,
  }));
}

function requestBody(call: Call, input: Json): Json {
  const sealed = { "application/jose": { schema: { type: "string" } } };
  return {
    required: true,
    content: { "application/json": { schema: input }, ...(call.sealed ? sealed : {}) },
  };
}

/** The wire form of a schema. Named parts move to the document's components. */
function wireSchema(schema: z.ZodType, name: string, schemas: Json): Json {
  const { $schema: _, $defs, ...json } = z.toJSONSchema(schema, { io: "input" }) as Json;
  for (const [id, part] of Object.entries(($defs ?? {}) as Json)) {
    schemas[`${name}.${id}`] = withReferences(part, name);
  }
  return withReferences(json, name) as Json;
}

function withReferences(part: unknown, name: string): unknown {
  const text = JSON.stringify(part);
  return JSON.parse(text.replaceAll('"#/$defs/', `"#/components/schemas/${name}.`));
}
