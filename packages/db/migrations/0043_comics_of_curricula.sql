DROP INDEX "comics_library";--> statement-breakpoint
ALTER TABLE "comics" ADD COLUMN "curricula" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE FUNCTION "curricula_of"("standards" text[]) RETURNS text[] LANGUAGE sql IMMUTABLE
RETURN ARRAY(SELECT DISTINCT split_part("standard", ':', 1) FROM unnest("standards") AS "standard" ORDER BY 1);--> statement-breakpoint
CREATE FUNCTION "keep_curricula_of_comic"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW."curricula" := coalesce(
		(SELECT "curricula_of"("standards") FROM "editions" WHERE "id" = NEW."public_edition_id"), '{}'
	);
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "comics_curricula" BEFORE UPDATE OF "public_edition_id" ON "comics"
	FOR EACH ROW EXECUTE FUNCTION "keep_curricula_of_comic"();--> statement-breakpoint
CREATE FUNCTION "keep_curricula_of_edition"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "comics" SET "curricula" = "curricula_of"(NEW."standards") WHERE "public_edition_id" = NEW."id";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "editions_curricula" AFTER UPDATE OF "standards" ON "editions"
	FOR EACH ROW EXECUTE FUNCTION "keep_curricula_of_edition"();--> statement-breakpoint
UPDATE "comics" SET "curricula" = "curricula_of"("editions"."standards") FROM "editions"
WHERE "editions"."id" = "comics"."public_edition_id" AND cardinality("editions"."standards") > 0;--> statement-breakpoint
CREATE INDEX "comics_library" ON "comics" USING btree ("created_at","id","grade","subject_id","public_edition_id","curricula") WHERE "comics"."public_edition_id" is not null and "comics"."deleted_at" is null and "comics"."hidden_at" is null;