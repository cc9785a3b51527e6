ALTER TABLE "users" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "is_demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "comic_views" ADD COLUMN "reader" text;--> statement-breakpoint
ALTER TABLE "comic_views" ADD COLUMN "panels_read" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "comic_views" ADD COLUMN "panels" smallint;--> statement-breakpoint
ALTER TABLE "quiz_attempts" ADD COLUMN "items" jsonb;--> statement-breakpoint
CREATE INDEX "comic_views_reader" ON "comic_views" USING btree ("reader") WHERE "comic_views"."reader" is not null;