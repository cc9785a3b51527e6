CREATE TABLE "league_seats" (
	"user_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"week" date NOT NULL,
	"band" text NOT NULL,
	"league_id" uuid NOT NULL,
	CONSTRAINT "league_seats_user_id_subject_pk" PRIMARY KEY("user_id","subject")
);
--> statement-breakpoint
CREATE TABLE "league_wishes" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"is_paused" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "league_seats" ADD CONSTRAINT "league_seats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "league_wishes" ADD CONSTRAINT "league_wishes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "league_seats_of" ON "league_seats" USING btree ("week","band","subject","league_id");--> statement-breakpoint
CREATE INDEX "league_seats_league" ON "league_seats" USING btree ("league_id");