CREATE TABLE "battle_answers" (
	"battle_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"position" smallint NOT NULL,
	"answer" text,
	"is_right" boolean NOT NULL,
	"counts" boolean NOT NULL,
	"event_id" uuid,
	"ms" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "battle_answers_battle_id_place_position_pk" PRIMARY KEY("battle_id","place","position")
);
--> statement-breakpoint
CREATE TABLE "battle_events" (
	"battle_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"type" text NOT NULL,
	"place" smallint,
	"position" smallint,
	"reaction" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "battle_events_battle_id_seq_pk" PRIMARY KEY("battle_id","seq")
);
--> statement-breakpoint
CREATE TABLE "battle_ratings" (
	"user_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"rating" double precision NOT NULL,
	"deviation" double precision NOT NULL,
	"volatility" double precision NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "battle_ratings_user_id_subject_pk" PRIMARY KEY("user_id","subject")
);
--> statement-breakpoint
CREATE TABLE "battle_seats" (
	"battle_id" uuid NOT NULL,
	"place" smallint NOT NULL,
	"user_id" uuid NOT NULL,
	"band" text NOT NULL,
	"seed" integer NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_away" boolean DEFAULT false NOT NULL,
	"asked_at" timestamp with time zone,
	"left_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"reactions" smallint DEFAULT 0 NOT NULL,
	"xp" integer DEFAULT 0 NOT NULL,
	"coins" integer DEFAULT 0 NOT NULL,
	"gems" integer DEFAULT 0 NOT NULL,
	"moved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "battle_seats_battle_id_place_pk" PRIMARY KEY("battle_id","place")
);
--> statement-breakpoint
CREATE TABLE "battles" (
	"id" uuid PRIMARY KEY NOT NULL,
	"comic_id" uuid NOT NULL,
	"title" text NOT NULL,
	"subject" text NOT NULL,
	"against" text NOT NULL,
	"band" text NOT NULL,
	"code" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"items" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"ghost" jsonb,
	"rematch_of" uuid,
	"seq" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ghost_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "energy" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"amount" smallint NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "energy_moves" (
	"user_id" uuid NOT NULL,
	"event_id" text NOT NULL,
	"change" smallint NOT NULL,
	"rule_version" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "energy_moves_user_id_event_id_pk" PRIMARY KEY("user_id","event_id")
);
--> statement-breakpoint
ALTER TABLE "family_controls" ALTER COLUMN "may_battle" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "family_controls" ALTER COLUMN "may_battle" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "may_battle" boolean;--> statement-breakpoint
ALTER TABLE "battle_answers" ADD CONSTRAINT "battle_answers_seat" FOREIGN KEY ("battle_id","place") REFERENCES "public"."battle_seats"("battle_id","place") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "battle_events" ADD CONSTRAINT "battle_events_battle_id_battles_id_fk" FOREIGN KEY ("battle_id") REFERENCES "public"."battles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "battle_ratings" ADD CONSTRAINT "battle_ratings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "battle_seats" ADD CONSTRAINT "battle_seats_battle_id_battles_id_fk" FOREIGN KEY ("battle_id") REFERENCES "public"."battles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "battle_seats" ADD CONSTRAINT "battle_seats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "battles" ADD CONSTRAINT "battles_comic_id_comics_id_fk" FOREIGN KEY ("comic_id") REFERENCES "public"."comics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "battles" ADD CONSTRAINT "battles_rematch_of" FOREIGN KEY ("rematch_of") REFERENCES "public"."battles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "energy" ADD CONSTRAINT "energy_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "energy_moves" ADD CONSTRAINT "energy_moves_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "battle_answers_event" ON "battle_answers" USING btree ("battle_id","place","event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "battle_seats_user" ON "battle_seats" USING btree ("battle_id","user_id");--> statement-breakpoint
CREATE INDEX "battle_seats_person" ON "battle_seats" USING btree ("user_id","moved_at");--> statement-breakpoint
CREATE INDEX "battles_comic" ON "battles" USING btree ("comic_id","ended_at");--> statement-breakpoint
CREATE INDEX "battles_open" ON "battles" USING btree ("created_at") WHERE "battles"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "battles_code" ON "battles" USING btree ("code") WHERE "battles"."state" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "battles_rematch" ON "battles" USING btree ("rematch_of");--> statement-breakpoint
UPDATE "family_controls" SET "may_battle" = NULL WHERE NOT "may_battle";
