import type { z } from "zod";
import { FLAGS } from "../../../../contract/core/site.ts";
import type { RegisterField } from "../../../../contract/members/account.ts";
import type { MerchantFile } from "../../../../contract/staff/merchant/merchant-file.ts";
import { Refusal } from "../../../../contract/wire/refusal.ts";
import { boardSettings } from "../../../../core/merchant/config/board-terms.ts";
import { bonusSettings } from "../../../../core/merchant/config/bonus-terms.ts";
import { drawSettings } from "../../../../core/merchant/config/draw-terms.ts";
import { freeSpinSettings } from "../../../../core/merchant/config/gifts/free-spin-terms.ts";
import { rescueSettings } from "../../../../core/merchant/config/gifts/rescue-terms.ts";
import { referralSettings } from "../../../../core/merchant/config/referral-terms.ts";
import { jackpotSettings } from "../../../../core/merchant/jackpot-terms.ts";
import { hasFlag } from "../../../../domain/core/whitelabel.ts";
import type { FieldChoice, FieldChoices } from "../../../../domain/members/register-fields.ts";
import { POLICY_CODES } from "../../../../domain/policy/policy-of.ts";
import { settingsOf, withSettings } from "../../merchant-settings.ts";
import { withFlag } from "../../set-flag.ts";
import { requireRegisterChoice } from "../../set-register-field.ts";
import { type Section, WHOLE } from "../section.ts";
import { merchantRow, updateRow, updateSettings, withDocument } from "./merchant-row.ts";

const LANGUAGES = ["es", "en"];

/** Name, money, country, jurisdiction, age and languages. */
const merchant: Section = {
  name: "merchant",
  isForTwo: (key) => key === "jurisdiction",
  wanted: ({ name, currency, currencySymbol, country, registration: { ageMin }, ...file }) =>
    new Map<string, unknown>([
      ...Object.entries({ name, currency, currencySymbol, country, ageMin }),
      ...(file.languages ? [["languages", file.languages] as const] : []),
      ...(file.jurisdiction ? [["jurisdiction", file.jurisdiction] as const] : []),
    ]),
  async read(tx, code) {
    const row = await merchantRow(tx, code);
    if (!row) return new Map();
    const { name, currency, currencySymbol, ageMin, languages, settings } = row;
    const { country } = settings;
    const jurisdiction = row.jurisdiction ?? undefined;
    const values = { name, currency, currencySymbol, ageMin, languages, country, jurisdiction };
    return new Map(Object.entries(values).filter(([, value]) => value !== undefined));
  },
  async write(tx, code, changes) {
    const row = await merchantRow(tx, code);
    if (changes.has("currency") && changes.get("currency") !== row?.currency) {
      throw new Refusal("currency_is_fixed", { field: "file.currency", status: 409 });
    }
    const { country, languages, ...columns } = Object.fromEntries(changes);
    if (columns.jurisdiction && !POLICY_CODES.includes(String(columns.jurisdiction))) {
      throw new Refusal("unknown_jurisdiction", { field: "file.jurisdiction" });
    }
    if (country !== undefined) {
      await updateSettings(tx, code, (settings) => withDocument(settings, "country", country));
    }
    const own = changes.has("languages") && { languages: (languages ?? LANGUAGES) as string[] };
    const set = { ...columns, ...own };
    if (Object.keys(set).length > 0) await updateRow(tx, code, set);
  },
};

/** Every flag, on or off. */
const flags: Section = {
  name: "flags",
  wanted: (file) => new Map(FLAGS.map((flag) => [flag, file.flags.includes(flag)])),
  async read(tx, code) {
    const { whitelabel = [] } = (await merchantRow(tx, code)) ?? {};
    const tree = JSON.stringify(whitelabel);
    const said = FLAGS.filter((flag) => tree.includes(`"modId":"${flag}"`));
    return new Map(said.map((flag) => [flag, hasFlag(whitelabel, flag)]));
  },
  async write(tx, code, changes) {
    const row = await merchantRow(tx, code);
    let tree = row?.whitelabel ?? [];
    for (const flag of FLAGS.filter((one) => changes.has(one))) {
      tree = withFlag(tree, flag, changes.get(flag) as boolean | null);
    }
    await updateRow(tx, code, { whitelabel: tree });
  },
};

/** The rules of the registration's fields. */
const fields: Section = {
  name: "fields",
  wanted: ({ registration }) => new Map(Object.entries(registration.fields)),
  async read(tx, code) {
    const { settings = {} } = (await merchantRow(tx, code)) ?? {};
    return new Map(Object.entries((settings.registerFields ?? {}) as FieldChoices));
  },
  write(tx, code, changes) {
    for (const [field, choice] of changes) {
      if (choice !== null) requireRegisterChoice(field as RegisterField, choice as FieldChoice);
    }
    return updateSettings(tx, code, (settings) => {
      const before = Object.entries((settings.registerFields ?? {}) as FieldChoices);
      const kept = before.filter(([field]) => !changes.has(field));
      const set = [...changes].filter(([, choice]) => choice !== null);
      return { ...settings, registerFields: Object.fromEntries([...kept, ...set]) };
    });
  },
};

const MONEY =
  /^(withdrawals|transfers|agents|deposits|vendorCredits|pointConversion|loyalty|settingsFourEyes)\b/;

/** Limits, hours and rules, by the keys of `setting <merchant> list`. */
const settings: Section = {
  name: "settings",
  isMoney: (key) => MONEY.test(key),
  wanted: (file) => (file.settings ? new Map(Object.entries(file.settings)) : null),
  async read(tx, code) {
    const row = await merchantRow(tx, code);
    const own = row ? settingsOf(row).filter(({ isOwn }) => isOwn) : [];
    return new Map(own.map(({ key, value }) => [key, value]));
  },
  write: (tx, code, changes) =>
    updateSettings(tx, code, (now) =>
      withSettings(
        now,
        [...changes].map(([key, value]) => [key, typed(value)]),
      ),
    ),
};

/** A setting as staff type it; null for the default. */
function typed(value: unknown): string | null {
  if (value === null) return null;
  return typeof value === "boolean" ? (value ? "yes" : "no") : String(value);
}

type Document =
  | "jackpot"
  | "draws"
  | "bonuses"
  | "referral"
  | "boards"
  | "rescue"
  | "freeSpins"
  | "usdt"
  | "letterLook"
  | "customerService"
  | "servicePaths"
  | "resources"
  | "imageCDNs"
  | "launchGameCDNs"
  | "contractTemplates";

/** Documents with rules that the file's form does not know. */
const CHECKED: Partial<Record<Document, z.ZodType>> = {
  jackpot: jackpotSettings,
  draws: drawSettings,
  bonuses: bonusSettings,
  referral: referralSettings,
  boards: boardSettings,
  rescue: rescueSettings,
  freeSpins: freeSpinSettings,
};

/** One setting that is a whole of its own. */
function document(name: Document, isMoney = false): Section {
  return {
    name,
    isMoney: () => isMoney,
    wanted: ({ [name]: value }: MerchantFile) => (value ? new Map([[WHOLE, value]]) : null),
    async read(tx, code) {
      const value = (await merchantRow(tx, code))?.settings[name];
      return value === undefined ? new Map() : new Map([[WHOLE, value]]);
    },
    async write(tx, code, changes) {
      const value = changes.get(WHOLE);
      const schema = CHECKED[name];
      if (schema && !schema.safeParse({ [name]: value ?? undefined }).success) {
        throw new Refusal("invalid_file", { field: `file.${name}` });
      }
      await updateSettings(tx, code, (now) => withDocument(now, name, value));
    },
  };
}

/** The parts of a file that stand in the merchant's row. */
export const rowSections: readonly Section[] = [
  merchant,
  flags,
  fields,
  settings,
  document("jackpot", true),
  document("draws", true),
  document("bonuses", true),
  document("referral", true),
  document("boards", true),
  document("rescue", true),
  document("freeSpins", true),
  document("usdt", true),
  document("letterLook"),
  document("customerService"),
  document("servicePaths"),
  document("resources"),
  document("imageCDNs"),
  document("launchGameCDNs"),
  document("contractTemplates"),
];
