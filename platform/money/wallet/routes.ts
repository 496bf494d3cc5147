import { balance } from "../../contract/money/wallet.ts";
import { on } from "../../core/route.ts";
import { getBalance } from "./get-balance.ts";

export const walletRoutes = [on(balance, getBalance)];
