ALTER TABLE "users" ADD COLUMN "removing_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "comics" ADD COLUMN "removing_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "comics" ADD COLUMN "pruned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "deadline_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "runs" ADD COLUMN "outage_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "outage_since" timestamp with time zone;--> statement-breakpoint
UPDATE "runs" SET "deadline_at" = now() + interval '6 hours' WHERE "status" IN ('queued', 'running');--> statement-breakpoint
UPDATE "runs" SET "result" = replace("result"::text, '"/media/comics/', '"comics/')::jsonb WHERE "result"::text LIKE '%"/media/comics/%';--> statement-breakpoint
UPDATE "run_events" SET "event" = ("event" - 'imageUrl' - 'thumbnailUrl') || jsonb_strip_nulls(jsonb_build_object('imageKey', substr("event"->>'imageUrl', 8), 'thumbnailKey', substr("event"->>'thumbnailUrl', 8))) WHERE "event" ? 'imageUrl';
