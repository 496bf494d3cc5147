import { and, asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { staffUnderTest } from "#tests/under-test/staff/staff-under-test.ts";
import { standForPieces } from "../../../../tests/under-test/staff/legal-under-test.ts";
import { merchantFile } from "../../../contract/staff/merchant/merchant-file.ts";
import { configAt } from "../../../core/merchant/config/config-at.ts";
import {
  affiliateTiers,
  missions,
  pointRules,
  rewards,
  vipLevels,
} from "../../../store/schema/club.ts";
import { configVersions } from "../../../store/schema/config.ts";
import { posts } from "../../../store/schema/post.ts";
import { approve, readApproval } from "../../approvals/decide-approval.ts";
import { setSiteStatus } from "../set-site-status.ts";
import { applyFile } from "./apply-file.ts";
import { exportFile } from "./export-file.ts";

const level = (number: number, validBet: string, more: Record<string, unknown> = {}) => ({
  ...{ level: number, icon: "star", validBet, deposits: "0.00", keepValidBet: "0.00" },
  ...{ upgradeGift: "0.00", rebate: { slots: 40, live: 30, sports: 30 } },
  words: { es: { name: `Nivel ${number}` }, "zh-Hant": { name: "星" } },
  ...more,
});
const bonus = {
  ...{ id: "bono", kind: "BONUS", icon: "coin", pointsNeeded: 900, amount: "9.00" },
  words: { es: { name: "Bono", text: "Se apuesta una vez." } },
};
const egg = {
  ...{ id: "huevo", kind: "GOLDEN_EGG", icon: "egg", pointsNeeded: 300 },
  words: { es: { name: "Huevo", text: "Abres uno." } },
};
const days = {
  ...{ id: "dias", event: "SIGN_IN_DAYS", icon: "sunrise", period: "WEEK", targetCount: 5 },
  ...{ reward: "3.00", wagering: 1, endsAt: "30d" },
  spins: { game: "pinata", rounds: 5, stake: "1.00", days: 3, wagering: 2 },
  words: { es: { title: "Días", text: "En días seguidos." } },
};
const post = (slug: string, html: string, more: Record<string, unknown> = {}) => ({
  ...{ slug, cover: "p_blog-1", author: "Ana" },
  words: { es: { title: "Uno", summary: "Primero", html } },
  ...more,
});
const club = {
  levels: [level(0, "0.00"), level(1, "100.00"), level(2, "500.00", { upgradeGift: "8.00" })],
  points: { SLOTS: "10.00", REDEEM: "0.001" },
  rewards: [egg, bonus],
  missions: [days],
  affiliateTiers: [
    { tier: 1, revenueMin: "1000.00", activeMin: 2, share: 1_000 },
    { tier: 2, revenueMin: "5000.00", activeMin: 4, share: 1_200 },
  ],
  posts: [
    post("uno", "<p>Uno</p><script>x</script>", { publishedAt: "2026-11-12T15:00:00Z" }),
    post("dos", "<p>Dos</p>"),
  ],
};

async function at() {
  const under = await staffUnderTest();
  const { store, staff: eva } = under;
  const code = `n${under.merchant.code.replaceAll(/[^a-z0-9]/g, "").slice(-12)}`;
  const fileOf = (more: Record<string, unknown>) =>
    merchantFile.parse({
      ...{ code, name: "Casa Luna", hosts: [`${code}.example`], currency: "MXN" },
      ...{ currencySymbol: "$", country: "MX", flags: [], ...club, ...more },
      registration: { ageMin: 18, fields: {} },
    });
  const apply = (more: Record<string, unknown> = {}, options = {}) =>
    applyFile(eva, { merchant: code, file: fileOf(more), mayMake: true, ...options });
  const acts = async (...args: Parameters<typeof apply>) => {
    const { steps } = await apply(...args);
    return Object.fromEntries(steps.map(({ item, act }) => [item, act]));
  };
  const within = <Read>(read: Parameters<typeof store.inMerchant<Read>>[1]) =>
    store.inMerchant(code, read);
  return { ...under, eva, code, apply, acts, within };
}

test("a file makes the club, and each of its terms has a version by whoever applied it", async () => {
  const { acts, code, within, clock } = await at();
  expect(await acts()).toMatchObject({
    ...{ "levels.0": "added", "levels.2": "added", "points.SLOTS": "added" },
    ...{ "rewards.bono": "added", "missions.dias": "added", "affiliateTiers.2": "added" },
    ...{ "posts.uno": "added" },
  });
  const [row] = await within((tx) =>
    tx
      .select()
      .from(vipLevels)
      .where(and(eq(vipLevels.merchant, code), eq(vipLevels.level, 2))),
  );
  expect(row).toMatchObject({ validBet: 5_000_000n, upgradeGift: 80_000n });
  const { terms } = await within((tx) => configAt(tx, code, "points", clock.now()));
  expect(terms).toMatchObject({
    rules: [
      { type: "REDEEM", amountPerPoint: 10n },
      { type: "SLOTS", amountPerPoint: 100_000n },
    ],
    rewards: [
      { id: "bono", amount: 90_000n },
      { id: "huevo", amount: null },
    ],
  });
  clock.advance(60_000);
  await acts({ levels: [level(0, "0.00"), level(1, "200.00"), level(2, "500.00")] });
  const versions = await within((tx) =>
    tx
      .select()
      .from(configVersions)
      .where(and(eq(configVersions.merchant, code), eq(configVersions.area, "vip")))
      .orderBy(asc(configVersions.version)),
  );
  const told = versions.map(({ madeBy, body }) => [
    madeBy,
    ...(body.levels as { validBet: string }[]).map(({ validBet }) => validBet),
  ]);
  expect(told).toEqual([
    ["eva", "0.00", "100.00", "500.00"],
    ["eva", "0.00", "200.00", "500.00"],
  ]);
});

test("what goes is closed where the table can, and a level, a rule or a tier is deleted", async () => {
  const { acts, code, within } = await at();
  await acts();
  const found = await acts({
    ...{ levels: club.levels.slice(0, 2), points: { SLOTS: "20.00" } },
    ...{ rewards: [{ ...bonus, amount: "10.00" }], missions: [] },
    ...{ affiliateTiers: club.affiliateTiers.slice(0, 1), posts: club.posts.slice(1) },
  });
  expect(found).toEqual({
    ...{ "levels.2": "removed", "points.SLOTS": "changed", "points.REDEEM": "removed" },
    ...{ "rewards.bono": "changed", "rewards.huevo": "removed", "missions.dias": "removed" },
    ...{ "affiliateTiers.2": "removed", "posts.uno": "removed" },
  });
  const rows = await within(async (tx) => ({
    levels: await tx.select().from(vipLevels).where(eq(vipLevels.merchant, code)),
    rules: await tx.select().from(pointRules).where(eq(pointRules.merchant, code)),
    rewards: await tx.select().from(rewards).where(eq(rewards.merchant, code)),
    missions: await tx.select().from(missions).where(eq(missions.merchant, code)),
    tiers: await tx.select().from(affiliateTiers).where(eq(affiliateTiers.merchant, code)),
    posts: await tx.select().from(posts).where(eq(posts.merchant, code)),
  }));
  expect(rows.levels).toHaveLength(2);
  expect(rows.rules).toHaveLength(1);
  expect(rows.tiers).toHaveLength(1);
  const shown = (all: { isEnabled: boolean }[]) => all.map(({ isEnabled }) => isEnabled).sort();
  expect(shown(rows.rewards)).toEqual([false, true]);
  expect(shown(rows.missions)).toEqual([false]);
  expect(shown(rows.posts)).toEqual([false, true]);
  expect(await acts()).toMatchObject({ "rewards.huevo": "added", "posts.uno": "added" });
  expect(await acts()).toEqual({});
});

test("what was changed past the file is left, and no list stands out of order for it", async () => {
  const { acts, apply, code, within } = await at();
  await acts();
  await within((tx) =>
    tx
      .update(vipLevels)
      .set({ validBet: 6_000_000n })
      .where(and(eq(vipLevels.merchant, code), eq(vipLevels.level, 2))),
  );
  const dearer = { levels: [level(0, "0.00"), level(1, "100.00"), level(2, "700.00")] };
  expect(await acts(dearer)).toEqual({ "levels.2": "left" });
  await expect(
    apply({ levels: [level(0, "0.00"), level(1, "650.00"), level(2, "700.00")] }),
  ).rejects.toMatchObject({ code: "invalid_file", field: "file.levels.2.validBet" });
  await expect(apply({ levels: [level(0, "0.00")] })).rejects.toMatchObject({
    field: "file.levels.1.level",
  });
  expect(await acts(dearer, { isOver: true })).toEqual({ "levels.2": "changed" });
});

test("an exported club changes nothing", async () => {
  const { acts, apply, eva, code } = await at();
  await apply();
  await acts({ rewards: [bonus], posts: club.posts.slice(0, 1) });
  const file = await exportFile(eva, code);
  expect(file).toMatchObject({ levels: club.levels, points: club.points });
  expect(file.rewards).toEqual([{ ...bonus, stock: null }]);
  expect(file.affiliateTiers).toEqual(club.affiliateTiers);
  expect(file.missions).toMatchObject([
    { id: "dias", targetAmount: null, startsAt: null, spins: days.spins },
  ]);
  expect(file.posts).toMatchObject([
    { slug: "uno", publishedAt: "2026-11-12T15:00:00.000Z", words: { es: { html: "<p>Uno</p>" } } },
  ]);
  const again = await applyFile(eva, { merchant: code, file, mayMake: false });
  expect(again.steps).toEqual([]);
});

test("on an open site the club's terms wait for a second person, and articles do not", async () => {
  const { apply, acts, eva, code, merchant, clock } = await at();
  await apply();
  await standForPieces(eva, { ...merchant, code });
  await setSiteStatus(eva, { merchant: code, status: "open", until: null });
  const luis = { ...eva, staff: "luis", staffId: "luis" };
  const texts = { posts: [post("tres", "<p>Tres</p>")] };
  expect(await apply(texts)).toMatchObject({ outcome: "done" });
  /** Applies other terms with a second person, who reads what this returns. */
  const settled = async (terms: Record<string, unknown>) => {
    const asked = await apply({ ...texts, ...terms });
    expect([terms, asked.outcome]).toEqual([terms, "waiting"]);
    const named = { merchant: code, id: asked.approval! };
    const { changes } = (await readApproval(eva, named)).input;
    clock.advance(60_000);
    await approve(luis, named);
    expect(await acts({ ...texts, ...terms })).toEqual({});
    return changes;
  };
  const [first, second, third] = club.levels;
  expect(await settled({ levels: [first, second, { ...third, upgradeGift: "9.00" }] })).toEqual([
    'changed levels.2: {"upgradeGift":"8.00"} → {"upgradeGift":"9.00"}',
  ]);
  await settled({});
  const soon = { posts: [...texts.posts, post("cuatro", "<p>Cuatro</p>")] };
  expect(await settled({ ...soon, rewards: [egg] })).toEqual([
    expect.stringMatching(/^removed rewards\.bono: /),
    expect.stringMatching(/^added posts\.cuatro: - → \{.*"publishedAt":"now"/),
  ]);
  await settled({});
  for (const terms of [
    { points: { ...club.points, SLOTS: "9.00" } },
    { rewards: [egg, { ...bonus, amount: "10.00" }] },
    { missions: [{ ...days, reward: "4.00" }] },
    { missions: [{ ...days, spins: { ...days.spins, wagering: 3 } }] },
    { affiliateTiers: [{ ...club.affiliateTiers[0], share: 1_100 }, club.affiliateTiers[1]] },
  ]) {
    expect(await settled(terms)).toHaveLength(1);
    await settled({});
  }
});

test("what cannot be is refused at its place", async () => {
  const { apply } = await at();
  const refused = (more: Record<string, unknown>) => expect(apply(more).then(() => "done")).rejects;
  await refused({ rewards: [egg, egg] }).toMatchObject({
    ...{ code: "duplicate_item", field: "file.rewards.1" },
  });
  await refused({ missions: [{ ...days, startsAt: "30d" }] }).toMatchObject({
    ...{ code: "invalid_file", field: "file.missions", details: { id: "dias" } },
  });
  await refused({ posts: [post("nada", "<script>x</script>")] }).toMatchObject({
    ...{ code: "invalid_file", field: "file.posts", details: { id: "nada" } },
  });
});
