import { z } from "zod";
import { parseUsdt } from "../../contract/money/usdt.ts";
import { merchantFile } from "../../contract/staff/merchant/merchant-file.ts";
import { methodChange, methodForm } from "../../contract/staff/merchant/method-form.ts";
import type { FieldChoice } from "../../domain/members/register-fields.ts";
import { parseAmount } from "../../domain/money.ts";
import { MEMBER_VERBS } from "../members/member-verbs.ts";
import { closeMerchant } from "../merchant/closing/close-merchant.ts";
import { applyFile } from "../merchant/file/apply-file.ts";
import { setJurisdiction } from "../merchant/legal/set-jurisdiction.ts";
import { setFlag } from "../merchant/set-flag.ts";
import { setRegisterField } from "../merchant/set-register-field.ts";
import { setSetting } from "../merchant/set-setting.ts";
import { approveWithdrawal } from "../money/decide-withdrawal.ts";
import { creditByHand } from "../money/deposits/credit-by-hand.ts";
import { addMethod } from "../money/deposits/methods/add-method.ts";
import { changeMethod } from "../money/deposits/methods/change-method.ts";
import { switchMethod } from "../money/deposits/methods/switch-method.ts";
import { LOST_REMEDIES, reportLostPayment } from "../money/report-lost-payment.ts";
import { setUsdtRate } from "../money/set-usdt-rate.ts";
import { matchBankLine } from "../money/statements/match-line.ts";
import { judgePurseMove, PURSE_JUDGEMENTS } from "../play/judge-purse-move.ts";
import { releaseBonus } from "../play/release-bonus.ts";
import { letterInput, setLetter } from "../senders/letters/set-letter.ts";
import { setSender } from "../senders/set-sender.ts";
import { VENDOR_VERBS } from "../vendors/vendor-verbs.ts";
import { type ApprovedVerb, approvedVerb as verb } from "./approved-verb.ts";

const reference = z.string();
const amount = z.string().transform((text) => parseAmount(text)!);
const usdt = z.string().transform((text) => parseUsdt(text)!);
const text = z.string().nullable();
const letterhead = z.object({ fromName: text, fromAddress: text, replyTo: text }).partial();
const fieldChoice = z
  .object({
    enabled: z.boolean().optional(),
    required: z.boolean().optional(),
    patternId: z.string().optional(),
    acceptedPattern: z.string().optional(),
    minLength: z.number().optional(),
    maxLength: z.number().optional(),
  })
  .transform((choice) => choice as FieldChoice);

/** The verbs that a second person completes, by the name under which they ask. */
export const APPROVED_VERBS: Readonly<Record<string, ApprovedVerb>> = {
  addMethod: verb(
    "method.change",
    z.object({ method: methodForm, place: z.int().optional() }),
    addMethod,
  ),
  changeMethod: verb(
    "method.change",
    z.object({ method: z.string(), change: methodChange, place: z.int().optional() }),
    changeMethod,
  ),
  openMethod: verb("method.change", z.object({ method: z.string() }), (context, asked) =>
    switchMethod(context, { ...asked, isOpen: true }),
  ),
  applyFile: verb(
    "merchant.apply",
    z.object({ file: merchantFile, isOver: z.boolean() }),
    (context, asked) => applyFile(context, { ...asked, mayMake: false }),
  ),
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
  setSetting: verb(
    "site.setting",
    z.object({ key: z.string(), value: z.string().nullable() }),
    setSetting,
  ),
  setJurisdiction: verb("site.setting", z.object({ jurisdiction: z.string() }), setJurisdiction),
  setSender: verb("sender.change", z.object({ head: letterhead }), setSender),
  setLetter: verb("letter.change", letterInput, setLetter),
  setFlag: verb("site.flag", z.object({ flag: z.string(), isOn: z.boolean().nullable() }), setFlag),
  setRegisterField: verb(
    "site.field",
    z.object({ field: z.string(), choice: fieldChoice.nullable() }),
    setRegisterField,
  ),
  ...MEMBER_VERBS,
  ...VENDOR_VERBS,
  setUsdtRate: verb(
    "usdt.rate",
    z.object({ rate: amount, min: usdt.optional(), isSure: z.boolean().default(false) }),
    (context, { min: usdtMin = null, ...asked }) => setUsdtRate(context, { ...asked, usdtMin }),
  ),
};
