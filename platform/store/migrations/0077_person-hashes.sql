CREATE TABLE "operator_keys" (
	"name" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "person_hashes" (
	"merchant" text NOT NULL,
	"member" text NOT NULL,
	"kind" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "person_hashes_merchant_member_kind_hash_pk" PRIMARY KEY("merchant","member","kind","hash")
);
--> statement-breakpoint
ALTER TABLE "person_hashes" ADD CONSTRAINT "person_hashes_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "person_hashes_hash" ON "person_hashes" USING btree ("merchant","kind","hash");