CREATE TABLE "registrations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"firstname" text NOT NULL,
	"lastname" text NOT NULL,
	"email" text NOT NULL,
	"username" text NOT NULL,
	"user_type" text NOT NULL,
	"country_code" text DEFAULT '+91' NOT NULL,
	"mobile_number" text DEFAULT '' NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
DROP INDEX "otps_user";--> statement-breakpoint
ALTER TABLE "otps" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "otps" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "otps" ADD COLUMN "registration_id" uuid;--> statement-breakpoint
-- Sign-ups that wait for their code become registrations under the same id, so that codes on their way still work.
INSERT INTO "registrations" ("id", "firstname", "lastname", "email", "username", "user_type", "country_code", "mobile_number", "password_hash")
	SELECT "id", "firstname", "lastname", "email", "username", "user_type", "country_code", "mobile_number", "password_hash"
	FROM "users" WHERE "verified_at" IS NULL;--> statement-breakpoint
UPDATE "otps" SET "email" = "users"."email" FROM "users" WHERE "users"."id" = "otps"."user_id";--> statement-breakpoint
UPDATE "otps" SET "registration_id" = "user_id", "user_id" = NULL WHERE "user_id" IN (SELECT "id" FROM "registrations");--> statement-breakpoint
DELETE FROM "users" WHERE "verified_at" IS NULL;--> statement-breakpoint
DELETE FROM "otps" WHERE ("purpose" = 'sign-up') <> ("registration_id" IS NOT NULL);--> statement-breakpoint
ALTER TABLE "otps" ALTER COLUMN "email" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "verified_at" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "registrations_email" ON "registrations" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "registrations_created" ON "registrations" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "otps" ADD CONSTRAINT "otps_registration_id_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."registrations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "otps_email" ON "otps" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "otps_registration" ON "otps" USING btree ("registration_id");--> statement-breakpoint
CREATE INDEX "otps_created" ON "otps" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "comics_concept_words" ON "comics" USING gin ("concept" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "otps_user" ON "otps" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "otps" ADD CONSTRAINT "otps_owner" CHECK (num_nonnulls("otps"."registration_id", "otps"."user_id") = 1);