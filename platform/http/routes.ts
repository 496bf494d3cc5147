import { memberInfo } from "../account/member-info.ts";
import { register } from "../account/register.ts";
import { registerMobile } from "../account/register-mobile.ts";
import { getRegisterRules } from "../account/register-rules.ts";
import { getRegisterSettings } from "../account/register-settings.ts";
import { sendRegisterCode } from "../account/send-register-code.ts";
import { checkAffiliate } from "../affiliate/check-affiliate.ts";
import { showAffiliatePlan } from "../affiliate/show-affiliate-plan.ts";
import { endRemembered } from "../auth/end-remembered.ts";
import { freePlayLogin } from "../auth/free-play-login.ts";
import { login } from "../auth/login.ts";
import { loginRemembered } from "../auth/login-remembered.ts";
import { logout } from "../auth/logout.ts";
import { sendLoginCode } from "../auth/send-login-code.ts";
import { startRemembered } from "../auth/start-remembered.ts";
import { getPost } from "../blog/get-post.ts";
import { listPosts } from "../blog/list-posts.ts";
import { makeCaptcha } from "../captcha/make-captcha.ts";
import { cancelDeposit } from "../cashier/cancel-deposit.ts";
import { createDeposit } from "../cashier/create-deposit.ts";
import { getDeposit } from "../cashier/get-deposit.ts";
import { listDepositOptions } from "../cashier/list-deposit-options.ts";
import { listDeposits } from "../cashier/list-deposits.ts";
import { receiveDlocalWebhook, receiveWebhook } from "../cashier/receive-webhook.ts";
import { sendSlip } from "../cashier/send-slip.ts";
import { answerChallenge } from "../challenge/answer-challenge.ts";
import { askPasskey } from "../challenge/ask-passkey.ts";
import { giveProof } from "../challenge/give-proof.ts";
import { sendProofCode, showProofNeeds } from "../challenge/proof-ways.ts";
import { sendChallengeCode } from "../challenge/send-challenge-code.ts";
import { showChallenge } from "../challenge/show-challenge.ts";
import { calls } from "../contract/calls.ts";
import { addPasskey, startPasskey } from "../factors/add-passkey.ts";
import { confirmTotp } from "../factors/confirm-totp.ts";
import { endTotp } from "../factors/end-totp.ts";
import { listFactors } from "../factors/list-factors.ts";
import { loginByPasskey, startPasskeyLogin } from "../factors/login-by-passkey.ts";
import { removePasskey } from "../factors/remove-passkey.ts";
import { renewRecovery } from "../factors/renew-recovery.ts";
import { startTotp } from "../factors/start-totp.ts";
import { listOwnFeedback } from "../feedback/list-own-feedback.ts";
import { sendFeedback } from "../feedback/send-feedback.ts";
import { getGame } from "../games/get-game.ts";
import { launchDemo } from "../games/launch-demo.ts";
import { launchGame } from "../games/launch-game.ts";
import { listFavouriteCodes } from "../games/list-favourite-codes.ts";
import { listFavouriteGames } from "../games/list-favourite-games.ts";
import { listGames } from "../games/list-games.ts";
import { listHotGames } from "../games/list-hot-games.ts";
import { listNewGames } from "../games/list-new-games.ts";
import { listRecentGames } from "../games/list-recent-games.ts";
import { listVendors } from "../games/list-vendors.ts";
import { setFavourite } from "../games/set-favourite.ts";
import { suggestGames } from "../games/suggest-games.ts";
import { showJackpot } from "../jackpot/show-jackpot.ts";
import { listMissions } from "../missions/list-missions.ts";
import { getNotice } from "../notices/get-notice.ts";
import { listAnnouncements } from "../notices/list-announcements.ts";
import { listNotices } from "../notices/list-notices.ts";
import { changePassword } from "../passwords/change-password.ts";
import { forgetPassword } from "../passwords/forget-password.ts";
import { showPasswordRule } from "../passwords/password-policy.ts";
import { resetPassword, showReset } from "../passwords/reset-password.ts";
import { sendPasswordCode, setPasswordByPhone } from "../passwords/set-password-by-phone.ts";
import { showPasswordState } from "../passwords/show-password-state.ts";
import { addPayoutAccount } from "../payout/add-payout-account.ts";
import { listPayoutAccounts } from "../payout/list-payout-accounts.ts";
import { removePayoutAccount } from "../payout/remove-payout-account.ts";
import { resetWithdrawPassword } from "../payout/reset-withdraw-password.ts";
import { setWithdrawPassword } from "../payout/set-withdraw-password.ts";
import { showPointMall } from "../points/show-point-mall.ts";
import { confirmBinding, sendBindingCode } from "../profile/bind-contact.ts";
import { getProfile } from "../profile/get-profile.ts";
import { saveProfile } from "../profile/save-profile.ts";
import { setAvatar } from "../profile/set-avatar.ts";
import { setLanguage } from "../profile/set-language.ts";
import { getPromotion } from "../promotions/get-promotion.ts";
import { listPromotions } from "../promotions/list-promotions.ts";
import { listPurses } from "../purses/list-purses.ts";
import { movePurse } from "../purses/move-purse.ts";
import { recallPurses } from "../purses/recall-purses.ts";
import { setAutoPurse } from "../purses/set-auto-purse.ts";
import { showMerchantWallet } from "../purses/show-merchant-wallet.ts";
import { showPurseMove } from "../purses/show-purse-move.ts";
import { listBets } from "../records/list-bets.ts";
import { listMovements } from "../records/list-movements.ts";
import { listWinners } from "../records/list-winners.ts";
import { showBet } from "../records/show-bet.ts";
import { showBetPicture } from "../records/show-bet-picture.ts";
import { sumProfit } from "../records/sum-profit.ts";
import { listServicePaths } from "../service/list-service-paths.ts";
import { endOwnOthers, endOwnSession } from "../sessions/end-sessions.ts";
import { listLogins } from "../sessions/list-logins.ts";
import { listSessions } from "../sessions/list-sessions.ts";
import { countUnread } from "../site/count-unread.ts";
import { getSiteStatus } from "../site/get-site-status.ts";
import { listBanners } from "../site/list-banners.ts";
import { listCountryCodes } from "../site/list-country-codes.ts";
import { listDomains } from "../site/list-domains.ts";
import { listMessages } from "../site/list-messages.ts";
import { createTransfer } from "../transfers/create-transfer.ts";
import { listTransfers } from "../transfers/list-transfers.ts";
import { showTransferOptions } from "../transfers/show-transfer-options.ts";
import { getVipStanding } from "../vip/get-vip-standing.ts";
import { listVipLevels } from "../vip/list-vip-levels.ts";
import { getBalance } from "../wallet/get-balance.ts";
import { cancelWithdrawal } from "../withdrawals/cancel-withdrawal.ts";
import { createWithdrawal } from "../withdrawals/create-withdrawal.ts";
import { disputePart } from "../withdrawals/dispute-part.ts";
import { getWithdrawal } from "../withdrawals/get-withdrawal.ts";
import { listWithdrawals } from "../withdrawals/list-withdrawals.ts";
import { receiveAllParts } from "../withdrawals/receive-all-parts.ts";
import { receivePart } from "../withdrawals/receive-part.ts";
import { showWithdrawOptions } from "../withdrawals/show-withdraw-options.ts";
import { on } from "./route.ts";

/** Every call of the contract on its verb. */
export const routes = [
  on(calls.siteStatus, getSiteStatus),
  on(calls.login, login),
  on(calls.loginCode, sendLoginCode),
  on(calls.freePlayLogin, freePlayLogin),
  on(calls.captcha, makeCaptcha),
  on(calls.rememberStart, startRemembered),
  on(calls.rememberLogin, loginRemembered),
  on(calls.rememberEnd, endRemembered),
  on(calls.memberInfo, memberInfo),
  on(calls.gameList, listGames),
  on(calls.register, register),
  on(calls.mobileRegister, registerMobile),
  on(calls.registerCode, sendRegisterCode),
  on(calls.registerSettings, getRegisterSettings),
  on(calls.registerRules, getRegisterRules),
  on(calls.logout, logout),
  on(calls.balance, getBalance),
  on(calls.unreadMessages, countUnread),
  on(calls.messages, listMessages),
  on(calls.gameVendors, listVendors),
  on(calls.hotGames, listHotGames),
  on(calls.recentGames, listRecentGames),
  on(calls.favouriteGames, listFavouriteGames),
  on(calls.favouriteCodes, listFavouriteCodes),
  on(calls.favouriteSet, setFavourite),
  on(calls.newGames, listNewGames),
  on(calls.gameOne, getGame),
  on(calls.gameSuggestions, suggestGames),
  on(calls.gameLaunch, launchGame),
  on(calls.gameDemo, launchDemo),
  on(calls.winners, listWinners),
  on(calls.jackpot, showJackpot),
  on(calls.countryCodes, listCountryCodes),
  on(calls.banners, listBanners),
  on(calls.domains, listDomains),
  on(calls.feedbackSend, sendFeedback),
  on(calls.feedbackMine, listOwnFeedback),
  on(calls.announcements, listAnnouncements),
  on(calls.notices, listNotices),
  on(calls.noticeOne, getNotice),
  on(calls.customerService, listServicePaths),
  on(calls.depositOptions, listDepositOptions),
  on(calls.depositCreate, createDeposit),
  on(calls.deposits, listDeposits),
  on(calls.depositOne, getDeposit),
  on(calls.depositSlip, sendSlip),
  on(calls.depositCancel, cancelDeposit),
  on(calls.depositWebhook, receiveWebhook),
  on(calls.depositWebhookDlocal, receiveDlocalWebhook),
  on(calls.bettingRecord, listBets),
  on(calls.betOne, showBet),
  on(calls.betPicture, showBetPicture),
  on(calls.accountRecord, listMovements),
  on(calls.profitRecord, sumProfit),
  on(calls.promotionList, listPromotions),
  on(calls.promotionOne, getPromotion),
  on(calls.pointMall, showPointMall),
  on(calls.vipLevels, listVipLevels),
  on(calls.vipStanding, getVipStanding),
  on(calls.missionList, listMissions),
  on(calls.affiliatePlan, showAffiliatePlan),
  on(calls.affiliateCheck, checkAffiliate),
  on(calls.postList, listPosts),
  on(calls.postOne, getPost),
  on(calls.challengeShow, showChallenge),
  on(calls.challengeSend, sendChallengeCode),
  on(calls.challengePasskey, askPasskey),
  on(calls.challengeAnswer, answerChallenge),
  on(calls.proofNeeds, showProofNeeds),
  on(calls.proofGive, giveProof),
  on(calls.proofSend, sendProofCode),
  on(calls.factors, listFactors),
  on(calls.totpStart, startTotp),
  on(calls.totpConfirm, confirmTotp),
  on(calls.totpEnd, endTotp),
  on(calls.recoveryRenew, renewRecovery),
  on(calls.passkeyAddStart, startPasskey),
  on(calls.passkeyAdd, addPasskey),
  on(calls.passkeyRemove, removePasskey),
  on(calls.passkeyLoginStart, startPasskeyLogin),
  on(calls.passkeyLogin, loginByPasskey),
  on(calls.passwordRule, showPasswordRule),
  on(calls.passwordState, showPasswordState),
  on(calls.passwordChange, changePassword),
  on(calls.passwordForgot, forgetPassword),
  on(calls.passwordResetShow, showReset),
  on(calls.passwordReset, resetPassword),
  on(calls.passwordSendCode, sendPasswordCode),
  on(calls.passwordSetByPhone, setPasswordByPhone),
  on(calls.profile, getProfile),
  on(calls.profileSave, saveProfile),
  on(calls.avatarSet, setAvatar),
  on(calls.languageSet, setLanguage),
  on(calls.bindSend, sendBindingCode),
  on(calls.bindConfirm, confirmBinding),
  on(calls.sessionList, listSessions),
  on(calls.sessionEnd, endOwnSession),
  on(calls.sessionEndOthers, endOwnOthers),
  on(calls.loginHistory, listLogins),
  on(calls.payoutAccounts, listPayoutAccounts),
  on(calls.payoutAccountAdd, addPayoutAccount),
  on(calls.payoutAccountRemove, removePayoutAccount),
  on(calls.withdrawPasswordSet, setWithdrawPassword),
  on(calls.withdrawPasswordReset, resetWithdrawPassword),
  on(calls.transferOptions, showTransferOptions),
  on(calls.transferCreate, createTransfer),
  on(calls.transfers, listTransfers),
  on(calls.merchantWallet, showMerchantWallet),
  on(calls.purseList, listPurses),
  on(calls.purseMove, movePurse),
  on(calls.purseMoveOne, showPurseMove),
  on(calls.purseRecall, recallPurses),
  on(calls.purseAutoSet, setAutoPurse),
  on(calls.withdrawOptions, showWithdrawOptions),
  on(calls.withdrawalCreate, createWithdrawal),
  on(calls.withdrawals, listWithdrawals),
  on(calls.withdrawalOne, getWithdrawal),
  on(calls.withdrawalCancel, cancelWithdrawal),
  on(calls.withdrawalReceived, receivePart),
  on(calls.withdrawalNotReceived, disputePart),
  on(calls.withdrawalFullPayment, receiveAllParts),
];
