import { raffleEnter, raffleFair, raffleShow } from "../../contract/club/gifts/raffle.ts";
import { on } from "../../core/route.ts";
import { enterRaffle } from "./enter-raffle.ts";
import { showRaffle } from "./show-raffle.ts";
import { showRaffleFair } from "./show-raffle-fair.ts";

export const raffleRoutes = [
  on(raffleShow, showRaffle),
  on(raffleEnter, enterRaffle),
  on(raffleFair, showRaffleFair),
];
