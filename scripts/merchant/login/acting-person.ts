import { Refusal } from "#platform/contract/wire/refusal.ts";
import { findDemoAdmin } from "#platform/staff/people/demo-admin.ts";
import type { Person } from "#platform/staff/people/desk.ts";
import { findPerson } from "#platform/staff/people/find-person.ts";
import type { TerminalParts } from "../command.ts";

type Acting = {
  /** The token of the person who logged the terminal in. */
  token: string | undefined;
  isDemonstration: boolean;
};

/** A line that needs a login first. The usage of its command would not help. */
class LogInFirst extends Error {
  override name = "LogInFirst";
}

/**
 * The person as whom a terminal acts: whoever logged it in, else the admin of a demonstration. In
 * production, and on a database without that admin, it asks for a login. Refuses a session that is
 * over with not_logged_in.
 */
export async function actingPerson(
  parts: Pick<TerminalParts, "store" | "clock">,
  { token, isDemonstration }: Acting,
): Promise<Person> {
  if (token !== undefined) {
    const person = await findPerson(parts, token);
    if (!person) throw new Refusal("not_logged_in", { status: 401 });
    return person;
  }
  const admin = isDemonstration ? await findDemoAdmin(parts) : null;
  if (!admin) throw new LogInFirst("Log in first: npm run merchant -- login");
  return admin;
}
