CREATE TABLE "captchas" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"word_hash" text NOT NULL,
	"answer_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "captchas_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
CREATE TABLE "remember_tokens" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"member_id" text NOT NULL,
	"secret_hash" text NOT NULL,
	"former_hash" text,
	"rotations" integer DEFAULT 0 NOT NULL,
	"rotated_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "remember_tokens_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
CREATE TABLE "verification_codes" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"purpose" text NOT NULL,
	"channel" text NOT NULL,
	"target_hash" text NOT NULL,
	"code_hash" text NOT NULL,
	"member_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "verification_codes_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
ALTER TABLE "outgoing" ALTER COLUMN "member_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "email_key" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "email_verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "phone_verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "remember_tokens" ADD CONSTRAINT "remember_tokens_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "captchas_expires" ON "captchas" USING btree ("merchant","expires_at");--> statement-breakpoint
CREATE INDEX "remember_tokens_member" ON "remember_tokens" USING btree ("merchant","member_id");--> statement-breakpoint
CREATE INDEX "verification_codes_target" ON "verification_codes" USING btree ("merchant","target_hash","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "members_email" ON "members" USING btree ("merchant","email_key") WHERE "members"."email_verified_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "members_phone" ON "members" USING btree ("merchant","phone") WHERE "members"."phone_verified_at" is not null;