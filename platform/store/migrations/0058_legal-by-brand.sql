CREATE TABLE "legal_brand_texts" (
	"merchant" text NOT NULL,
	"brand" text NOT NULL,
	"piece" text NOT NULL,
	"text" text,
	"is_demonstration" boolean NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "legal_brand_texts_merchant_brand_piece_pk" PRIMARY KEY("merchant","brand","piece")
);
--> statement-breakpoint
ALTER TABLE "legal_brand_texts" ADD CONSTRAINT "legal_brand_texts_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;