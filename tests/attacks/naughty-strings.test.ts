// @module-tag whole
import naughty from "big-list-of-naughty-strings" with { type: "json" };
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { FLAGS } from "#platform/contract/core/site.ts";
import { hashPassword } from "#platform/core/hashing/password-hash.ts";
import { sessionProofs } from "#platform/store/schema/factor.ts";
import { members, merchants } from "#platform/store/schema/merchant.ts";
import { sessions } from "#platform/store/schema/session.ts";
import { originOf, type RunningSite, runningSite } from "#tests/support/running-site.ts";
import { someAtOnce } from "#tests/support/some-at-once.ts";
import { actionPaths } from "#tests/support/whole-site.ts";
import { random } from "#tests/under-test/platform-under-test.ts";
import { softAuthenticator } from "#tests/under-test/soft-authenticator.ts";
import { useOwnDatabase } from "../support/database.ts";
import { TYPED_FORMS, TYPED_SEARCHES } from "./typed-forms.ts";

useOwnDatabase();

// Alone these tests take seconds; with other files on a small machine they take much longer.
vi.setConfig({ testTimeout: 90_000 });

const BRAND = "noche";
const PASSWORD = "una-luna-mas-grande";
const ATTACKS = [
  '"><script>alert(1)</script>',
  "<img src=x onerror=alert(1)>",
  "{{7*7}}$" + "{7*7}<%= 7*7 %>",
  "' or 1=1; drop table members; --",
  "</textarea><svg/onload=alert(1)>",
];
const strings = [...ATTACKS, ...(naughty as string[])];
/**
 * Each form gets every attack and some of the strings, fewer in the fields that only an attacker
 * changes. All forms together get each string several times.
 */
const PER_FORM = 100;
const PER_CHOICE = 12;
/** Each field of a form gets a different string, and each string is in each field once. */
const APART = 97;

let site: RunningSite;
let passwordHash: string;
beforeAll(async () => {
  site = await runningSite({ keepsReads: true });
  const { db } = site.store;
  const [row] = await db.select().from(merchants).where(eq(merchants.code, BRAND));
  const registerFields = {
    address: { enabled: true, patternId: "any" },
    telegram: { enabled: true },
  };
  const settings = { ...row!.settings, registerFields, registerCaptchaAfter: 1_000_000 };
  const whitelabel = FLAGS.map((modId) => ({ modId, enabled: "1" as const, childrenNodes: [] }));
  await db.update(merchants).set({ settings, whitelabel }).where(eq(merchants.code, BRAND));
  passwordHash = await hashPassword(PASSWORD, random);
}, 120_000);
afterAll(() => site.close());

/** A member with a fresh proof of identity, with a password only when the test needs one. */
async function newMember(hasPassword = false) {
  const member = await site.enter(BRAND);
  const them = and(eq(members.merchant, BRAND), eq(members.id, member.id));
  await site.store.inMerchant(BRAND, async (tx) => {
    const own = { passwordHash: hasPassword ? passwordHash : "" };
    await tx.update(members).set(own).where(them);
    const mine = eq(sessions.memberId, member.id);
    const [session] = await tx.select({ id: sessions.id }).from(sessions).where(mine);
    const proof = { merchant: BRAND, sessionId: session!.id, at: new Date() };
    await tx.insert(sessionProofs).values(proof);
  });
  return member;
}

/** A new address each time: this tests the forms, not the limits. */
let visits = 0;
const newAddress = () => `10.0.${(visits >> 8) & 255}.${visits++ & 255}`;
/** Nor does it test how often one member may act. */
const PER_MEMBER = 24;

/** Sends a form of the site like its own script, so the answer lacks the page around it. */
function sender(path: string, isDear = false) {
  const address = newAddress();
  const isOwn = path.startsWith("member") || path === "favorite";
  let sent = 0;
  let member: Promise<{ cookie: string }> | undefined;
  return async (form: Record<string, string>, isDocument = false) => {
    if (isOwn && (isDear ? sent === 0 : sent % PER_MEMBER === 0)) member = newMember(isDear);
    sent += 1;
    const cookie = path === "login/verify" ? CHALLENGED : (await member)?.cookie;
    const [name = "", search] = path.split("?");
    const to = `/${isDocument ? name : `${name}.data`}${search ? `?${search}` : ""}`;
    const clientAddress = isDear ? address : newAddress();
    const who = { brand: BRAND, clientAddress, ...(cookie && { cookie }) };
    return site.ask(to, { ...who, form });
  };
}
/** A login that waits for one more factor, unknown to the server. */
const CHALLENGED = `login-challenge=${encodeURIComponent(Buffer.from('"nobody"').toString("base64"))}`;

let turn = 0;
const nextStrings = (count: number) =>
  Array.from({ length: count }, () => strings[turn++ % strings.length]!);

/** The fields' content in one round of the list. */
const filled = (fields: readonly string[], list: readonly string[], round: number) =>
  Object.fromEntries(
    fields.map((field, place) => [field, list[(round + place * APART) % list.length]!]),
  );

describe.each(Object.entries(TYPED_FORMS))("the forms of %s", (path, forms) => {
  test("take or refuse whatever is typed, and never fall over", async () => {
    for (const { right = {}, typed = [], chosen = [], isDear } of forms) {
      const send = sender(path, isDear);
      const attempt = async (form: Record<string, string>) => {
        const { status } = await send({ ...form, ...right });
        expect([path, form, status < 500]).toEqual([path, form, true]);
      };
      if (typed.length > 0) {
        const list = [...ATTACKS, ...nextStrings(PER_FORM)];
        await someAtOnce(
          list.map((_, round) => filled(typed, list, round)),
          attempt,
        );
      }
      const some = [...ATTACKS, ...nextStrings(chosen.length > 0 ? PER_CHOICE : 0)];
      const rounds = some.map((_, round) => filled(chosen, some, round));
      if (chosen.length > 0) await someAtOnce(rounds, attempt);
    }
    expect(site.errors.splice(0)).toEqual([]);
  });

  test("say what is wrong in words, and give nothing back that a browser would run", async () => {
    for (const { right = {}, typed = [], chosen = [], isDear } of forms) {
      const [attack = ""] = ATTACKS;
      const all = Object.fromEntries([...typed, ...chosen].map((field) => [field, attack]));
      const html = await (await sender(path, isDear)({ ...all, ...right }, true)).text();
      expect(html).not.toContain("<script>alert(1)");
      // The scripts hold the wording of the whole page, including text that it does not show now.
      const shown = html.replace(/<script\b.*?<\/script>/gs, "");
      expect(shown).not.toContain("Algo falló de nuestro lado");
      expect(shown).not.toMatch(/>\s*(errors\.)?[a-z]+(_[a-z]+)+\s*</);
    }
  });
});

test.each(TYPED_SEARCHES)("%s is looked for whatever it is", async (address) => {
  const { cookie } = await newMember();
  const [path = "", search] = address.split("?");
  // The page's own search, without those of the frame around it.
  const route = Object.values(site.build.routes).find((one) => one.path?.split("/")[0] === path);
  const own = `_routes=${encodeURIComponent(route!.id)}`;
  await someAtOnce(strings, async (typed) => {
    const to = `/${path}.data?${own}&${search}${encodeURIComponent(typed)}`;
    const { status } = await site.ask(to, { brand: BRAND, cookie });
    expect([address, typed, status]).toEqual([address, typed, 200]);
  });
  expect(site.errors.splice(0)).toEqual([]);
});

/** No member may have more passkeys. */
const MOST_PASSKEYS = 10;

test("a passkey may have any name, and is shown by it", async () => {
  const origin = originOf(BRAND);
  const page = "/member/factors";
  const groups = Array.from({ length: Math.ceil(strings.length / MOST_PASSKEYS) }, (_, group) =>
    strings.slice(group * MOST_PASSKEYS, (group + 1) * MOST_PASSKEYS),
  );
  await someAtOnce(groups, async (names) => {
    const { cookie } = await newMember();
    const who = { brand: BRAND, cookie, clientAddress: newAddress() };
    for (const name of names) {
      const asked = await site.ask("/passkey", { ...who, form: { for: "add" } });
      const { requestId, options } = await asked.json();
      const made = softAuthenticator(new URL(origin).hostname, origin).create(options);
      const form = { intent: "passkey-add", requestId, answer: JSON.stringify(made), name };
      const added = await site.ask(page, { ...who, form, isBare: true });
      expect([name, added.headers.get("location")]).toEqual([name, `${page}?done=passkeyAdded`]);
    }
    const html = await (await site.ask(page, who)).text();
    expect(html.match(/value="passkey-remove"/g)).toHaveLength(names.length);
    const shown = html.replace(/<script\b.*?<\/script>/gs, "");
    expect(shown).not.toMatch(/<(script|img|svg)[^>]*(alert|onerror|onload)/i);
  });
  expect(site.errors.splice(0)).toEqual([]);
});

test("a path that is not in the table takes every field that any form has", async () => {
  const known = Object.keys(TYPED_FORMS).map((path) => path.split("?")[0] ?? "");
  const paths = actionPaths(site.build);
  expect(known.filter((path) => !paths.includes(path))).toEqual([]);
  const rows = Object.values(TYPED_FORMS).flat();
  const fields = rows.flatMap(({ typed = [], chosen = [] }) => [...typed, ...chosen]);
  const names = [...new Set([...fields, "amount", "pageNo", "comment"])];
  for (const path of paths.filter((one) => !known.includes(one))) {
    const send = sender(path.replaceAll(/:\w+\??/g, "x"));
    await someAtOnce([...ATTACKS, ...nextStrings(PER_CHOICE)], async (typed) => {
      const { status } = await send(Object.fromEntries(names.map((name) => [name, typed])));
      expect([path, typed, status < 500]).toEqual([path, typed, true]);
    });
  }
  expect(site.errors.splice(0)).toEqual([]);
});

/**
 * Text of a member that a page shows again: its place, how it is sent, and where it appears then.
 */
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
  const who = { brand: BRAND, cookie: (await newMember(true)).cookie, clientAddress: newAddress() };
  const holder = { nickname: "Ana", payeeName: "Ana Luz Peña" };
  await site.ask("/member/securityCenter/profile", { ...who, form: holder });
  const sent = await site.ask(`/${path}`, { ...who, form: formOf(typed) });
  // A proof with the password gives the session a new token.
  const cookies = sent.headers.getSetCookie().map((line) => line.split(";")[0]!);
  const cookie = cookies.find((one) => one.startsWith("session=")) ?? who.cookie;
  const html = await (await site.ask(page, { ...who, cookie })).text();
  expect(html).not.toContain("<b>Ana</b>");
  // A rule of the field may refuse it; then no page shows it.
  const isKept = sent.status < 400;
  expect([name, isKept]).toEqual([name, name !== "a nickname"]);
  expect([name, isKept, html.includes("&lt;b&gt;Ana&lt;/b&gt;")]).toEqual([name, isKept, isKept]);
});
