import { z } from "zod";
import { parseUsdt } from "../../contract/money/usdt.ts";
import { merchantFile } from "../../contract/staff/merchant/merchant-file.ts";
import { parseAmount } from "../../domain/money.ts";
import { proposeCampaign, proposeInput } from "../club/campaigns/propose-campaign.ts";
import { MEMBER_VERBS } from "../members/member-verbs.ts";
import { closeMerchant } from "../merchant/closing/close-merchant.ts";
import { applyFile } from "../merchant/file/apply-file.ts";
import { approveWithdrawal } from "../money/decide-withdrawal.ts";
import { creditByHand } from "../money/deposits/credit-by-hand.ts";
import { METHOD_VERBS } from "../money/deposits/methods/method-verbs.ts";
import { LOST_REMEDIES, reportLostPayment } from "../money/report-lost-payment.ts";
import { setUsdtRate } from "../money/set-usdt-rate.ts";
import { matchBankLine } from "../money/statements/match-line.ts";
import { judgePurseMove, PURSE_JUDGEMENTS } from "../play/judge-purse-move.ts";
import { releaseBonus } from "../play/release-bonus.ts";
import { letterInput, setLetter } from "../senders/letters/set-letter.ts";
import { setSender } from "../senders/set-sender.ts";
import { VENDOR_VERBS } from "../vendors/vendor-verbs.ts";
import { type ApprovedVerb, approvedVerb as verb } from "./approved-verb.ts";
import { RULE_VERBS } from "./rule-verbs.ts";

const reference = z.string();
const amount = z.string().transform((text) => parseAmount(text)!);
const usdt = z.string().transform((text) => parseUsdt(text)!);
const text = z.string().nullable();
const letterhead = z.object({ fromName: text, fromAddress: text, replyTo: text }).partial();

/** The verbs that a second person completes, by the name under which they ask. */
export const APPROVED_VERBS: Readonly<Record<string, ApprovedVerb>> = {
  ...METHOD_VERBS,
  applyFile: verb(
    "merchant.apply",
    z.object({ file: merchantFile, isOver: z.boolean() }),
    (context, asked) => applyFile(context, { ...asked, mayMake: false }),
  ),
  proposeCampaign: verb("campaign.propose", proposeInput, proposeCampaign),
  closeMerchant: verb("merchant.close", z.object({}), closeMerchant),
  approveWithdrawal: verb("withdrawal.approve", z.object({ reference }), approveWithdrawal),
  creditByHand: verb(
    "deposit.credit",
    z.object({ reference, account: z.string(), amount }),
    creditByHand,
  ),
  matchBankLine: verb(
    "statement.match",
    z.object({ line: z.string(), deposit: z.string() }),
    matchBankLine,
  ),
  reportLostPayment: verb(
    "withdrawal.lost",
    z.object({ reference, part: z.int(), remedy: z.enum(LOST_REMEDIES) }),
    reportLostPayment,
  ),
  judgePurseMove: verb(
    "purse.judge",
    z.object({ reference, judgement: z.enum(PURSE_JUDGEMENTS), amount: amount.optional() }),
    judgePurseMove,
  ),
  releaseBonus: verb(
    "bonus.release",
    z.object({ vendor: z.string(), txId: z.string() }),
    releaseBonus,
  ),
  setSender: verb("sender.change", z.object({ head: letterhead }), setSender),
  setLetter: verb("letter.change", letterInput, setLetter),
  ...RULE_VERBS,
  ...MEMBER_VERBS,
  ...VENDOR_VERBS,
  setUsdtRate: verb(
    "usdt.rate",
    z.object({ rate: amount, min: usdt.optional(), isSure: z.boolean().default(false) }),
    (context, { min: usdtMin = null, ...asked }) => setUsdtRate(context, { ...asked, usdtMin }),
  ),
};
