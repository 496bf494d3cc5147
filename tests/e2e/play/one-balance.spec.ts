import type { FrameLocator, Page, Route } from "@playwright/test";
import { expect, test } from "../../support/browser/e2e.ts";
import { becomeMember } from "../../support/browser/member-by-call.ts";

const SPIN = "**/play/*/spin";

const balanceOf = (game: FrameLocator) =>
  game.getByRole("contentinfo").getByRole("definition").first();

/** Opens a slot with 100 to play, whose spins wait until they are let go. */
async function openHeld(page: Page, baseURL: string | undefined) {
  const path = "/game?gameCode=tres-cerezas";
  await becomeMember({ page, baseURL, brand: "alba", path, deposit: 100 });
  const game = page.frameLocator("main iframe");
  await expect(balanceOf(game)).toHaveText("$100.00");
  const held = Promise.withResolvers<Route>();
  await page.route(SPIN, (route) => held.resolve(route));
  return { game, asked: held.promise, onPage: page.getByTestId("balance").first() };
}

test("the header shows the stake leave when the game does, before anybody has answered @desktop", async ({
  page,
  baseURL,
}) => {
  const { game, asked, onPage } = await openHeld(page, baseURL);
  await game.getByRole("button", { name: "Girar" }).click();
  const route = await asked;
  await expect(balanceOf(game)).not.toHaveText("$100.00");
  const staked = (await balanceOf(game).textContent())!;
  await expect(onPage).toHaveText(staked);
  await route.continue();
  await expect(game.getByRole("button", { name: "Girar" })).toHaveAttribute(
    "aria-disabled",
    "false",
  );
  await expect(onPage).toHaveText((await balanceOf(game).textContent())!);
});

test("the header goes back with the game when a round is refused @desktop", async ({
  page,
  baseURL,
}) => {
  const { game, asked, onPage } = await openHeld(page, baseURL);
  await game.getByRole("button", { name: "Girar" }).click();
  const route = await asked;
  await expect(onPage).not.toHaveText("$100.00");
  const { spinId } = route.request().postDataJSON();
  await route.fulfill({ json: { spinId, state: "refused", code: "LIMIT_EXCEEDED" } });
  await expect(balanceOf(game)).toHaveText("$100.00");
  await expect(onPage).toHaveText("$100.00");
});
