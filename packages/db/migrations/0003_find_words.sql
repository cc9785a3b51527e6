CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
DROP INDEX "comics_created";--> statement-breakpoint
CREATE INDEX "comics_title" ON "comics" USING btree ("title","id");--> statement-breakpoint
CREATE INDEX "comics_subject" ON "comics" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "comics_title_words" ON "comics" USING gin ("title" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "comics_created" ON "comics" USING btree ("created_at","id");