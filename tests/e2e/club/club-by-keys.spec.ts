import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/browser/axe.ts";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { goBy } from "../../support/browser/keyboard.ts";
import { becomeMember } from "../../support/browser/member-by-call.ts";
import { copyOf } from "../../wording/copy-of.ts";

const main = (page: Page) => page.getByRole("main");
type Copy = (typeof copyOf)["alba" | "noche"]["en"];
/** The club's pages with the titles that a brand gives them. */
const pagesOf = ({ points, draws, envelope, raffle, promotions, rewards }: Copy) =>
  [
    ["/missions/boards", "Leaderboards"],
    ["/pointMall?tab=rules", points.title],
    ["/egg", draws.egg.title],
    ["/envelope", envelope.title],
    ["/raffle", raffle.title],
    ["/promotions", promotions.title],
    ["/member/playerRank", "My level"],
    ["/member/rewardCenter", rewards.title],
    ["/member/bonusDetails?code=bienvenida", "Bonuses"],
    ["/member/manualRebate", "Rebate"],
    ["/member/referral", "Invite your friends"],
  ] as const;

test("the club's pages are read and used in English by keys alone @whole @both", async ({
  page,
  baseURL,
}, info) => {
  test.slow();
  const brand = info.project.name === "phone" ? "noche" : "alba";
  const at = (path: string) => brandUrl(baseURL, brand, path);
  await becomeMember({ page, baseURL, brand, path: "/?lang=en", deposit: 1_000 });
  const skip = page.getByRole("link", { name: "Skip to content" });

  for (const [path, title] of pagesOf(copyOf[brand].en)) {
    await page.goto(at(path));
    await expect(main(page).getByRole("heading", { level: 1 })).toContainText(title);
    await expectAccessible(page);
    await goBy(page, "Tab", skip, 1);
    await page.keyboard.press("Enter");
    const stops = main(page).locator("a[href], button:enabled, summary").filter({ visible: true });
    await goBy(page, "Tab", stops.last(), 120);
  }

  await page.goto(at("/missions"));
  const mission = main(page).getByRole("article").filter({ hasText: "Join" }).first();
  const name = await mission.getByRole("heading").innerText();
  await goBy(page, "Tab", mission.getByRole("button"), 120);
  await page.keyboard.press("Enter");
  await expect(main(page).getByRole("article").filter({ hasText: name })).toContainText("Joined");

  await page.goto(at("/wheel"));
  await expect(main(page)).toContainText("You have 2 tickets today");
  await goBy(page, "Tab", main(page).getByRole("button", { name: "Spin the wheel" }), 120);
  await page.keyboard.press("Enter");
  await expect(main(page)).toContainText("You have 1 ticket today");
  await expectAccessible(page);
});
