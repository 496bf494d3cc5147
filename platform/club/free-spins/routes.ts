import { freeSpinOffer, freeSpins, freeSpinTake } from "../../contract/club/gifts/free-spins.ts";
import { on } from "../../core/route.ts";
import { listFreeSpins, showFreeSpinOffer } from "./show-free-spins.ts";
import { takeFreeSpins } from "./take-free-spins.ts";

export const freeSpinRoutes = [
  on(freeSpinOffer, showFreeSpinOffer),
  on(freeSpinTake, takeFreeSpins),
  on(freeSpins, listFreeSpins),
];
