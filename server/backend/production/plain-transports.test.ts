import { expect, test } from "vitest";
import { readEnv } from "#env";
import { plainTransports } from "./plain-transports.ts";

test("addresses without TLS are named, those of this machine are not", () => {
  const env = readEnv({
    SMTP_URL: "smtp://mail.example",
    MAIL_FROM: "a@mail.example",
    SMS_GATEWAY_URL: "http://sms.example/send",
    PLATFORM_URL: "https://platform.example",
    STUDIO_ORIGIN: "http://studio.localhost:3000",
    MOCKPAY_ORIGIN: "http://pay.example",
  });
  const gateways = {
    mockpay: "http://mockpay.localhost",
    dlocal: "https://api.dlocal.com",
    old: "http://old.example",
  };
  expect(plainTransports(env, [{ code: "alba", settings: { gateways } }])).toEqual([
    "SMTP_URL",
    "SMS_GATEWAY_URL",
    "MOCKPAY_ORIGIN",
    "gateways.old of alba",
  ]);
  const safe = { SMTP_URL: "smtps://mail.example", MAIL_FROM: "a@mail.example" };
  expect(plainTransports(readEnv(safe), [{ code: "alba", settings: {} }])).toEqual([]);
  expect(plainTransports(readEnv({ PLATFORM_URL: "http://[::1]:3001" }), [])).toEqual([]);
});

test.each([
  ["postgresql://platform_app@db.example/play", ["DATABASE_URL"]],
  ["postgresql://platform_app@db.example/play?sslmode=prefer", ["DATABASE_URL"]],
  ["postgresql://platform_app@db.example/play?sslmode=verify-full", []],
  ["postgresql://platform_app@localhost/play", []],
  ["postgresql://platform_app@base/play?host=/run/postgresql", []],
])("the database's address %s", (DATABASE_URL, named) => {
  expect(plainTransports(readEnv({ DATABASE_URL }), [])).toEqual(named);
});
