/**
 * Thresholds in whole units of the currency (domain 6.3). Gifts and rebates grow with the level.
 */
export const VIP_MARKS = [
  { validBet: 0, deposits: 0, keep: 0, gift: 0, rebate: [40, 30, 30] },
  { validBet: 10_000, deposits: 3_000, keep: 1_000, gift: 8, rebate: [45, 35, 30] },
  { validBet: 50_000, deposits: 10_000, keep: 5_000, gift: 28, rebate: [50, 40, 35] },
  { validBet: 200_000, deposits: 50_000, keep: 20_000, gift: 88, rebate: [55, 45, 40] },
  { validBet: 1_000_000, deposits: 150_000, keep: 80_000, gift: 388, rebate: [60, 50, 45] },
  { validBet: 5_000_000, deposits: 350_000, keep: 300_000, gift: 1_888, rebate: [70, 55, 50] },
  { validBet: 20_000_000, deposits: 1_000_000, keep: 1_000_000, gift: 5_888, rebate: [80, 60, 55] },
  {
    validBet: 80_000_000,
    deposits: 2_000_000,
    keep: 4_000_000,
    gift: 18_888,
    rebate: [90, 70, 60],
  },
  {
    validBet: 300_000_000,
    deposits: 5_000_000,
    keep: 15_000_000,
    gift: 58_888,
    rebate: [100, 80, 60],
  },
] as const;

type LevelName = readonly [icon: string, es: string, en: string];

/** The level names of a brand without names of its own. */
export const STANDARD_NAMES: readonly LevelName[] = [
  ["seedling", "Inicio", "Start"],
  ["four-leaf-clover", "Trébol", "Clover"],
  ["star", "Estrella", "Star"],
  ["glowing-star", "Brillo", "Shine"],
  ["fire", "Llama", "Flame"],
  ["gem-stone", "Gema", "Gem"],
  ["trophy", "Copa", "Cup"],
  ["rocket", "Cima", "Summit"],
  ["crown", "Corona", "Crown"],
];

/** Each brand's own level names. */
export const VIP_NAMES: Record<string, readonly LevelName[]> = {
  alba: [
    ["sunrise", "Alba", "Dawn"],
    ["red-paper-lantern", "Farol", "Lantern"],
    ["rose", "Clavel", "Carnation"],
    ["maracas", "Maraca", "Maraca"],
    ["guitar", "Guitarra", "Guitar"],
    ["bell", "Campana", "Bell"],
    ["crown", "Corona", "Crown"],
    ["fire", "Fuego", "Fire"],
    ["sun-with-face", "Sol", "Sun"],
  ],
  noche: [
    ["owl", "Penumbra", "Dusk"],
    ["diya-lamp", "Farola", "Street lamp"],
    ["sparkles", "Neón", "Neon"],
    ["high-voltage", "Rayo", "Bolt"],
    ["full-moon", "Luna", "Moon"],
    ["comet", "Cometa", "Comet"],
    ["satellite", "Satélite", "Satellite"],
    ["ringed-planet", "Planeta", "Planet"],
    ["milky-way", "Galaxia", "Galaxy"],
  ],
  mareo: [
    ["desert-island", "Orilla", "Shore"],
    ["spiral-shell", "Caracola", "Shell"],
    ["crab", "Cangrejo", "Crab"],
    ["tropical-fish", "Pez", "Fish"],
    ["turtle", "Tortuga", "Turtle"],
    ["dolphin", "Delfín", "Dolphin"],
    ["octopus", "Pulpo", "Octopus"],
    ["whale", "Ballena", "Whale"],
    ["trident-emblem", "Tridente", "Trident"],
  ],
};
