import { existsSync } from "node:fs";
import { catalogueGames } from "#vendors/catalogue/games.ts";
import { cover } from "../covers/cover.ts";
import { render } from "../draw/render.ts";
import { mediaFolder } from "../media.ts";

/**
 * Writes every game's cover in three sizes. `only` narrows by part of the code; "missing" means
 * only games without a cover.
 */
export async function writeGames(only = ""): Promise<void> {
  for (const game of catalogueGames) {
    const base = `${mediaFolder}games/${game.code}`;
    const isWanted =
      only === "missing" ? !existsSync(`${base}-360.webp`) : game.code.includes(only);
    if (!isWanted) continue;
    const outputs = [
      { file: `${base}-480.avif`, width: 480, quality: 56 },
      { file: `${base}-240.avif`, width: 240, quality: 58 },
      { file: `${base}-360.webp`, width: 360, quality: 70 },
    ];
    await render(cover(game), outputs, 1.5);
  }
}
