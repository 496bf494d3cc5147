import { z } from "zod";
import { tokenHash } from "../access/token.ts";
import type { Context } from "../context.ts";
import { openText, type SealContext, sealText } from "./seal-text.ts";

const PLACE = "letter-pass";
const content = z.tuple([z.string(), z.string()]);

/**
 * The pass of a letter to a member at an address, with which its reader stops such letters. It is sealed
 * for its merchant, so it names nobody, and nobody can make one.
 */
export const makeLetterPass = (
  context: SealContext & Pick<Context, "random">,
  { memberId, email }: { memberId: string; email: string },
): string => sealText(context, PLACE, JSON.stringify([memberId, addressOf(email)]));

/** Whose letters a pass is about, and whether an address is that of its letter; null for a wrong pass. */
export function readLetterPass(context: SealContext, pass: string) {
  const [memberId, address] = opened(context, pass) ?? [];
  if (memberId === undefined) return null;
  return { memberId, isAt: (email: string) => addressOf(email) === address };
}

function opened(context: SealContext, pass: string): z.output<typeof content> | null {
  try {
    return content.parse(JSON.parse(openText(context, PLACE, pass)));
  } catch {
    // Whatever does not open was not sealed here, or under a key that is gone.
    return null;
  }
}

/** Enough of a hash to tell one person's addresses apart. */
const addressOf = (email: string) => tokenHash(email.toLowerCase()).slice(0, 16);
