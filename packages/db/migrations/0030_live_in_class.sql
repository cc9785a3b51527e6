CREATE TABLE "live_answers" (
	"session_id" uuid NOT NULL,
	"seat_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"chosen" smallint NOT NULL,
	"is_right" boolean NOT NULL,
	"ms" integer NOT NULL,
	"event_id" uuid NOT NULL,
	"waits" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "live_answers_session_id_position_seat_id_pk" PRIMARY KEY("session_id","position","seat_id")
);
--> statement-breakpoint
CREATE TABLE "live_events" (
	"session_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"type" text NOT NULL,
	"position" smallint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "live_events_session_id_seq_pk" PRIMARY KEY("session_id","seq")
);
--> statement-breakpoint
CREATE TABLE "live_seats" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"user_id" uuid,
	"guest_name" text,
	"token_hash" text,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "live_seats_one_kind" CHECK (("live_seats"."user_id" is null) = ("live_seats"."token_hash" is not null))
);
--> statement-breakpoint
CREATE TABLE "live_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"class_id" uuid NOT NULL,
	"comic_id" uuid NOT NULL,
	"made_by" uuid,
	"code" text NOT NULL,
	"title" text NOT NULL,
	"hardcore" boolean NOT NULL,
	"is_public" boolean NOT NULL,
	"items" jsonb NOT NULL,
	"timer" smallint,
	"state" text DEFAULT 'lobby' NOT NULL,
	"position" smallint DEFAULT -1 NOT NULL,
	"is_open" boolean DEFAULT true NOT NULL,
	"seq" integer DEFAULT 0 NOT NULL,
	"asked_at" timestamp with time zone,
	"closes_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "live_answers" ADD CONSTRAINT "live_answers_session_id_live_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."live_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_answers" ADD CONSTRAINT "live_answers_seat_id_live_seats_id_fk" FOREIGN KEY ("seat_id") REFERENCES "public"."live_seats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_events" ADD CONSTRAINT "live_events_session_id_live_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."live_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_seats" ADD CONSTRAINT "live_seats_session_id_live_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."live_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_seats" ADD CONSTRAINT "live_seats_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_sessions" ADD CONSTRAINT "live_sessions_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_sessions" ADD CONSTRAINT "live_sessions_comic_id_comics_id_fk" FOREIGN KEY ("comic_id") REFERENCES "public"."comics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_sessions" ADD CONSTRAINT "live_sessions_made_by_users_id_fk" FOREIGN KEY ("made_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "live_answers_event" ON "live_answers" USING btree ("seat_id","event_id");--> statement-breakpoint
CREATE INDEX "live_answers_waiting" ON "live_answers" USING btree ("session_id","position") WHERE "live_answers"."waits";--> statement-breakpoint
CREATE UNIQUE INDEX "live_seats_user" ON "live_seats" USING btree ("session_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "live_seats_name" ON "live_seats" USING btree ("session_id","guest_name");--> statement-breakpoint
CREATE UNIQUE INDEX "live_seats_token" ON "live_seats" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "live_seats_person" ON "live_seats" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "live_sessions_class" ON "live_sessions" USING btree ("class_id","created_at");--> statement-breakpoint
CREATE INDEX "live_sessions_comic" ON "live_sessions" USING btree ("comic_id");--> statement-breakpoint
CREATE UNIQUE INDEX "live_sessions_code" ON "live_sessions" USING btree ("code") WHERE "live_sessions"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "live_sessions_running" ON "live_sessions" USING btree ("class_id") WHERE "live_sessions"."ended_at" is null;