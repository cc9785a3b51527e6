CREATE TABLE "paused_lanes" (
	"lane" text PRIMARY KEY NOT NULL,
	"paused_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "comics_library";--> statement-breakpoint
ALTER TABLE "otps" ADD COLUMN "reset_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "delete_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "comics" ADD COLUMN "reviewing_by" uuid;--> statement-breakpoint
ALTER TABLE "comics" ADD COLUMN "reviewing_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "contacts_created" ON "contacts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "users_to_delete" ON "users" USING btree ("delete_at") WHERE "users"."delete_at" is not null and "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "comics_submissions" ON "comics" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "comics_created" ON "comics" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "comics_library" ON "comics" USING btree ("created_at","id") WHERE "comics"."status" = 'approved' and "comics"."comic_status" = 'published' and "comics"."deleted_at" is null;--> statement-breakpoint
ALTER TABLE "contacts" DROP COLUMN "deleted";