CREATE TABLE "audit_heads" (
	"merchant" text NOT NULL,
	"log" text NOT NULL,
	"shard" smallint NOT NULL,
	"number" bigint NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "audit_heads_merchant_log_shard_pk" PRIMARY KEY("merchant","log","shard")
);
--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "shard" smallint;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "number" bigint;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "hash" "bytea";--> statement-breakpoint
ALTER TABLE "staff_actions" ADD COLUMN "shard" smallint;--> statement-breakpoint
ALTER TABLE "staff_actions" ADD COLUMN "number" bigint;--> statement-breakpoint
ALTER TABLE "staff_actions" ADD COLUMN "hash" "bytea";--> statement-breakpoint
-- Rows from before the chains are chained in the order of their time, as audit_append does it.
DO $$
DECLARE
  r record;
  v_key text := '';
  v_number bigint;
  v_hash bytea;
BEGIN
  FOR r IN
    SELECT 'staff' AS log, merchant, id, at,
      jsonb_build_object('id', id, 'staff', staff, 'action', action, 'details', details) AS body
    FROM staff_actions
    UNION ALL
    SELECT 'member', merchant, id, at, jsonb_build_object('id', id, 'memberId', member_id,
      'sessionId', session_id, 'action', action, 'details', details, 'address', address,
      'country', country, 'userAgent', user_agent, 'requestId', request_id)
    FROM audit_entries
    ORDER BY 1, 2, 4, 3
  LOOP
    IF v_key <> r.log || '/' || r.merchant THEN
      v_key := r.log || '/' || r.merchant;
      v_number := 0;
      v_hash := '';
    END IF;
    v_number := v_number + 1;
    v_hash := sha256(v_hash || convert_to(r.merchant || '|' || r.log || '|0|' || v_number || '|' ||
      (extract(epoch FROM r.at) * 1000000)::bigint || '|' || r.body::text, 'UTF8'));
    IF r.log = 'staff' THEN
      UPDATE staff_actions SET shard = 0, number = v_number, hash = v_hash
      WHERE merchant = r.merchant AND id = r.id;
    ELSE
      UPDATE audit_entries SET shard = 0, number = v_number, hash = v_hash
      WHERE merchant = r.merchant AND id = r.id;
    END IF;
    INSERT INTO audit_heads VALUES (r.merchant, r.log, 0, v_number, v_hash)
    ON CONFLICT (merchant, log, shard) DO UPDATE SET number = v_number, hash = v_hash;
  END LOOP;
END $$;--> statement-breakpoint
ALTER TABLE "audit_entries" ALTER COLUMN "shard" SET NOT NULL, ALTER COLUMN "number" SET NOT NULL,
  ALTER COLUMN "hash" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_actions" ALTER COLUMN "shard" SET NOT NULL, ALTER COLUMN "number" SET NOT NULL,
  ALTER COLUMN "hash" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_heads" ADD CONSTRAINT "audit_heads_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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