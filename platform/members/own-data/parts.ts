import type { OwnDataPart } from "../../contract/members/own-data-kinds.ts";
import { affiliateApplications } from "../../store/schema/application.ts";
import { auditEntries } from "../../store/schema/audit.ts";
import { favourites, openedGames } from "../../store/schema/catalogue.ts";
import { knownDevices, passkeys, totpSecrets } from "../../store/schema/factor.ts";
import { feedback } from "../../store/schema/feedback.ts";
import { fundsRequests } from "../../store/schema/funds.ts";
import { affiliateCodes, invitations } from "../../store/schema/invitation.ts";
import { members } from "../../store/schema/merchant.ts";
import { messages } from "../../store/schema/notice.ts";
import { outgoing } from "../../store/schema/outbox.ts";
import { registerChecks } from "../../store/schema/person-hash.ts";
import {
  playBreaks,
  playGuards,
  playLimits,
  protectionEvents,
  selfTests,
} from "../../store/schema/protection.ts";
import { sessions } from "../../store/schema/session.ts";
import { limitRefusals, playSignals } from "../../store/schema/signal.ts";
import { verificationPictures, verifications } from "../../store/schema/verification.ts";
import { agentParts } from "./agent-parts.ts";
import { moneyParts } from "./money-parts.ts";
import { of } from "./own-rows.ts";
import { type Part, part } from "./part.ts";
import { limitOf, profileOf } from "./shape.ts";

/** Everything that the copy has, by part. `left-out.ts` says what it has not, and why. */
export const PARTS: Record<OwnDataPart, Part> = {
  account: part(
    members,
    [
      ...(["id", "username", "nickname", "type", "status", "language", "avatar"] as const),
      ...(["email", "emailVerifiedAt", "phone", "phoneVerifiedAt", "profile"] as const),
      ...(["createdAt", "lastLoginAt", "passwordChangedAt", "hasAutoPurse", "labels"] as const),
    ],
    { isOwn: of(members.id), order: [members.id], shape: profileOf },
  ),
  identityChecks: part(
    verifications,
    ["id", "state", "documentKind", "provider", "reason", "askedAt", "decidedAt", "validUntil"],
    { isOwn: of(verifications.member), order: [verifications.id] },
  ),
  documentPictures: part(
    verificationPictures,
    ["id", "side", "contentType", "sentAt", "expiresAt"],
    { isOwn: of(verificationPictures.member), order: [verificationPictures.id] },
  ),
  registerChecks: part(registerChecks, ["register", "isListed", "askedAt"], {
    isOwn: of(registerChecks.member),
    order: [registerChecks.register],
  }),
  sourceOfFunds: part(
    fundsRequests,
    [
      ...(["id", "state", "sum", "askedAt", "source", "income", "words"] as const),
      ...(["answeredAt", "decidedAt", "reason", "validUntil"] as const),
    ],
    { isOwn: of(fundsRequests.member), order: [fundsRequests.id] },
  ),
  ...moneyParts,
  limits: part(
    playLimits,
    [
      ...(["kind", "period", "source", "amount", "setAt"] as const),
      ...(["pendingAmount", "pendingFrom", "pendingUntil"] as const),
    ],
    {
      isOwn: of(playLimits.member),
      order: [playLimits.kind, playLimits.period, playLimits.source],
      shape: limitOf,
    },
  ),
  protection: part(
    playGuards,
    [
      "blockedUntil",
      "leavingAt",
      "withdrawOnly",
      "realityMinutes",
      "sessionScope",
      "sessionUntil",
      "sessionMax",
    ],
    { isOwn: of(playGuards.member), order: [playGuards.member] },
  ),
  breaks: part(
    playBreaks,
    ["id", "kind", "scope", "startedAt", "until", "returnAskedAt", "endedAt"],
    { isOwn: of(playBreaks.member), order: [playBreaks.id] },
  ),
  selfTests: part(selfTests, ["score", "takenAt", "expiresAt"], {
    isOwn: of(selfTests.member),
    order: [selfTests.takenAt],
  }),
  protectionHistory: part(protectionEvents, ["id", "kind", "by", "details", "at"], {
    isOwn: of(protectionEvents.member),
    order: [protectionEvents.at, protectionEvents.id],
  }),
  refusedByLimits: part(limitRefusals, ["day", "kind", "times", "lastAt"], {
    isOwn: of(limitRefusals.member),
    order: [limitRefusals.day, limitRefusals.kind],
  }),
  worryingPlay: part(playSignals, ["id", "rule", "day", "evidence", "foundAt", "readAt"], {
    isOwn: of(playSignals.member),
    order: [playSignals.id],
  }),
  activity: part(auditEntries, ["at", "action", "address", "country", "userAgent"], {
    isOwn: of(auditEntries.memberId),
    order: [auditEntries.at, auditEntries.id],
  }),
  sessions: part(
    sessions,
    [
      ...(["id", "createdAt", "lastSeenAt", "kind", "address", "country"] as const),
      ...(["userAgent", "expiresAt", "endedAt"] as const),
    ],
    { isOwn: of(sessions.memberId), order: [sessions.id] },
  ),
  browsers: part(knownDevices, ["id", "createdAt", "lastSeenAt", "trustedUntil"], {
    isOwn: of(knownDevices.memberId),
    order: [knownDevices.id],
  }),
  passkeys: part(passkeys, ["name", "createdAt", "lastUsedAt"], {
    isOwn: of(passkeys.memberId),
    order: [passkeys.id],
  }),
  authenticatorApps: part(totpSecrets, ["createdAt", "confirmedAt"], {
    isOwn: of(totpSecrets.memberId),
    order: [totpSecrets.memberId],
  }),
  messages: part(messages, ["id", "kind", "details", "createdAt", "readAt", "deletedAt"], {
    isOwn: of(messages.memberId),
    order: [messages.createdAt, messages.id],
  }),
  letters: part(outgoing, ["id", "channel", "createdAt", "sentAt"], {
    isOwn: of(outgoing.memberId),
    order: [outgoing.id],
  }),
  feedback: part(
    feedback,
    ["id", "type", "content", "email", "language", "createdAt", "closedAt"],
    {
      isOwn: of(feedback.memberId),
      order: [feedback.id],
    },
  ),
  favourites: part(favourites, ["game", "savedAt"], {
    isOwn: of(favourites.member),
    order: [favourites.game],
  }),
  openedGames: part(openedGames, ["game", "openedAt"], {
    isOwn: of(openedGames.member),
    order: [openedGames.game],
  }),
  invitation: part(invitations, ["code", "at"], {
    isOwn: of(invitations.memberId),
    order: [invitations.memberId],
  }),
  invitationCodes: part(affiliateCodes, ["code", "kind", "domain", "isActive", "createdAt"], {
    isOwn: of(affiliateCodes.memberId),
    order: [affiliateCodes.code],
  }),
  affiliateApplications: part(
    affiliateApplications,
    ["id", "state", "text", "channels", "appliedAt", "decidedAt", "reason"],
    { isOwn: of(affiliateApplications.member), order: [affiliateApplications.id] },
  ),
  ...agentParts,
};
