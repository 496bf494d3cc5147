import { parseArgs } from "node:util";
import { blockTransfers } from "#platform/staff/members/block-transfers.ts";
import { endMemberSessions } from "#platform/staff/members/end-member-sessions.ts";
import { endWithdrawPassword } from "#platform/staff/members/end-withdraw-password.ts";
import { givePassword } from "#platform/staff/members/give-password.ts";
import { setMemberStatus } from "#platform/staff/members/set-member-status.ts";
import { setUpline } from "#platform/staff/members/set-upline.ts";
import { type MemberFacts, showMember } from "#platform/staff/members/show-member.ts";
import {
  LOCKED_DETAILS,
  type LockedDetails,
  unlockDetails,
} from "#platform/staff/members/unlock-details.ts";
import type { StaffContext } from "#platform/staff/staff-context.ts";
import { type Command, WrongUse } from "../command.ts";

type Named = { merchant: string; account: string };
type Act = (
  staff: StaffContext,
  named: Named,
  reason: string,
  upline: string,
) => Promise<string | string[]>;

const unlock =
  (details: LockedDetails): Act =>
  async (staff, named) => {
    await unlockDetails(staff, { ...named, details });
    return `${named.account} may correct ${LOCKED_DETAILS[details].join(", ")}.`;
  };

const setAccountStatus =
  (status: "active" | "blocked"): Act =>
  async (staff, named, reason) => {
    if (!reason) throw new WrongUse("--reason is missing: the audit keeps why.");
    await setMemberStatus(staff, { ...named, status, reason });
    return `${named.account} is ${status}.`;
  };

const acts: Readonly<Record<string, Act>> = {
  show: async (staff, named) => linesOf(await showMember(staff, named)),
  password: async (staff, named) => {
    const password = await givePassword(staff, named);
    return [
      `The password of ${named.account} is ${password}`,
      "It is shown this once. Tell it to nobody but the member, who chooses another at the login.",
    ];
  },
  "unlock-name": unlock("name"),
  "unlock-birthday": unlock("birthday"),
  "unlock-papers": unlock("papers"),
  "reset-withdraw-password": async (staff, named) => {
    await endWithdrawPassword(staff, named);
    return `${named.account} has no withdraw digits and may set new ones.`;
  },
  "end-sessions": async (staff, named) => {
    await endMemberSessions(staff, named);
    return `${named.account} is logged out everywhere.`;
  },
  "set-upline": async (staff, named, _, upline) => {
    if (!upline) throw new WrongUse("--upline is missing: an agent's account, or none.");
    await setUpline(staff, { ...named, upline: upline === "none" ? null : upline });
    return upline === "none"
      ? `${named.account} belongs to no agent.`
      : `${named.account} is directly under ${upline}.`;
  },
  "block-transfers": async (staff, named) => {
    await blockTransfers(staff, { ...named, isBlocked: true });
    return `${named.account} can transfer nothing.`;
  },
  "unblock-transfers": async (staff, named) => {
    await blockTransfers(staff, { ...named, isBlocked: false });
    return `${named.account} can transfer again.`;
  },
  block: setAccountStatus("blocked"),
  unblock: setAccountStatus("active"),
};

export const member: Command = {
  usage: [
    "member show <merchant> <account>",
    "member password <merchant> <account>",
    "member unlock-name|unlock-birthday|unlock-papers <merchant> <account>",
    "member reset-withdraw-password|end-sessions <merchant> <account>",
    "member set-upline <merchant> <account> --upline <agent>|none",
    "member block-transfers|unblock-transfers <merchant> <account>",
    'member block|unblock <merchant> <account> --reason "…"',
  ],
  async run(args, staff, say) {
    const { positionals, values } = parseArgs({
      args,
      options: {
        reason: { type: "string", default: "" },
        upline: { type: "string", default: "" },
      },
      allowPositionals: true,
    });
    const [name = "", merchant = "", account = ""] = positionals;
    const act = Object.hasOwn(acts, name) ? acts[name] : undefined;
    if (!act) throw new WrongUse(`A member cannot be "${name}".`);
    if (!account) throw new WrongUse("Say which member of which merchant.");
    const said = await act(staff, { merchant, account }, values.reason.trim(), values.upline);
    for (const line of [said].flat()) say(line);
  },
};

function linesOf(facts: MemberFacts): string[] {
  const { hasApp, given, unlocked, ...plain } = facts;
  const shown = {
    ...plain,
    registeredAt: plain.registeredAt.toISOString(),
    lastLoginAt: plain.lastLoginAt?.toISOString() ?? "never",
    app: hasApp ? "on" : "off",
    given: given.join(", ") || "nothing",
    unlocked: unlocked.join(", ") || "nothing",
  };
  return Object.entries(shown).map(([name, value]) => `${name.padEnd(18)}${value}`);
}
