UPDATE "comic_views" SET "user_id" = NULL WHERE "user_id" IS NOT NULL;--> statement-breakpoint
UPDATE "quiz_attempts" SET "user_id" = NULL WHERE "user_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "comic_views" ADD CONSTRAINT "comic_views_nobody" CHECK ("comic_views"."user_id" is null);--> statement-breakpoint
ALTER TABLE "quiz_attempts" ADD CONSTRAINT "quiz_attempts_nobody" CHECK ("quiz_attempts"."user_id" is null);
