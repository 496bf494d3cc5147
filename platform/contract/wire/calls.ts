import * as missions from "../club/missions.ts";
import * as points from "../club/points.ts";
import * as promotions from "../club/promotions.ts";
import * as vip from "../club/vip.ts";
import * as site from "../core/site.ts";
import * as account from "../members/account.ts";
import * as affiliate from "../members/affiliate.ts";
import * as auth from "../members/auth.ts";
import * as captcha from "../members/captcha.ts";
import * as challenge from "../members/challenge.ts";
import * as factors from "../members/factors.ts";
import * as passwords from "../members/passwords.ts";
import * as phone from "../members/phone.ts";
import * as profile from "../members/profile.ts";
import * as sessions from "../members/sessions.ts";
import * as cashier from "../money/cashier.ts";
import * as payout from "../money/payout.ts";
import * as transfers from "../money/transfers.ts";
import * as wallet from "../money/wallet.ts";
import * as withdrawals from "../money/withdrawals.ts";
import * as accountRecord from "../play/account-record.ts";
import * as games from "../play/games.ts";
import * as jackpot from "../play/jackpot.ts";
import * as profitRecord from "../play/profit-record.ts";
import * as purses from "../play/purses.ts";
import * as records from "../play/records.ts";
import * as blog from "../publishing/blog.ts";
import * as feedback from "../publishing/feedback.ts";
import * as notices from "../publishing/notices.ts";
import * as service from "../publishing/service.ts";

/** Every call of the platform. The OpenAPI document and the contract test are derived from it. */
export const calls = {
  siteStatus: site.siteStatus,
  login: auth.login,
  loginCode: auth.loginCode,
  freePlayLogin: auth.freePlayLogin,
  captcha: captcha.captcha,
  rememberStart: auth.rememberStart,
  rememberLogin: auth.rememberLogin,
  rememberEnd: auth.rememberEnd,
  memberInfo: account.memberInfo,
  gameList: games.gameList,
  register: account.register,
  mobileRegister: account.mobileRegister,
  registerCode: account.registerCode,
  registerSettings: account.registerSettings,
  registerRules: account.registerRules,
  logout: auth.logout,
  balance: wallet.balance,
  unreadMessages: site.unreadMessages,
  messages: site.messages,
  gameVendors: games.gameVendors,
  hotGames: games.hotGames,
  recentGames: games.recentGames,
  favouriteGames: games.favouriteGames,
  favouriteCodes: games.favouriteCodes,
  favouriteSet: games.favouriteSet,
  newGames: games.newGames,
  gameOne: games.gameOne,
  gameSuggestions: games.gameSuggestions,
  gameLaunch: games.gameLaunch,
  gameDemo: games.gameDemo,
  winners: games.winners,
  jackpot: jackpot.jackpot,
  countryCodes: phone.countryCodes,
  banners: site.banners,
  domains: site.domains,
  feedbackSend: feedback.feedbackSend,
  feedbackMine: feedback.feedbackMine,
  announcements: notices.announcements,
  notices: notices.notices,
  noticeOne: notices.noticeOne,
  customerService: service.customerService,
  depositOptions: cashier.depositOptions,
  depositCreate: cashier.depositCreate,
  deposits: cashier.deposits,
  depositOne: cashier.depositOne,
  depositSlip: cashier.depositSlip,
  depositCancel: cashier.depositCancel,
  depositWebhook: cashier.depositWebhook,
  depositWebhookDlocal: cashier.depositWebhookDlocal,
  bettingRecord: records.bettingRecord,
  betOne: records.betOne,
  betPicture: records.betPicture,
  accountRecord: accountRecord.accountRecord,
  profitRecord: profitRecord.profitRecord,
  promotionList: promotions.promotionList,
  promotionOne: promotions.promotionOne,
  pointMall: points.pointMall,
  vipLevels: vip.vipLevels,
  vipStanding: vip.vipStanding,
  missionList: missions.missionList,
  affiliatePlan: affiliate.affiliatePlan,
  affiliateCheck: affiliate.affiliateCheck,
  postList: blog.postList,
  postOne: blog.postOne,
  challengeShow: challenge.challengeShow,
  challengeSend: challenge.challengeSend,
  challengePasskey: challenge.challengePasskey,
  challengeAnswer: challenge.challengeAnswer,
  proofNeeds: challenge.proofNeeds,
  proofGive: challenge.proofGive,
  proofSend: challenge.proofSend,
  factors: factors.factors,
  totpStart: factors.totpStart,
  totpConfirm: factors.totpConfirm,
  totpEnd: factors.totpEnd,
  recoveryRenew: factors.recoveryRenew,
  passkeyAddStart: factors.passkeyAddStart,
  passkeyAdd: factors.passkeyAdd,
  passkeyRemove: factors.passkeyRemove,
  passkeyLoginStart: factors.passkeyLoginStart,
  passkeyLogin: factors.passkeyLogin,
  passwordRule: passwords.passwordRule,
  passwordState: passwords.passwordState,
  passwordChange: passwords.passwordChange,
  passwordForgot: passwords.passwordForgot,
  passwordResetShow: passwords.passwordResetShow,
  passwordReset: passwords.passwordReset,
  passwordSendCode: passwords.passwordSendCode,
  passwordSetByPhone: passwords.passwordSetByPhone,
  profile: profile.profile,
  profileSave: profile.profileSave,
  avatarSet: profile.avatarSet,
  languageSet: profile.languageSet,
  bindSend: profile.bindSend,
  bindConfirm: profile.bindConfirm,
  sessionList: sessions.sessionList,
  sessionEnd: sessions.sessionEnd,
  sessionEndOthers: sessions.sessionEndOthers,
  loginHistory: sessions.loginHistory,
  payoutAccounts: payout.payoutAccounts,
  payoutAccountAdd: payout.payoutAccountAdd,
  payoutAccountRemove: payout.payoutAccountRemove,
  withdrawPasswordSet: payout.withdrawPasswordSet,
  withdrawPasswordReset: payout.withdrawPasswordReset,
  transferOptions: transfers.transferOptions,
  transferCreate: transfers.transferCreate,
  transfers: transfers.transfers,
  merchantWallet: purses.merchantWallet,
  purseList: purses.purseList,
  purseMove: purses.purseMove,
  purseMoveOne: purses.purseMoveOne,
  purseRecall: purses.purseRecall,
  purseAutoSet: purses.purseAutoSet,
  withdrawOptions: withdrawals.withdrawOptions,
  withdrawalCreate: withdrawals.withdrawalCreate,
  withdrawals: withdrawals.withdrawals,
  withdrawalOne: withdrawals.withdrawalOne,
  withdrawalCancel: withdrawals.withdrawalCancel,
  withdrawalReceived: withdrawals.withdrawalReceived,
  withdrawalNotReceived: withdrawals.withdrawalNotReceived,
  withdrawalFullPayment: withdrawals.withdrawalFullPayment,
} as const;
