import { and, eq } from "drizzle-orm";
import { ACCOUNT_TYPE } from "../../../contract/members/account-type.ts";
import { Refusal, Unknown } from "../../../contract/wire/refusal.ts";
import { requireActor } from "../../../core/access/require-actor.ts";
import { record } from "../../../core/audit/record.ts";
import type { Context } from "../../../core/context.ts";
import { policyOfVisit } from "../../../core/guard.ts";
import { rowOfMerchant } from "../../../core/merchant/find-merchant.ts";
import { type Person, personFacts } from "../../../domain/person/person-facts.ts";
import {
  NATIONAL_REGISTERS,
  type RegisterName,
  registerDays,
} from "../../../domain/person/registers.ts";
import type { RegisterMoment } from "../../../domain/policy/policy.ts";
import { members } from "../../../store/schema/merchant.ts";
import { registerChecks } from "../../../store/schema/person-hash.ts";
import { endGames } from "../../protection/breaks/end-games.ts";
import { personOf } from "../person-hashes.ts";

const DAY_MS = 86_400_000;
/** A person leaves a register in silence, so one on it is asked about again each day. */
const LISTED_DAYS = 1;

type Profile = Readonly<Record<string, string>>;
type Asked = { registers: RegisterName[]; moments: readonly RegisterMoment[] };

/** The registers of the merchant's place and of the visitor's, and when the law wants them asked. */
async function registersFor(context: Context): Promise<Asked> {
  const row = await rowOfMerchant(context.store, context.merchant);
  const { exclusion } = policyOfVisit(row, context.clientCountry);
  const places = [row.jurisdiction, context.clientCountry];
  const isDemo = row.isDemonstration && row.jurisdiction === "demo";
  const named = Object.entries(NATIONAL_REGISTERS).filter(([place]) => places.includes(place));
  return {
    registers: isDemo ? [] : named.map(([, register]) => register),
    moments: exclusion.registerAskedAt,
  };
}

/** The person that a newcomer's profile describes. */
export const newcomerOf = ({ idNumber, fullname, payeeName, birthday }: Profile): Person => ({
  documentNumber: idNumber,
  names: [fullname ?? "", payeeName ?? ""],
  birthday,
});

/**
 * Refuses with register_listed a newcomer on a register of excluded persons, where the law wants it asked
 * at a registration, and with register_unreachable while it gives no answer. A newcomer who gave no
 * papers yet is asked about before the first deposit or game.
 */
export async function requireUnlistedNewcomer(context: Context, person: Person): Promise<void> {
  const { registers, moments } = await registersFor(context);
  if (!moments.includes("signUp") || !isKnown(person)) return;
  for (const register of registers) {
    if (await ask(context, register, person)) throw listedOn(register);
  }
}

/**
 * Refuses with register_listed a member on a register of excluded persons, before deposits and play. The
 * answer holds for as long as the place says, a day at least. Refuses with register_unreachable while it
 * gives none, and with identity_required a member of whom nothing is known to ask about.
 */
export async function requireUnlisted(context: Context): Promise<void> {
  const { memberId, type } = requireActor(context);
  if (type === ACCOUNT_TYPE.trial) return;
  const { registers, moments } = await registersFor(context);
  if (moments.length === 0) return;
  for (const register of registers) {
    const isListed =
      (await keptAnswer(context, memberId, register, registerDays(moments))) ??
      (await askAnew(context, memberId, register));
    if (isListed) throw listedOn(register);
  }
}

const listedOn = (register: RegisterName) =>
  new Refusal("register_listed", { status: 403, details: { register } });

/** A register knows people by a document, or by name and birth date. */
const isKnown = (person: Person): boolean =>
  personFacts(person).some(({ kind }) => kind === "document" || kind === "birth");

async function ask(context: Context, register: RegisterName, person: Person): Promise<boolean> {
  try {
    if (!context.registers) throw new Unknown("register_unreachable");
    return await context.registers.isListed(register, person);
  } catch (error) {
    if (!(error instanceof Unknown)) throw error;
    throw new Refusal("register_unreachable", { status: 503, details: { register } });
  }
}

const checkOf = (code: string, memberId: string, register: RegisterName) =>
  and(
    eq(registerChecks.merchant, code),
    eq(registerChecks.member, memberId),
    eq(registerChecks.register, register),
  );

/** What the register said, while that holds. */
async function keptAnswer(
  { store, merchant: { code }, clock }: Context,
  memberId: string,
  register: RegisterName,
  days: number | null,
): Promise<boolean | null> {
  const [row] = await store.reading(code, (reader) =>
    reader
      .select()
      .from(registerChecks)
      .where(checkOf(code, memberId, register)),
  );
  if (!row) return null;
  const holds = row.isListed ? LISTED_DAYS : days;
  const age = clock.now().getTime() - row.askedAt.getTime();
  return holds === null || age < holds * DAY_MS ? row.isListed : null;
}

/** Asks outside of any transaction, and keeps the answer. Games of a listed person end. */
async function askAnew(context: Context, memberId: string, register: RegisterName) {
  const { store, merchant, clock } = context;
  const { code } = merchant;
  const own = and(eq(members.merchant, code), eq(members.id, memberId));
  const [row] = await store.reading(code, (reader) => reader.select().from(members).where(own));
  const person = personOf(context, row!);
  if (!isKnown(person)) {
    throw new Refusal("identity_required", { status: 403, details: { state: "none" } });
  }
  const isListed = await ask(context, register, person);
  const askedAt = clock.now();
  await store.inMerchant(code, async (tx) => {
    await tx
      .insert(registerChecks)
      .values({ merchant: code, member: memberId, register, isListed, askedAt })
      .onConflictDoUpdate({
        target: [registerChecks.merchant, registerChecks.member, registerChecks.register],
        set: { isListed, askedAt },
      });
    if (isListed) await endGames(tx, { merchant: code, memberId }, askedAt);
    const details = { register, isListed };
    await record(context, tx, { action: "registerAsked", memberId, details });
  });
  return isListed;
}
