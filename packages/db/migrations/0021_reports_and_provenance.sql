CREATE TABLE "school_statements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"school" text NOT NULL,
	"statement" text NOT NULL,
	"text_version" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "comic_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"comic_id" uuid NOT NULL,
	"reader" text,
	"reason" text NOT NULL,
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "comics_by_risk";--> statement-breakpoint
DROP INDEX "comics_library";--> statement-breakpoint
ALTER TABLE "comics" ADD COLUMN "written_by" text;--> statement-breakpoint
ALTER TABLE "comics" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "comics" ADD COLUMN "open_reports" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "comics" ADD COLUMN "first_accept_by" uuid;--> statement-breakpoint
ALTER TABLE "comics" ADD COLUMN "first_accept_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "comics" ADD COLUMN "first_accept_version" integer;--> statement-breakpoint
ALTER TABLE "editions" ADD COLUMN "made" jsonb;--> statement-breakpoint
ALTER TABLE "panel_versions" ADD COLUMN "drawn_by" text;--> statement-breakpoint
ALTER TABLE "panels" ADD COLUMN "drawn_by" text;--> statement-breakpoint
ALTER TABLE "school_statements" ADD CONSTRAINT "school_statements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comic_reports" ADD CONSTRAINT "comic_reports_comic_id_comics_id_fk" FOREIGN KEY ("comic_id") REFERENCES "public"."comics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "school_statements_user" ON "school_statements" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "school_statements_one" ON "school_statements" USING btree ("user_id") WHERE "school_statements"."withdrawn_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "comic_reports_reader" ON "comic_reports" USING btree ("comic_id","reader");--> statement-breakpoint
CREATE INDEX "comic_reports_created" ON "comic_reports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "comics_reported" ON "comics" USING btree ("open_reports") WHERE "comics"."open_reports" > 0;--> statement-breakpoint
CREATE INDEX "comics_by_risk" ON "comics" USING btree ("open_reports" DESC NULLS LAST,"content_risk" DESC NULLS LAST,"created_at","id");--> statement-breakpoint
CREATE INDEX "comics_library" ON "comics" USING btree ("created_at","id") WHERE "comics"."public_edition_id" is not null and "comics"."deleted_at" is null and "comics"."hidden_at" is null;