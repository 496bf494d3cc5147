import pino from "pino";
import { expect, test } from "vitest";
import { BadVariable, readEnv } from "#env";
import { systemClock } from "#platform/core/context.ts";
import { seedDemo } from "#platform/demo/seed-demo.ts";
import { merchants } from "#platform/store/schema/merchant.ts";
import { testStore, testUrl, useOwnDatabase } from "#tests/support/database.ts";
import { demoMerchants } from "#tests/under-test/demo-brands.ts";
import { random, SECRETS } from "#tests/under-test/platform-under-test.ts";
import { openBackend } from "./open-backend.ts";

useOwnDatabase();

const env = readEnv({
  DEPLOYMENT: "production",
  DATABASE_URL: testUrl(),
  MASTER_SECRET: "k9Zr3vWq7Lm2Xc8Bn5Tf1Yh6Jp4Gd0Sa",
});
const logged: unknown[] = [];
const log = pino({ level: "warn" }, { write: (line) => void logged.push(JSON.parse(line)) });
const start = () =>
  openBackend(env, {
    url: testUrl(),
    origins: {
      studio: "https://studio.test",
      mockpay: "https://mockpay.test",
      office: "https://office.test",
    },
    secrets: SECRETS,
    onChange: () => {},
    log,
  });

test("production starts on a database of its own, and not on that of a demonstration", async () => {
  const store = await testStore();
  await store.db
    .insert(merchants)
    .values({ code: "propia", name: "Propia", currency: "MXN", currencySymbol: "P" });
  await (await start()).close();
  const mute = { merchant: "propia", lacks: "server", msg: "nobody would get its messages" };
  expect(logged).toMatchObject([
    { ...mute, channel: "mail" },
    { ...mute, channel: "text" },
  ]);

  await seedDemo(store, {
    clock: systemClock,
    random,
    merchants: demoMerchants,
    only: ["noche", "alba"],
  });
  const refused = await start().catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(BadVariable);
  expect(String(refused)).toContain(
    "DATABASE_URL names the database of a demonstration (alba, noche), whose passwords everybody knows: name an empty one, or set DEPLOYMENT=demo.",
  );
}, 60_000);
