CREATE TABLE "ledger_seals" (
	"merchant" text NOT NULL,
	"account" bigint NOT NULL,
	"day" date NOT NULL,
	"number" bigint NOT NULL,
	"hash" "bytea" NOT NULL,
	"balance" bigint NOT NULL,
	"sealed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_seals_merchant_account_day_pk" PRIMARY KEY("merchant","account","day")
);
