import {
  merchantWallet,
  purseAutoSet,
  purseList,
  purseMove,
  purseMoveOne,
  purseRecall,
} from "../../contract/play/purses.ts";
import { on } from "../../core/route.ts";
import { listPurses } from "./list-purses.ts";
import { movePurse } from "./move-purse.ts";
import { recallPurses } from "./recall-purses.ts";
import { setAutoPurse } from "./set-auto-purse.ts";
import { showMerchantWallet } from "./show-merchant-wallet.ts";
import { showPurseMove } from "./show-purse-move.ts";

export const pursesRoutes = [
  on(merchantWallet, showMerchantWallet),
  on(purseList, listPurses),
  on(purseMove, movePurse),
  on(purseMoveOne, showPurseMove),
  on(purseRecall, recallPurses),
  on(purseAutoSet, setAutoPurse),
];
