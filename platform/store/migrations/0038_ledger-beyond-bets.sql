ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_merchant_account_ledger_accounts_merchant_id_fk";--> statement-breakpoint
ALTER TABLE "ledger_entries" DROP CONSTRAINT "ledger_entries_merchant_transfer_key_ledger_transfers_merchant_key_fk";--> statement-breakpoint
ALTER TABLE "rounds" DROP CONSTRAINT "rounds_merchant_member_members_merchant_id_fk";--> statement-breakpoint
ALTER TABLE "rounds" DROP CONSTRAINT "rounds_merchant_game_games_merchant_code_fk";--> statement-breakpoint
ALTER TABLE "vendor_transactions" DROP CONSTRAINT "vendor_transactions_merchant_member_members_merchant_id_fk";--> statement-breakpoint
CREATE TABLE "chain_holders" (
	"address" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL
);
--> statement-breakpoint
INSERT INTO "chain_holders" ("address", "holder") SELECT "address", "merchant" FROM "chain_addresses";--> statement-breakpoint
DROP INDEX "chain_addresses_address";--> statement-breakpoint
ALTER TABLE "ledger_transfers" ADD COLUMN "asked" bigint;
