import { expect, test } from "vitest";
import { hasReels } from "#vendors/catalogue/engines.ts";
import { catalogueGames } from "#vendors/catalogue/games.ts";
import { MATERIALS, SETTINGS_WITH_MATERIAL } from "#vendors/catalogue/materials.ts";
import { palettes } from "#vendors/catalogue/palettes.ts";
import { contrast, mix } from "../../shared/page/colour.ts";
import { wordsOf } from "../../shared/page/words.ts";
import { slotKinds } from "../engine/slot-kinds.ts";
import { kitOf } from "../materials/kit-of.ts";
import { frameCorners } from "../voice/corner.ts";
import { winEmblem } from "../voice/emblem.ts";
import { titleArt, titleColours } from "../voice/title.ts";
import { consoleOf, frameOf } from "./furniture.ts";
import type { GamePage } from "./game-page.ts";
import { gamePage } from "./game-page.ts";
import { SETTINGS_WITH_SCENERY } from "./scenery-kinds.ts";
import { reelsOf, type Skin, skinOf } from "./skin.ts";
import { symbolName } from "./symbol-name.ts";
import { variantOf } from "./variant-of.ts";

const skins = catalogueGames.flatMap((game) => {
  const skin = skinOf(game);
  return skin ? [[game.code, skin] as const] : [];
});

const made = skins.flatMap(([code, skin]) =>
  "icons" in skin.symbols ? [[code, skin, skin.symbols.material] as const] : [],
);

const [, classic] = skins.find(([code]) => code === "siete-clasico")!;

const mexico = { locale: "es-MX", decimals: 2, before: "$", after: "" };

function pageOf(skin: Skin, more: Partial<GamePage> = {}) {
  return gamePage({
    skin,
    game: "figures" in skin.symbols ? slotKinds.slot3 : slotKinds.slot5,
    ...wordsOf("es"),
    nonce: "n0nce",
    files: { base: "/assets/1", files: new Map() },
    money: mexico,
    backUrl: "http://alba.test/",
    cashierUrl: "http://alba.test/deposit",
    isDemo: false,
    autoplay: true,
    turbo: true,
    autoplayMost: null,
    spinMsLeast: 0,
    stakeMost: null,
    table: {
      balance: "0",
      stake: null,
      last: null,
      recent: [],
      recentBets: [],
      free: { left: 0, total: 0, won: "0", round: "" },
      roundPrefix: "",
      pending: null,
      gift: null,
      nextInMs: 0,
    },
    ...more,
  });
}

test("every game on reels has a skin, and no other game", () => {
  const reels = catalogueGames.filter(hasReels);
  expect(skins.map(([code]) => code)).toEqual(reels.map((game) => game.code));
  expect(skins.length).toBeGreaterThanOrEqual(96);
});

test("all ten sceneries are used", () => {
  expect(new Set(skins.map(([, skin]) => skin.scenery)).size).toBe(10);
});

test("every slot stands at the place of its cover, and no two kinds of place letter a name alike", () => {
  const slots = catalogueGames.filter(hasReels);
  const placed = slots.filter(({ setting }) => SETTINGS_WITH_SCENERY.has(setting));
  expect(placed).toHaveLength(slots.length);
  const [, skin] = skins[0]!;
  const kinds = [...new Set(skins.map(([, { scenery }]) => scenery))];
  for (const draw of [titleArt, winEmblem, frameCorners])
    expect(new Set(kinds.map((scenery) => draw({ ...skin, scenery }))).size).toBe(kinds.length);
});

test("each place letters the name of every palette at 3 to 1 or more", () => {
  const [, skin] = skins[0]!;
  const kinds = [...new Set(skins.map(([, { scenery }]) => scenery))];
  for (const [palette, colours] of Object.entries(palettes))
    for (const scenery of kinds) {
      const { inks, grounds } = titleColours({ ...skin, scenery, palette: colours });
      for (const ink of inks)
        for (const ground of grounds)
          expect(contrast(ink, ground), `${scenery} in ${palette}`).toBeGreaterThanOrEqual(3);
    }
});

test("the lettering uses the colours that are measured", () => {
  for (const [code, skin] of skins) {
    const { inks, grounds } = titleColours(skin);
    const art = titleArt(skin);
    expect(
      grounds.some((ground) => art.includes(ground)),
      code,
    ).toBe(true);
    expect(
      inks.some((ink) => art.includes(ink) || art.includes("#fff")),
      code,
    ).toBe(true);
  }
});

test.each([
  ["dulce-nube", "sweet"],
  ["pinata-real", "fiesta"],
  ["helado-polar", "sweet"],
  ["cangrejo-rey", "reef"],
  ["te-de-las-cinco", "temple"],
  ["lobo-de-plata", "cave"],
])("the stage of %s shows its subject: %s", (code, scenery) => {
  expect(skins.find(([name]) => name === code)?.[1].scenery).toBe(scenery);
});

test.each([
  `sol-serpiente pinata-real tres-cerezas mariachi-feliz campana-real noche-de-feria siete-brillos
  gallina-de-oro limon-y-oro luces-de-plaza dragon-jade corona-mayor hoyo-negro fresa-explota
  colibri-brujo arpa-encantada imperio-indigo zafiro-zen cumbre-blanca jardin-goloso`,
  `neon-nocturno galaxia-gema ninja-luna pista-estelar lobo-de-plata cometa-azul agujero-negro
  diosa-opalo boveda-total rubi-salvaje canto-sirena sandia-turbo rueda-de-feria choco-bloque
  cafe-fortuna caravana-de-luna volcan-rugir medusa-mimosa saturno-sonoro puente-colgante`,
])("of the twenty most played slots no two near each other share frame and place", (codes) => {
  const looks = codes.split(/\s+/).map((code) => {
    const skin = skins.find(([name]) => name === code)![1];
    return `${skin.scenery} ${frameOf(code, false)}`;
  });
  for (const [at, look] of looks.entries()) expect(looks.slice(at + 1, at + 5)).not.toContain(look);
  const materials = codes
    .split(/\s+/)
    .map((code) => made.find(([name]) => name === code)?.[2] ?? "figures");
  for (const [at, material] of materials.entries()) expect(materials[at + 1]).not.toBe(material);
});

test("the places have five consoles, and a classic a frame of its own", () => {
  const consoles = skins.map(([, { scenery }]) => consoleOf(scenery));
  expect(new Set(consoles).size).toBe(5);
  for (const console of new Set(consoles))
    expect(consoles.filter((one) => one === console).length).toBeLessThan(skins.length / 2);
  expect(pageOf(classic)).toContain('data-frame="cabinet" data-console="deck"');
  const [, pinata] = skins.find(([code]) => code === "pinata-real")!;
  expect(pageOf(pinata)).not.toContain('data-frame="cabinet"');
});

test.each(skins)("%s: white text on its plates passes 4.5 to 1, and it is drawn", (_, skin) => {
  expect(contrast("#ffffff", skin.plate)).toBeGreaterThan(7);
  expect(contrast("#ffe27a", skin.plate)).toBeGreaterThan(4.5);
  expect(contrast("#ffffff", skin.plateLine)).toBeGreaterThan(4.5);
  const html = pageOf(skin);
  expect(html).not.toMatch(/undefined|NaN|\[object/);
  const icons = "icons" in skin.symbols ? Object.values(skin.symbols.icons) : [];
  for (const icon of icons) expect(html).toContain(`/media/icons/${icon}.webp`);
});

test.each(made)("%s: an outline of its symbols passes 3 to 1 on its reels", (_, skin, material) => {
  const edges = kitOf(material).edges(skin);
  const { end, middle } = reelsOf(skin);
  for (const ground of [end, middle])
    expect(Math.max(...edges.map((edge) => contrast(edge, ground)))).toBeGreaterThanOrEqual(3);
  const html = pageOf(skin);
  const drawings = Object.keys(slotKinds.slot5.rules.linePays).map(
    (name) => new RegExp(`id="symbol-${name}"[^]*?</symbol>`).exec(html)![0],
  );
  for (const drawn of drawings)
    expect(
      edges.some((edge) => drawn.includes(edge)) || drawn.includes("filter="),
      drawn.slice(0, 40),
    ).toBe(true);
});

test("every place of a slot names its material", () => {
  const slots = catalogueGames.filter(({ material }) => material);
  expect(slots.filter(({ setting }) => !SETTINGS_WITH_MATERIAL.has(setting))).toEqual([]);
});

test("every material is used, and each draws icons and letters of its own", () => {
  expect(new Set(made.map(([, , material]) => material))).toEqual(new Set(MATERIALS));
  const [, skin] = made[0]!;
  const kits = MATERIALS.map(kitOf);
  expect(new Set(kits.map((kit) => kit.icon("star", "H1", skin))).size).toBe(MATERIALS.length);
  expect(new Set(kits.map((kit) => kit.letter("A", 0, skin))).size).toBe(MATERIALS.length);
});

test("every picture of the reels has a name of its own in Spanish and in English", () => {
  for (const [code, skin] of made)
    for (const language of ["es", "en"]) {
      const names = ["H1", "H2", "H3", "H4"].map((one) => symbolName(skin, language, one));
      expect(new Set(names).size, code).toBe(4);
      expect(names.join(), code).not.toMatch(/figura|picture \d|first|undefined/);
    }
  const [, faro] = skins.find(([code]) => code === "faro-del-sur")!;
  expect(pageOf(faro)).toContain(`<span class="quiet">${symbolName(faro, "es", "H1")}</span>`);
});

test.each([
  ["corona-mayor", "boveda-total", "L1"],
  ["faro-del-sur", "don-pulpo", "L1"],
])("%s and %s are of one material, but of two shapes of letters", (one, other, letter) => {
  const [first, second] = [one, other].map((code) => {
    const html = pageOf(skins.find(([name]) => name === code)![1]);
    return new RegExp(`id="symbol-${letter}"[^]*?</symbol>`).exec(html)![0];
  });
  expect(first).not.toBe(second);
});

test("games of one place differ in shape: each variant has about a third of them", () => {
  const [ninja, dragon] = ["ninja-luna", "dragon-jade"].map(
    (code) => skins.find(([name]) => name === code)![1],
  );
  expect(variantOf(ninja!, 3)).not.toBe(variantOf(dragon!, 3));
  for (const variant of [0, 1, 2]) {
    const share = skins.filter(([, skin]) => variantOf(skin, 3) === variant).length / skins.length;
    expect(share).toBeGreaterThan(0.25);
  }
});

test("a classic shows eight drawn figures, names each, and speaks of no free games", () => {
  const html = pageOf(classic);
  const drawn = [...html.matchAll(/<symbol id="symbol-(\w+)"/g)].map(([, symbol]) => symbol);
  expect(drawn.sort()).toEqual(Object.keys(slotKinds.slot3.rules.linePays).sort());
  const used = new Set([...html.matchAll(/#symbol-(\w+)/g)].map(([, symbol]) => symbol));
  expect(drawn).toEqual(expect.arrayContaining([...used]));
  const rules = /<dialog class="rules" id="rules".*?<\/dialog>/s.exec(html)![0];
  for (const said of ["Siete", "Triple BAR", "Herradura", "Cerezas", "Volatilidad media", "×2"])
    expect(rules).toContain(said);
  expect(rules).toContain("RTP 96.60%");
  expect(rules).toContain("Cerca de 19 de cada 100 giros pagan algo, y cerca de 16");
  expect(rules.match(/aria-label="Línea \d"/g)).toHaveLength(5);
  expect(html.replace(/<script.*?<\/script>/gs, "")).not.toMatch(
    /10 juegos|símbolos? Gratis|con juegos gratis|juego gratis/,
  );
});

test.each([
  ["don-pulpo", ["figure-lead", "figure-second"]],
  ["siete-clasico", ["symbol-H1", "symbol-H2"]],
])("the figures of the cover of %s stand in its place", (code, [lead, second]) => {
  const [, skin] = skins.find(([one]) => one === code)!;
  const page = pageOf(skin);
  expect(page).toMatch(new RegExp(`heroLead"[^>]*>.{0,60}#${lead}"`));
  expect(page).toMatch(new RegExp(`heroSecond"[^>]*>.{0,60}#${second}"`));
  expect(page).toMatch(new RegExp(`heroSign"[^>]*>.{0,60}#${lead}"`));
  expect(page).toMatch(new RegExp(`heroSignSecond"[^>]*>.{0,60}#${second}"`));
});

test.each(made)("the figures of %s are worked as its symbols are", (_, skin, material) => {
  const page = pageOf(skin);
  const filters = new Set(
    [
      ...kitOf(material)
        .defs(skin)
        .matchAll(/filter id="([^"]+)"/g),
    ].map(([, id]) => id),
  );
  for (const [at, icon] of skin.heroes!.entries()) {
    const figure = new RegExp(`id="figure-${at ? "second" : "lead"}".*?</symbol>`, "s").exec(
      page,
    )![0];
    expect(figure).toContain(`/media/icons/${icon}.webp`);
    expect(filters).toContain(/filter="url\(#([^)]+)\)"/.exec(figure)?.[1]);
  }
});

test("a game with free games brings their night, and a classic brings none", () => {
  for (const [code, skin] of skins)
    expect(pageOf(skin).includes('class="freeScene"'), code).toBe("icons" in skin.symbols);
});

test("what a launch brings cannot leave its place in the page", () => {
  const html = pageOf(skins[0]![1], {
    backUrl: '"><script>alert(1)</script>',
    money: { ...mexico, before: "</script><b>" },
  });
  expect(html).not.toContain("<script>alert");
  expect(html).not.toContain("</script><b>");
});

test("colours mix by share, and contrast is that of WCAG", () => {
  expect(mix("#000000", "#ffffff", 0.5)).toBe("#808080");
  expect(contrast("#ffffff", "#000000")).toBeCloseTo(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

const chosen = (html: string) =>
  [...html.matchAll(/name="count" value="(\d+)"( checked)?/g)].map(
    ([, count, is]) => count + (is ?? ""),
  );

test.each([
  [null, ["10", "25 checked", "50", "100"]],
  [100, ["10", "25 checked", "50", "100"]],
  [30, ["10", "25 checked"]],
  [10, ["10 checked"]],
  [4, ["4 checked"]],
])("with %s rounds by law, autoplay offers %j", (autoplayMost, counts) => {
  expect(chosen(pageOf(skins[0]![1], { autoplayMost }))).toEqual(counts);
});

test("no stake above the law's cap is offered, and the law is told in sheet and rules", () => {
  const stakesOf = (html: string): string[] =>
    JSON.parse(/id="setup">(.+?)<\/script>/.exec(html)![1]!).stakes;
  const all = slotKinds.slot5.stakes.map(String);
  const free = pageOf(skins[0]![1]);
  expect(stakesOf(free)).toEqual(all);
  expect(free).not.toContain("<p>La ley ");
  const law = { stakeMost: "20000", spinMsLeast: 2_500 };
  const capped = pageOf(skins[0]![1], law);
  expect(stakesOf(capped)).toEqual(all.filter((stake) => BigInt(stake) <= 20_000n));
  expect(capped.match(/<p>La ley permite apostar como máximo \$2\.00 por giro\./g)).toHaveLength(2);
  expect(capped).toContain("La ley pide 2.5 segundos");
  expect(capped).toMatch(/Apuesta de \$[\d.]+ a \$2\.00/);
  expect(stakesOf(pageOf(skins[0]![1], { stakeMost: "1" }))).toEqual(all.slice(0, 1));
});

test("the strip below the reels tells what five of the four best symbols pay per line", () => {
  const [, skin] = skins[0]!;
  const [, strip] = pageOf(skin).match(/<ul class="best"[^>]*>(.*?)<\/ul>/s)!;
  const factors = [...strip!.matchAll(/#symbol-(\w+)".*?5 iguales.*?data-factor="(\d+)"/gs)];
  expect(factors.map(([, symbol, factor]) => [symbol, factor])).toEqual([
    ["H1", "2000"],
    ["H2", "800"],
    ["H3", "500"],
    ["H4", "300"],
  ]);
});

test("a game of coins has a coin for each value, no scatter, and says what coins do", () => {
  const [, skin] = skins.find(([code]) => code === "gema-liquida")!;
  const game = slotKinds.slotHold;
  const html = pageOf(skin, { game });
  for (const { value } of game.rules.coins!.values)
    expect(html).toContain(`<symbol id="symbol-C-${value}"`);
  expect(html).not.toContain('id="symbol-S"');
  expect(html).toContain("MINI</text>");
  expect(html).toContain("Con 6 monedas o más a la vista");
  expect(html).toContain("1 vez cada 110 giros");
  expect(html).toContain("MEGA de 1,000 veces");
  expect(html).toContain("Seis monedas se quedan fijas");
  const rules = html.slice(html.indexOf('<dialog class="rules" id="rules"'));
  expect(rules.slice(0, rules.indexOf("</dialog>"))).not.toMatch(/\{(?!stake\})|Gratis|undefined/);
  expect(html).toContain(wordsOf("es").words.autoplayTextCoins);
  expect(pageOf(skin, { game, ...wordsOf("en") })).toContain("about once in 110 spins");
  expect(pageOf(skin)).not.toContain("symbol-C");
  const { first } = JSON.parse(/id="setup">(.*?)<\/script>/.exec(html)![1]!);
  expect(first.flat(), "coins show what they are worth from the first screen on").not.toContain(
    "C",
  );
});
