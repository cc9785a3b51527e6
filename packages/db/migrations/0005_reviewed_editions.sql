CREATE TABLE "editions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"comic_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"thumbnail_key" text,
	"pdf_key" text,
	"has_quiz" boolean NOT NULL,
	"has_hardcore_quiz" boolean NOT NULL,
	"has_faq" boolean NOT NULL,
	"has_facts" boolean NOT NULL,
	"content" jsonb NOT NULL,
	"object_keys" text[] NOT NULL,
	"approved_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "comics_library";--> statement-breakpoint
ALTER TABLE "comics" ADD COLUMN "public_edition_id" uuid;--> statement-breakpoint
ALTER TABLE "comics" ADD COLUMN "opened_versions" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "editions" ADD CONSTRAINT "editions_comic_id_comics_id_fk" FOREIGN KEY ("comic_id") REFERENCES "public"."comics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "editions_comic_version" ON "editions" USING btree ("comic_id","version");--> statement-breakpoint
CREATE INDEX "comics_library" ON "comics" USING btree ("created_at","id") WHERE "comics"."public_edition_id" is not null and "comics"."deleted_at" is null;--> statement-breakpoint
-- A draft that was accepted before it was published is a draft: it is reviewed once it is published.
UPDATE "comics" SET "status" = 'pending', "reviewed_at" = NULL, "reviewed_by" = NULL
WHERE "status" = 'approved' AND "comic_status" = 'draft';--> statement-breakpoint
-- What is in the library stays there: its first edition is what readers see today.
INSERT INTO "editions" ("id", "comic_id", "version", "thumbnail_key", "pdf_key", "has_quiz", "has_hardcore_quiz", "has_faq", "has_facts", "content", "object_keys", "approved_by")
SELECT gen_random_uuid(), c."id", c."version", c."thumbnail_key", c."pdf_key", c."has_quiz", c."has_hardcore_quiz", c."has_faq", c."has_facts",
	jsonb_build_object(
		'pages', (
			SELECT coalesce(jsonb_agg(jsonb_build_object(
				'id', t."id", 'pageNumber', t."page_number", 'imageKey', t."image_key", 'thumbnailKey', t."thumbnail_key", 'drawn', t."drawn", 'textPlaces', t."text_places"
			) ORDER BY t."page_number"), '[]') FROM "pages" t WHERE t."comic_id" = c."id"),
		'panels', (
			SELECT coalesce(jsonb_agg(jsonb_build_object(
				'pageNumber', t."page_number", 'panelNumber', t."panel_number", 'scene', t."scene", 'caption', t."caption", 'alt', t."alt", 'polygon', t."polygon", 'verdict', t."verdict"
			) ORDER BY t."page_number", t."panel_number"), '[]') FROM "panels" t WHERE t."comic_id" = c."id"),
		'questions', (
			SELECT coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
				'question', t."question", 'options', t."options", 'correctAnswer', t."correct_answer", 'difficulty', t."difficulty", 'taughtAt', t."taught_at", 'factId', t."fact_id"
			)) ORDER BY t."position"), '[]') FROM "quiz_questions" t WHERE t."comic_id" = c."id" AND NOT t."hardcore"),
		'hardcoreQuestions', (
			SELECT coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
				'question', t."question", 'options', t."options", 'correctAnswer', t."correct_answer", 'difficulty', t."difficulty", 'taughtAt', t."taught_at", 'factId', t."fact_id", 'explanation', coalesce(t."explanation", '')
			)) ORDER BY t."position"), '[]') FROM "quiz_questions" t WHERE t."comic_id" = c."id" AND t."hardcore"),
		'faqs', (
			SELECT coalesce(jsonb_agg(jsonb_build_object(
				'question', t."question", 'answer', t."answer", 'imageKey', t."image_key"
			) ORDER BY t."position"), '[]') FROM "faqs" t WHERE t."comic_id" = c."id"),
		'facts', (
			SELECT coalesce(jsonb_agg(jsonb_build_object(
				'fact', t."fact", 'imageKey', t."image_key"
			) ORDER BY t."position"), '[]') FROM "facts" t WHERE t."comic_id" = c."id")
	),
	ARRAY(
		SELECT "key" FROM (
			SELECT c."thumbnail_key" AS "key" UNION SELECT c."pdf_key"
			UNION SELECT "image_key" FROM "pages" WHERE "comic_id" = c."id"
			UNION SELECT "thumbnail_key" FROM "pages" WHERE "comic_id" = c."id"
			UNION SELECT "image_key" FROM "faqs" WHERE "comic_id" = c."id"
			UNION SELECT "image_key" FROM "facts" WHERE "comic_id" = c."id"
		) AS "shown" WHERE "key" IS NOT NULL ORDER BY "key"),
	c."reviewed_by"
FROM "comics" c
WHERE c."status" = 'approved' AND c."comic_status" = 'published' AND c."deleted_at" IS NULL;--> statement-breakpoint
UPDATE "comics" SET "public_edition_id" = e."id" FROM "editions" e WHERE e."comic_id" = "comics"."id";
