ALTER TABLE "provider_sendings" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "provider_sendings" ADD COLUMN "place_closed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "provider_sendings_places" ON "provider_sendings" USING btree ("place") WHERE "provider_sendings"."place" is not null and "provider_sendings"."place_closed_at" is null;