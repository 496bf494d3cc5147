import { memberInfo } from "../account/member-info.ts";
import { register } from "../account/register.ts";
import { getRegisterRules } from "../account/register-rules.ts";
import { getRegisterSettings } from "../account/register-settings.ts";
import { login } from "../auth/login.ts";
import { logout } from "../auth/logout.ts";
import { createDeposit } from "../cashier/create-deposit.ts";
import { getDeposit } from "../cashier/get-deposit.ts";
import { listDepositMethods } from "../cashier/list-deposit-methods.ts";
import { listDeposits } from "../cashier/list-deposits.ts";
import { receiveWebhook } from "../cashier/receive-webhook.ts";
import { calls } from "../contract/calls.ts";
import { launchGame } from "../games/launch-game.ts";
import { listGames } from "../games/list-games.ts";
import { listHotGames } from "../games/list-hot-games.ts";
import { listVendors } from "../games/list-vendors.ts";
import { listBets } from "../records/list-bets.ts";
import { listWinners } from "../records/list-winners.ts";
import { countUnread } from "../site/count-unread.ts";
import { getSiteStatus } from "../site/get-site-status.ts";
import { listBanners } from "../site/list-banners.ts";
import { listMessages } from "../site/list-messages.ts";
import { getBalance } from "../wallet/get-balance.ts";
import { on } from "./route.ts";

/** Every call of the contract on its verb. */
export const routes = [
  on(calls.siteStatus, getSiteStatus),
  on(calls.login, login),
  on(calls.memberInfo, memberInfo),
  on(calls.gameList, listGames),
  on(calls.register, register),
  on(calls.registerSettings, getRegisterSettings),
  on(calls.registerRules, getRegisterRules),
  on(calls.logout, logout),
  on(calls.balance, getBalance),
  on(calls.unreadMessages, countUnread),
  on(calls.messages, listMessages),
  on(calls.gameVendors, listVendors),
  on(calls.hotGames, listHotGames),
  on(calls.gameLaunch, launchGame),
  on(calls.winners, listWinners),
  on(calls.banners, listBanners),
  on(calls.depositMethods, listDepositMethods),
  on(calls.depositCreate, createDeposit),
  on(calls.deposits, listDeposits),
  on(calls.depositOne, getDeposit),
  on(calls.depositWebhook, receiveWebhook),
  on(calls.bettingRecord, listBets),
];
