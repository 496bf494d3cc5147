import { catalogueGames } from "#vendors/catalogue/games.ts";
import { cover } from "./cover.ts";
import { mediaFolder } from "./media.ts";
import { render } from "./render.ts";

/** Writes every game's cover in three sizes; `only` narrows by a part of the code. */
export async function writeGames(only = ""): Promise<void> {
  for (const game of catalogueGames.filter(({ code }) => code.includes(only))) {
    const base = `${mediaFolder}games/${game.code}`;
    await render(cover(game), [
      { file: `${base}-480.avif`, width: 480, quality: 62 },
      { file: `${base}-240.avif`, width: 240, quality: 62 },
      { file: `${base}-360.webp`, width: 360, quality: 76 },
    ]);
  }
}
