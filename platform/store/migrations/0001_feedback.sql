CREATE TABLE "feedback" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"member_id" text,
	"type" text NOT NULL,
	"content" text NOT NULL,
	"email" text,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "feedback_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
CREATE TABLE "feedback_images" (
	"merchant" text NOT NULL,
	"feedback_id" text NOT NULL,
	"position" integer NOT NULL,
	"content_type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "feedback_images_merchant_feedback_id_position_pk" PRIMARY KEY("merchant","feedback_id","position")
);
--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_images" ADD CONSTRAINT "feedback_images_merchant_feedback_id_feedback_merchant_id_fk" FOREIGN KEY ("merchant","feedback_id") REFERENCES "public"."feedback"("merchant","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_time" ON "feedback" USING btree ("merchant","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "feedback_member" ON "feedback" USING btree ("merchant","member_id","created_at" DESC NULLS LAST);