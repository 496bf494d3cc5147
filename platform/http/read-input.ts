import { compactDecrypt } from "jose";
import type { Call } from "../contract/wire/call.ts";
import { invalidInput } from "../contract/wire/invalid-input.ts";
import { Refusal } from "../contract/wire/refusal.ts";

export const BODY_BYTES_MAX = 64 * 1024;

/** The body's bytes, at most 64 kB or the call's own limit, whatever the length header claims. */
export async function readBody(
  request: Request,
  bytesMax: number = BODY_BYTES_MAX,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = request.body?.getReader();
  for (let read = await reader?.read(); read && !read.done; read = await reader?.read()) {
    length += read.value.byteLength;
    if (length > bytesMax) throw new Refusal("too_large", { status: 413 });
    chunks.push(read.value);
  }
  return Buffer.concat(chunks);
}

/**
 * The call's input from query or body, whose seal opens with any of the keys. A wrong shape is
 * refused at the first wrong field.
 */
export async function readInput(
  call: Call,
  request: Request,
  body: Uint8Array,
  keys: readonly Uint8Array[],
) {
  return parseInput(call, await readWire(call, request, body, keys));
}

/** The input as it was sent, before its shape is checked. */
export async function readWire(
  call: Call,
  request: Request,
  body: Uint8Array,
  keys: readonly Uint8Array[],
): Promise<unknown> {
  return hasQuery(call) ? queryOf(request) : parseJson(await openBody(call, request, body, keys));
}

/** The input of the right shape. Refuses any other with invalid_input at its first wrong field. */
export function parseInput(call: Call, wire: unknown) {
  const parsed = call.input.safeParse(wire);
  if (parsed.success) return parsed.data;
  throw invalidInput(parsed.error);
}

function hasQuery(call: Call): boolean {
  return call.method === "GET" || call.method === "DELETE";
}

async function openBody(
  call: Call,
  request: Request,
  body: Uint8Array,
  keys: readonly Uint8Array[],
) {
  const text = new TextDecoder().decode(body);
  if (!request.headers.get("content-type")?.startsWith("application/jose")) return text;
  if (!call.sealed) throw new Refusal("invalid_input", { status: 400 });
  for (const key of keys) {
    const opened = await opens(text, key);
    if (opened !== null) return opened;
  }
  throw new Refusal("invalid_input", { status: 400 });
}

async function opens(text: string, key: Uint8Array): Promise<string | null> {
  const options = { keyManagementAlgorithms: ["dir"], contentEncryptionAlgorithms: ["A128GCM"] };
  try {
    return new TextDecoder().decode((await compactDecrypt(text, key, options)).plaintext);
  } catch {
    return null;
  }
}

function queryOf(request: Request) {
  const query = [...new URL(request.url).searchParams];
  return Object.fromEntries(query.map(([name, value]) => [name, withoutNull(name, value)]));
}

function parseJson(text: string): unknown {
  if (text === "") return {};
  try {
    return JSON.parse(text, withoutNull);
  } catch {
    throw new Refusal("invalid_input", { status: 400 });
  }
}

/** PostgreSQL's text holds no zero byte, and no form of ours can send one. */
function withoutNull(key: string, value: unknown): unknown {
  if (key.includes("\0") || (typeof value === "string" && value.includes("\0"))) {
    throw new Refusal("invalid_input", { status: 400 });
  }
  return value;
}
