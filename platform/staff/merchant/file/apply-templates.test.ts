import { expect, test } from "vitest";
import { testContext } from "#tests/support/database.ts";
import { staffUnderTest } from "#tests/under-test/staff/staff-under-test.ts";
import { listTemplates } from "../../../agents/contracts/read/list-templates.ts";
import { merchantFile } from "../../../contract/staff/merchant/merchant-file.ts";
import { configAt } from "../../../core/merchant/config/config-at.ts";
import { applyFile } from "./apply-file.ts";
import { exportFile } from "./export-file.ts";

const tier = { rate: 50, validBet: "500.00", loss: null, active: 2, minimumBet: "50.00" };
const terms = { kind: "daily", period: "daily", gameTypes: ["RNG", "LIVE"], tiers: [tier] };
const START = { id: "start", names: { es: "Para empezar", en: "To begin with" }, terms };
const MORE = { id: "more", names: { es: "Más" }, terms: { ...terms, gameTypes: null } };

const fileOf = (code: string, contractTemplates?: object[]) =>
  merchantFile.parse({
    ...{ code, name: "Casa Luna", hosts: [`${code}.example`], currency: "MXN" },
    ...{ currencySymbol: "$", country: "MX", flags: [] },
    ...{ registration: { ageMin: 18, fields: {} }, contractTemplates },
  });

async function place() {
  const { staff, merchant, clock, store } = await staffUnderTest();
  const code = `n${merchant.code.replaceAll(/[^a-z0-9]/g, "").slice(-12)}`;
  return {
    ...{ staff, code, clock, store },
    apply: (templates?: object[]) =>
      applyFile(staff, { merchant: code, file: fileOf(code, templates), mayMake: true }),
    list: async (language: string, of = code) => {
      const context = await testContext({ merchant: { ...merchant, code: of }, clock });
      return (await listTemplates(context, { language })).list;
    },
  };
}

test("an agent is offered the merchant's templates in order, named in the reader's language", async () => {
  const t = await place();
  await t.apply([START, MORE]);
  expect(await t.list("en")).toEqual([
    {
      ...{ id: "start", name: "To begin with" },
      terms: { ...terms, tiers: [{ ...tier, validBet: 5_000_000n, minimumBet: 500_000n }] },
    },
    expect.objectContaining({ id: "more", name: "Más" }),
  ]);
  expect((await t.list("es-PE")).map(({ name }) => name)).toEqual(["Para empezar", "Más"]);
  const other = await place();
  await other.apply();
  expect(await other.list("en")).toEqual([]);
});

test("a change is a version, and the file that is exported has what was applied", async () => {
  const t = await place();
  await t.apply([START]);
  const before = t.clock.now();
  t.clock.advance(60_000);
  await t.apply([MORE]);
  const at = async (when: Date) => {
    const { version, terms: then } = await t.store.inMerchant(t.code, (tx) =>
      configAt(tx, t.code, "contracts", when),
    );
    return [version, then.contractTemplates.map(({ id }) => id)];
  };
  expect([await at(before), await at(t.clock.now())]).toEqual([
    [1, ["start"]],
    [2, ["more"]],
  ]);
  expect(await exportFile(t.staff, t.code)).toMatchObject({ contractTemplates: [MORE] });
  expect((await t.apply([MORE])).steps).toEqual([]);
});

test("a template that no contract could have is refused at its field", () => {
  const wrong = (more: object) => () => fileOf("casa", [{ ...START, ...more }]);
  expect(wrong({ terms: { ...terms, tiers: [{ ...tier, rate: 0 }] } })).toThrow(/rate/);
  expect(wrong({ terms: { ...terms, kind: "gift" } })).toThrow(/kind/);
  expect(wrong({ names: {} })).toThrow();
  expect(wrong({ id: "Start" })).toThrow(/id/);
  expect(() => fileOf("casa", [START, START])).toThrow();
});
