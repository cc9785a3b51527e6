CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"child_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"adult_email" text NOT NULL,
	"relation" text NOT NULL,
	"adult_id" uuid,
	"statement" text NOT NULL,
	"text_version" text NOT NULL,
	"token_hash" text,
	"requested_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"withdrawal_token_hash" text
);
--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "birth_year" smallint;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "terms_version" text;--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "terms_accepted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "birth_year" smallint;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "terms_version" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "terms_accepted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "comics" ADD COLUMN "dropped_items" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "series" ADD COLUMN "part_wishes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "mail_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_child_id_users_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_adult_id_users_id_fk" FOREIGN KEY ("adult_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_child" ON "consents" USING btree ("child_id","requested_at");--> statement-breakpoint
CREATE INDEX "consents_adult" ON "consents" USING btree ("adult_email","requested_at");--> statement-breakpoint
CREATE INDEX "consents_adult_account" ON "consents" USING btree ("adult_id");--> statement-breakpoint
CREATE UNIQUE INDEX "consents_token" ON "consents" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "consents_withdrawal_token" ON "consents" USING btree ("withdrawal_token_hash");--> statement-breakpoint
CREATE INDEX "notices_mail_due" ON "notices" USING btree ("mail_due_at") WHERE "notices"."mail_due_at" is not null;