ALTER TABLE "comics" ADD COLUMN "awaits_standards" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "comics_awaiting_standards" ON "comics" USING btree ("id") WHERE "comics"."awaits_standards";--> statement-breakpoint
UPDATE "comics" SET "awaits_standards" = true FROM "series"
WHERE "series"."id" = "comics"."series_id" AND "series"."lesson" IS NOT NULL
  AND NOT EXISTS (SELECT 1 FROM "comic_standards" WHERE "comic_standards"."comic_id" = "comics"."id")
  AND NOT EXISTS (SELECT 1 FROM "editions" WHERE "editions"."comic_id" = "comics"."id" AND cardinality("editions"."standards") > 0);