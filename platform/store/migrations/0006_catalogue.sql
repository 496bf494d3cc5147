CREATE TABLE "favourites" (
	"merchant" text NOT NULL,
	"member" text NOT NULL,
	"game" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favourites_merchant_member_game_pk" PRIMARY KEY("merchant","member","game")
);
--> statement-breakpoint
CREATE TABLE "opened_games" (
	"merchant" text NOT NULL,
	"member" text NOT NULL,
	"game" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "opened_games_merchant_member_game_pk" PRIMARY KEY("merchant","member","game")
);
--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "search_name" text GENERATED ALWAYS AS (lower(translate(name, 'ÁÀÂÄÃáàâäãÉÈÊËéèêëÍÌÎÏíìîïÓÒÔÖÕóòôöõÚÙÛÜúùûüÑñÇç',
  'AAAAAaaaaaEEEEeeeeIIIIiiiiOOOOOoooooUUUUuuuuNnCc'))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "state" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "series_icon" text;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "languages" text[] DEFAULT '{es,en}' NOT NULL;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "pin" integer;--> statement-breakpoint
ALTER TABLE "merchants" ADD COLUMN "languages" text[] DEFAULT '{es,en}' NOT NULL;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_merchant_member_members_merchant_id_fk" FOREIGN KEY ("merchant","member") REFERENCES "public"."members"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_merchant_game_games_merchant_code_fk" FOREIGN KEY ("merchant","game") REFERENCES "public"."games"("merchant","code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opened_games" ADD CONSTRAINT "opened_games_merchant_member_members_merchant_id_fk" FOREIGN KEY ("merchant","member") REFERENCES "public"."members"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opened_games" ADD CONSTRAINT "opened_games_merchant_game_games_merchant_code_fk" FOREIGN KEY ("merchant","game") REFERENCES "public"."games"("merchant","code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "games_released" ON "games" USING btree ("merchant","released_at" DESC NULLS FIRST,"code");