import {
  payoutAccountAdd,
  payoutAccountRemove,
  payoutAccounts,
  withdrawPasswordReset,
  withdrawPasswordSet,
} from "../../contract/money/payout.ts";
import { on } from "../../core/route.ts";
import { addPayoutAccount } from "./add-payout-account.ts";
import { listPayoutAccounts } from "./list-payout-accounts.ts";
import { removePayoutAccount } from "./remove-payout-account.ts";
import { resetWithdrawPassword } from "./reset-withdraw-password.ts";
import { setWithdrawPassword } from "./set-withdraw-password.ts";

export const payoutRoutes = [
  on(payoutAccounts, listPayoutAccounts),
  on(payoutAccountAdd, addPayoutAccount),
  on(payoutAccountRemove, removePayoutAccount),
  on(withdrawPasswordSet, setWithdrawPassword),
  on(withdrawPasswordReset, resetWithdrawPassword),
];
