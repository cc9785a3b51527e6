DROP INDEX "comics_library";--> statement-breakpoint
CREATE INDEX "comics_public_edition" ON "comics" USING btree ("public_edition_id");--> statement-breakpoint
CREATE INDEX "comics_library" ON "comics" USING btree ("created_at","id","grade","subject_id","public_edition_id") WHERE "comics"."public_edition_id" is not null and "comics"."deleted_at" is null and "comics"."hidden_at" is null;