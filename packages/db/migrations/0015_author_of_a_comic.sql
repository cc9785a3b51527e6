ALTER TABLE "comics" ADD COLUMN "author" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "editions" ADD COLUMN "author" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "comics" SET "author" = "series"."author" FROM "series" WHERE "series"."id" = "comics"."series_id" AND "series"."author" <> '';--> statement-breakpoint
UPDATE "editions" SET "author" = "comics"."author" FROM "comics" WHERE "comics"."id" = "editions"."comic_id" AND "comics"."author" <> '';--> statement-breakpoint
ALTER TABLE "series" DROP COLUMN "author";
