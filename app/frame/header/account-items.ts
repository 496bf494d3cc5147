import type { IconName } from "#app/ui/media/icon.tsx";
import type { AccountState } from "./account-state.ts";

export type AccountItem = { label: string; to: string; icon: IconName };

const member: AccountItem = {
  label: "account.member",
  to: "/member/securityCenter",
  icon: "user",
};
const agent: AccountItem = { label: "account.agent", to: "/agent", icon: "users" };
const centre: AccountItem[] = [
  { label: "account.deposit", to: "/member/deposit", icon: "plus" },
  { label: "account.withdraw", to: "/member/withdraw", icon: "banknote" },
  { label: "account.transactions", to: "/member/transactionHistory", icon: "receipt-text" },
  { label: "account.bets", to: "/member/bets", icon: "history" },
];
/** Only where some vendors keep purses of their own. */
const purses: AccountItem = { label: "account.purses", to: "/member/transferFund", icon: "coins" };
const logout: AccountItem = { label: "account.logout", to: "/logout", icon: "log-out" };

/**
 * The items of the account menu. Agents have their own centre besides the member's page, and
 * the money pages are shown wherever the member centre is open. Purses are listed after withdrawals
 * if there are any, and the logout comes last.
 */
export function accountItems(state: AccountState, hasPurses: boolean): AccountItem[] {
  if (state === "trial") return [logout];
  const money = centre.flatMap((item) =>
    hasPurses && item.to === "/member/withdraw" ? [item, purses] : [item],
  );
  return [member, ...(state === "agent" ? [agent] : []), ...money, logout];
}
