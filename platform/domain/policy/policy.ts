import type { Gate } from "../../contract/core/gates.ts";

export type LimitKind = "deposit" | "loss" | "stake" | "time";

/** Who may not play besides minors and the excluded. */
export type Barred =
  | "court"
  | "staff"
  | "officials"
  | "athletes"
  | "benefits"
  | "maintenanceDebtors";

/** When a register of excluded persons is asked. */
export type RegisterMoment = "signUp" | "login" | "fortnight" | "year" | "payout";

/** A text or sign that a page must show. */
export type Notice =
  | "saferPlay"
  | "minors"
  | "authorised"
  | "registerLink"
  | "riskAtSignUp"
  | "riskAtAccess"
  | "saferPlayWithinDay"
  | "seal";

/** In ledger units of the currency. */
export type DepositCeiling = { currency: string; day: bigint; week: bigint; month: bigint };

/** The highest stake of one spin, in ledger units; `young` up to the age `identity.youngUntil`. */
export type StakeMost = { currency: string; adult: bigint; young: bigint };

export type Helpline = { country: string; name: string; contact: string };

/**
 * The law of one place for players. Each field names its row of the rules by jurisdiction. The rows
 * on servers, reports, languages, web domains, tax and hours of adverts bind the operator outside of
 * the product and have no field.
 */
export type Policy = {
  identity: {
    /** Row "Minimum age". */
    minAge: number;
    /** Row "Minimum age": the last age of the class with tighter rules; 0 without such a class. */
    youngUntil: number;
    /** Row "Identity verified". */
    birthDateAtRegistration: boolean;
    /** Row "Identity verified". */
    documentAtRegistration: boolean;
    /** Row "Identity verified": a face beside the document. */
    isBiometric: boolean;
    /** Row "Identity verified": this and what comes after it waits; a deposit comes first. */
    verifyBefore: "play" | "deposit" | "withdrawal";
    /** Row "Barred persons". */
    barred: readonly Barred[];
  };
  limits: {
    /** Row "Deposit limit at sign-up". */
    depositAtSignUp: "required" | "offered" | "none";
    /** Row "Stake, loss, time limits": the kinds a player may set. */
    kinds: readonly LimitKind[];
    /** Row "Stake, loss, time limits": those asked at sign-up. */
    required: readonly LimitKind[];
    /** Row "Deposit ceiling": the law's own; null without one. */
    depositCeiling: DepositCeiling | null;
    /** Row "Lower / raise": at least 24. */
    raiseWaitHours: number;
    /** Row "Lower / raise": a raise is confirmed again within these after its wait. */
    confirmWithinHours: number;
    /** Row "Lower / raise": a self-test before the first raise above the ceiling. */
    raiseNeedsTest: boolean;
    /** Row "Lower / raise": months between two raises. */
    raiseGapMonths: number;
    /** Row "Live betting": stakes come from the balance at the start of the event. */
    liveFromOpeningBalance: boolean;
  };
  /** Row "Reality check": the player picks within the bounds; a forced one cannot be turned off. */
  realityCheck: {
    isForced: boolean;
    minMinutes: number;
    maxMinutes: number;
    defaultMinutes: number;
  };
  /** Row "Before each session": the games for which time and loss are set first. */
  sessionSetup: "slots" | "casino" | "none";
  /** Row "Time-out". */
  timeOutHours: readonly number[];
  exclusion: {
    /** Row "Self-exclusion". */
    months: readonly number[];
    /** Row "Self-exclusion". */
    mayBeForEver: boolean;
    /** Row "Self-exclusion": days from its end, or from the wish to end it, to the next play. */
    endsAfterWaitDays: number;
    /** Row "Across brands": what a player is offered first. */
    scope: "merchant" | "operator";
    /** Row "National register, when asked". */
    registerAskedAt: readonly RegisterMoment[];
  };
  withdrawals: {
    /** Row "Withdrawal". */
    mayCancel: boolean;
    /** Row "Withdrawal": minutes from the request to the payment order; null without a limit. */
    orderWithinMinutes: number | null;
    /** Row "Own-name method". */
    ownNameOnly: boolean;
  };
  bonuses: {
    /** Row "Bonuses": a wagering requirement counts one kind of game. */
    isSingleProduct: boolean;
    /** Row "Bonuses": days without a personal offer after a limit was raised. */
    pauseDaysAfterRaise: number;
  };
  marketing: {
    /** Row "Marketing, popups": a yes for each product and way. */
    needsOptIn: boolean;
  };
  screen: {
    /** Row "Clock, net position". */
    showsClock: boolean;
    /** Row "Clock, net position". */
    showsNetPosition: boolean;
    /** Row "Previous login". */
    showsPreviousLogin: boolean;
    /** Row "LDW, near miss, sounds": a return up to the stake may be celebrated. */
    celebratesLosses: boolean;
  };
  numbers: {
    /** Row "Autoplay, speed": spins in a row. */
    autoplayMost: number;
    /** Row "Autoplay, speed". */
    spinSecondsLeast: number;
    /** Row "Stake, loss, time limits"; null without a cap. */
    slotStakeMost: StakeMost | null;
    /** Row "Bonuses"; null without a cap. */
    wageringMultipleMost: number | null;
    /** Row "Idle / lockout". */
    idleMinutes: number;
    /** Row "RTP", in basis points. */
    rtpLeast: number;
    /** Row "Accounts". */
    accountsMost: number;
    /** Row "Unclaimed prize". */
    prizeDays: number;
    /** Row "History for player". */
    historyMonths: number;
    /** Row "Records": facts about exclusions. */
    exclusionRecordYears: number;
    /** Row "Records". */
    recordYears: number;
    /** Row "Records": uploaded documents. */
    documentYears: number;
  };
  /** Row "Notices, logos, domain", and "Marketing, popups". */
  notices: readonly Notice[];
  /** Row "Complaint, help". */
  helplines: readonly Helpline[];
  complaint: {
    /** Row "Complaint, help": the operator's time for an answer. */
    answerDays: number;
    /** Row "Complaint, help": who decides after the operator. */
    authority: string | null;
  };
  /** Section 3 of the rules and the rows of each: true where it may be offered. */
  allows: Readonly<Record<Gate, boolean>>;
};

type Single = "sessionSetup" | "timeOutHours" | "notices" | "helplines";
type Group = Exclude<keyof Policy, Single>;

/** A field by its path, such as `limits.raiseWaitHours`. */
export type FieldName = Single | { [G in Group]: `${G}.${keyof Policy[G] & string}` }[Group];

/** The type of the field with that path. */
export type FieldValue<Name extends FieldName> = Name extends Single
  ? Policy[Name]
  : Name extends `${infer G extends Group}.${infer Key}`
    ? Policy[G][Key & keyof Policy[G]]
    : never;

/** A value for each field. */
export type Fields = { [Name in FieldName]: FieldValue<Name> };

/** The field of a policy with that path. */
export function fieldOf<Name extends FieldName>(policy: Policy, name: Name): FieldValue<Name> {
  const [group = "", key] = name.split(".");
  const value = policy[group as keyof Policy];
  return (key ? (value as Record<string, unknown>)[key] : value) as FieldValue<Name>;
}

/** The policy with these fields. */
export function toPolicy(fields: Fields): Policy {
  const policy: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(fields)) {
    const [group = "", key] = name.split(".");
    if (key) policy[group] = { ...(policy[group] as object), [key]: value };
    else policy[group] = value;
  }
  return policy as Policy;
}
