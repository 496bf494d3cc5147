import { z } from "zod";
import type { Call } from "#platform/contract/wire/call.ts";
import { GAME, VENDOR } from "#tests/support/vendor.ts";
import { CODE, type MarkedPerson } from "#tests/under-test/marked/marked-person.ts";
import { PASSWORD, registration } from "#tests/under-test/platform-under-test.ts";
import { PIN } from "#tests/under-test/withdrawals-under-test.ts";

type Input = Record<string, unknown>;

type Schema = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
};

/** Texts of a fixed form. */
const FORMS: Record<string, string> = {
  "^-?\\d{1,18}$": "1000000",
  "^\\d{1,12}(\\.\\d{1,4})?$": "123.45",
  "^[A-Z,]*$": "RNG",
  "^[a-z,]*$": "deposit",
  "^[a-z]{2}$": "es",
  "^[A-Za-z0-9_+/-]+$": "America/Lima",
};

/**
 * An input that reaches as deep into its call as one request can. The person's mark is in each text
 * that may be any. `merchant` is the code of the person's merchant, whose host is made from it.
 */
export function markedInput(call: Call, person: MarkedPerson, merchant: string): Input {
  const origin = `http://${merchant}.localhost`;
  const all = {
    ...ofMembers(person, origin),
    ...ofMoney(person, merchant),
    ...ofPlay(person, `${origin}/`),
  };
  return all[call.name] ?? anyInput(call, person.mark);
}

function ofMembers(person: MarkedPerson, origin: string) {
  const { mark, username, token, email, phone, newNumber } = person;
  const code = { verificationCode: CODE };
  const fresh = { countryDialingCode: "52", mobileNum: newNumber };
  const known = { countryDialingCode: "52", mobileNum: phone.slice(3) };
  const papers = { idNumber: mark, address: `Calle ${mark}` };
  const newcomer = { ...registration(mark), ...papers, payeeName: `Marta ${lettersOf(mark)}` };
  const password = { newPassword: `${mark}-nueva`, confirmNewPassword: `${mark}-nueva` };
  const inputs: Record<string, Input> = {
    register: { ...newcomer, mobileNum: "", email: `${mark}@example.com` },
    mobileRegister: { ...newcomer, ...fresh, ...code },
    registerCode: fresh,
    login: { username, password: PASSWORD, type: "username" },
    loginCode: known,
    freePlayLogin: { os: mark, platform: "W", random: token, version: 3 },
    challengeShow: { id: token },
    challengeSend: { id: token, way: "email" },
    challengePasskey: { id: token, origin },
    challengeAnswer: { id: token, way: "email", code: CODE, rememberDevice: true },
    proofGive: { password: PASSWORD },
    proofSend: { channel: "email" },
    passwordForgot: { username, email, origin },
    passwordSendCode: known,
    passwordSetByPhone: { ...known, ...code, ...password },
    passwordChange: { oldPassword: PASSWORD, ...password },
    passwordReset: { token, ...password },
    passwordResetShow: { token },
    letterStopShow: { pass: token },
    letterStop: { pass: token },
    verificationAsk: { documentKind: "national", documentNumber: mark, payeeName: mark },
    profileSave: { nickname: mark, fields: papers },
    bindSend: { channel: "mobile", ...fresh },
    bindConfirm: { channel: "email", target: `${mark}@example.com`, ...code },
  };
  return inputs;
}

function ofMoney({ mark, payoutAccount }: MarkedPerson, merchant: string) {
  const money = { amount: "2000000", withdrawPassword: PIN };
  const pin = { password: "594837", confirmPassword: "594837" };
  const reference = `${merchant}.${mark}`;
  const inputs: Record<string, Input> = {
    payoutAccountAdd: { kind: "clabe", number: "032180000118359719", label: mark },
    withdrawPasswordSet: { current: PIN, ...pin },
    withdrawPasswordReset: pin,
    withdrawalCreate: { ...money, accountId: payoutAccount },
    transferCreate: { ...money, direction: "down", account: mark },
    depositCreate: {
      method: "CARD",
      amount: money.amount,
      returnUrl: `http://${merchant}.localhost/`,
    },
    depositWebhook: {
      ...{ gatewayTxId: mark, reference, amount: "10.00", currency: "MXN", status: "PAID" },
    },
    depositWebhookDlocal: { id: mark, order_id: reference },
  };
  return inputs;
}

function ofPlay({ mark, email }: MarkedPerson, home: string) {
  const game = { gameCode: GAME, language: "es", platform: "html5", backUrl: home };
  const inputs: Record<string, Input> = {
    gameLaunch: { ...game, cashierUrl: home },
    gameDemo: game,
    favouriteSet: { nodeId: GAME, vendor: VENDOR, gameType: "RNG", isFavourite: true },
    announcements: { types: "PU", platform: "W", language: "es" },
    feedbackSend: { type: "OTHER", content: `Mi queja ${mark}`, email, images: [] },
  };
  return inputs;
}

const lettersOf = (mark: string) =>
  mark.replace(/\d/g, (digit) => "abcdefghij".charAt(Number(digit)));

/** An input that the call's schema accepts. */
function anyInput(call: Call, mark: string): Input {
  const schema = z.toJSONSchema(call.input, { io: "input", unrepresentable: "any" }) as Schema;
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, one]) => [
      name,
      markedValue(one, name, mark),
    ]),
  );
}

function markedValue(schema: Schema, name: string, mark: string): unknown {
  const { enum: names, anyOf, type, minimum = 1 } = schema;
  if ("const" in schema) return schema.const;
  if (names) return names[0];
  if (anyOf?.[0]) return markedValue(anyOf[0], name, mark);
  if (type === "string") return textOf(schema, name, mark);
  if (type === "boolean") return true;
  if (type === "integer" || type === "number") return minimum;
  return type === "array" ? [] : {};
}

function textOf({ pattern, format, maxLength = 60 }: Schema, name: string, mark: string): string {
  if (pattern && FORMS[pattern]) return FORMS[pattern];
  if (format === "email") return `${mark}@example.com`;
  if (maxLength <= 5) return "es";
  return `${mark}.${name}.${"x".repeat(20)}`.slice(0, maxLength);
}
