import type { Site } from "#app/request/site.server.ts";
import { gameCode } from "#platform/contract/play/game-code.ts";
import { gameOne } from "#platform/contract/play/games.ts";

export type WantedDemo = { game: string; to: string };

/** The demo of the game that sent a guest to the login, when it has one. */
export async function wantedDemo(site: Site, onward: string | null): Promise<WantedDemo | null> {
  if (!onward?.startsWith("/game?")) return null;
  const asked = gameCode.safeParse(new URLSearchParams(onward.split("?")[1]).get("gameCode"));
  if (!asked.success || (await site.refused()).includes("demoPlay")) return null;
  const { language } = site;
  const game = await site.ask(gameOne, { gameCode: asked.data, language }).catch(() => null);
  if (!game?.hasDemo || game.state !== "open") return null;
  return {
    game: game.name,
    to: `/game?${new URLSearchParams({ gameCode: game.gameCode, mode: "demo" })}`,
  };
}
