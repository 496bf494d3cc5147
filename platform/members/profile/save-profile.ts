import { and, eq } from "drizzle-orm";
import type { FieldSetting } from "../../contract/members/account.ts";
import { birthdayError, toBirthday } from "../../contract/members/birthday.ts";
import { COUNTRIES } from "../../contract/members/countries.ts";
import type { profileSave } from "../../contract/members/profile.ts";
import type { InputOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { fieldError } from "../../domain/members/register-fields.ts";
import type { Transaction } from "../../store/open-store.ts";
import { members } from "../../store/schema/merchant.ts";
import { keepPersonHashes } from "../person/person-hashes.ts";
import { meetExclusions } from "../protection/breaks/excluded-persons.ts";
import { isLocked, type ProfileRules, readProfileRules } from "./profile-fields.ts";
import { openProfile, sealProfile } from "./seal-profile.ts";

type Input = InputOf<typeof profileSave>;

const NICKNAME = { min: 2, max: 24 };

/**
 * Stores a member's details by the rules of registration. Payee name, birthday and papers can be
 * set once; a change is refused with field_locked.
 */
export async function saveProfile(context: Context, input: Input): Promise<Record<string, never>> {
  const { memberId } = requireRealAccount(context);
  const rules = await readProfileRules(context);
  const nickname = input.nickname?.trim();
  const given = givenValues(input);
  const now = context.clock.now();
  const errors = [nicknameError(nickname), ...errorsOf(rules, given, now)];
  const refusal = Refusal.of(errors.filter((error) => error !== null));
  if (refusal) throw refusal;
  await context.store.inMerchant(context.merchant.code, async (tx) => {
    const kept = await lockProfile(context, tx, memberId);
    for (const field of Object.keys(given)) {
      if (isLocked(field, kept)) throw new Refusal("field_locked", { field, status: 409 });
    }
    const { profile } = kept;
    const known = openProfile(context, memberId, profile);
    const changed = Object.keys(given).filter((field) => given[field] !== (known[field] ?? ""));
    const unlockedFields = kept.unlockedFields.filter((field) => !changed.includes(field));
    const sealed = sealProfile(context, memberId, given);
    await tx
      .update(members)
      .set({
        profile: { ...profile, ...sealed },
        unlockedFields,
        ...(nickname !== undefined && { nickname }),
      })
      .where(and(eq(members.merchant, context.merchant.code), eq(members.id, memberId)));
    await keepPersonHashes(context, tx, memberId);
    await meetExclusions(context, tx, memberId);
    const fields = [...(nickname === undefined ? [] : ["nickname"]), ...changed].join(" ");
    await record(context, tx, { action: "profileSave", memberId, details: { fields } });
  });
  return {};
}

/** Everything that goes into the profile. Fields missing from the form stay unchanged. */
function givenValues({ birthday, payeeName, fields }: Input): Record<string, string> {
  const day = birthday && (toBirthday(birthday.trim()) ?? birthday);
  const all = { ...fields, birthday: day, payeeName };
  return Object.fromEntries(
    Object.entries(all).flatMap(([field, value]) =>
      value === undefined ? [] : [[field, value.trim()]],
    ),
  );
}

/** A member without a nickname is called by the account's name. */
function nicknameError(nickname: string | undefined) {
  const field = "nickname";
  if (!nickname) return null;
  const length = [...nickname].length;
  if (length < NICKNAME.min || length > NICKNAME.max) {
    return { code: "input_length", field, details: NICKNAME };
  }
  const isWritten = /^[\p{L}\p{M}\p{N}\p{P}\p{Zs}]+$/u.test(nickname);
  return isWritten ? null : { code: "nickname_letters", field };
}

function errorsOf(rules: ProfileRules, given: Record<string, string>, now: Date) {
  const settings = new Map<string, FieldSetting>(rules.labels.map((rule) => [rule.field, rule]));
  settings.set("payeeName", rules.payeeName);
  return Object.entries(given).map(([field, value]) => {
    if (field === "birthday") return checkBirthday(value, rules.ageMin, now);
    const setting = settings.get(field);
    if (!setting) throw new Refusal("input_not_asked", { field, status: 400 });
    const error = fieldError(setting, value);
    if (error) return { ...error, field };
    const isNowhere = field === "nationality" && value !== "" && !COUNTRIES.includes(value);
    return isNowhere ? { code: "country_wrong", field } : null;
  });
}

function checkBirthday(birthday: string, ageMin: number, now: Date) {
  const error = birthday ? birthdayError(birthday, ageMin, now) : null;
  if (!error) return null;
  const details = error.code === "too_young" ? { age: error.age } : undefined;
  return { code: error.code, field: "birthday", details };
}

async function lockProfile(context: Context, tx: Transaction, memberId: string) {
  const [row] = await tx
    .select({ profile: members.profile, unlockedFields: members.unlockedFields })
    .from(members)
    .where(and(eq(members.merchant, context.merchant.code), eq(members.id, memberId)))
    .for("update");
  if (!row) throw new Refusal("not_logged_in", { status: 401 });
  return row;
}
