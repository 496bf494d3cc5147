import { createHash } from "node:crypto";
import type { Random } from "../context.ts";

/** An opaque secret of 32 random bytes, for a session or an id that nobody may guess. */
export function newToken(random: Random): string {
  return Buffer.from(random.bytes(32)).toString("base64url");
}

/** The stored form of a token: its SHA-256 in hex. */
export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** A short id from the cryptographic source: twelve characters without look-alikes. */
export function newId(random: Random): string {
  const letters = "23456789abcdefghjkmnpqrstuvwxyz";
  return Array.from({ length: 12 }, () => letters[random.below(letters.length)]).join("");
}
