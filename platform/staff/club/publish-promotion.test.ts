import { expect, test } from "vitest";
import { testContext } from "#tests/support/database.ts";
import { staffUnderTest } from "../../../tests/under-test/staff/staff-under-test.ts";
import { getPromotion } from "../../club/promotions/get-promotion.ts";
import { listPromotions } from "../../club/promotions/list-promotions.ts";
import { publishBanner } from "../publishing/publish-banner.ts";
import { type PromotionInput, publishPromotion } from "./publish-promotion.ts";
import { withdrawPromotion } from "./withdraw-promotion.ts";

const words = { title: "Feria", summary: "Hoy", action: "Ver", html: "<p>Uno</p>" };
const input: PromotionInput = {
  id: "feria",
  category: "SEASON",
  picture: "p_season-1",
  linkTo: "/hot",
  words: { es: words },
  startsAt: new Date(0),
};

async function newsroom() {
  const { staff, merchant, clock, audit } = await staffUnderTest();
  const context = await testContext({ merchant, clock });
  const shown = async () => (await listPromotions(context, { language: "es" })).list;
  const publish = (more: Partial<PromotionInput> = {}) =>
    publishPromotion(staff, merchant.code, { ...input, ...more });
  return { staff, merchant, context, audit, shown, publish };
}

test("a promotion is published, changed, withdrawn and published again", async () => {
  const { staff, merchant, context, audit, shown, publish } = await newsroom();
  await publish();
  expect(await shown()).toMatchObject([{ id: "feria", title: "Feria", status: null }]);
  await publish({
    words: { es: { ...words, html: "<p>Dos</p><script>x()</script>" } },
    startsAt: null,
  });
  const one = await getPromotion(context, { id: "feria", language: "es" });
  expect(one).toMatchObject({ html: "<p>Dos</p>", status: "COMING_SOON" });
  await withdrawPromotion(staff, merchant.code, "feria");
  expect(await shown()).toEqual([]);
  await publish();
  expect(await shown()).toHaveLength(1);
  expect((await audit()).map(({ action }) => action).sort()).toEqual([
    ...["publishPromotion", "publishPromotion", "publishPromotion", "withdrawPromotion"],
  ]);
});

test("another merchant neither shows nor withdraws it", async () => {
  const [one, other] = [await newsroom(), await newsroom()];
  await one.publish();
  expect(await other.shown()).toEqual([]);
  const withdraw = withdrawPromotion(other.staff, other.merchant.code, "feria");
  await expect(withdraw).rejects.toThrow("unknown_promotion");
  expect(await one.shown()).toHaveLength(1);
});

test("a banner may lead to a promotion that is on the pages, and to no other", async () => {
  const { staff, merchant, publish } = await newsroom();
  const lead = (target: string) =>
    publishBanner(staff, merchant.code, {
      id: "feria",
      groupName: "w_promotion",
      url: "w_promotion-1",
      link: { type: "PROMOTION", target },
      words: { es: { kicker: "", title: "Feria", text: "", action: "Ver" } },
    });
  await expect(lead("feria")).rejects.toMatchObject({ field: "link" });
  await publish();
  await lead("feria");
});

test.each<[string, Partial<PromotionInput>]>([
  ["id", { id: "Feria Grande" }],
  ["category", { category: "GOLD" as "CLUB" }],
  ["picture", { picture: "../secret" }],
  ["linkTo", { linkTo: "//evil.example" }],
  ["linkTo", { linkTo: "https://evil.example" }],
  ["linkTo", { linkTo: null }],
  ["words", { words: {} }],
  ["words.es.title", { words: { es: { ...words, title: " " } } }],
  ["words.es.html", { words: { es: { ...words, html: "<script>x()</script>" } } }],
  ["endsAt", { startsAt: new Date(2), endsAt: new Date(1) }],
])("a wrong field is refused by its name: %s", async (field, more) => {
  const { publish, shown, audit } = await newsroom();
  await expect(publish(more)).rejects.toMatchObject({ code: "invalid_promotion", field });
  expect([await shown(), await audit()]).toEqual([[], []]);
});
