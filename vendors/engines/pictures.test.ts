import { expect, test } from "vitest";
import { engineOf } from "../catalogue/engines.ts";
import { catalogueGames } from "../catalogue/games.ts";
import type { Play } from "../pictures/play.ts";
import { engineFor } from "./engines.ts";
import { drawCoins } from "./slots/engine/held-coins.ts";
import { slotHold } from "./slots/engine/models/slot-hold.ts";
import type { TableKind } from "./tables/rules/table-kinds.ts";

const play = (more: Partial<Play>): Play => ({
  kind: "base",
  stake: 20_000n,
  stops: [],
  bets: null,
  language: "es",
  ...{ currency: "MXN", currencySymbol: "$", country: "MX" },
  ...more,
});

async function draw(code: string, more: Partial<Play>) {
  const machine = engineFor(catalogueGames.find((game) => game.code === code)!)!;
  return machine.picture(play(more));
}
const tableOf = (engine: TableKind) => catalogueGames.find((game) => engineOf(game) === engine)!;

test("a slot's picture shows its reels with the icons inside, and says what they show", async () => {
  const picture = await draw("tres-cerezas", { stops: [0, 0, 0, 0, 0] });
  expect(picture!.svg.match(/<use href="#symbol-/g)).toHaveLength(15);
  expect(picture!.svg).toContain("data:image/webp;base64,");
  // An image may load nothing and run nothing.
  expect(picture!.svg).not.toMatch(/\/media\/|https?:\/\/(?!www\.w3\.org)|<script|\son\w+=/);
  expect(picture!.alt).toMatch(/^Tres Cerezas\. Los rodillos, fila por fila: /);
  const english = await draw("tres-cerezas", { stops: [0, 0, 0, 0, 0], language: "en" });
  expect(english!.alt).toContain("The reels, row by row: ");
});

test("winning lines are drawn, and the alt text names their amounts, doubled in a free game", async () => {
  const stops = await winningStops();
  const paid = await draw("tres-cerezas", { stops });
  expect(paid!.svg).toContain("<polyline");
  const amounts = (alt: string) => [...alt.matchAll(/\$([\d.]+)/g)].map(([, text]) => Number(text));
  const free = await draw("tres-cerezas", { stops, kind: "free" });
  const once = amounts(paid!.alt);
  expect(once.length).toBeGreaterThan(0);
  expect(amounts(free!.alt)).toEqual(once.map((amount) => amount * 2));
});

test("held coins stand on the picture where they ended, each with its value", async () => {
  const stops = slotHold.strips.map((strip) =>
    strip.findIndex((one, at) => one === "C" && strip[(at + 1) % strip.length] === "C"),
  );
  // Two coins on each reel, all of ×1; then none comes.
  const random = { bytes: () => Uint8Array.of(0, 0, 0, 1) };
  const coins = drawCoins(slotHold, random, stops);
  const picture = await draw("gema-liquida", { stops: [...stops, ...coins] });
  expect(picture!.svg.match(/<use href="#symbol-C-1"/g)).toHaveLength(10);
  expect(picture!.svg).not.toMatch(/\/media\/|id="symbol-S"/);
  expect(picture!.alt).toMatch(/Moneda ×1.*10 monedas fijas: \$20\.00\.$/);
  // A screen with coins and without their values is not of this game.
  expect(await draw("gema-liquida", { stops })).toBeNull();
});

test("a classic's picture shows nine figures and says what a wild did", async () => {
  const picture = await draw("siete-clasico", { stops: [1, 0, 0] });
  expect(picture!.svg.match(/<use href="#symbol-/g)).toHaveLength(9);
  expect(picture!.svg).not.toMatch(/\/media\/|https?:\/\/(?!www\.w3\.org)/);
  const doubled = await draw("siete-clasico", { stops: await stopsWithWild() });
  expect(doubled!.alt).toMatch(/línea \d, 3 × [^:]+ con comodín, ×2: \$/);
  expect(await draw("siete-clasico", { stops: [0, 0, 32] })).toBeNull();
});

/** Stops of three reels with a line that one wild doubles, found by trial. */
async function stopsWithWild() {
  for (let at = 0; at < 32 * 32; at += 1) {
    const stops = [2, at % 32, Math.floor(at / 32)];
    const drawn = await draw("siete-clasico", { stops });
    if (drawn && /×2: /.test(drawn.alt)) return stops;
  }
  throw new Error("no wild doubles a line");
}

/** Stops whose first reels agree, found by trial. */
async function winningStops() {
  for (let stop = 0; stop < 20; stop += 1) {
    const stops = [stop, stop, stop, stop, stop];
    const drawn = await draw("tres-cerezas", { stops });
    if (drawn && /línea/.test(drawn.alt)) return stops;
  }
  throw new Error("no line wins on equal stops");
}

test.each([
  ["baccarat", [8, 7, 21, 33, 1, 2], { player: "20000" }, /Jugador: 9 de picas, 9 de corazones/],
  ["roulette", [32], { red: "10000", "number-32": "5000" }, /32, rojo\. Apuestas: Rojo \$1\.00/],
  ["money-wheel", [0], { crown: "10000" }, /Sale la Corona, 51 a 1\. Apuestas: Corona \$1\.00/],
  [
    "three-five-seven",
    [10, 23, 30, 43, 21, 34, 51],
    { three: "10000", none: "10000" },
    /Tres: jota de picas.*Ganan las tres: pareja, doble pareja y doble pareja\. Apuestas: Tres/,
  ],
  ["sic-bo", [1, 2, 3], { small: "10000" }, /Dados: 1, 2, 3\. Suma 6, chico\./],
] as const)(
  "the alt text of a %s table names the result and each bet",
  async (kind, stops, bets, said) => {
    const game = tableOf(kind);
    const machine = engineFor(game)!;
    const picture = await machine.picture(play({ stops, bets }));
    expect(picture!.alt).toMatch(said);
    expect(picture!.svg).toMatch(/^<svg .*<\/svg>$/s);
  },
);

test("a blackjack picture names both hands and the result; an open hand has none", async () => {
  const stops = [0, 6, 12, 608];
  const picture = await draw("veintiuno-rey", { stops });
  expect(picture!.alt).toMatch(
    /Banca 16: 7 de picas, 9 de picas\. Tu mano 21: as de picas, rey de picas\. .*Blackjack/,
  );
  expect(picture!.alt).toMatch(/\$2\.00, cobrado \$5\.00/);
  expect(picture!.svg).toMatch(/^<svg .*<\/svg>$/s);
  expect(await draw("veintiuno-rey", { stops: [9, 6, 7] })).toBeNull();
  expect(await draw("veintiuno-rey", { stops: [9, 6, 7, 608] })).toBeNull();
});

test.each([
  ["lluvia-de-ambar", [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], "high", /cae en ×160\. .*\$320\.00/],
  ["campo-escondido", [4, 9], "2-3", /2 casillas abiertas y ninguna mina/],
  ["campo-escondido", [0, 9], "2-3", /Había una mina en la fila 1, columna 1/],
  [
    "cuarenta-luces",
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 39],
    "3",
    /Bolas sorteadas: 1, .*40\. Aciertas 2 de 2/,
  ],
  ["papalote-alto", [351], "200", /Saliste en ×2\.00\. El vuelo terminó en ×3\.51/],
] as const)(
  "the alt text of %s names the result, the choice and its pay",
  async (code, stops, pick, said) => {
    const machine = engineFor(catalogueGames.find((game) => game.code === code)!)!;
    const picture = await machine.picture(play({ stops, bets: { [pick]: "10000" } }));
    expect(picture!.alt).toMatch(said);
    expect(picture!.svg).toMatch(/^<svg .*<\/svg>$/s);
    expect(picture!.svg).not.toMatch(/undefined|NaN|var\(/);
    expect(
      await machine.picture(play({ stops: [...stops, 99], bets: { [pick]: "10000" } })),
    ).toBeNull();
    expect(await machine.picture(play({ stops, bets: { "0": "10000" } }))).toBeNull();
  },
);

test("a detail of another game draws nothing", async () => {
  expect(await draw("tres-cerezas", { stops: [1, 2] })).toBeNull();
  expect(await draw("tres-cerezas", { stops: [9_999, 0, 0, 0, 0] })).toBeNull();
  expect(await engineFor(tableOf("roulette"))!.picture(play({ stops: [37] }))).toBeNull();
});
