import type { TermChange } from "#platform/core/merchant/config/diff-bodies.ts";
import {
  compareTerms,
  explainTerms,
  isConfigArea,
  type TermsVersion,
} from "#platform/staff/merchant/explain-terms.ts";
import type { StaffContext } from "#platform/staff/staff-context.ts";
import { CONFIG_AREAS } from "#platform/store/schema/config.ts";
import { type Command, WrongUse } from "../command.ts";

type Say = (line: string) => void;

export const terms: Command = {
  usage: [
    "terms <merchant> (the version in force of every area)",
    "terms <merchant> withdrawals (its versions: since when, by whom, what changed)",
    "terms <merchant> withdrawals 1 3 (what differs between two of them)",
  ],
  async run([merchant, area, from, to], staff, say) {
    if (!merchant) throw new WrongUse("Say whose terms.");
    if (area === undefined) return sayAll(staff, merchant, say);
    if (!isConfigArea(area)) throw new WrongUse(`The area is one of ${CONFIG_AREAS.join(", ")}.`);
    if (from === undefined) return sayVersions(await explainTerms(staff, merchant, area), say);
    const numbers = { from: Number(from), to: Number(to) };
    if (!Number.isInteger(numbers.from) || !Number.isInteger(numbers.to))
      throw new WrongUse("Say two versions by their numbers, such as 1 3.");
    const changes = await compareTerms(staff, merchant, area, numbers);
    sayChanges(changes, say);
    if (changes.length === 0) say("They are the same.");
  },
};

async function sayAll(staff: StaffContext, merchant: string, say: Say) {
  for (const area of CONFIG_AREAS) {
    const last = (await explainTerms(staff, merchant, area)).at(-1);
    say(`${area.padEnd(16)}${last ? headOf(last) : NEVER}`);
  }
}

function sayVersions(versions: readonly TermsVersion[], say: Say) {
  if (versions.length === 0) say(NEVER);
  for (const version of versions) {
    say(headOf(version));
    sayChanges(version.changes, say);
  }
}

const NEVER = "version 1: never changed";

function headOf({ version, effectiveFrom, madeBy, approvedBy }: TermsVersion) {
  const approval = approvedBy ? `, approved by ${approvedBy}` : "";
  return `version ${version} since ${effectiveFrom.toISOString()} by ${madeBy}${approval}`;
}

function sayChanges(changes: readonly TermChange[], say: Say) {
  for (const { key, before, after } of changes)
    say(`  ${key.padEnd(34)}${said(before)} → ${said(after)}`);
}

const said = (value: unknown) => (value === undefined ? "(none)" : String(value));
