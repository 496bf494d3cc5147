import * as account from "./account.ts";
import * as auth from "./auth.ts";
import * as cashier from "./cashier.ts";
import * as games from "./games.ts";
import * as records from "./records.ts";
import * as site from "./site.ts";
import * as wallet from "./wallet.ts";

/** Every call of the platform; the OpenAPI document and the contract test are made from this. */
export const calls = {
  siteStatus: site.siteStatus,
  login: auth.login,
  memberInfo: account.memberInfo,
  gameList: games.gameList,
  register: account.register,
  registerSettings: account.registerSettings,
  registerRules: account.registerRules,
  logout: auth.logout,
  balance: wallet.balance,
  unreadMessages: site.unreadMessages,
  messages: site.messages,
  gameVendors: games.gameVendors,
  hotGames: games.hotGames,
  gameLaunch: games.gameLaunch,
  winners: games.winners,
  banners: site.banners,
  depositMethods: cashier.depositMethods,
  depositCreate: cashier.depositCreate,
  deposits: cashier.deposits,
  depositOne: cashier.depositOne,
  depositWebhook: cashier.depositWebhook,
  bettingRecord: records.bettingRecord,
} as const;
