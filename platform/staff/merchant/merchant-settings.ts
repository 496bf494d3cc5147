import { Refusal } from "../../contract/wire/refusal.ts";
import { agentTermsOf } from "../../core/merchant/agents/agent-terms.ts";
import { contractSettingsOf } from "../../core/merchant/agents/contract-settings.ts";
import { fundsSettings } from "../../core/merchant/config/funds-terms.ts";
import { gameTermsOf } from "../../core/merchant/config/game-terms.ts";
import { loyaltyOf } from "../../core/merchant/config/loyalty-terms.ts";
import { pointConversionOf } from "../../core/merchant/config/point-conversion-terms.ts";
import type { MerchantRow } from "../../core/merchant/find-merchant.ts";
import { isPhoneCountry, servedCountries } from "../../core/merchant/served-countries.ts";
import { textTermsOf } from "../../core/merchant/text-terms.ts";
import { transferTermsOf } from "../../core/merchant/transfer-terms.ts";
import { vendorCreditTermsOf } from "../../core/merchant/vendor-credit-terms.ts";
import { winnerTermsOf } from "../../core/merchant/winner-terms.ts";
import { termsOf } from "../../core/merchant/withdraw-terms.ts";
import { formatAmount } from "../../domain/money.ts";
import { IDLE_MINUTES } from "../../members/auth/idle-time.ts";

type Value = string | number | boolean;
type Settings = Record<string, unknown>;

/** One rule that staff may set for a merchant while servers run. */
export type MerchantSetting = {
  /** E.g. "withdrawals.amountMin". Amounts are texts in the merchant's currency, "100.00". */
  key: string;
  value: Value;
  /** The default without a merchant's own value. */
  standard: Value;
  /** True when the merchant has its own value. */
  isOwn: boolean;
};

/** Single settings with their defaults. */
const SINGLE: Readonly<Record<string, Value>> = {
  passwordDays: 90,
  sessionIdleMinutes: IDLE_MINUTES.standard,
  registerCaptchaAfter: 30,
  newDeviceChallenge: false,
  separateEntrances: false,
  settingsFourEyes: false,
  "deposits.fourEyesFrom": "20000.00",
  "deposits.fundsAskedFrom": "",
};
/** More than any rule ever needs. */
const COUNT_MAX = 100_000;

const plain = (value: unknown): unknown =>
  typeof value === "bigint" ? formatAmount(value) : value;

/** Every value of the terms by its path. The readers define the keys and their defaults. */
function valuesOf(settings: Settings): Record<string, Value> {
  const row = { settings };
  const { timeZone, ...withdrawals } = termsOf(row);
  const { timeZone: _same, ...transfers } = transferTermsOf(row);
  const { timeZone: _again, ...agents } = agentTermsOf(row);
  const winners = winnerTermsOf(row);
  const games = gameTermsOf(row);
  const vendorCredits = vendorCreditTermsOf(row);
  const contracts = contractSettingsOf(row);
  const pointConversion = pointConversionOf(row);
  const loyalty = loyaltyOf(row);
  const { timeZone: _too, ...textMessages } = textTermsOf(row);
  const single = Object.entries(SINGLE).map(([key, standard]) => [
    key,
    at(settings, key) ?? standard,
  ]);
  return Object.fromEntries([
    ["timeZone", timeZone],
    ["phoneCountries", servedCountries(row).join(",")],
    ...leaves({ withdrawals, transfers, agents, winners, games, vendorCredits }),
    ...leaves({ textMessages, contracts, pointConversion, loyalty }),
    ...single,
  ]) as Record<string, Value>;
}

function leaves(node: object, path: string[] = []): [string, unknown][] {
  return Object.entries(node).flatMap(([key, value]): [string, unknown][] => {
    const here = [...path, key];
    return value !== null && typeof value === "object"
      ? leaves(value, here)
      : [[here.join("."), plain(value)]];
  });
}

function at(settings: Settings, key: string): unknown {
  return key
    .split(".")
    .reduce<unknown>((node, step) => (node as Settings | undefined)?.[step], settings);
}

const STANDARD = valuesOf({});

/** A merchant's effective settings, and which of them are its own. */
export function settingsOf({ settings }: Pick<MerchantRow, "settings">): MerchantSetting[] {
  const values = valuesOf(settings);
  return Object.entries(STANDARD).map(([key, standard]) => ({
    ...{ key, standard, value: values[key] ?? standard },
    isOwn: at(settings, key) !== undefined,
  }));
}

/**
 * A merchant's settings with one key set from its text, or removed for null. Refuses with
 * unknown_setting. Refuses with invalid_setting a value of the wrong kind or one that contradicts
 * the others.
 */
export const withSetting = (settings: Settings, key: string, text: string | null): Settings =>
  withSettings(settings, [[key, text]]);

/** The same for several keys at once, which may contradict the former values of each other. */
export function withSettings(
  settings: Settings,
  values: readonly (readonly [key: string, text: string | null])[],
): Settings {
  let next = settings;
  for (const [key, text] of values) {
    const standard = STANDARD[key];
    if (standard === undefined) throw new Refusal("unknown_setting", { field: "key" });
    const path = key.split(".");
    // Hours come in pairs: a single one is combined with the other's default.
    const beside = key.startsWith("withdrawals.hours.") ? termsOf({ settings: next }).hours : {};
    next = put(next, path, text === null ? undefined : readText(text, standard), beside);
  }
  if (!makesSense(next)) throw new Refusal("invalid_setting", { field: values.at(-1)?.[0] ?? "" });
  return next;
}

function readText(text: string, standard: Value): Value {
  const wrong = new Refusal("invalid_setting", { field: "value" });
  if (typeof standard === "boolean") {
    if (text !== "yes" && text !== "no") throw wrong;
    return text === "yes";
  }
  if (typeof standard === "string") return text;
  const count = Number(text);
  if (!/^\d+$/.test(text) || count > COUNT_MAX) throw wrong;
  return count;
}

function put(
  node: Settings,
  [first = "", ...rest]: string[],
  value: unknown,
  beside: object,
): Settings {
  const below = (node[first] ?? (rest.length === 1 ? beside : {})) as Settings;
  const next = rest.length > 0 ? put(below, rest, value, beside) : value;
  const { [first]: _before, ...others } = node;
  return next === undefined ? others : { ...others, [first]: next };
}

const isIdleTime = (value: unknown): boolean =>
  value === undefined ||
  (Number(value) >= IDLE_MINUTES.least && Number(value) <= IDLE_MINUTES.most);

/** "MX,US" as staff type it, or a stored list. */
function arePhoneCountries(given: unknown): boolean {
  if (given === undefined) return true;
  const codes = typeof given === "string" ? given.split(",") : given;
  return Array.isArray(codes) && codes.length > 0 && codes.every(isPhoneCountry);
}

function makesSense(settings: Settings): boolean {
  try {
    const { timeZone, amountMin, amountMax, receiptMinutes, remindMinutes } = termsOf({ settings });
    const transfers = transferTermsOf({ settings });
    winnerTermsOf({ settings });
    agentTermsOf({ settings });
    gameTermsOf({ settings });
    vendorCreditTermsOf({ settings });
    contractSettingsOf({ settings });
    fundsSettings.parse(settings);
    const byHand = at(settings, "deposits.fourEyesFrom");
    new Intl.DateTimeFormat("en", { timeZone });
    return (
      amountMin <= amountMax &&
      remindMinutes < receiptMinutes &&
      transfers.amountMin <= transfers.amountMax &&
      isIdleTime(at(settings, "sessionIdleMinutes")) &&
      arePhoneCountries(settings.phoneCountries) &&
      (byHand === undefined || /^\d{1,12}(\.\d{2})?$/.test(String(byHand)))
    );
  } catch {
    return false;
  }
}
