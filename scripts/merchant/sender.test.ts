import { createServer as createHttp } from "node:http";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { readEnv } from "#env";
import { readMerchant } from "#platform/core/merchant/find-merchant.ts";
import { sendersOf } from "#platform/core/outbox/merchant-sender.ts";
import { merchantSecrets } from "#platform/store/schema/secret.ts";
import { staffActions } from "#platform/store/schema/staff.ts";
import { freshMerchant, testClock, testStore } from "#tests/support/database.ts";
import { mailServer, portOf } from "#tests/under-test/staff/mail-server.ts";
import { terminalUnderTest } from "#tests/under-test/staff/terminal-under-test.ts";
import { openCarriers } from "../../server/backend/open-senders.ts";

async function terminal() {
  const [{ code }, store] = [await freshMerchant(), await testStore()];
  const platform: string[] = [];
  const t = terminalUnderTest({
    ...{ store, clock: testClock(), carriers: openCarriers(readEnv({})) },
    senders: { email: async ({ recipient }) => void platform.push(recipient) },
  });
  const type = (line: string, piped?: string) => t.typeAs("eva", piped)(line);
  return { ...t, type, code, store, platform };
}

test("a merchant's e-mails carry its letterhead and go through its own server", async () => {
  const { type, printed, errors, code, store, platform, parts } = await terminal();
  await type(`sender show ${code}`);
  expect(printed().join("\n")).toMatch(/fromAddress +-\n.*\nmail +platform\ntext +none/);
  const head = "--from-address hola@casa.example --reply-to ayuda@casa.example";
  expect(await type(`sender set ${code} --from-name Casa ${head}`)).toBe(0);
  await type(`sender try ${code} --to ana@mail.example`);
  expect(platform).toEqual(["ana@mail.example"]);

  const taken: string[] = [];
  const url = `smtp://user:password-of-mail@127.0.0.1:${await portOf(mailServer(taken))}`;
  await type(`secret sender ${code} mail`, `smtp://127.0.0.1:${new URL(url).port}\n`);
  printed();
  await type(`sender try ${code} --to ana@mail.example`);
  const tried = printed();
  expect(tried).toEqual(["sent     yes", "through  own", "answer   250 fine"]);
  expect(platform).toHaveLength(1);
  expect(taken.join("")).toContain("From: Casa <hola@casa.example>");
  expect(taken.join("")).toContain("Reply-To: ayuda@casa.example");
  const rows = await store.inMerchant(code, (tx) =>
    tx.select().from(merchantSecrets).where(eq(merchantSecrets.merchant, code)),
  );
  expect(rows.map(({ kind, name }) => `${kind} ${name}`)).toEqual(["sender mail"]);
  expect(JSON.stringify(rows)).not.toContain("127.0.0.1");
  const acts = await store.inMerchant(code, (tx) => tx.select().from(staffActions));
  expect(JSON.stringify(acts)).not.toMatch(/ana@mail|127\.0\.0\.1/);

  const other = await freshMerchant();
  const row = await readMerchant(store, other.code);
  const theirs = await sendersOf({ ...parts, store, merchant: row });
  const letter = { merchant: other.code, id: "m1", channel: "email", subject: "Hola" } as const;
  await theirs.email!({ ...letter, recipient: "eva@mail.example", text: "Hola", html: "" });
  expect(platform).toEqual(["ana@mail.example", "eva@mail.example"]);
  await type(`secret remove-sender ${code} mail`);
  await type(`sender set ${code} --from-name  --reply-to ayuda@casa.example`);
  printed();
  await type(`sender show ${code}`);
  expect(printed().join("\n")).toMatch(/mail +platform/);
  expect(errors).toEqual([]);
});

test("a refusing server is quoted, and a silent one is told, without its credentials", async () => {
  const { type, printed, code } = await terminal();
  const asked: (string | undefined)[] = [];
  const http = createHttp((request, response) => {
    asked.push(request.headers.authorization);
    response.writeHead(403).end();
  });
  const address = `http://127.0.0.1:${await portOf(http)}/sms`;
  await type(`secret sender ${code} text`, `${address}\nkey-of-texts\n`);
  printed();
  await type(`sender try ${code} --to +525511112222 --channel text`);
  expect(printed()).toEqual(["sent     no", "through  own", "answer   It answered 403."]);
  expect(asked).toEqual(["Bearer key-of-texts"]);
  await type(`secret sender ${code} mail`, "smtp://ana:password-of-mail@127.0.0.1:1\n");
  await type(`sender set ${code} --from-address hola@casa.example`);
  printed();
  await type(`sender try ${code} --to ana@mail.example`);
  const tried = printed().join("\n");
  expect(tried).toMatch(/^sent +no\nthrough +own\nanswer +\S+/);
  expect(tried).not.toMatch(/password-of-mail|ana:/);
});

test("what cannot be is refused", async () => {
  const { type, errors, code, out } = await terminal();
  const refused = async (line: string, piped?: string) => {
    expect(await type(line, piped)).toBe(1);
    return errors.splice(0).join(" ");
  };
  expect(await refused(`sender set ${code}`)).toContain("nothing_to_change");
  expect(await refused(`sender set ${code} --from-address hola`)).toContain("fromAddress");
  expect(await refused(`sender set ${code} --from-name <x>`)).toContain("fromName");
  expect(await refused(`sender set nobody --from-name Casa`)).toContain("unknown_merchant");
  expect(await refused(`sender try ${code} --to nobody`)).toContain("invalid_field (to)");
  const text = `sender try ${code} --to +525511112222 --channel text`;
  expect(await refused(text)).toContain("no_sender");
  expect(await refused(`secret sender ${code} mail`, "mail.example\n")).toContain("secret_form");
  const short = "https://sms.example\nkey\n";
  expect(await refused(`secret sender ${code} text`, short)).toContain("secret_form");
  expect(out).toEqual([]);
});

test("where a merchant's rules wait for two, a letterhead does", async () => {
  const { type, printed, code } = await terminal();
  await type(`setting ${code} settingsFourEyes yes`);
  printed();
  await type(`sender set ${code} --from-name Casa`);
  expect(printed().join("\n")).toMatch(/outcome +waiting/);
  await type(`sender show ${code}`);
  expect(printed()[0]).toMatch(/fromName +-/);
});
