import { asc, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { staffUnderTest } from "../../../../tests/under-test/staff/staff-under-test.ts";
import { CONFIG_AREAS, type ConfigArea } from "../../../contract/staff/merchant/config-areas.ts";
import { setRegisterField } from "../../../staff/merchant/set-register-field.ts";
import { setSetting } from "../../../staff/merchant/set-setting.ts";
import { setUsdtRate } from "../../../staff/money/set-usdt-rate.ts";
import { configVersions } from "../../../store/schema/config.ts";
import { merchants } from "../../../store/schema/merchant.ts";
import { configAt } from "./config-at.ts";
import { keepVersions } from "./keep-versions.ts";

async function at() {
  const { staff, store, merchant, clock } = await staffUnderTest();
  const { code } = merchant;
  const set = (key: string, value: string | null, by = "eva") =>
    setSetting({ ...staff, staff: by }, { merchant: code, key, value });
  const config = <Name extends ConfigArea>(area: Name, instant: Date) =>
    store.inMerchant(code, (tx) => configAt(tx, code, area, instant));
  const versions = async (area: ConfigArea) =>
    (
      await store.inMerchant(code, (tx) =>
        tx
          .select()
          .from(configVersions)
          .where(eq(configVersions.merchant, code))
          .orderBy(asc(configVersions.version)),
      )
    ).filter((row) => row.area === area);
  return { code, staff, store, clock, set, config, versions };
}

const HOUR = 3_600_000;
const after = (instant: Date, hours: number) => new Date(instant.getTime() + hours * HOUR);

test("terms are read as they were at an instant", async () => {
  const { clock, set, config } = await at();
  const start = clock.now();
  expect(await config("withdrawals", start)).toMatchObject({ version: 1, since: null });
  for (const amount of ["150.00", "250.00"]) {
    clock.advance(HOUR);
    await set("withdrawals.amountMin", amount);
  }
  const read = async (hours: number) => {
    const { version, terms } = await config("withdrawals", after(start, hours));
    return [version, terms.withdrawals.amountMin];
  };
  expect(await read(-1_000_000)).toEqual([1, 1_000_000n]);
  expect(await read(0.9)).toEqual([1, 1_000_000n]);
  expect(await read(1)).toEqual([2, 1_500_000n]);
  expect(await read(1.9)).toEqual([2, 1_500_000n]);
  expect(await read(2)).toEqual([3, 2_500_000n]);
  expect(await read(1_000)).toEqual([3, 2_500_000n]);
});

test("a change makes a version of its own area, with its maker and the whole terms", async () => {
  const { staff, code, clock, set, versions } = await at();
  await set("transfers.amountMin", "60.00", "luis");
  await setUsdtRate(staff, { merchant: code, rate: 172_000n, usdtMin: null, isSure: false });
  await setRegisterField(staff, { merchant: code, field: "email", choice: { enabled: true } });
  expect(await versions("transfers")).toMatchObject([
    { version: 1, madeBy: "platform", body: { transfers: { amountMin: "50.00" } } },
    { version: 2, madeBy: "luis", approvedBy: null, createdAt: clock.now() },
  ]);
  expect((await versions("transfers"))[1]!.body).toEqual({
    timeZone: "America/Mexico_City",
    transfers: {
      ...{ toUpline: true, toDownline: true },
      ...{ amountMin: "60.00", amountMax: "20000.00", sumPerDay: "50000.00" },
    },
  });
  expect(await versions("withdrawals")).toHaveLength(1);
  expect((await versions("usdt")).map(({ body }) => body)).toEqual([
    {},
    { usdt: { rate: "17.20", min: "1" } },
  ]);
  expect((await versions("registration")).at(-1)).toMatchObject({
    ...{ version: 2, madeBy: "eva", body: { registerFields: { email: { enabled: true } } } },
  });
});

test("a refused change leaves no version, and the same value makes none", async () => {
  const { set, versions } = await at();
  await expect(set("withdrawals.amountMin", "hundred")).rejects.toThrow("invalid_setting");
  expect(await versions("withdrawals")).toHaveLength(0);
  await set("withdrawals.amountMin", "100.00");
  expect(await versions("withdrawals")).toHaveLength(1);
});

test("changes at the same time each have a version, without a gap", async () => {
  const { set, versions, config, clock } = await at();
  const values = Array.from({ length: 8 }, (_, index) => `${110 + index}.00`);
  await Promise.all(values.map((value) => set("withdrawals.amountMin", value)));
  const made = await versions("withdrawals");
  expect(made.map(({ version }) => version)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const mins = made.map(({ body }) => (body.withdrawals as { amountMin: string }).amountMin);
  expect(mins.slice(1).sort()).toEqual(values);
  expect((await config("withdrawals", clock.now())).version).toBe(9);
});

test("two that keep versions of the same change make one", async () => {
  const { code, store, clock, versions } = await at();
  const keep = () =>
    store.inMerchant(code, (tx) => keepVersions(tx, code, { by: "eva", at: clock.now() }));
  await Promise.all([keep(), keep(), keep()]);
  for (const area of CONFIG_AREAS) expect([area, await versions(area)]).toMatchObject([area, [{}]]);
});

test("a change past the staff's verbs becomes the platform's version at the next one", async () => {
  const { code, store, set, versions } = await at();
  await set("withdrawals.perDay", "4");
  const settings = { withdrawals: { perDay: 7 } };
  await store.db.update(merchants).set({ settings }).where(eq(merchants.code, code));
  await set("withdrawals.perDay", "5");
  expect((await versions("withdrawals")).map(({ madeBy }) => madeBy)).toEqual([
    ...["platform", "eva", "platform", "eva"],
  ]);
});

test("a server whose clock is behind does not put a version before the last one", async () => {
  const { clock, staff, code, set, config } = await at();
  await set("withdrawals.perDay", "4");
  const behind = { ...staff, clock: { now: () => after(clock.now(), -1) } };
  await setSetting(behind, { merchant: code, key: "withdrawals.perDay", value: "5" });
  const { version, terms } = await config("withdrawals", clock.now());
  expect([version, terms.withdrawals.perDay]).toEqual([3, 5]);
  expect((await config("withdrawals", after(clock.now(), -0.5))).version).toBe(1);
});

test("a version is never changed or taken back", async () => {
  const { code, store, set } = await at();
  await set("withdrawals.perDay", "4");
  for (const act of [sql`update config_versions set body = '{}'`, sql`delete from config_versions`])
    await expect(store.inMerchant(code, (tx) => tx.execute(act))).rejects.toMatchObject({
      cause: { code: "42501" },
    });
});
