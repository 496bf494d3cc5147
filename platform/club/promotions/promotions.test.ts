import { expect, test } from "vitest";
import { TEST_START, testStore } from "#tests/support/database.ts";
import {
  type PlatformUnderTest,
  platformUnderTest,
} from "../../../tests/under-test/platform-under-test.ts";
import { promotionList, promotionOne } from "../../contract/club/promotions.ts";
import { send } from "../../contract/wire/send.ts";
import { promotions } from "../../store/schema/promotion.ts";

type Row = typeof promotions.$inferInsert;
const DAY = 86_400_000;
const day = (days: number) => new Date(TEST_START + days * DAY);
const words = (title: string) => ({ title, summary: "", action: "Ver", html: `<p>${title}</p>` });

async function publish({ merchant }: PlatformUnderTest, rows: (Partial<Row> & { id: string })[]) {
  const store = await testStore();
  const values = rows.map(
    (row, position): Row => ({
      merchant: merchant.code,
      category: "GAMES",
      audience: "EVERYONE",
      picture: "p_fair-1",
      words: { es: words(row.id) },
      position,
      startsAt: day(-1),
      ...row,
    }),
  );
  await store.inMerchant(merchant.code, (tx) => tx.insert(promotions).values(values));
}

const ids = ({ list }: { list: { id: string }[] }) => list.map(({ id }) => id);

test("lists what runs and comes in order, what is over last, and hides what is switched off", async () => {
  const under = await platformUnderTest();
  await publish(under, [
    { id: "over-first", endsAt: day(-3), startsAt: day(-9) },
    { id: "over-last", endsAt: day(0), startsAt: day(-9) },
    { id: "soon", startsAt: null, category: "CLUB" },
    { id: "later", startsAt: day(2), needsJoining: true },
    { id: "open" },
    { id: "join", needsJoining: true, endsAt: day(1) },
    { id: "off", isEnabled: false, category: "START" },
  ]);
  const answer = await send(under.caller(), promotionList, { language: "es" });
  expect(answer.list.map(({ id, status }) => [id, status])).toEqual([
    ["soon", "COMING_SOON"],
    ["later", "COMING_SOON"],
    ["open", null],
    ["join", "JOIN"],
    ["over-last", "CLOSE"],
    ["over-first", "CLOSE"],
  ]);
  expect(answer.categories).toEqual([
    { category: "GAMES", count: 5 },
    { category: "CLUB", count: 1 },
  ]);
  const club = await send(under.caller(), promotionList, { language: "es", category: "CLUB" });
  expect(ids(club)).toEqual(["soon"]);
  expect(club.categories).toEqual(answer.categories);
  under.clock.advance(DAY);
  const tomorrow = await send(under.caller(), promotionList, { language: "es" });
  expect(tomorrow.list.find(({ id }) => id === "join")?.status).toBe("CLOSE");
});

test("one promotion is cleaned and comes in the asked language, or else in the first one", async () => {
  const under = await platformUnderTest();
  await publish(under, [
    {
      id: "one",
      words: {
        es: { ...words("uno"), html: "<p onclick='x()'>uno</p><script>x()</script>" },
        en: words("one"),
      },
      linkTo: "/rngList",
    },
    { id: "no-link" },
  ]);
  const ask = (id: string, language: string) =>
    send(under.caller(), promotionOne, { id, language });
  expect(await ask("one", "es")).toMatchObject({
    title: "uno",
    html: "<p>uno</p>",
    link: { to: "/rngList", label: "Ver" },
  });
  expect((await ask("one", "en")).title).toBe("one");
  expect(await ask("no-link", "en")).toMatchObject({ title: "no-link", link: null });
});

test("another merchant's, an unknown and a hidden promotion are not shown", async () => {
  const under = await platformUnderTest();
  const other = await platformUnderTest();
  await publish(under, [{ id: "mine" }, { id: "hidden", isEnabled: false }]);
  const input = { id: "mine", language: "es" };
  await expect(send(other.caller(), promotionOne, input)).rejects.toThrow("unknown_promotion");
  expect((await send(other.caller(), promotionList, { language: "es" })).list).toEqual([]);
  for (const id of ["hidden", "none"]) {
    const asked = send(under.caller(), promotionOne, { ...input, id });
    await expect(asked).rejects.toThrow("unknown_promotion");
  }
});
