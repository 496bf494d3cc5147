-- First words that wait become requests, which a second person still decides.
INSERT INTO "approvals" ("merchant", "id", "verb", "subject", "input", "state", "asked_by", "asked_at",
  "expires_at")
SELECT "merchant", "id", 'approveWithdrawal', "reference", jsonb_build_object('reference', "reference"),
  'WAITING', "reviewed_by", now(), now() + interval '3 days'
FROM "withdrawals" WHERE "status" = 'RISK_REVIEW' AND "reviewed_by" IS NOT NULL;--> statement-breakpoint
INSERT INTO "approvals" ("merchant", "id", "verb", "subject", "input", "state", "asked_by", "asked_at",
  "expires_at")
SELECT p."merchant", p."id", 'reportLostPayment', w."reference" || '/' || p."number",
  jsonb_build_object('reference', w."reference", 'part', p."number", 'remedy', p."lost_way"),
  'WAITING', p."lost_by", now(), now() + interval '3 days'
FROM "withdrawal_parts" p
JOIN "withdrawals" w ON w."merchant" = p."merchant" AND w."id" = p."withdrawal_id"
WHERE p."lost_by" IS NOT NULL AND p."status" NOT IN ('RETURNED', 'CANCELLED');--> statement-breakpoint
INSERT INTO "approvals" ("merchant", "id", "verb", "subject", "input", "state", "asked_by", "asked_at",
  "expires_at")
SELECT "merchant", "id", 'judgePurseMove', "reference", "judgement"::jsonb, 'WAITING', "judged_by",
  now(), now() + interval '3 days'
FROM "purse_moves" WHERE "status" = 'OPEN' AND "judged_by" IS NOT NULL;--> statement-breakpoint
INSERT INTO "approvals" ("merchant", "id", "verb", "subject", "input", "state", "asked_by", "asked_at",
  "expires_at")
SELECT "merchant", substr(md5("party" || '/' || "subject"), 1, 12), 'releaseBonus',
  "party" || '/' || "subject", jsonb_build_object('vendor', "party", 'txId', "subject"), 'WAITING',
  "details" ->> 'releasedBy', now(), now() + interval '3 days'
FROM "findings" WHERE "kind" = 'BONUS_HELD' AND "closed_at" IS NULL AND "details" ? 'releasedBy';--> statement-breakpoint
ALTER TABLE "purse_moves" DROP COLUMN "judged_by";--> statement-breakpoint
ALTER TABLE "purse_moves" DROP COLUMN "judgement";--> statement-breakpoint
ALTER TABLE "withdrawal_parts" DROP COLUMN "lost_by";--> statement-breakpoint
ALTER TABLE "withdrawal_parts" DROP COLUMN "lost_way";--> statement-breakpoint
ALTER TABLE "withdrawals" DROP COLUMN "reviewed_by";