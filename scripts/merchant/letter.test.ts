import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { readEnv } from "#env";
import { readMerchant } from "#platform/core/merchant/find-merchant.ts";
import { sendersOf } from "#platform/core/outbox/merchant-sender.ts";
import { sendOutgoing } from "#platform/core/outbox/send-outgoing.ts";
import { writeLetter } from "#platform/core/outbox/write-letter.ts";
import { greetByMail } from "#platform/members/account/greet-by-mail.ts";
import { members, merchantHosts, merchants } from "#platform/store/schema/merchant.ts";
import { staffActions } from "#platform/store/schema/staff.ts";
import {
  freshMember,
  freshMerchant,
  testClock,
  testContext,
  testStore,
} from "#tests/support/database.ts";
import { mailServer, portOf } from "#tests/under-test/staff/mail-server.ts";
import { terminalUnderTest } from "#tests/under-test/staff/terminal-under-test.ts";
import { openCarriers } from "../../server/backend/open-senders.ts";

async function terminal() {
  const [merchant, store, clock] = [await freshMerchant(), await testStore(), testClock()];
  const { code } = merchant;
  const name = "Casa & <i>Luna</i>";
  await store.db.update(merchants).set({ name }).where(eq(merchants.code, code));
  await store.db.insert(merchantHosts).values({ merchant: code, host: `${code}.mx` });
  const texts: string[] = [];
  const t = terminalUnderTest({
    ...{ store, clock, carriers: openCarriers(readEnv({})) },
    senders: { sms: async ({ text }) => void texts.push(text) },
  });
  const type = (line: string | string[], piped?: string) => t.typeAs("eva", piped)(line);
  const set = (kind: string, language: string, ...more: string[]) =>
    type(["letter", "set", code, kind, "--language", language, ...more]);
  /** Sends what waits through the merchant's own servers. */
  const send = async () =>
    sendOutgoing({
      ...{ ...t.parts, merchant },
      senders: await sendersOf({ ...t.parts, merchant: await readMerchant(store, code) }),
    });
  return { ...t, type, set, send, merchant, code, store, clock, texts };
}

/** Gives the merchant a mail server, and returns what it took, in its own characters. */
async function ownMail({ type, code }: Awaited<ReturnType<typeof terminal>>) {
  const taken: string[] = [];
  await type(`secret sender ${code} mail`, `smtp://127.0.0.1:${await portOf(mailServer(taken))}\n`);
  await type(`sender set ${code} --from-address hola@casa.example`);
  return () =>
    taken
      .splice(0)
      .join("")
      .replaceAll("=\r\n", "")
      .replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) =>
        Buffer.from(bytes.replaceAll("=", ""), "hex").toString(),
      );
}

test("an own welcome arrives with the names in place, and nothing of them is HTML", async () => {
  const t = await terminal();
  const mail = await ownMail(t);
  const body = `Pasa, {account}.\n\nMira https://${t.code}.mx/help.`;
  expect(await t.set("welcome", "es", "--subject", "Pasa a {brand}", "--body", body)).toBe(0);
  const member = await freshMember(t.merchant);
  const greeted = { email: "ana@mail.example", emailKey: "ana@mail.example" };
  const [row] = await t.store.inMerchant(t.code, (tx) =>
    tx
      .update(members)
      .set({ ...greeted, username: "<b>ana" })
      .where(eq(members.id, member.id))
      .returning(),
  );
  const { clock, merchant, store } = t;
  for (const language of ["es-MX", "fr", "en"]) {
    const context = await testContext({ merchant, clock, language });
    await store.inMerchant(t.code, (tx) => greetByMail(context, tx, row!));
    expect(await t.send()).toEqual([]);
    const said = mail();
    expect(said).toContain("To: ana@mail.example");
    if (language === "en") {
      expect(said).toContain("account is open under the username <b>ana");
      continue;
    }
    expect(said).toContain("Subject: Pasa a Casa & <i>Luna</i>");
    expect(said).toContain("\r\nPasa, <b>ana.\r\n");
    expect(said).toContain("Pasa, &lt;b&gt;ana.</p>");
    expect(said).toContain("Casa &amp; &lt;i&gt;Luna&lt;/i&gt;</span>");
    const [, html = ""] = said.split("<!doctype html>");
    expect(html).not.toMatch(/<b>|<i>/);
  }
  expect(t.errors).toEqual([]);
});

test("a text message and a link have own words, and the platform's again after reset", async () => {
  const t = await terminal();
  await t.set("codeByText", "es", "--body", "{code} abre {brand}.");
  const folder = await mkdtemp(join(tmpdir(), "letter-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "reset.txt");
  await writeFile(file, "Hola, {account}:\r\n\r\n{link}\r\n\r\nVale {minutes} min.\r\n");
  const words = ["--subject", "Clave", "--button", "Elegir", "--body-file", file];
  expect(await t.set("resetLink", "es", ...words)).toBe(0);
  const context = await testContext({ merchant: t.merchant, clock: t.clock });
  const given = { code: "482913", minutes: 10 };
  const text = () =>
    t.store.inMerchant(t.code, (tx) =>
      writeLetter(
        context,
        tx,
        { memberId: null, channel: "sms", recipient: "+525511112222" },
        { kind: "codeByText", given, language: "es" },
      ),
    );
  await text();
  await t.send();
  expect(t.texts).toEqual(["482913 abre Casa & <i>Luna</i>."]);
  expect(await t.type(`letter reset ${t.code} codeByText --language es`)).toBe(0);
  await text();
  await t.send();
  expect(t.texts[1]).toMatch(/tu código es 482913\. Vale 10 minutos/);

  const mail = await ownMail(t);
  const link = `https://${t.code}.mx/forgot/new?token=a&b=c`;
  await t.store.inMerchant(t.code, (tx) =>
    writeLetter(
      context,
      tx,
      { memberId: null, channel: "email", recipient: "ana@mail.example" },
      { kind: "resetLink", given: { account: "ana", link, minutes: 30 }, language: "es" },
    ),
  );
  expect(await t.send()).toEqual([]);
  const said = mail();
  expect(said).toContain(`Hola, ana:\r\n\r\n${link}\r\n\r\nVale 30 min.`);
  expect(said).toMatch(/<a href="https:[^"]*token=a&amp;b=c"[^>]*>Elegir<\/a>/);
});

test("a letter is listed, shown and tried, and the audit names no recipient", async () => {
  const t = await terminal();
  const mail = await ownMail(t);
  await t.set("welcome", "en", "--subject", "Come in", "--body", "Hello {account}");
  t.printed();
  await t.type(`letter list ${t.code}`);
  const listed = t.printed().map((line) => line.trim().split(/\s{2,}/));
  expect(listed).toHaveLength(29);
  expect(listed).toContainEqual([
    ...["welcome", "mail", "en", "own", "en"],
    ...[expect.stringMatching(/^2026-11-20T00:00Z$/), "eva"],
  ]);
  expect(listed).toContainEqual(["welcome", "mail", "es", "platform", "es", "-", "-"]);
  await t.type(`letter show ${t.code} welcome --language en`);
  const shown = t.printed().join("\n");
  expect(shown).toMatch(/words +own/);
  expect(shown).toMatch(/placeholders +\{brand\}\n +\{account\}\n/);
  expect(shown).toMatch(/platformBody +Hello \{account\},\n/);
  expect(shown).toMatch(/preview +subject +Come in\n +text +Hello ana\.luz/);
  await t.type(`letter show ${t.code} resetLink`);
  expect(t.printed().join("\n")).toMatch(/required +\{link\}\n[\s\S]*https:\/\/t\w+\.mx\/forgot/);

  await t.type(`letter try ${t.code} welcome --language en --to eva@mail.example`);
  expect(t.printed()).toEqual(["sent     yes", "through  own", "answer   250 fine"]);
  expect(mail()).toMatch(/Subject: \[Test\] Come in[\s\S]*Hello ana\.luz/);
  await t.type(`letter try ${t.code} codeByText --to +525511112222`);
  expect(t.texts).toEqual([expect.stringMatching(/^\[Prueba\] .*123456/)]);
  const acts = await t.store.inMerchant(t.code, (tx) => tx.select().from(staffActions));
  const tried = acts.filter(({ action }) => action === "tryLetter");
  expect(tried.map(({ details }) => details)).toEqual([{ channel: "mail" }, { channel: "text" }]);
  expect(JSON.stringify(acts)).not.toMatch(/eva@mail|5511112222/);
  expect(t.errors).toEqual([]);
});

test("what cannot be is refused, and each change is a version", async () => {
  const t = await terminal();
  const refused = async (...line: string[]) => {
    expect(await t.type(line)).toBe(1);
    return t.errors.splice(0).join(" ");
  };
  const set = (kind: string, language: string, ...more: string[]) =>
    refused("letter", "set", t.code, kind, "--language", language, ...more);
  expect(await set("welcome", "pt", "--subject", "a", "--body", "b")).toContain(
    "language_not_offered (language)",
  );
  expect(await set("welcome", "es", "--subject", "a", "--body", "{code}")).toContain(
    "letter_placeholder (body) about={code}",
  );
  expect(await set("codeByText", "es", "--body", "Hola")).toContain("letter_needs (body)");
  expect(await set("welcome", "es", "--subject", "a", "--body", "evil.example")).toContain(
    "letter_foreign_link (body)",
  );
  expect(await set("welcome", "es", "--subject", "a")).toContain("--body");
  const reset = await refused("letter", "reset", t.code, "welcome", "--language", "es");
  expect(reset).toContain("nothing_to_change");
  const many = await refused("letter", "try", t.code, "welcome", "--to", "eva@mail.example");
  expect(many).toContain("no_sender");
  expect(t.out).toEqual([]);
  await t.set("welcome", "es", "--subject", "Uno", "--body", "b");
  await t.set("welcome", "es", "--subject", "Dos", "--body", "b");
  t.printed();
  await t.type(`terms ${t.code} letters`);
  expect(t.printed().join("\n")).toMatch(/letters\.welcome\.es\.subject +Uno +Dos/);
});

test("where a merchant's rules wait for two, a letter does", async () => {
  const t = await terminal();
  await t.type(`setting ${t.code} settingsFourEyes yes`);
  t.printed();
  await t.set("welcome", "es", "--subject", "Uno", "--body", "b");
  const [, approval = ""] =
    t
      .printed()
      .join("\n")
      .match(/approval +(\w+)/) ?? [];
  expect(await t.typeAs("luis")(`approval yes ${t.code} ${approval}`)).toBe(0);
  t.printed();
  await t.type(`letter show ${t.code} welcome`);
  expect(t.printed().join("\n")).toMatch(/words +own[\s\S]*subject +Uno/);
});
