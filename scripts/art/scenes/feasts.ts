import { cafe } from "./cafe.ts";
import { cantina } from "./cantina.ts";
import { carnival } from "./carnival.ts";
import { cinema } from "./cinema.ts";
import { circus } from "./circus.ts";
import { diner } from "./diner.ts";
import { fair } from "./fair.ts";
import { luchador } from "./luchador.ts";
import { mariachi } from "./mariachi.ts";
import { market } from "./market.ts";
import { bakery, cake, chocolateRiver, iceCart } from "./sweets.ts";
import { tango } from "./tango.ts";
import { throne } from "./throne.ts";
import { vault } from "./vault.ts";

/** Scenes with a thing of their own that fills the picture: people, houses, feasts. */
export const feasts = {
  bakery,
  cafe,
  cake,
  cantina,
  carnival,
  chocolateRiver,
  cinema,
  circus,
  diner,
  fair,
  iceCart,
  luchador,
  mariachi,
  market,
  tango,
  throne,
  vault,
};
