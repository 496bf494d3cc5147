import type { CodeSent } from "../codes/send-code.ts";
import type { Context } from "../context.ts";
import type { loginCode } from "../contract/auth.ts";
import type { InputOf } from "../contract/call.ts";
import { requireFlag } from "./require-flag.ts";
import { sendPhoneCode } from "./send-phone-code.ts";

/** Sends a code to log in by (MOBILEVERCODELOGIN3). */
export async function sendLoginCode(
  context: Context,
  input: InputOf<typeof loginCode>,
): Promise<CodeSent> {
  await requireFlag(context, "MOBILEVERCODELOGIN3");
  return sendPhoneCode(context, "login", input);
}
