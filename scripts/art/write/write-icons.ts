import { existsSync } from "node:fs";
import { catalogueGames } from "#vendors/catalogue/games.ts";
import { render } from "../draw/render.ts";
import { emojiDocument } from "../icons.ts";
import { mediaFolder } from "../media.ts";

/** Lobby icons in addition to those on the reels: categories, promotions, avatars. */
const lobbyIcons = `
  slot-machine tropical-fish soccer-ball admission-tickets ticket joker rocket
  rooster gem-stone trophy wrapped-gift cherries crown dragon-face candy ringed-planet
  paw-prints video-game game-die money-bag coin mobile-phone folding-hand-fan guitar
  spiral-shell fox seal octopus bell party-popper maracas crossed-swords fishing-pole
  basketball boxing-glove chequered-flag sailboat ring-buoy fire star glowing-star
  sparkles megaphone headphone shield locked handshake credit-card bank envelope fireworks
  sunrise full-moon four-leaf-clover magnifying-glass-tilted-left compass desert-island
  electric-plug cat-face panda tiger-face wolf owl parrot penguin turtle unicorn
  trident-emblem red-paper-lantern`;

const small = (file: string) => file.replace(".webp", "-96.webp");

/**
 * Writes each icon 192 px square with a transparent ground; lobby icons in 96 px too. "missing"
 * means only icons without a file.
 */
export async function writeIcons(only = ""): Promise<void> {
  const lobby = lobbyIcons.trim().split(/\s+/);
  const names = new Set(lobby);
  for (const { symbols } of catalogueGames) {
    if (!symbols) continue;
    for (const name of [symbols.wild, symbols.scatter, ...symbols.high]) names.add(name);
  }
  for (const name of [...names].sort()) {
    const file = `${mediaFolder}icons/${name}.webp`;
    if (only === "missing" && existsSync(file)) continue;
    const sizes = [{ file, width: 192, quality: 82 }];
    if (lobby.includes(name)) sizes.push({ file: small(file), width: 96, quality: 80 });
    await render(emojiDocument(name), sizes);
  }
}
