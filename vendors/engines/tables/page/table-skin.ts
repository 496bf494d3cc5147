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
};

type Weave = "lattice" | "scales" | "rings" | "stripes" | "diamonds" | "stars";

/** The cloth by the place on the cover, so that the tables of a kind differ. */
const WEAVES: { readonly [one in Setting]?: Weave } = {
  ...{ cardRing: "lattice", cornerDice: "lattice", risingWheel: "lattice" },
  ...{ claws: "diamonds", faceOff: "scales", hides: "scales", twoHalves: "scales" },
  ...{ lyingWheel: "scales", diceCup: "scales" },
  ...{ roulette: "rings", temple: "rings", twoHands: "rings" },
  ...{ tallCard: "diamonds", pagoda: "diamonds", nearWheel: "diamonds" },
  ...{ felt: "stripes", torii: "stars", dice: "stars" },
};

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
  };
}
