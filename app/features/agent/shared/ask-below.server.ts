import { Refusal } from "#platform/contract/wire/refusal.ts";

/**
 * An account that is not below the agent has no page, whether it exists or not. Nor has a place in a
 * list that no page named.
 */
export async function askBelow<Value>(asked: Promise<Value>): Promise<Value> {
  try {
    return await asked;
  } catch (error) {
    const isUnknown =
      error instanceof Refusal &&
      (error.code === "unknown_downline" ||
        (error.code === "invalid_input" && error.field === "after"));
    throw isUnknown ? new Response("no such page", { status: 404 }) : error;
  }
}

/**
 * The same for an account that somebody typed: null when it is not below the agent, so that the page
 * can say so at the field.
 */
export async function askTyped<Value>(asked: Promise<Value>): Promise<Value | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Refusal && error.code === "unknown_downline") return null;
    return askBelow(Promise.reject(error));
  }
}
