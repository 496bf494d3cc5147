CREATE TABLE "affiliate_codes" (
	"merchant" text NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"member_id" text,
	"domain" text,
	"is_active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "affiliate_codes_merchant_code_pk" PRIMARY KEY("merchant","code")
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"code" text NOT NULL,
	"invited_by" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "invitations_merchant_member_id_pk" PRIMARY KEY("merchant","member_id")
);
--> statement-breakpoint
ALTER TABLE "affiliate_codes" ADD CONSTRAINT "affiliate_codes_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_codes" ADD CONSTRAINT "affiliate_codes_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_merchant_invited_by_members_merchant_id_fk" FOREIGN KEY ("merchant","invited_by") REFERENCES "public"."members"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_merchant_code_affiliate_codes_merchant_code_fk" FOREIGN KEY ("merchant","code") REFERENCES "public"."affiliate_codes"("merchant","code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "affiliate_codes_member" ON "affiliate_codes" USING btree ("merchant","member_id") WHERE "affiliate_codes"."kind" = 'member';--> statement-breakpoint
CREATE INDEX "invitations_inviter" ON "invitations" USING btree ("merchant","invited_by","at" DESC NULLS LAST);