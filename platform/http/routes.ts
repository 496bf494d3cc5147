import { listMissions } from "../club/missions/list-missions.ts";
import { showPointMall } from "../club/points/show-point-mall.ts";
import { getPromotion } from "../club/promotions/get-promotion.ts";
import { listPromotions } from "../club/promotions/list-promotions.ts";
import { getVipStanding } from "../club/vip/get-vip-standing.ts";
import { listVipLevels } from "../club/vip/list-vip-levels.ts";
import { calls } from "../contract/wire/calls.ts";
import { getSiteStatus } from "../core/merchant/get-site-status.ts";
import { listDomains } from "../core/merchant/list-domains.ts";
import { on } from "../core/route.ts";
import { listCountryCodes } from "../members/account/list-country-codes.ts";
import { memberInfo } from "../members/account/member-info.ts";
import { register } from "../members/account/register.ts";
import { registerMobile } from "../members/account/register-mobile.ts";
import { getRegisterRules } from "../members/account/register-rules.ts";
import { getRegisterSettings } from "../members/account/register-settings.ts";
import { sendRegisterCode } from "../members/account/send-register-code.ts";
import { checkAffiliate } from "../members/affiliate/check-affiliate.ts";
import { showAffiliatePlan } from "../members/affiliate/show-affiliate-plan.ts";
import { endRemembered } from "../members/auth/end-remembered.ts";
import { freePlayLogin } from "../members/auth/free-play-login.ts";
import { login } from "../members/auth/login.ts";
import { loginRemembered } from "../members/auth/login-remembered.ts";
import { logout } from "../members/auth/logout.ts";
import { sendLoginCode } from "../members/auth/send-login-code.ts";
import { startRemembered } from "../members/auth/start-remembered.ts";
import { makeCaptcha } from "../members/captcha/make-captcha.ts";
import { answerChallenge } from "../members/challenge/answer-challenge.ts";
import { askPasskey } from "../members/challenge/ask-passkey.ts";
import { giveProof } from "../members/challenge/give-proof.ts";
import { sendProofCode, showProofNeeds } from "../members/challenge/proof-methods.ts";
import { sendChallengeCode } from "../members/challenge/send-challenge-code.ts";
import { showChallenge } from "../members/challenge/show-challenge.ts";
import { addPasskey, startPasskey } from "../members/factors/add-passkey.ts";
import { confirmTotp } from "../members/factors/confirm-totp.ts";
import { endTotp } from "../members/factors/end-totp.ts";
import { listFactors } from "../members/factors/list-factors.ts";
import { loginByPasskey, startPasskeyLogin } from "../members/factors/login-by-passkey.ts";
import { removePasskey } from "../members/factors/remove-passkey.ts";
import { renewRecovery } from "../members/factors/renew-recovery.ts";
import { startTotp } from "../members/factors/start-totp.ts";
import { changePassword } from "../members/passwords/change-password.ts";
import { forgetPassword } from "../members/passwords/forget-password.ts";
import { showPasswordRule } from "../members/passwords/password-policy.ts";
import { resetPassword, showReset } from "../members/passwords/reset-password.ts";
import {
  sendPasswordCode,
  setPasswordByPhone,
} from "../members/passwords/set-password-by-phone.ts";
import { showPasswordState } from "../members/passwords/show-password-state.ts";
import { confirmBinding, sendBindingCode } from "../members/profile/bind-contact.ts";
import { getProfile } from "../members/profile/get-profile.ts";
import { saveProfile } from "../members/profile/save-profile.ts";
import { setAvatar } from "../members/profile/set-avatar.ts";
import { setLanguage } from "../members/profile/set-language.ts";
import { endOwnOthers, endOwnSession } from "../members/sessions/end-sessions.ts";
import { listLogins } from "../members/sessions/list-logins.ts";
import { listSessions } from "../members/sessions/list-sessions.ts";
import { cancelDeposit } from "../money/cashier/cancel-deposit.ts";
import { createDeposit } from "../money/cashier/create-deposit.ts";
import { getDeposit } from "../money/cashier/get-deposit.ts";
import { listDepositOptions } from "../money/cashier/list-deposit-options.ts";
import { listDeposits } from "../money/cashier/list-deposits.ts";
import { sendSlip } from "../money/cashier/send-slip.ts";
import { receiveDlocalWebhook, receiveWebhook } from "../money/cashier/settling/receive-webhook.ts";
import { addPayoutAccount } from "../money/payout/add-payout-account.ts";
import { listPayoutAccounts } from "../money/payout/list-payout-accounts.ts";
import { removePayoutAccount } from "../money/payout/remove-payout-account.ts";
import { resetWithdrawPassword } from "../money/payout/reset-withdraw-password.ts";
import { setWithdrawPassword } from "../money/payout/set-withdraw-password.ts";
import { createTransfer } from "../money/transfers/create-transfer.ts";
import { listTransfers } from "../money/transfers/list-transfers.ts";
import { showTransferOptions } from "../money/transfers/show-transfer-options.ts";
import { getBalance } from "../money/wallet/get-balance.ts";
import { cancelWithdrawal } from "../money/withdrawals/cancel-withdrawal.ts";
import { getWithdrawal } from "../money/withdrawals/get-withdrawal.ts";
import { listWithdrawals } from "../money/withdrawals/list-withdrawals.ts";
import { disputeInstalment } from "../money/withdrawals/payments/dispute-instalment.ts";
import { receiveAllInstalments } from "../money/withdrawals/payments/receive-all-instalments.ts";
import { receiveInstalment } from "../money/withdrawals/payments/receive-instalment.ts";
import { createWithdrawal } from "../money/withdrawals/request/create-withdrawal.ts";
import { showWithdrawOptions } from "../money/withdrawals/request/show-withdraw-options.ts";
import { getGame } from "../play/games/get-game.ts";
import { launchDemo } from "../play/games/launch/launch-demo.ts";
import { launchGame } from "../play/games/launch/launch-game.ts";
import { listFavouriteCodes } from "../play/games/list-favourite-codes.ts";
import { listFavouriteGames } from "../play/games/list-favourite-games.ts";
import { listGames } from "../play/games/list-games.ts";
import { listHotGames } from "../play/games/list-hot-games.ts";
import { listNewGames } from "../play/games/list-new-games.ts";
import { listRecentGames } from "../play/games/list-recent-games.ts";
import { listVendors } from "../play/games/list-vendors.ts";
import { setFavourite } from "../play/games/set-favourite.ts";
import { suggestGames } from "../play/games/suggest-games.ts";
import { showJackpot } from "../play/jackpot/show-jackpot.ts";
import { listPurses } from "../play/purses/list-purses.ts";
import { movePurse } from "../play/purses/move-purse.ts";
import { recallPurses } from "../play/purses/recall-purses.ts";
import { setAutoPurse } from "../play/purses/set-auto-purse.ts";
import { showMerchantWallet } from "../play/purses/show-merchant-wallet.ts";
import { showPurseMove } from "../play/purses/show-purse-move.ts";
import { listBets } from "../play/records/list-bets.ts";
import { listMovements } from "../play/records/list-movements.ts";
import { listWinners } from "../play/records/list-winners.ts";
import { showBet } from "../play/records/show-bet.ts";
import { showBetPicture } from "../play/records/show-bet-picture.ts";
import { sumProfit } from "../play/records/sum-profit.ts";
import { listBanners } from "../publishing/banners/list-banners.ts";
import { getPost } from "../publishing/blog/get-post.ts";
import { listPosts } from "../publishing/blog/list-posts.ts";
import { listOwnFeedback } from "../publishing/feedback/list-own-feedback.ts";
import { sendFeedback } from "../publishing/feedback/send-feedback.ts";
import { countUnread } from "../publishing/messages/count-unread.ts";
import { listMessages } from "../publishing/messages/list-messages.ts";
import { getNotice } from "../publishing/notices/get-notice.ts";
import { listAnnouncements } from "../publishing/notices/list-announcements.ts";
import { listNotices } from "../publishing/notices/list-notices.ts";
import { listServicePaths } from "../publishing/service/list-service-paths.ts";

/** How many members of a merchant one sweep reads. */
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
  on(calls.withdrawalReceived, receiveInstalment),
  on(calls.withdrawalNotReceived, disputeInstalment),
  on(calls.withdrawalFullPayment, receiveAllInstalments),
];
