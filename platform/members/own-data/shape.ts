import type { Context } from "../../core/context.ts";
import { openText } from "../../core/seal/seal-text.ts";
import { openProfile } from "../profile/seal-profile.ts";
import type { Row } from "./part.ts";

const SHOWN = 4;
const MINUTE_MS = 60_000n;

/**
 * The account with its opened profile. Numbers of papers and banks end as on the site's pages, and
 * no secret is in it.
 */
export function profileOf(context: Context, memberId: string, { profile, ...row }: Row): Row {
  const known = openProfile(context, memberId, profile as Record<string, string>);
  const shown = Object.entries(known)
    .filter(([field, value]) => value && !/password/i.test(field))
    .map(([field, value]) => [field, /idnumber|bank/i.test(field) ? masked(value) : value]);
  return { ...row, profile: Object.fromEntries(shown) };
}

const masked = (value: string) => `•••${value.slice(-SHOWN)}`;

/** A redeemed good with its opened address and number. */
export function redemptionOf(
  context: Context,
  _memberId: string,
  { id, keptAddress, keptMobile, ...row }: Row,
): Row {
  const open = (name: "address" | "mobile", sealed: unknown) =>
    openText(context, `redemption:${id}:${name}`, sealed as string);
  return { ...row, address: open("address", keptAddress), mobile: open("mobile", keptMobile) };
}

/** A limit on time counts milliseconds in the database, and minutes for its player. */
export function limitOf(_context: Context, _memberId: string, row: Row): Row {
  if (row.kind !== "time") return row;
  const minutes = (value: unknown) =>
    typeof value === "bigint" ? `${value / MINUTE_MS} min` : value;
  return { ...row, amount: minutes(row.amount), pendingAmount: minutes(row.pendingAmount) };
}

/** A transfer between members, seen from one of them: the other is not named. */
export function transferOf(
  _context: Context,
  memberId: string,
  { fromMember, toMember, ...row }: Row,
): Row {
  return { ...row, side: fromMember === memberId ? "sent" : "received" };
}

/** A contract seen from one of its two sides. */
export function contractOf(
  _context: Context,
  memberId: string,
  { upline, downline, ...row }: Row,
): Row {
  return { ...row, side: downline === memberId ? "below" : "above" };
}
