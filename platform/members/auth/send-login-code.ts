import type { loginCode } from "../../contract/members/auth.ts";
import type { InputOf } from "../../contract/wire/call.ts";
import { requireFlag } from "../../core/access/require-flag.ts";
import type { Context } from "../../core/context.ts";
import type { CodeSent } from "../codes/send-code.ts";
import { sendPhoneCode } from "./send-phone-code.ts";

/** Sends a code for logging in (MOBILEVERCODELOGIN3). */
export async function sendLoginCode(
  context: Context,
  input: InputOf<typeof loginCode>,
): Promise<CodeSent> {
  await requireFlag(context, "MOBILEVERCODELOGIN3");
  return sendPhoneCode(context, "login", input);
}
