CREATE TABLE "authenticators" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"set_up_at" timestamp with time zone,
	"used_step" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "code_guesses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"guessed_by" text NOT NULL,
	"guessed_by_known" boolean NOT NULL,
	"could_reset" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp with time zone
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
CREATE TABLE "panel_draws" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_switches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"is_off" boolean NOT NULL,
	"reason" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "otps" DROP CONSTRAINT "otps_owner";--> statement-breakpoint
DROP INDEX "comics_by_risk";--> statement-breakpoint
DROP INDEX "comics_library";--> statement-breakpoint
ALTER TABLE "otps" ADD COLUMN "asked_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "otps" ADD COLUMN "asked_by_known" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "comics" ADD COLUMN "written_by" text;--> statement-breakpoint
ALTER TABLE "comics" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "comics" ADD COLUMN "open_reports" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "comics" ADD COLUMN "first_accept_by" uuid;--> statement-breakpoint
ALTER TABLE "comics" ADD COLUMN "first_accept_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "comics" ADD COLUMN "first_accept_version" integer;--> statement-breakpoint
ALTER TABLE "editions" ADD COLUMN "made" jsonb;--> statement-breakpoint
ALTER TABLE "panel_versions" ADD COLUMN "drawn_by" text;--> statement-breakpoint
ALTER TABLE "panels" ADD COLUMN "drawn_by" text;--> statement-breakpoint
ALTER TABLE "authenticators" ADD CONSTRAINT "authenticators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comic_reports" ADD CONSTRAINT "comic_reports_comic_id_comics_id_fk" FOREIGN KEY ("comic_id") REFERENCES "public"."comics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "panel_draws" ADD CONSTRAINT "panel_draws_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "code_guesses_email" ON "code_guesses" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "code_guesses_created" ON "code_guesses" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "recovery_codes_user" ON "recovery_codes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "comic_reports_reader" ON "comic_reports" USING btree ("comic_id","reader");--> statement-breakpoint
CREATE INDEX "comic_reports_created" ON "comic_reports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "panel_draws_owner" ON "panel_draws" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "panel_draws_day" ON "panel_draws" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "provider_switches_provider" ON "provider_switches" USING btree ("provider");--> statement-breakpoint
CREATE INDEX "comics_reported" ON "comics" USING btree ("open_reports") WHERE "comics"."open_reports" > 0;--> statement-breakpoint
CREATE INDEX "provider_sendings_day" ON "provider_sendings" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "comics_by_risk" ON "comics" USING btree ("open_reports" DESC NULLS LAST,"content_risk" DESC NULLS LAST,"created_at","id");--> statement-breakpoint
CREATE INDEX "comics_library" ON "comics" USING btree ("created_at","id") WHERE "comics"."public_edition_id" is not null and "comics"."deleted_at" is null and "comics"."hidden_at" is null;--> statement-breakpoint
ALTER TABLE "otps" DROP COLUMN "tries_left";--> statement-breakpoint
ALTER TABLE "otps" ADD CONSTRAINT "otps_owner" CHECK (num_nonnulls("otps"."registration_id", "otps"."user_id") <= 1);