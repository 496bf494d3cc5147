import { clearSession, readSession, writeSession } from "#app/request/cookies/cookies.server.ts";
import { memberInfo } from "#platform/contract/members/account.ts";
import { login } from "#platform/contract/members/auth.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";
import { type Caller, send } from "#platform/contract/wire/send.ts";
import { PASSWORD } from "#platform/demo/demo-accounts.ts";
import { ACCOUNTS, type Role, roleOf } from "./frame/roles.ts";

const HALF_DAY_MS = 12 * 3_600_000;

/** The owner of this browser's session, as the platform reports it. */
export async function roleOfVisitor(request: Request, caller: Caller): Promise<Role | "own"> {
  const token = await readSession(request);
  if (!token) return "guest";
  const member = await send({ ...caller, token }, memberInfo, {}).catch(nobodyWhenRefused);
  return roleOf(member?.account);
}

/**
 * Logs in with a role's account and returns its session cookie. The cookie expires by the browser's
 * time, not the preview's. Throws Refusal when the platform refuses the login.
 */
export async function enterAs(
  role: Role,
  { caller, realNow }: { caller: Caller; realNow: number },
): Promise<string> {
  if (role === "guest") return clearSession();
  const { username, as } = ACCOUNTS[role];
  const input = { username, password: PASSWORD, type: "username", as } as const;
  const outcome = await send(caller, login, input);
  if ("challenge" in outcome) throw new Refusal("challenge_required");
  return writeSession(outcome.token, realNow + HALF_DAY_MS);
}

function nobodyWhenRefused(error: unknown): null {
  if (error instanceof Refusal) return null;
  throw error;
}
