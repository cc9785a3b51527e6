CREATE TABLE "comic_translations" (
	"comic_id" uuid PRIMARY KEY NOT NULL,
	"source_id" uuid,
	"source_language" text NOT NULL,
	"originals" jsonb NOT NULL,
	"lines" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"written_by" text,
	"applied_at" timestamp with time zone,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "comics" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "comics" ADD COLUMN "original_id" uuid;--> statement-breakpoint
ALTER TABLE "comic_translations" ADD CONSTRAINT "comic_translations_comic_id_comics_id_fk" FOREIGN KEY ("comic_id") REFERENCES "public"."comics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comic_translations" ADD CONSTRAINT "comic_translations_source_id_comics_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."comics"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "comics_translation" ON "comics" USING btree ("original_id","language") WHERE "comics"."original_id" is not null and "comics"."deleted_at" is null;