CREATE TABLE "deposits" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"member_id" text NOT NULL,
	"method" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"return_url" text NOT NULL,
	"gateway_tx_id" text,
	"redirect_url" text,
	"paid_amount" bigint,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "deposits_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
CREATE TABLE "games" (
	"merchant" text NOT NULL,
	"code" text NOT NULL,
	"vendor" text NOT NULL,
	"game_type" text NOT NULL,
	"game_classify" text NOT NULL,
	"name" text NOT NULL,
	"rtp" text,
	"min_bet" bigint NOT NULL,
	"min_line_num" integer DEFAULT 1 NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"is_hot" boolean DEFAULT false NOT NULL,
	"has_demo" boolean DEFAULT false NOT NULL,
	"picture" text NOT NULL,
	"popularity" integer DEFAULT 0 NOT NULL,
	"released_at" timestamp with time zone NOT NULL,
	CONSTRAINT "games_merchant_code_pk" PRIMARY KEY("merchant","code")
);
--> statement-breakpoint
CREATE TABLE "vendors" (
	"merchant" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"logo" text NOT NULL,
	"launch_url" text NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"is_hot" boolean DEFAULT false NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "vendors_merchant_code_pk" PRIMARY KEY("merchant","code")
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"merchant" text NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "ledger_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner" text NOT NULL,
	"kind" text NOT NULL,
	"shard" integer DEFAULT 0 NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	"can_overdraw" boolean NOT NULL,
	"entry_count" bigint DEFAULT 0 NOT NULL,
	"last_hash" "bytea" NOT NULL,
	CONSTRAINT "ledger_accounts_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"merchant" text NOT NULL,
	"account" bigint NOT NULL,
	"number" bigint NOT NULL,
	"transfer_key" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"balance" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "ledger_entries_merchant_account_number_pk" PRIMARY KEY("merchant","account","number")
);
--> statement-breakpoint
CREATE TABLE "ledger_transfers" (
	"merchant" text NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"from_account" bigint NOT NULL,
	"to_account" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"from_balance" bigint NOT NULL,
	"to_balance" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_transfers_merchant_key_pk" PRIMARY KEY("merchant","key")
);
--> statement-breakpoint
CREATE TABLE "attempt_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "members" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"username" text NOT NULL,
	"username_key" text NOT NULL,
	"password_hash" text NOT NULL,
	"nickname" text NOT NULL,
	"type" integer DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"profile" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"language" text DEFAULT 'es' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_login_at" timestamp with time zone,
	CONSTRAINT "members_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
CREATE TABLE "merchant_hosts" (
	"host" text PRIMARY KEY NOT NULL,
	"merchant" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "merchants" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"currency" text NOT NULL,
	"currency_symbol" text NOT NULL,
	"status" integer DEFAULT 0 NOT NULL,
	"age_min" integer DEFAULT 18 NOT NULL,
	"whitelabel" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"group_name" text NOT NULL,
	"position" integer NOT NULL,
	"url" text NOT NULL,
	"linkage_type" text,
	"linkage_target" text,
	"words" jsonb NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	CONSTRAINT "banners_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"member_id" text NOT NULL,
	"kind" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "messages_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
CREATE TABLE "rounds" (
	"merchant" text NOT NULL,
	"vendor" text NOT NULL,
	"round_id" text NOT NULL,
	"member" text NOT NULL,
	"game" text NOT NULL,
	"state" text NOT NULL,
	"stake" bigint DEFAULT 0 NOT NULL,
	"payout" bigint DEFAULT 0 NOT NULL,
	"valid_bet" bigint DEFAULT 0 NOT NULL,
	"bets_accepted" integer DEFAULT 0 NOT NULL,
	"bets_rolled_back" integer DEFAULT 0 NOT NULL,
	"general_wins" integer DEFAULT 0 NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"last_activity_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"detail_url" text,
	CONSTRAINT "rounds_merchant_vendor_round_id_pk" PRIMARY KEY("merchant","vendor","round_id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"member_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "sessions_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
CREATE TABLE "launch_tokens" (
	"merchant" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"member" text NOT NULL,
	"vendor" text NOT NULL,
	"game" text NOT NULL,
	"language" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "launch_tokens_merchant_token_hash_pk" PRIMARY KEY("merchant","token_hash")
);
--> statement-breakpoint
CREATE TABLE "vendor_nonces" (
	"merchant" text NOT NULL,
	"vendor" text NOT NULL,
	"nonce" text NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "vendor_nonces_merchant_vendor_nonce_pk" PRIMARY KEY("merchant","vendor","nonce")
);
--> statement-breakpoint
CREATE TABLE "vendor_sessions" (
	"merchant" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"member" text NOT NULL,
	"vendor" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "vendor_sessions_merchant_token_hash_pk" PRIMARY KEY("merchant","token_hash")
);
--> statement-breakpoint
CREATE TABLE "vendor_transactions" (
	"merchant" text NOT NULL,
	"vendor" text NOT NULL,
	"tx_id" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"member" text NOT NULL,
	"round_id" text NOT NULL,
	"game" text,
	"amount" bigint,
	"ref_tx_id" text,
	"code" text NOT NULL,
	"applied" boolean,
	"win_count" integer DEFAULT 0 NOT NULL,
	"platform_tx_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "vendor_transactions_merchant_vendor_tx_id_pk" PRIMARY KEY("merchant","vendor","tx_id")
);
--> statement-breakpoint
ALTER TABLE "deposits" ADD CONSTRAINT "deposits_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "games" ADD CONSTRAINT "games_merchant_vendor_vendors_merchant_code_fk" FOREIGN KEY ("merchant","vendor") REFERENCES "public"."vendors"("merchant","code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendors" ADD CONSTRAINT "vendors_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_merchant_account_ledger_accounts_merchant_id_fk" FOREIGN KEY ("merchant","account") REFERENCES "public"."ledger_accounts"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_merchant_transfer_key_ledger_transfers_merchant_key_fk" FOREIGN KEY ("merchant","transfer_key") REFERENCES "public"."ledger_transfers"("merchant","key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merchant_hosts" ADD CONSTRAINT "merchant_hosts_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_merchant_member_members_merchant_id_fk" FOREIGN KEY ("merchant","member") REFERENCES "public"."members"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rounds" ADD CONSTRAINT "rounds_merchant_game_games_merchant_code_fk" FOREIGN KEY ("merchant","game") REFERENCES "public"."games"("merchant","code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "launch_tokens" ADD CONSTRAINT "launch_tokens_merchant_member_members_merchant_id_fk" FOREIGN KEY ("merchant","member") REFERENCES "public"."members"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "launch_tokens" ADD CONSTRAINT "launch_tokens_merchant_vendor_vendors_merchant_code_fk" FOREIGN KEY ("merchant","vendor") REFERENCES "public"."vendors"("merchant","code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_sessions" ADD CONSTRAINT "vendor_sessions_merchant_member_members_merchant_id_fk" FOREIGN KEY ("merchant","member") REFERENCES "public"."members"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_transactions" ADD CONSTRAINT "vendor_transactions_merchant_member_members_merchant_id_fk" FOREIGN KEY ("merchant","member") REFERENCES "public"."members"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "deposits_key" ON "deposits" USING btree ("merchant","member_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "deposits_gateway" ON "deposits" USING btree ("merchant","method","gateway_tx_id");--> statement-breakpoint
CREATE INDEX "deposits_member" ON "deposits" USING btree ("merchant","member_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "deposits_open" ON "deposits" USING btree ("status","expires_at");--> statement-breakpoint
CREATE INDEX "games_popularity" ON "games" USING btree ("merchant","game_type","popularity" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "games_vendor" ON "games" USING btree ("merchant","vendor","popularity" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_accounts_owner" ON "ledger_accounts" USING btree ("merchant","owner","kind","shard");--> statement-breakpoint
CREATE UNIQUE INDEX "members_username" ON "members" USING btree ("merchant","username_key");--> statement-breakpoint
CREATE INDEX "banners_group" ON "banners" USING btree ("merchant","group_name","position");--> statement-breakpoint
CREATE INDEX "messages_member" ON "messages" USING btree ("merchant","member_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "rounds_of_member" ON "rounds" USING btree ("merchant","member","opened_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "rounds_won" ON "rounds" USING btree ("merchant","settled_at" DESC NULLS LAST) WHERE "rounds"."state" = 'CLOSED' and "rounds"."payout" > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token" ON "sessions" USING btree ("merchant","token_hash");--> statement-breakpoint
CREATE INDEX "vendor_nonces_age" ON "vendor_nonces" USING brin ("seen_at");--> statement-breakpoint
CREATE INDEX "vendor_sessions_live" ON "vendor_sessions" USING btree ("merchant","member","vendor") WHERE "vendor_sessions"."ended_at" is null;