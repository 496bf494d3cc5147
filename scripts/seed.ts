import { readEnv } from "#env";
import { systemClock } from "#platform/core/context.ts";
import { seedDemo } from "#platform/demo/seed-demo.ts";
import { openStore } from "#platform/store/open-store.ts";
import { wordsOfError } from "#scripts/lib/command-line.ts";
import { openDatabase } from "../server/backend/open-database.ts";
import { systemRandom } from "../server/backend/system-random.ts";
import { vendorOrigins } from "../server/backend/vendor-origins.ts";
import { readMerchants } from "../server/demo/read-merchants.ts";

/** Fills the database with the demonstration merchants, with or without a running server. */
async function seed(): Promise<void> {
  const env = readEnv();
  if (env.DEPLOYMENT === "production") {
    throw new Error("The demonstration's passwords are known to everybody: not in production.");
  }
  const { url, stop } = await openDatabase(env, {
    address: "npm run seed",
    log: console.log,
    shared: true,
  });
  const store = await openStore({ url });
  const { studio: studioOrigin, mockpay: mockpayOrigin } = vendorOrigins(env, env.PORT);
  const context = { clock: systemClock, random: systemRandom };
  const options = { ...context, studioOrigin, mockpayOrigin, merchants: readMerchants() };
  for (const { merchant, username, password } of await seedDemo(store, options)) {
    console.log(`${merchant}: ${username} / ${password}`);
  }
  await store.close();
  await stop();
}

await seed().catch((error: unknown) => {
  console.error(wordsOfError(error));
  process.exitCode = 1;
});
