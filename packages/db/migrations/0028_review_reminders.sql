CREATE TABLE "review_reminders" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"hour" smallint,
	"unsubscribe_hash" text NOT NULL,
	"last_sent_at" timestamp with time zone,
	"unanswered" smallint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "review_reminders" ADD CONSTRAINT "review_reminders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "review_reminders_unsubscribe" ON "review_reminders" USING btree ("unsubscribe_hash");