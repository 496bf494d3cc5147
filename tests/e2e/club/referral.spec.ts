import { judgeReferrals } from "#platform/club/referral/judge-referrals.ts";
import { readMerchant } from "#platform/core/merchant/find-merchant.ts";
import { foldFacts } from "#platform/play/feed/fold-facts.ts";
import { linkInMenu } from "../../support/browser/agent-centre.ts";
import { expectAccessibleAtBothWidths } from "../../support/browser/axe.ts";
import { brandUrl, expect, test } from "../../support/browser/e2e.ts";
import { becomeMember } from "../../support/browser/member-by-call.ts";
import { merchantCommand } from "../../support/browser/staff.ts";
import { openBackstage } from "../../support/browser/vendor-seat.ts";
import { copyOf } from "../../wording/copy-of.ts";

const REWARD = { alba: "$100.00", noche: "$120.00" };

test("an invited friend earns a reward, which staff look at and the inviter takes @whole @no-js", async ({
  page,
  baseURL,
}, info) => {
  test.setTimeout(120_000);
  const brand = info.project.name === "phone" ? "noche" : "alba";
  const at = (path: string) => brandUrl(baseURL, brand, path);
  const main = page.getByRole("main");
  const menu = page.getByRole("navigation", { name: "Mi cuenta" });
  await becomeMember({ page, baseURL, brand, path: "/member/messages" });
  await (await linkInMenu(menu, "Invitar")).click();
  const link = main.getByRole("link", { name: /register\?referralCode=/ });
  const referralCode = /referralCode=(\w+)/.exec(await link.innerText())![1]!;
  await expect(main).toContainText(`Recibes ${REWARD[brand]} por cada persona`);
  await expectAccessibleAtBothWidths(page);
  await main.getByRole("link", { name: "Mis invitados" }).click();
  await expect(main).toContainText("Todavía no invitaste a nadie");
  await page.goto(at("/member/rewardCenter"));
  await expect(main).toContainText(copyOf[brand].es.rewards.open.empty);
  await expectAccessibleAtBothWidths(page);
  const inviter = await page.context().cookies();

  const path = `/register?referralCode=${referralCode}`;
  const friend = { page, baseURL, brand, path, referralCode, deposit: 5_000 };
  const username = await becomeMember(friend);
  const backstage = await openBackstage();
  const round = { gameType: "LIVE", amount: "2400", winAmount: "0" };
  expect(await backstage.playRound(brand, username, round)).toMatchObject({ code: "OK" });
  await foldFacts(backstage.store, brand);
  await judgeReferrals({ ...backstage, merchant: await readMerchant(backstage.store, brand) });
  await backstage.store.close();

  await page.context().clearCookies();
  await page.context().addCookies(inviter);
  await page.goto(at("/member/referral?tab=invited"));
  const people = main.getByRole("table", { name: "Mis invitados" });
  await expect(people).toContainText("En revisión");
  await expectAccessibleAtBothWidths(page);
  // Both registered from one address.
  const held = await merchantCommand("referral", "list", brand);
  const reference = new RegExp(`(I-\\w{4}-\\w{4}).*${username}`).exec(held)![1]!;
  await merchantCommand("referral", "accept", brand, reference);
  await page.reload();
  await expect(people).toContainText("Premio listo");
  const centre = menu.getByRole("link", { name: /^Centro de premios/ });
  await expect(centre).toContainText("1 premio por recibir");
  await centre.click();
  await expect(main).toContainText("Por una persona que invitaste");
  await expectAccessibleAtBothWidths(page);
  await main.getByRole("button", { name: `Recibir ${REWARD[brand]}` }).click();
  await expect(main).toContainText(`Listo: ${REWARD[brand]} ya son tuyos.`);
  await expect(main.getByRole("button", { name: /^Tomar/ })).toHaveCount(0);
  await main.getByRole("link", { name: "Recibidos" }).click();
  await expect(main.getByRole("table", { name: "Recibidos" })).toContainText(REWARD[brand]);
  await expectAccessibleAtBothWidths(page);
  await page.goto(at("/member/rewardCenter?tab=expired&lang=en"));
  await expect(main).toContainText(copyOf[brand].en.rewards.expired.empty);
  await page.goto(at("/member/rewardCenter"));
  await main.getByRole("link", { name: "Go to the wheel" }).click();
  await expect(page).toHaveURL(/\/wheel$/);
  await page.goto(at("/member/referral"));
  await expect(main).toContainText(`You get ${REWARD[brand]} for each person`);
  await expectAccessibleAtBothWidths(page);
});
