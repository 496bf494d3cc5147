import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { freshMerchant } from "#tests/support/database.ts";
import { freshTable, GAME, VENDOR } from "#tests/support/vendor.ts";
import { officeUnderTest } from "#tests/under-test/staff/office-under-test.ts";
import { SYSTEM_STATUS } from "../../../contract/core/admission.ts";
import { gameList, gameOne } from "../../../contract/play/games.ts";
import { approvalDecide, approvalList } from "../../../contract/staff/approvals.ts";
import {
  staffGameSwitch,
  staffGamesApply,
  staffGamesList,
  staffGamesOrder,
} from "../../../contract/staff/vendors/games.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { type Caller, send } from "../../../contract/wire/send.ts";
import { games, vendors } from "../../../store/schema/catalogue.ts";
import { merchants } from "../../../store/schema/merchant.ts";
import { staffActions } from "../../../store/schema/staff.ts";

const LANTERN = {
  ...{ code: "lantern", names: { es: "Farol Dorado", en: "Golden Lantern" }, type: "RNG" },
  ...{ class: "classic", rtp: "96.1", minBet: "0.2", lines: 20, maxMultiple: 5000, hasDemo: true },
  ...{ releasedOn: "2026-11-01", cover: "https://cdn.v1.example/lantern.webp" },
};
const TIGER = {
  ...{ code: "tiger", names: { es: "Tigre" }, type: "LIVE", class: "DRAGON", minBet: "1" },
  ...{ releasedOn: "2025-01-31", cover: "tigre-y-dragon" },
};

const vendorOf = (merchant: string, code: string) => ({
  ...{ merchant, code, name: code, logo: "", launchUrl: "https://vendor.example/launch" },
  pictureOrigins: ["https://cdn.v1.example"],
});

async function catalogue() {
  const merchant = await freshMerchant({}, { isReal: true });
  const opened = await officeUnderTest({ merchant });
  const { as } = await opened.hired("admin");
  const { as: other } = await opened.hired("admin", { name: "otra" });
  const inMine = <T>(work: Parameters<typeof opened.store.inMerchant<T>>[1]) =>
    opened.store.inMerchant(merchant.code, work);
  await inMine((tx) => tx.insert(vendors).values(vendorOf(merchant.code, VENDOR)));
  const appliedBy = (who: Caller, file: unknown, plan: "yes" | "no" = "no") => {
    const text = typeof file === "string" ? file : JSON.stringify(file);
    const base64 = Buffer.from(text).toString("base64");
    return send(who, staffGamesApply, { vendor: VENDOR, file: base64, plan });
  };
  const applied = (file: unknown, plan: "yes" | "no" = "no") => appliedBy(as, file, plan);
  const termsOf = async (code: string) => {
    const { rtp, minBet, maxMultiple } = games;
    const [row] = await inMine((tx) =>
      tx.select({ rtp, minBet, maxMultiple }).from(games).where(eq(games.code, code)),
    );
    return row;
  };
  const listed = async () => (await send(as, staffGamesList, {})).list;
  const shown = async (language: string, gameName = "") => {
    const asked = { clientType: "3", sort: "name", language, gameName } as const;
    const page = await send(opened.caller({ language }), gameList, {
      ...{ ...asked, pageNo: 1, pageSize: 12 },
    });
    return page.games.map(({ name }) => name);
  };
  const acts = () => inMine((tx) => tx.select().from(staffActions));
  return { ...opened, as, other, inMine, applied, appliedBy, termsOf, listed, shown, acts };
}

const refusalOf = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error: unknown) =>
      error instanceof Refusal ? [error.code, error.field, error.details] : error,
  );

test("a file is planned, applied once, and a repeat changes nothing", async () => {
  const { applied, listed, acts } = await catalogue();
  const added = (game: string, after: string) => ({
    ...{ act: "added", game, field: null, before: null, after },
  });
  const all = {
    ...{ added: 2, changed: 0, gone: 0, waiting: 0, same: 0, approval: null },
    steps: [added("lantern", "Farol Dorado"), added("tiger", "Tigre")],
  };
  expect(await applied([LANTERN, TIGER], "yes")).toEqual(all);
  expect(await listed()).toEqual([]);
  expect(await applied({ games: [LANTERN, TIGER] })).toEqual(all);
  expect(await applied([TIGER, LANTERN])).toEqual({
    ...{ added: 0, changed: 0, gone: 0, waiting: 0, same: 2, approval: null, steps: [] },
  });
  expect(await listed()).toMatchObject([
    { game: "lantern", type: "RNG", state: "open", rtp: "96.10", minBet: 2_000n, place: null },
    { game: "tiger", name: "Tigre", class: "DRAGON", rtp: null, minBet: 10_000n },
  ]);
  expect((await acts()).map(({ action }) => action)).toEqual(["applyGames"]);
});

test("a game has its name by language, and is found by each", async () => {
  const { applied, shown, caller } = await catalogue();
  await applied([LANTERN, TIGER]);
  expect(await shown("es")).toEqual(["Farol Dorado", "Tigre"]);
  expect(await shown("en-GB")).toEqual(["Golden Lantern", "Tigre"]);
  expect(await shown("de")).toEqual(["Farol Dorado", "Tigre"]);
  expect(await shown("en", "lantern")).toEqual(["Golden Lantern"]);
  expect(await shown("es", "golden")).toEqual(["Farol Dorado"]);
  const one = { gameCode: "lantern", language: "en" };
  expect(await send(caller({ language: "en" }), gameOne, one)).toMatchObject({
    ...{ name: "Golden Lantern", picture: LANTERN.cover, languages: ["en", "es"] },
    ...{ minLineNum: 20, hasDemo: true, releasedAt: Date.UTC(2026, 10, 1), isNew: true },
  });
});

test("what changed is named by field, and what is gone is closed, kept and comes back", async () => {
  const { applied, listed, inMine } = await catalogue();
  await applied([LANTERN, TIGER]);
  const next = { ...LANTERN, rtp: "94", names: { es: "Farol" } };
  expect(await applied([next])).toMatchObject({
    ...{ added: 0, changed: 1, gone: 1, same: 0 },
    steps: [
      { act: "changed", field: "names", after: '{"es":"Farol"}' },
      { act: "changed", field: "name", before: "Farol Dorado", after: "Farol" },
      { act: "changed", field: "rtp", before: "96.10", after: "94.00" },
      { act: "changed", field: "languages" },
      { act: "gone", game: "tiger", field: null },
    ],
  });
  expect((await listed()).map(({ state }) => state)).toEqual(["open", "gone"]);
  expect(await applied([next, TIGER])).toMatchObject({
    ...{ added: 0, changed: 1, gone: 0, same: 1, steps: [{ act: "back", game: "tiger" }] },
  });
  const rows = await inMine((tx) => tx.select().from(games).where(eq(games.code, "tiger")));
  expect(rows).toMatchObject([{ isEnabled: true, picture: "/media/games/tigre-y-dragon" }]);
});

test("changed terms of money wait for a second person, and the rest of the file does not", async () => {
  const { applied, termsOf, as, other, acts } = await catalogue();
  await applied([LANTERN, TIGER]);
  const dearer = { ...LANTERN, minBet: "0.5", maxMultiple: undefined, rtp: "94" };
  const next = [dearer, { ...TIGER, minBet: "1.00" }];
  const steps = [
    { act: "changed", field: "rtp" },
    { act: "waits", field: "minBet", before: "0.20", after: "0.50" },
    { act: "waits", field: "maxMultiple", before: "5000", after: null },
  ];
  const planned = { changed: 1, waiting: 1, same: 1, approval: null };
  expect(await applied(next, "yes")).toMatchObject({ ...planned, steps });
  const asked = await applied(next);
  expect(asked).toMatchObject({ ...planned, approval: expect.any(String), steps });
  expect(await termsOf("lantern")).toEqual({ rtp: "94.00", minBet: 2_000n, maxMultiple: 5_000 });
  const again = { changed: 0, waiting: 1, same: 1, approval: asked.approval };
  expect(await applied(next)).toMatchObject(again);
  const decide = (who: Caller) =>
    send(who, approvalDecide, { id: asked.approval ?? "", answer: "yes" });
  expect((await refusalOf(decide(as)))?.[0 as never]).toBe("second_pair_of_eyes");
  await decide(other);
  expect(await termsOf("lantern")).toEqual({ rtp: "94.00", minBet: 5_000n, maxMultiple: null });
  expect(await applied(next)).toMatchObject({ waiting: 0, same: 2, approval: null });
  expect((await acts()).map(({ action }) => action).sort()).toEqual([
    ...["applyGames", "applyGames", "applyGames", "changeGameTerms"],
  ]);
});

test("the same file of a second person is the second word; another file ends the request", async () => {
  const { applied, appliedBy, other, termsOf, as } = await catalogue();
  await applied([LANTERN]);
  const dearer = [{ ...LANTERN, minBet: "0.5" }];
  const first = await applied(dearer);
  await applied([LANTERN]);
  const over = send(other, approvalDecide, { id: first.approval ?? "", answer: "yes" });
  expect((await refusalOf(over))?.[0 as never]).toBe("approval_over");
  await applied(dearer);
  expect(await appliedBy(other, dearer)).toMatchObject({ changed: 1, waiting: 0, approval: null });
  expect(await termsOf("lantern")).toMatchObject({ minBet: 5_000n });
  expect(await send(as, approvalList, { all: "no" })).toEqual([]);
});

test("on a site that is not open yet, terms of money wait for nobody", async () => {
  const { applied, termsOf, store, merchant } = await catalogue();
  await applied([LANTERN]);
  const status = { status: SYSTEM_STATUS.maintenance };
  await store.db.update(merchants).set(status).where(eq(merchants.code, merchant.code));
  expect(await applied([{ ...LANTERN, minBet: "0.5" }])).toMatchObject({ changed: 1, waiting: 0 });
  expect(await termsOf("lantern")).toMatchObject({ minBet: 5_000n });
});

test("staff's switch outlives the file, and no game that is gone is switched on", async () => {
  const { as, applied, listed, shown } = await catalogue();
  await applied([LANTERN, TIGER]);
  const turn = (act: "on" | "off", code: string) => send(as, staffGameSwitch, { act, code });
  await turn("off", "tiger");
  await applied([
    { ...LANTERN, rtp: "95" },
    { ...TIGER, minBet: "2" },
  ]);
  expect((await listed()).map(({ state }) => state)).toEqual(["open", "off"]);
  expect(await shown("es")).toEqual(["Farol Dorado"]);
  await applied([LANTERN]);
  expect(await refusalOf(turn("on", "tiger"))).toEqual(["game_gone", "code", undefined]);
  await applied([LANTERN, TIGER]);
  expect((await listed())[1]).toMatchObject({ state: "off" });
  await turn("on", "tiger");
  expect((await listed())[1]).toMatchObject({ state: "open" });
  expect((await refusalOf(turn("on", "nothing")))?.[0 as never]).toBe("game_unknown");
});

test("a game that is off takes no new bet, and ends what is under way", async () => {
  const t = await freshTable();
  const { as } = await (await officeUnderTest(t)).hired("admin");
  await t.bet({ txId: "b1" });
  await send(as, staffGameSwitch, { act: "off", code: GAME });
  expect((await t.bet({ txId: "b2", roundId: "r2" })).code).toBe("GAME_DISABLED");
  expect((await t.win({ txId: "w1", roundClosed: true })).code).toBe("OK");
});

test("games stand first in the order that staff name", async () => {
  const { as, applied, listed } = await catalogue();
  await applied([LANTERN, TIGER]);
  await send(as, staffGamesOrder, { first: ["tiger", "lantern"] });
  expect((await listed()).map(({ place }) => place)).toEqual([2, 1]);
  await send(as, staffGamesOrder, { first: ["lantern"] });
  expect((await listed()).map(({ place }) => place)).toEqual([1, null]);
  const order = (...first: string[]) => refusalOf(send(as, staffGamesOrder, { first }));
  expect(await order("tiger", "nothing")).toEqual([
    ...["game_unknown", "first", { game: "nothing" }],
  ]);
  expect(await order("tiger", "tiger")).toEqual(["invalid_field", "first", undefined]);
  await send(as, staffGamesOrder, { first: [] });
  expect((await listed()).map(({ place }) => place)).toEqual([null, null]);
});

const wrong = (change: Record<string, unknown>) => [TIGER, { ...LANTERN, ...change }];

test.each<[string, unknown, string, Record<string, unknown> | undefined]>([
  ["rtp", wrong({ rtp: "196" }), "invalid_game", { row: 2, game: "lantern" }],
  ["names", wrong({ names: {} }), "invalid_game", { problem: "a name is missing" }],
  ["type", wrong({ type: "SLOTS" }), "invalid_game", { row: 2 }],
  ["price", wrong({ price: 3 }), "invalid_game", { row: 2 }],
  ["code", wrong({ code: "tiger" }), "invalid_game", { problem: "as in row 1" }],
  ["cover", wrong({ cover: "https://evil.example/x.webp" }), "invalid_game", { row: 2 }],
  ["cover", wrong({ cover: "https://cdn.v1.example/x.svg" }), "invalid_game", { row: 2 }],
  ["cover", wrong({ cover: "javascript:alert(1).png" }), "invalid_game", { row: 2 }],
  ["releasedOn", wrong({ releasedOn: "2026-02-30" }), "invalid_game", { row: 2 }],
  ["file", { list: [] }, "invalid_file", { problem: "no list of games" }],
  ["file", "[{", "invalid_file", undefined],
  ["file", "code,colour\na,b", "unknown_column", { column: "colour" }],
  ["names", "code,type,class,minBet,releasedOn,cover\na,RNG,x,1,2026-01-01,a", "invalid_game", {}],
])("a file with a wrong %s is refused whole (%#)", async (field, file, code, details) => {
  const { applied, listed, acts } = await catalogue();
  const refused = await refusalOf(applied(file));
  expect(refused).toMatchObject([code, field, ...(details ? [details] : [expect.anything()])]);
  expect([await listed(), await acts()]).toEqual([[], []]);
});

test("a code of another vendor and another type are refused", async () => {
  const { applied, inMine, merchant } = await catalogue();
  await applied([LANTERN]);
  expect(await refusalOf(applied([{ ...LANTERN, type: "LIVE" }]))).toMatchObject([
    ...["invalid_game", "type", { problem: "RNG, which never changes" }],
  ]);
  await inMine(async (tx) => {
    await tx.insert(vendors).values(vendorOf(merchant.code, "V2"));
    await tx.update(games).set({ vendor: "V2" });
  });
  expect(await refusalOf(applied([LANTERN]))).toMatchObject([
    ...["invalid_game", "code", { row: 1, problem: "a game of V2" }],
  ]);
});

test("a CSV file says the same as its JSON form", async () => {
  const { applied } = await catalogue();
  await applied([LANTERN, TIGER]);
  const csv = [
    "\uFEFFcode;name.es;name.en;type;class;rtp;minBet;lines;maxMultiple;hasDemo;releasedOn;cover",
    `lantern;Farol Dorado;"Golden Lantern";RNG;classic;96.10;0.20;20;5000;yes;2026-11-01;${LANTERN.cover}`,
    "tiger;Tigre;;LIVE;DRAGON;;1;;;no;2025-01-31;tigre-y-dragon",
    "",
  ].join("\r\n");
  expect(await applied(csv)).toMatchObject({ same: 2, steps: [] });
  const broken = csv.replace(";20;", ";twenty;");
  expect(await refusalOf(applied(broken))).toMatchObject([
    ...["invalid_game", "lines", { row: 2, game: "lantern" }],
  ]);
});
