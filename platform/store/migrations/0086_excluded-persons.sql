CREATE TABLE "excluded_persons" (
	"kind" text NOT NULL,
	"hash" text NOT NULL,
	"origin" text NOT NULL,
	"break_id" text NOT NULL,
	"scope" text NOT NULL,
	"until" timestamp with time zone,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "excluded_persons_kind_hash_origin_break_id_pk" PRIMARY KEY("kind","hash","origin","break_id")
);
