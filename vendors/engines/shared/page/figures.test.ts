import { expect, test } from "vitest";
import { freshPlayer } from "#tests/under-test/studio-under-test.ts";
import { figuresIn, percentIn } from "./figures.ts";

test.each([
  ["es-MX", "95.99%", "5%", "0.95:1"],
  ["es-PE", "95.99%", "5%", "0.95:1"],
  ["en-GB", "95.99%", "5%", "0.95:1"],
  ["es-ES", "95,99\u00a0%", "5\u00a0%", "0,95:1"],
])("%s writes a return as %j, a share as %j and a pay as %j", (locale, rtp, share, pay) => {
  expect(percentIn(locale, "95.99")).toBe(rtp);
  expect(percentIn(locale, "5")).toBe(share);
  expect(figuresIn(locale, "0.95:1")).toBe(pay);
});

/** What a launch from Spain shows of a game: no script, no style, no drawing, no address. */
async function textOf(vendor: string, code: string, gameType: "RNG" | "LIVE") {
  const player = await freshPlayer({ game: { vendor, code, gameType }, country: "ES" });
  const html = await (await player.get(await player.open())).text();
  return html.replaceAll(/<(style|script|svg)\b.*?<\/\1>/gs, " ").replaceAll(/<[^>]*>/g, " ");
}

test.each([
  ["LUCIERNA", "tres-cerezas", "RNG", "RTP 95,99\u00a0%"],
  ["CANTERA9", "siete-clasico", "RNG", "RTP 96,60\u00a0%"],
  ["NORVELA", "cometa-azul", "RNG", "RTP 95,99\u00a0%"],
  ["PICAFLOR", "bacara-dorado", "LIVE", "Banca paga 0,95 a 1, es decir, con 5\u00a0% de comisión"],
  ["PICAFLOR", "dragon-tigre", "LIVE", "RTP 96,27\u00a0%"],
  ["NORVELA", "dados-del-sol", "LIVE", "RTP 97,22\u00a0%"],
  ["PICAFLOR", "ruleta-jacinta", "LIVE", "RTP 97,30\u00a0%"],
  ["NORVELA", "lluvia-de-ambar", "RNG", "×3,9"],
  ["TEPOZAN", "campo-escondido", "RNG", "de 96,25\u00a0% a 97,00\u00a0%"],
  ["LUCIERNA", "cuarenta-luces", "RNG", "2: ×10,1"],
  ["BARRILETE", "papalote-alto", "RNG", "Unos cuatro de cada cien vuelos terminan en 1,00"],
] as const)("every figure of %s's %s is written as in Spain", async (vendor, code, type, said) => {
  const text = await textOf(vendor, code, type);
  expect(text).toContain(said);
  expect(text.match(/\d+\.\d+|\d%/g) ?? []).toEqual([]);
});
