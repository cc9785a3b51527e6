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
ALTER TABLE "otps" DROP CONSTRAINT "otps_owner";--> statement-breakpoint
ALTER TABLE "otps" ADD COLUMN "asked_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "otps" ADD COLUMN "asked_by_known" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "authenticators" ADD CONSTRAINT "authenticators_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "code_guesses_email" ON "code_guesses" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "code_guesses_created" ON "code_guesses" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "recovery_codes_user" ON "recovery_codes" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "otps" DROP COLUMN "tries_left";--> statement-breakpoint
ALTER TABLE "otps" ADD CONSTRAINT "otps_owner" CHECK (num_nonnulls("otps"."registration_id", "otps"."user_id") <= 1);