import { z } from "zod";
import type { Call } from "./call.ts";

/**
 * An address to which a vendor or a gateway sends the player back. The platform accepts only one of
 * the merchant's own hosts, by https (a demonstration's `.localhost` also by http).
 */
export const ownAddress = z.string().max(500);

/** The fields of a call's input that are such addresses. */
export function ownAddressesOf(call: Call): string[] {
  const { shape = {} } = call.input as { shape?: Record<string, unknown> };
  return Object.keys(shape).filter((name) => shape[name] === ownAddress);
}
