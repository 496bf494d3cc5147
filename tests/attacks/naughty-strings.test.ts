import naughty from "big-list-of-naughty-strings" with { type: "json" };
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { hashPassword } from "#platform/auth/password-hash.ts";
import { random } from "#platform/http/platform-under-test.ts";
import { members, merchants } from "#platform/store/schema/merchant.ts";
import { type RunningSite, runningSite } from "#tests/support/running-site.ts";
import { actionPaths } from "#tests/support/whole-site.ts";

// Alone they take seconds; beside the other files on a small machine many more.
vi.setConfig({ testTimeout: 90_000 });

const BRAND = "noche";
const PASSWORD = "una-luna-mas-grande";
const phone = ["countryDialingCode", "mobileNum"];
const secrets = ["newPassword", "confirmNewPassword"];
const proof = ["password", "code"];

/** One way to send a form: what must be right for the rest to be looked at, and what may be anything. */
type Form = { right?: Record<string, string>; fields: string[] };

/** The forms of the site, by the path that takes them; what is not here is tried by every name. */
const FORMS: Record<string, Form[]> = {
  "*": [{ fields: ["anything"] }],
  login: [
    { fields: ["username", "password", "captchaId", "captcha", "remember", "as"] },
    { right: { way: "sms", intent: "send" }, fields: phone },
    { right: { way: "sms", countryDialingCode: "52" }, fields: ["mobileNum", "verificationCode"] },
  ],
  "login/verify": [
    { right: { way: "totp" }, fields: ["verificationCode"] },
    { fields: ["way", "intent"] },
  ],
  "login/passkey": [{ fields: ["requestId", "answer"] }],
  "login/play": [{ fields: ["os"] }],
  passkey: [{ fields: ["for"] }, { right: { for: "add" }, fields: ["origin"] }],
  forgot: [
    { right: { way: "email" }, fields: ["username", "email"] },
    { right: { way: "mobile", intent: "send" }, fields: phone },
    { right: { way: "mobile" }, fields: [...phone, "verificationCode", ...secrets] },
  ],
  "forgot/new": [{ fields: secrets }],
  register: [
    {
      right: { isAdult: "on", hasAgreed: "on" },
      fields: [
        "username",
        "password",
        "confirmPassword",
        "email",
        "address",
        "telegram",
        "affiliateCode",
      ],
    },
    { fields: ["intent", "isAdult", ...phone] },
  ],
  logout: [{ fields: ["anything"] }],
  favorite: [{ right: { gameType: "RNG" }, fields: ["nodeId", "vendor", "to", "isFavourite"] }],
  feedback: [{ right: { type: "COMPLAINT" }, fields: ["content", "email"] }, { fields: ["type"] }],
  preferences: [{ fields: ["language", "theme", "hideBalance", "to"] }],
  "wallet/balance": [{ fields: ["to"] }],
  "member/deposit": [
    { right: { key: "12345678" }, fields: ["method", "amount"] },
    { fields: ["key"] },
  ],
  "member/password": [{ fields: ["oldPassword", ...secrets] }],
  "member/proof": [{ fields: proof }],
  "member/factors": [
    { fields: ["intent"] },
    { right: { intent: "passkey-remove" }, fields: ["id"] },
  ],
  "member/factors/app": [{ fields: ["code"] }],
  "member/securityCenter": [{ fields: ["language"] }],
  "member/securityCenter/profile": [
    { fields: ["nickname", "birthday", "payeeName", "address", "telegram"] },
    { right: { intent: "avatar" }, fields: ["avatar"] },
  ],
  "member/securityCenter/phone": [
    { fields: [...phone, ...proof] },
    { right: { intent: "confirm" }, fields: ["target", "verificationCode"] },
  ],
  "member/securityCenter/email": [{ right: { password: PASSWORD }, fields: ["email"] }],
  "member/securityCenter/withdrawPassword": [
    { fields: ["current", "pin", "confirmPin", ...proof] },
  ],
  "member/securityCenter/accounts": [
    { right: { kind: "card", password: PASSWORD }, fields: ["number", "label"] },
    { right: { intent: "remove" }, fields: ["id"] },
  ],
  "member/securityCenter/sessions": [{ fields: ["intent", "id"] }],
};

const ATTACKS = [
  '"><script>alert(1)</script>',
  "<img src=x onerror=alert(1)>",
  "{{7*7}}$" + "{7*7}<%= 7*7 %>",
  "' or 1=1; drop table members; --",
  "</textarea><svg/onload=alert(1)>",
];
const strings = [...ATTACKS, ...(naughty as string[])];
const PER_FORM = 10;

let site: RunningSite;
let cookie: string;
beforeAll(async () => {
  site = await runningSite();
  const { db } = site.store;
  const [row] = await db.select().from(merchants).where(eq(merchants.code, BRAND));
  const registerFields = {
    address: { enabled: true, patternId: "any" },
    telegram: { enabled: true },
  };
  const settings = { ...row!.settings, registerFields };
  await db.update(merchants).set({ settings }).where(eq(merchants.code, BRAND));
  cookie = await newMember();
}, 120_000);
afterAll(() => site.close());

/** A member who knows their password; the cookie of their session. */
async function newMember(): Promise<string> {
  const { id, cookie: own } = await site.enter(BRAND);
  const passwordHash = await hashPassword(PASSWORD, random);
  const them = and(eq(members.merchant, BRAND), eq(members.id, id));
  await site.store.inMerchant(BRAND, (tx) => tx.update(members).set({ passwordHash }).where(them));
  return own;
}

/** A new address each time: what is tried here is the forms, not the limits. */
let visits = 0;
const newAddress = () => `10.0.${(visits >> 8) & 255}.${visits++ & 255}`;

const post = (path: string, form: Record<string, string>, isBare = true) => {
  const isOwn = path.startsWith("member") || path === "favorite";
  const who = { brand: BRAND, isBare, clientAddress: newAddress(), ...(isOwn && { cookie }) };
  return site.ask(`/${path}`, { ...who, form });
};

let turn = 0;
const nextStrings = (count: number) =>
  Array.from({ length: count }, () => strings[turn++ % strings.length]!);

describe.each(Object.entries(FORMS))("the forms of %s", (path, forms) => {
  test("take or refuse whatever is typed, and never fall over", async () => {
    for (const { right = {}, fields } of forms) {
      for (const typed of [...ATTACKS, ...nextStrings(PER_FORM)]) {
        const all = Object.fromEntries(fields.map((field) => [field, typed]));
        const { status } = await post(path, { ...all, ...right });
        expect([path, typed, status < 500]).toEqual([path, typed, true]);
      }
      for (const field of fields) {
        const [typed = ""] = nextStrings(1);
        const { status } = await post(path, { [field]: typed, ...right });
        expect([path, field, typed, status < 500]).toEqual([path, field, typed, true]);
      }
    }
    expect(site.errors.splice(0)).toEqual([]);
  });

  test("say what is wrong in words, and give nothing back that a browser would run", async () => {
    for (const { right = {}, fields } of forms) {
      const [typed = ""] = ATTACKS;
      const all = Object.fromEntries(fields.map((field) => [field, typed]));
      const html = await (await post(path, { ...all, ...right }, false)).text();
      expect(html).not.toContain("<script>alert(1)");
      // The scripts carry the wording of the whole page, also what it does not say now.
      const shown = html.replace(/<script\b.*?<\/script>/gs, "");
      expect(shown).not.toContain("Algo falló de nuestro lado");
      expect(shown).not.toMatch(/>\s*(errors\.)?[a-z]+(_[a-z]+)+\s*</);
    }
  });
});

test("a path that is not in the table takes every field that any form has", async () => {
  const rows = Object.values(FORMS).flat();
  expect(Object.keys(FORMS).filter((path) => !actionPaths(site.build).includes(path))).toEqual([]);
  const names = [
    ...new Set(rows.flatMap(({ fields }) => [...fields, "amount", "pageNo", "comment"])),
  ];
  for (const path of actionPaths(site.build).filter((one) => !(one in FORMS))) {
    const address = path.replaceAll(/:\w+\??/g, "x");
    for (const typed of [...ATTACKS, ...nextStrings(PER_FORM)]) {
      const all = Object.fromEntries(names.map((name) => [name, typed]));
      const { status } = await post(address, all);
      expect([path, typed, status < 500]).toEqual([path, typed, true]);
    }
  }
  expect(site.errors.splice(0)).toEqual([]);
});

/** What a member may write that a page shows again: where, how it is sent, and where it stands then. */
const KEPT: [string, string, (typed: string) => Record<string, string>, string][] = [
  [
    "a nickname",
    "member/securityCenter/profile",
    (nickname) => ({ nickname }),
    "/member/securityCenter/profile",
  ],
  [
    "an address",
    "member/securityCenter/profile",
    (address) => ({ nickname: "Ana", address }),
    "/member/securityCenter/profile",
  ],
  [
    "a message to customer service",
    "feedback",
    (content) => ({ type: "COMPLAINT", content: `${content} ${"y nada más que eso ".repeat(3)}` }),
    "/feedback",
  ],
  [
    "an account's label",
    "member/securityCenter/accounts",
    (label) => ({ kind: "card", number: "4111111111111111", label, password: PASSWORD }),
    "/member/securityCenter/accounts",
  ],
];

test.each(KEPT)("%s is shown as it was written, never run", async (name, path, formOf, page) => {
  const typed = "<b>Ana</b>&\"'<img>";
  const who = { brand: BRAND, cookie: await newMember(), clientAddress: newAddress() };
  const holder = { nickname: "Ana", payeeName: "Ana Luz Peña" };
  await site.ask("/member/securityCenter/profile", { ...who, form: holder });
  const sent = await site.ask(`/${path}`, { ...who, form: formOf(typed) });
  const html = await (await site.ask(page, who)).text();
  expect(html).not.toContain("<b>Ana</b>");
  // A rule of the field may refuse it; then it is shown nowhere.
  const isKept = sent.status < 400;
  expect([name, isKept]).toEqual([name, name !== "a nickname"]);
  expect([name, isKept, html.includes("&lt;b&gt;Ana&lt;/b&gt;")]).toEqual([name, isKept, isKept]);
});
