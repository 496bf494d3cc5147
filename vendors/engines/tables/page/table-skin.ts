import type { Setting } from "#vendors/catalogue/settings.ts";
import type { CatalogueGame } from "#vendors/catalogue/types.ts";
import { darkenFor, mix } from "#vendors/engines/shared/page/colour.ts";

/** A table's look, all of it derived from its row in the catalogue. */
export type TableSkin = {
  name: string;
  font: CatalogueGame["font"];
  palette: CatalogueGame["palette"];
  /** Dark plates under white text. */
  plate: string;
  plateLine: string;
  /** The cloth's colour, which gives white text a contrast of 7 to 1. */
  felt: string;
  feltDeep: string;
  feltLine: string;
  /** The pattern of the cloth. */
  weave: Weave;
  /** What rails and dock are made of. */
  build: Build;
  /** Light, middle and deep tones of the dragon's scales and of the tiger's fur. */
  scales: Tones;
  fur: Tones;
};

type Tones = readonly [light: string, middle: string, deep: string];

type Weave = "lattice" | "scales" | "rings" | "stripes" | "diamonds" | "stars";

/** The cloth by the place on the cover, so that the tables of a kind differ. */
const WEAVES: { readonly [one in Setting]?: Weave } = {
  ...{ cardRing: "lattice", cornerDice: "lattice", risingWheel: "lattice" },
  ...{ claws: "diamonds", faceOff: "scales", hides: "scales", twoHalves: "scales" },
  ...{ lyingWheel: "scales", diceCup: "scales" },
  ...{ roulette: "rings", temple: "rings", twoHands: "rings" },
  ...{ tallCard: "diamonds", pagoda: "diamonds", nearWheel: "diamonds" },
  ...{ felt: "stripes", torii: "stars", dice: "stars", halfMoon: "stars" },
  ...{ showWheel: "stars", hangingWheel: "scales", postWheel: "diamonds", sideWheel: "rings" },
  ...{ sevenFan: "lattice", cardSteps: "stars", cardHouse: "diamonds" },
};

type Build = "brass" | "lacquer" | "leather" | "marble" | "neon" | "wood";

/** The table's material by the same place. */
const BUILDS: { readonly [one in Setting]?: Build } = {
  ...{ cardRing: "brass", lyingWheel: "brass", dice: "brass" },
  ...{ temple: "lacquer", torii: "lacquer", twoHalves: "lacquer", cornerDice: "lacquer" },
  ...{ tallCard: "leather", claws: "leather", hides: "leather" },
  ...{ twoHands: "marble", faceOff: "marble", risingWheel: "marble" },
  ...{ nearWheel: "neon" },
  ...{ roulette: "wood", felt: "wood", diceCup: "wood", halfMoon: "wood" },
  ...{ showWheel: "brass", hangingWheel: "marble", postWheel: "lacquer", sideWheel: "neon" },
  ...{ sevenFan: "leather", cardSteps: "marble", cardHouse: "lacquer" },
};

const TAWNY: Tones = ["#ffd79a", "#f08a24", "#84300a"];
const WHITE: Tones = ["#ffffff", "#dde3ec", "#6f7c90"];

export function tableSkinOf({ name, font, palette, setting }: CatalogueGame): TableSkin {
  const [centre, middle, edge] = palette.backdrop;
  const plate = darkenFor(9, mix(edge, "#05030a", 0.35));
  const felt = darkenFor(7, mix(middle, edge, 0.3));
  return {
    name,
    font,
    palette,
    plate,
    plateLine: mix(plate, palette.ray, 0.28),
    felt,
    feltDeep: darkenFor(11, mix(felt, edge, 0.55)),
    feltLine: mix(mix(felt, centre, 0.35), "#ffffff", 0.3),
    weave: WEAVES[setting] ?? "stripes",
    build: BUILDS[setting] ?? "wood",
    scales: [mix(centre, "#ffffff", 0.5), mix(centre, middle, 0.45), mix(middle, edge, 0.7)],
    // A cool room has a white tiger, which stands out of it as a tawny one does of a warm room.
    fur: isCool(centre) ? WHITE : TAWNY,
  };
}

/** True with more blue than red. */
function isCool(colour: string) {
  return Number.parseInt(colour.slice(5), 16) > Number.parseInt(colour.slice(1, 3), 16);
}
