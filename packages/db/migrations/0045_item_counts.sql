CREATE TABLE "item_counts" (
	"comic_id" uuid NOT NULL,
	"item_key" text NOT NULL,
	"answers" integer NOT NULL,
	"is_right" integer NOT NULL,
	"discrimination" double precision,
	"chosen" jsonb NOT NULL,
	"of_answers" integer NOT NULL,
	"counted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "item_counts_comic_id_item_key_pk" PRIMARY KEY("comic_id","item_key")
);
--> statement-breakpoint
CREATE TABLE "pulled_items" (
	"comic_id" uuid NOT NULL,
	"item_key" text NOT NULL,
	"hardcore" boolean NOT NULL,
	"question" text NOT NULL,
	"answers" integer NOT NULL,
	"discrimination" double precision NOT NULL,
	"draft" jsonb,
	"pulled_at" timestamp with time zone DEFAULT now() NOT NULL,
	"put_back_at" timestamp with time zone,
	"replaced_at" timestamp with time zone,
	CONSTRAINT "pulled_items_comic_id_item_key_pk" PRIMARY KEY("comic_id","item_key")
);
--> statement-breakpoint
ALTER TABLE "item_counts" ADD CONSTRAINT "item_counts_comic_id_comics_id_fk" FOREIGN KEY ("comic_id") REFERENCES "public"."comics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pulled_items" ADD CONSTRAINT "pulled_items_comic_id_comics_id_fk" FOREIGN KEY ("comic_id") REFERENCES "public"."comics"("id") ON DELETE cascade ON UPDATE no action;