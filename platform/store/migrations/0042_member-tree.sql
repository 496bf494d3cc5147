CREATE TABLE "member_tree" (
	"merchant" text NOT NULL,
	"ancestor" text NOT NULL,
	"descendant" text NOT NULL,
	"depth" smallint NOT NULL,
	"since_day" date NOT NULL,
	CONSTRAINT "member_tree_merchant_ancestor_descendant_pk" PRIMARY KEY("merchant","ancestor","descendant")
);
--> statement-breakpoint
CREATE TABLE "member_tree_past" (
	"merchant" text NOT NULL,
	"ancestor" text NOT NULL,
	"descendant" text NOT NULL,
	"since_day" date NOT NULL,
	"until_day" date NOT NULL,
	CONSTRAINT "member_tree_past_merchant_descendant_until_day_ancestor_pk" PRIMARY KEY("merchant","descendant","until_day","ancestor")
);
--> statement-breakpoint
CREATE INDEX "member_tree_up" ON "member_tree" USING btree ("merchant","descendant","depth");--> statement-breakpoint
CREATE INDEX "member_tree_past_down" ON "member_tree_past" USING btree ("merchant","ancestor","until_day");--> statement-breakpoint
INSERT INTO "member_tree" ("merchant", "ancestor", "descendant", "depth", "since_day")
WITH RECURSIVE walk AS (
  SELECT "merchant", "id" AS "descendant", "id" AS "ancestor", 0 AS "depth", "parent_id"
  FROM "members"
  UNION ALL
  SELECT w."merchant", w."descendant", m."id", w."depth" + 1, m."parent_id"
  FROM walk w JOIN "members" m ON m."merchant" = w."merchant" AND m."id" = w."parent_id"
  WHERE w."depth" < 102
)
SELECT "merchant", "ancestor", "descendant", "depth", date '-infinity' FROM walk;
