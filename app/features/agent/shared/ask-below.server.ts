import { Refusal } from "#platform/contract/wire/refusal.ts";

/** An account that is not below the agent has no page, whether it exists or not. */
export async function askBelow<Value>(asked: Promise<Value>): Promise<Value> {
  try {
    return await asked;
  } catch (error) {
    const isUnknown = error instanceof Refusal && error.code === "unknown_downline";
    throw isUnknown ? new Response("no such account", { status: 404 }) : error;
  }
}
