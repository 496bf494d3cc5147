CREATE TABLE "self_tests" (
	"merchant" text NOT NULL,
	"member" text NOT NULL,
	"score" integer NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "self_tests_merchant_member_taken_at_pk" PRIMARY KEY("merchant","member","taken_at")
);
--> statement-breakpoint
ALTER TABLE "self_tests" ADD CONSTRAINT "self_tests_merchant_member_members_merchant_id_fk" FOREIGN KEY ("merchant","member") REFERENCES "public"."members"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "self_tests_age" ON "self_tests" USING btree ("merchant","expires_at");