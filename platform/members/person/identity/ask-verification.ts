import { and, count, eq, gt } from "drizzle-orm";
import { birthdayError, toBirthday } from "../../../contract/members/birthday.ts";
import type { Identity, verificationAsk } from "../../../contract/members/verification.ts";
import type { InputOf } from "../../../contract/wire/call.ts";
import { Refusal, Unknown } from "../../../contract/wire/refusal.ts";
import { requireRealAccount } from "../../../core/access/require-actor.ts";
import { record } from "../../../core/audit/record.ts";
import type { Context } from "../../../core/context.ts";
import { newReference } from "../../../core/new-reference.ts";
import { fieldError } from "../../../domain/members/register-fields.ts";
import { TAKEN_MS } from "../../../domain/money/payment-schedule.ts";
import { identityState, mayCorrect } from "../../../domain/person/identity-state.ts";
import { documentKey } from "../../../domain/person/person-facts.ts";
import type { Transaction } from "../../../store/open-store.ts";
import { members } from "../../../store/schema/merchant.ts";
import { verifications } from "../../../store/schema/verification.ts";
import { noteWork } from "../../../store/work/work-notes.ts";
import { readRegisterPolicy } from "../../account/read-register-policy.ts";
import { isLocked } from "../../profile/profile-fields.ts";
import { openProfile, sealProfile } from "../../profile/seal-profile.ts";
import { meetExclusions } from "../../protection/breaks/excluded-persons.ts";
import { keepPersonHashes } from "../person-hashes.ts";
import { askProvider } from "./ask-provider.ts";
import { findProvider, type ProviderName } from "./find-provider.ts";
import { newestVerification, type VerificationRow } from "./find-verification.ts";
import { identityTerms } from "./identity-terms.ts";
import { showVerification } from "./show-verification.ts";

type Input = InputOf<typeof verificationAsk>;
type Given = Record<"payeeName" | "birthday" | "idNumber", string>;
type Rules = { ageMin: number; policy: Awaited<ReturnType<typeof readRegisterPolicy>> };

const DAY_MS = 86_400_000;
const REQUESTS_A_DAY = 3;

/**
 * Stores a request to verify the member's identity, and asks the provider outside of the transaction.
 * Without an answer it stays pending, and a job asks again. What was given once stays; only a document
 * that was refused or has run out may be another one.
 */
export async function askVerification(context: Context, input: Input): Promise<Identity> {
  const { memberId } = requireRealAccount(context);
  const { minAge } = await identityTerms(context);
  const policy = await readRegisterPolicy(context);
  const rules = { policy, ageMin: Math.max(policy.ageMin, minAge) };
  const provider = (await findProvider(context))?.name ?? null;
  const made = await context.store.inMerchant(context.merchant.code, (tx) =>
    openRequest(context, tx, memberId, { input, rules, provider }),
  );
  if (made && provider) await askProvider(context, made).catch(leavePending);
  return showVerification(context);
}

function leavePending(error: unknown): void {
  if (!(error instanceof Unknown)) throw error;
}

type Asked = { input: Input; rules: Rules; provider: ProviderName | null };

async function openRequest(
  context: Context,
  tx: Transaction,
  memberId: string,
  { input, rules, provider }: Asked,
): Promise<VerificationRow | null> {
  const { code } = context.merchant;
  const now = context.clock.now();
  const mine = and(eq(members.merchant, code), eq(members.id, memberId));
  const [row] = await tx.select().from(members).where(mine).for("update");
  if (!row) throw new Refusal("not_logged_in", { status: 401 });
  const state = identityState(await newestVerification(tx, code, memberId), now);
  if (state === "pending") return null;
  if (state === "verified") throw new Refusal("identity_verified", { status: 409 });
  await requireFewRequests(tx, code, memberId, now);
  const known = openProfile(context, memberId, row.profile);
  const keeps = (field: string) =>
    isLocked(field, row) && !(field === "idNumber" && mayCorrect(state));
  const given = givenOf(input, (field) => (keeps(field) ? (known[field] ?? "") : null));
  const refusal = Refusal.of(errorsOf(rules, given, now));
  if (refusal) throw refusal;
  const own = { ...given, documentKind: input.documentKind };
  const unlockedFields = row.unlockedFields.filter((field) => !(field in given));
  const profile = { ...row.profile, ...sealProfile(context, memberId, own) };
  await tx.update(members).set({ profile, unlockedFields }).where(mine);
  await keepPersonHashes(context, tx, memberId);
  await meetExclusions(context, tx, memberId);
  const [made] = await tx
    .insert(verifications)
    .values({
      ...{ merchant: code, id: newReference(context.random, "V"), member: memberId },
      ...{ state: "PENDING", documentKind: input.documentKind, provider, askedAt: now },
      asked: 1,
      dueAt: provider && new Date(now.getTime() + TAKEN_MS),
    })
    .returning();
  const details = { verification: made!.id, document: input.documentKind };
  await record(context, tx, { action: "verificationAsk", memberId, details });
  noteWork(tx, { merchant: code, about: "identities" });
  return made!;
}

/** The provider costs money, and nobody shall try numbers until one fits. */
async function requireFewRequests(tx: Transaction, code: string, memberId: string, now: Date) {
  const [made] = await tx
    .select({ requests: count() })
    .from(verifications)
    .where(
      and(
        eq(verifications.merchant, code),
        eq(verifications.member, memberId),
        gt(verifications.askedAt, new Date(now.getTime() - DAY_MS)),
      ),
    );
  if ((made?.requests ?? 0) >= REQUESTS_A_DAY) {
    throw new Refusal("identity_many", { status: 429, details: { max: REQUESTS_A_DAY } });
  }
}

/** What is known stays, whatever was sent beside it. */
function givenOf(input: Input, keptOf: (field: string) => string | null): Given {
  const birthday = input.birthday?.trim() ?? "";
  return {
    payeeName: keptOf("payeeName") ?? input.payeeName?.trim() ?? "",
    birthday: keptOf("birthday") ?? toBirthday(birthday) ?? birthday,
    idNumber: keptOf("idNumber") ?? documentKey(input.documentNumber ?? ""),
  };
}

function errorsOf({ policy, ageMin }: Rules, given: Given, now: Date) {
  const asked = (name: "payeeName" | "idNumber", field: string) => {
    const rule = policy.fields.find((one) => one.field === name)!;
    const error = fieldError({ ...rule, enabled: true, required: true }, given[name]);
    return error ? [{ ...error, field }] : [];
  };
  const wrong = given.birthday ? birthdayError(given.birthday, ageMin, now) : null;
  const details = wrong?.code === "too_young" ? { age: wrong.age } : {};
  return [
    ...asked("payeeName", "payeeName"),
    ...(given.birthday ? [] : [{ code: "input_required", field: "birthday", details: {} }]),
    ...(wrong ? [{ code: wrong.code, field: "birthday", details }] : []),
    ...asked("idNumber", "documentNumber"),
  ];
}
