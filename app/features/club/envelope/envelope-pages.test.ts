import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { deposits } from "#platform/store/schema/cashier.ts";
import { envelopeSlots } from "#platform/store/schema/envelope.ts";
import { useOwnDatabase } from "#tests/support/database.ts";
import { type RunningSite, runningSite } from "#tests/support/running-site.ts";
import { alba } from "#tests/under-test/demo-brands.ts";
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
  const page = async (path = "/envelope") => (await site.ask(path, { cookie })).text();
  return { cookie, page };
}

test("a press without a script opens an envelope and leads to its page", async () => {
  const { cookie, page } = await enter(3_000_000n);
  const before = await page();
  expect(textOf(before)).toContain("Tienes 2 boletos para hoy.");
  expect(before).toContain('aria-label="Abrir el sobre 7"');
  const form = {
    ...{ key: fieldOf(before, "key"), multiple: fieldOf(before, "multiple") },
    ...{ clientSeed: "lluvia", drop: "7" },
  };
  const answer = await site.ask("/envelope", { cookie, form });
  expect(answer.status).toBe(303);
  const to = answer.headers.get("location")!;
  expect((await site.ask("/envelope", { cookie, form })).headers.get("location")).toBe(to);
  const after = textOf(await page(to));
  expect(after).toContain("En tu sobre había");
  expect(after).toContain("Tienes 1 boleto para hoy.");
  const fair = textOf(await page(`/fair/${to.split("=")[1]}`));
  expect(fair).toContain("lluvia-7");
  expect(fair).toMatch(/Se publica a la medianoche del \d+/);

  const wrong = await site.ask("/envelope", { cookie, form: { ...form, clientSeed: "mi suerte" } });
  expect(wrong.status).toBe(400);
  expect(textOf(await wrong.text())).toContain("Usa de 1 a 30 letras");
});

test("whoever has no ticket sees what gives one, and everybody that a rain is over", async () => {
  const { page } = await enter(1_000_000n);
  expect(textOf(await page())).toContain("Si hoy depositas $200.00 más, tendrás 2 boletos");
  await site.store.inMerchant("alba", (tx) =>
    tx.update(envelopeSlots).set({ rest: 0n, left: 0 }).where(eq(envelopeSlots.merchant, "alba")),
  );
  expect(textOf(await page())).toContain("Ya se abrieron todos los sobres de esta lluvia");
});

test("a guest reads the rules, and a trial account why it has no ticket", async () => {
  const guest = textOf(await (await site.ask("/envelope")).text());
  expect(guest).toMatch(/Llueve todos los días de medianoche a 6:00/);
  expect(guest).toContain(copyOf.alba.es.envelope.invite.title);
  expect(guest).toContain("Boletos por tus depósitos");
  const { cookie } = await site.enter("alba", 4);
  const trial = textOf(await (await site.ask("/envelope", { cookie })).text());
  expect(trial).toContain("Una cuenta de prueba no tiene boletos");
});

test("a code shows its free spins, and the press promises them", async () => {
  const { cookie, page } = await enter(10_000n);
  const shown = await page("/member/bonusDetails?code=giros20");
  expect(textOf(shown)).toContain("20 giros gratis en");
  expect(textOf(shown)).toContain("Lo que ganes es tuyo al momento");
  const names = ["key", "code", "game", "rounds", "stake", "days", "multiple"];
  const part = shown.slice(shown.indexOf('value="spins"'));
  const form = Object.fromEntries(names.slice(1).map((name) => [name, fieldOf(part, name)]));
  const key = fieldOf(shown, "key");
  const answer = await site.ask("/member/bonusDetails", {
    ...{ cookie, form: { ...form, key, act: "spins" } },
  });
  expect(answer.status).toBe(303);
  const after = textOf(await page(answer.headers.get("location")!));
  expect(after).toContain("tus giros te esperan en");
  expect(after).toContain("0 de 20");
  expect(textOf(await page("/member/rewardCenter"))).toContain("Bono de rescate");
});
