import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { runRaffles } from "#platform/club/raffle/draw-raffles.ts";
import { systemClock } from "#platform/core/context.ts";
import { readMerchant } from "#platform/core/merchant/find-merchant.ts";
import { deposits } from "#platform/store/schema/cashier.ts";
import { raffles } from "#platform/store/schema/raffle.ts";
import { useOwnDatabase } from "#tests/support/database.ts";
import { type RunningSite, runningSite } from "#tests/support/running-site.ts";
import { alba } from "#tests/under-test/demo-brands.ts";
import { random, SECRETS } from "#tests/under-test/platform-under-test.ts";
import { copyOf } from "#tests/wording/copy-of.ts";

useOwnDatabase();

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let site: RunningSite;
beforeAll(async () => {
  site = await runningSite({ merchants: [alba] });
});
afterAll(() => site.close());

const textOf = (html: string) => html.replaceAll(/<!--.*?-->|<[^>]*>/g, "");
const fieldOf = (html: string, name: string) =>
  new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(html)![1]!;

async function enter(deposited: bigint) {
  const { cookie, id } = await site.enter("alba");
  const at = new Date();
  await site.store.inMerchant("alba", (tx) =>
    tx.insert(deposits).values({
      ...{ merchant: "alba", id: `d-${id}`, memberId: id, method: "CARD", amount: deposited },
      ...{ currency: "MXN", status: "CREDITED", creditedAmount: deposited, settledAt: at },
      ...{ idempotencyKey: id, returnUrl: "/", createdAt: at, expiresAt: at },
    }),
  );
  const page = async (path = "/raffle") => (await site.ask(path, { cookie })).text();
  return { cookie, page };
}

test("a guest reads prizes and rules, and a trial account why it has no numbers", async () => {
  const guest = textOf(await (await site.ask("/raffle")).text());
  expect(guest).toContain("La rifa de la plaza");
  expect(guest).toContain(copyOf.alba.es.raffle.first);
  expect(guest).toContain("Tus números están en tu cuenta");
  expect(guest).toContain("Se juega 3 veces");
  const { cookie } = await site.enter("alba", 4);
  const trial = textOf(await (await site.ask("/raffle", { cookie })).text());
  expect(trial).toContain("Una cuenta de prueba no tiene números");
  const english = textOf(await (await site.ask("/raffle?lang=en")).text());
  expect(english).toContain("The raffle on the square");
  expect(english).toMatch(/The draw is (tonight|on \w+day) at midnight\./);
});

test("whoever deposited too little sees what gives numbers", async () => {
  const { page } = await enter(1_000_000n);
  expect(textOf(await page())).toContain("Si depositas $200.00 más antes del sorteo");
});

test("a press without a script takes numbers once, and everybody checks the draw afterwards", async () => {
  const { cookie, page } = await enter(10_000_000n);
  const before = await page();
  expect(textOf(before)).toContain("Tomar mis 4 números");
  const form = {
    ...{ key: fieldOf(before, "key"), raffle: fieldOf(before, "raffle") },
    clientSeed: "mi-suerte",
  };
  const wrong = await site.ask("/raffle", { cookie, form: { ...form, clientSeed: "mi suerte" } });
  expect(wrong.status).toBe(400);
  expect(textOf(await wrong.text())).toContain("Usa de 1 a 30 letras");
  const answer = await site.ask("/raffle", { cookie, form });
  expect(answer.status).toBe(303);
  const to = answer.headers.get("location")!;
  expect((await site.ask("/raffle", { cookie, form })).headers.get("location")).toBe(to);
  const after = textOf(await page(to));
  expect(after).toContain("tus números son 1, 2, 3 y 4");
  expect(after).toContain("Tienes 4 de los 4 números tomados");
  expect(textOf(await page("/member/rewardCenter"))).toMatch(
    /Tienes 4 números\. El sorteo es (hoy|el \p{L}+) a medianoche\./u,
  );

  const fair = `/fair/raffle/${form.raffle}`;
  expect(textOf(await (await site.ask(fair)).text())).toContain("Se publica después del sorteo");
  await site.store.inMerchant("alba", (tx) =>
    tx
      .update(raffles)
      .set({ endsAt: new Date(Date.now() - 1) })
      .where(eq(raffles.merchant, "alba")),
  );
  const merchant = await readMerchant(site.store, "alba");
  const { store } = site;
  await runRaffles({ store, merchant, random, clock: systemClock, secrets: SECRETS });
  const drawn = await (await site.ask(fair)).text();
  expect(textOf(drawn)).toContain("mi-suerte");
  expect(drawn).toContain("1–4");
  const won = textOf(await page());
  expect(won).toContain("Ganaste en esta rifa");
  expect(won).toContain("$5,000.00");
  expect((await site.ask("/fair/raffle/none")).status).toBe(404);
});
