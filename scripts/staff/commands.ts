import { parseArgs } from "node:util";
import { inviteFirstAdmin } from "#platform/staff/people/first-admin.ts";
import type { Inviting } from "#platform/staff/people/invite.ts";
import type { Store } from "#platform/store/open-store.ts";
import { type Command as AnyCommand, WrongUse } from "#scripts/lib/command-line.ts";

export type StaffCommand = AnyCommand<
  [inviting: Inviting & { store: Store }, say: (line: string) => void],
  void
>;

const options = {
  name: { type: "string", default: "" },
  email: { type: "string", default: "" },
  phone: { type: "string" },
} as const;

const firstAdmin: StaffCommand = {
  usage: ["first-admin --name <name> --email <address> [--phone <number>]"],
  async run(args, inviting, say) {
    const { values } = parseArgs({ args, options });
    const { name, email, phone } = values;
    if (!name.trim() || !/^\S+@\S+$/.test(email)) throw new WrongUse("Say --name and --email.");
    const { address, until } = await inviteFirstAdmin(inviting, { name, email, phone });
    say(`${name} becomes the first admin at ${address}`);
    say(`It works once, until ${new Date(until).toISOString()}. Give it to nobody else.`);
  },
};

/** What is done to staff on the server, where nobody is logged in. */
export const staffCommands: Readonly<Record<string, StaffCommand>> = { "first-admin": firstAdmin };
