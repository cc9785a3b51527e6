CREATE TABLE "code_guesses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"guessed_by" text NOT NULL,
	"guessed_by_known" boolean NOT NULL,
	"could_reset" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "otps" DROP CONSTRAINT "otps_owner";--> statement-breakpoint
ALTER TABLE "otps" ADD COLUMN "asked_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "otps" ADD COLUMN "asked_by_known" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "code_guesses_email" ON "code_guesses" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "code_guesses_created" ON "code_guesses" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "otps" DROP COLUMN "tries_left";--> statement-breakpoint
ALTER TABLE "otps" ADD CONSTRAINT "otps_owner" CHECK (num_nonnulls("otps"."registration_id", "otps"."user_id") <= 1);