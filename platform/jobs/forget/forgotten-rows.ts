import { and, eq, isNotNull, isNull, lt, ne, or, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { EXPORT_DAYS } from "../../contract/agents/exports/export-kinds.ts";
import { SELF_TEST_DAYS } from "../../contract/members/protection/protection-kinds.ts";
import { SIGNAL_DAYS } from "../../domain/play/signals/thresholds.ts";
import { IDLE_MINUTES } from "../../members/auth/idle-time.ts";
import { SESSION_DAYS_MAX } from "../../members/auth/open-session.ts";
import { REMEMBER_HOURS } from "../../members/auth/remembered/remember-token.ts";
import { CAPTCHA_MINUTES } from "../../members/captcha/make-captcha.ts";
import { DEVICE_DAYS } from "../../members/challenge/device.ts";
import { CHALLENGE_MINUTES } from "../../members/challenge/open-or-challenge.ts";
import { PROOF_MINUTES } from "../../members/challenge/require-proof.ts";
import { CODE_MINUTES } from "../../members/codes/send-code.ts";
import { PASSKEY_MINUTES } from "../../members/factors/passkey-request.ts";
import { TOTP_START_HOURS } from "../../members/factors/start-totp.ts";
import { RESET_MINUTES } from "../../members/passwords/forget-password.ts";
import { LAUNCH_MINUTES } from "../../play/games/launch/launch-game.ts";
import { teamExportParts, teamExports } from "../../store/schema/export.ts";
import {
  knownDevices,
  loginChallenges,
  passkeyRequests,
  resetLinks,
  sessionProofs,
  totpSecrets,
} from "../../store/schema/factor.ts";
import { fundsRequests } from "../../store/schema/funds.ts";
import { outgoing } from "../../store/schema/outbox.ts";
import { captchas, rememberTokens, verificationCodes } from "../../store/schema/proof.ts";
import { selfTests } from "../../store/schema/protection.ts";
import { sessions } from "../../store/schema/session.ts";
import { limitRefusals, playSignals, signalContacts } from "../../store/schema/signal.ts";
import { launchTokens, vendorSessions } from "../../store/schema/vendor-wallet.ts";
import { verificationPictures } from "../../store/schema/verification.ts";
import { workRuns } from "../../store/schema/work.ts";

export type ForgottenRows = {
  /** What they are, and how long each is of use, as docs/operate.md says it. */
  rows: string;
  ofUse: string;
  /** How long they stay after the event that `since` names. */
  days: number;
  since: string;
  table: PgTable & { merchant: PgColumn };
  /** The rows whose event came before this instant. */
  isOld(before: Date): SQL | undefined;
};

/** Rows of proofs that are valid for minutes or a day, and useless afterwards. */
const proofs = (
  rows: string,
  ofUse: string,
  table: ForgottenRows["table"] & { expiresAt: PgColumn },
): ForgottenRows => ({
  ...{ rows, ofUse, table, days: 1, since: "expiry" },
  isOld: (before) => lt(table.expiresAt, before),
});

/**
 * Every kind of row that grows for ever and that nobody needs after a while. Money, rounds, bets and
 * audits are none of them.
 */
export const FORGOTTEN: readonly ForgottenRows[] = [
  {
    rows: "sessions",
    ofUse: `${IDLE_MINUTES.standard / 60} idle hours by default, ${SESSION_DAYS_MAX} days at most`,
    ...{ days: 90, since: "their end", table: sessions },
    isOld: (before) => or(lt(sessions.endedAt, before), lt(sessions.expiresAt, before)),
  },
  {
    ...{ rows: "proofs of a session", ofUse: `${PROOF_MINUTES} minutes` },
    ...{ days: 1, since: "the proof", table: sessionProofs },
    isOld: (before) => lt(sessionProofs.at, before),
  },
  proofs("codes by text message or e-mail", `${CODE_MINUTES} minutes`, verificationCodes),
  proofs("links for a new password", `${RESET_MINUTES} minutes`, resetLinks),
  proofs("captchas", `${CAPTCHA_MINUTES} minutes`, captchas),
  proofs("open challenges of a login", `${CHALLENGE_MINUTES} minutes`, loginChallenges),
  proofs("requests to a passkey", `${PASSKEY_MINUTES} minutes`, passkeyRequests),
  proofs("remembered browsers", `${REMEMBER_HOURS} hours`, rememberTokens),
  {
    ...{ rows: "authenticator apps without a first code", ofUse: `${TOTP_START_HOURS} hour` },
    ...{ days: 1, since: "their start", table: totpSecrets },
    isOld: (before) => and(isNull(totpSecrets.confirmedAt), lt(totpSecrets.createdAt, before)),
  },
  {
    ...{ rows: "browsers of a member", ofUse: `${DEVICE_DAYS} days` },
    ...{ days: DEVICE_DAYS, since: "the last login", table: knownDevices },
    isOld: (before) => lt(knownDevices.lastSeenAt, before),
  },
  proofs("exports of agents' lists", `${EXPORT_DAYS} days`, teamExports),
  proofs("rows of these exports", `${EXPORT_DAYS} days`, teamExportParts),
  proofs("pictures of documents", "the years of the merchant's place", verificationPictures),
  proofs("answers about the source of funds", "the years of the merchant's place", fundsRequests),
  proofs("signals of worrying play", "the years of the merchant's place", playSignals),
  proofs("contacts about signals", "the years of the merchant's place", signalContacts),
  proofs("results of self-tests", `${SELF_TEST_DAYS} days`, selfTests),
  {
    ...{ rows: "counts of refusals by a limit", ofUse: `${SIGNAL_DAYS} days` },
    ...{ days: 30, since: "the last one", table: limitRefusals },
    isOld: (before) => lt(limitRefusals.lastAt, before),
  },
  proofs("launches of a game", `${LAUNCH_MINUTES} minutes`, launchTokens),
  {
    // A vendor that repeats a call after days is still answered as the first time.
    ...{ rows: "sessions at a vendor", ofUse: "60 idle minutes, 12 hours at most" },
    ...{ days: 30, since: "their start", table: vendorSessions },
    isOld: (before) => lt(vendorSessions.createdAt, before),
  },
  {
    ...{ rows: "sent letters and text messages", ofUse: "until sent, then emptied" },
    ...{ days: 30, since: "sending", table: outgoing },
    isOld: (before) => and(isNotNull(outgoing.sentAt), lt(outgoing.sentAt, before)),
  },
  {
    ...{ rows: "unsent letters and text messages", ofUse: "eight attempts, then emptied" },
    ...{ days: 7, since: "writing", table: outgoing },
    isOld: (before) => and(isNull(outgoing.sentAt), lt(outgoing.createdAt, before)),
  },
  {
    // The run of the next period stands before this one is done, so no period begins anew.
    ...{ rows: "done runs of a period", ofUse: "until the next period" },
    ...{ days: 30, since: "their end", table: workRuns },
    isOld: (before) =>
      and(ne(workRuns.slot, ""), eq(workRuns.state, "DONE"), lt(workRuns.doneAt, before)),
  },
];
