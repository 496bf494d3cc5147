import { createServer as createHttp } from "node:http";
import { expect, test } from "vitest";
import { readEnv } from "#env";
import type { Outgoing } from "#platform/core/outbox/send-outgoing.ts";
import { mailServer, portOf } from "#tests/under-test/staff/mail-server.ts";
import { findingTargets, openCarriers, openSenders } from "./open-senders.ts";

const message = (channel: Outgoing["channel"], recipient: string): Outgoing => ({
  merchant: "alba",
  id: "m1",
  channel,
  recipient,
  subject: channel === "email" ? "Tu cuenta" : "",
  text: "Hola, Ana",
  html: channel === "email" ? "<p>Hola, Ana</p>" : "",
});

test("nobody carries anything until the environment names somebody", async () => {
  expect(openSenders(readEnv({}))).toEqual({});
});

test("hands e-mails to the mail server, from the address that it was given", async () => {
  const taken: string[] = [];
  const port = await portOf(mailServer(taken));
  const env = readEnv({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: "hola@alba.example" });
  const { email } = openSenders(env);
  await email!(message("email", "ana@mail.example"));
  const letter = taken.join("");
  expect(letter).toContain("MAIL FROM:<hola@alba.example>");
  expect(letter).toContain("RCPT TO:<ana@mail.example>");
  expect(letter).toContain("Subject: Tu cuenta");
  expect(letter).toContain("Hola, Ana");
});

test("a merchant's own server gets its letterhead, and says what it did", async () => {
  const taken: string[] = [];
  const url = `smtp://127.0.0.1:${await portOf(mailServer(taken))}`;
  const send = openCarriers(readEnv({})).email({ url });
  const letterhead = { fromName: "Casa Luna", fromAddress: "hola@casa.example" };
  const replyTo = "ayuda@casa.example";
  const letter = message("email", "ana@mail.example");
  expect(await send({ ...letter, letterhead: { ...letterhead, replyTo } })).toBe("250 fine");
  const sent = taken.join("");
  expect(sent).toContain("MAIL FROM:<hola@casa.example>");
  expect(sent).toContain("From: Casa Luna <hola@casa.example>");
  expect(sent).toContain("Reply-To: ayuda@casa.example");
  await expect(send(letter)).rejects.toThrow("no address that letters come from");
});

test("an e-mail with a way out has the headers of a mail program's own button", async () => {
  const taken: string[] = [];
  const send = openCarriers(readEnv({})).email({
    url: `smtp://127.0.0.1:${await portOf(mailServer(taken))}`,
  });
  const stop = `https://alba.example/letters/stop?pass=s1.abcdefgh.${"Zx9_".repeat(40)}`;
  const letterhead = { fromName: null, fromAddress: "hola@casa.example", replyTo: null };
  const letter = { ...message("email", "ana@mail.example"), letterhead };
  await send(letter);
  expect(taken.join("")).not.toContain("List-Unsubscribe");
  await send({ ...letter, stop });
  // Header lines may be folded at a blank.
  const sent = taken.join("").replaceAll(/\r\n[ \t]+/g, " ");
  expect(sent).toContain(`List-Unsubscribe: <${stop}>\r\n`);
  expect(sent).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n");
});

test("posts text messages with a key that makes a second try harmless", async () => {
  const taken: unknown[] = [];
  let status = 200;
  const server = createHttp(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const { authorization, "idempotency-key": key } = request.headers;
    taken.push({ authorization, key, ...JSON.parse(body) });
    response.writeHead(status).end();
  });
  const SMS_GATEWAY_URL = `http://127.0.0.1:${await portOf(server)}/sms`;
  const { sms } = openSenders(readEnv({ SMS_GATEWAY_URL, SMS_GATEWAY_KEY: "llave-larga" }));
  await sms!(message("sms", "+525511112222"));
  expect(taken).toEqual([
    {
      authorization: "Bearer llave-larga",
      key: "alba:m1",
      to: "+525511112222",
      text: "Hola, Ana",
    },
  ]);
  status = 503;
  await expect(sms!(message("sms", "+525511112222"))).rejects.toMatchObject({ status: 503 });
});

test("posts findings to the operator's webhook as they are, with its key", async () => {
  const taken: unknown[] = [];
  const server = createHttp(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const { authorization, "content-type": type } = request.headers;
    taken.push({ body, authorization, type, id: request.headers["idempotency-key"] });
    response.writeHead(taken.length === 1 ? 200 : 500).end();
  });
  const env = readEnv({
    FINDINGS_WEBHOOK_URL: `http://127.0.0.1:${await portOf(server)}/hook`,
    FINDINGS_WEBHOOK_KEY: "key-of-the-hook",
  });
  expect(findingTargets(env)).toEqual([{ channel: "webhook", recipient: "" }]);
  const { webhook } = openSenders(env);
  const told = { ...message("webhook", ""), text: '{"count":1}' };
  await webhook!(told);
  expect(taken).toEqual([
    {
      ...{ body: '{"count":1}', type: "application/json", id: "alba:m1" },
      authorization: "Bearer key-of-the-hook",
    },
  ]);
  await expect(webhook!(told)).rejects.toThrow("the webhook for findings refused");
});

test("an address for findings needs a mail server, and the webhook's is not shown", () => {
  expect(() => readEnv({ FINDINGS_EMAIL: "ops@casa.example" })).toThrow("SMTP_URL is missing");
  const FINDINGS_WEBHOOK_URL = "ftp://hook.example/secret-part";
  expect(() => readEnv({ FINDINGS_WEBHOOK_URL })).toThrow(/^(?!.*secret-part).*https/);
});
