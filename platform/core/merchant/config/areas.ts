import { z } from "zod";
import type { ConfigArea } from "../../../contract/staff/merchant/config-areas.ts";
import { usdtSettings } from "../../../domain/money/usdt-terms.ts";
import type { Reader } from "../../../store/open-store.ts";
import { agentSettings } from "../agents/agent-terms.ts";
import { contractSettings } from "../agents/contract-settings.ts";
import { jackpotSettings } from "../jackpot-terms.ts";
import { textSettings } from "../text-terms.ts";
import { transferSettings } from "../transfer-terms.ts";
import { vendorCreditSettings } from "../vendor-credit-terms.ts";
import { winnerSettings } from "../winner-terms.ts";
import { withdrawSettings } from "../withdraw-terms.ts";
import { boardSettings } from "./board-terms.ts";
import { bonusSettings } from "./bonus-terms.ts";
import {
  affiliateBody,
  missionBody,
  pointBody,
  readAffiliate,
  readMissions,
  readPoints,
  readVip,
  vipBody,
} from "./club-bodies.ts";
import { drawSettings } from "./draw-terms.ts";
import { gameSettings } from "./game-terms.ts";
import { freeSpinSettings } from "./gifts/free-spin-terms.ts";
import { rescueSettings } from "./gifts/rescue-terms.ts";
import { jurisdictionBody, readJurisdiction } from "./jurisdiction-body.ts";
import { letterBody, readLetters } from "./letter-body.ts";
import { loyaltySettings } from "./loyalty-terms.ts";
import { pointConversionSettings } from "./point-conversion-terms.ts";
import { referralSettings } from "./referral-terms.ts";

type Area<Schema extends z.ZodType> = {
  /** Reads the terms from a body, and from the merchant's settings where they are kept there. */
  schema: Schema;
  /** Reads the current body of terms that have tables of their own. */
  read?: (reader: Reader, merchant: string) => Promise<unknown>;
};

const depositSettings = z.object({
  deposits: z.object({ fourEyesFrom: z.string().optional() }).prefault({}),
});
/** Only what the merchant itself set; `npm run merchant -- setting` has the defaults. */
const accessSettings = z.object({
  passwordDays: z.number().optional(),
  sessionIdleMinutes: z.number().optional(),
  registerCaptchaAfter: z.number().optional(),
  newDeviceChallenge: z.boolean().optional(),
  separateEntrances: z.boolean().optional(),
  settingsFourEyes: z.boolean().optional(),
  phoneCountries: z.union([z.string(), z.array(z.string())]).optional(),
});
const registrationSettings = z.object({
  registerFields: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
});

/** The terms of each area, and where their current form lies. */
export const AREAS = {
  withdrawals: { schema: withdrawSettings },
  transfers: { schema: transferSettings },
  deposits: { schema: depositSettings },
  usdt: { schema: usdtSettings },
  vendorCredits: { schema: vendorCreditSettings },
  winners: { schema: winnerSettings },
  games: { schema: gameSettings },
  jackpot: { schema: jackpotSettings },
  textMessages: { schema: textSettings },
  access: { schema: accessSettings },
  registration: { schema: registrationSettings },
  vip: { schema: vipBody, read: readVip },
  points: { schema: pointBody, read: readPoints },
  pointConversion: { schema: pointConversionSettings },
  draws: { schema: drawSettings },
  bonuses: { schema: bonusSettings },
  referral: { schema: referralSettings },
  boards: { schema: boardSettings },
  rescue: { schema: rescueSettings },
  freeSpins: { schema: freeSpinSettings },
  loyalty: { schema: loyaltySettings },
  missions: { schema: missionBody, read: readMissions },
  affiliate: { schema: affiliateBody, read: readAffiliate },
  agents: { schema: agentSettings },
  contracts: { schema: contractSettings },
  letters: { schema: letterBody, read: readLetters },
  jurisdiction: { schema: jurisdictionBody, read: readJurisdiction },
} satisfies Record<ConfigArea, Area<z.ZodType>>;

export type TermsOf<Name extends ConfigArea> = z.output<(typeof AREAS)[Name]["schema"]>;
