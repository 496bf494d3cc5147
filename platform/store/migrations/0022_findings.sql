CREATE TABLE "findings" (
	"merchant" text NOT NULL,
	"kind" text NOT NULL,
	"party" text NOT NULL,
	"subject" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" text,
	CONSTRAINT "findings_merchant_kind_party_subject_pk" PRIMARY KEY("merchant","kind","party","subject")
);
--> statement-breakpoint
CREATE TABLE "job_marks" (
	"merchant" text NOT NULL,
	"job" text NOT NULL,
	"done_until" timestamp with time zone NOT NULL,
	"leased_until" timestamp with time zone NOT NULL,
	CONSTRAINT "job_marks_merchant_job_pk" PRIMARY KEY("merchant","job")
);
--> statement-breakpoint
ALTER TABLE "findings" ADD CONSTRAINT "findings_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_marks" ADD CONSTRAINT "job_marks_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "findings_open" ON "findings" USING btree ("merchant","found_at") WHERE "findings"."closed_at" is null;