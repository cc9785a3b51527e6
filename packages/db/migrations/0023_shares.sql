CREATE TABLE "booking_lines" (
	"booking_id" uuid NOT NULL,
	"account" text NOT NULL,
	"unit" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "booking_lines_booking_id_account_unit_pk" PRIMARY KEY("booking_id","account","unit"),
	CONSTRAINT "booking_lines_amount" CHECK ("booking_lines"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"event_id" text NOT NULL,
	"rule_version" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "share_months" (
	"id" uuid PRIMARY KEY NOT NULL,
	"month" text NOT NULL,
	"pool_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"rule" jsonb NOT NULL,
	"all_reads" integer,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "share_months_month_unique" UNIQUE("month")
);
--> statement-breakpoint
CREATE TABLE "share_statement_lines" (
	"month" text NOT NULL,
	"creator_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"comic_id" uuid,
	"title" text NOT NULL,
	"reads" integer NOT NULL,
	"cents" integer NOT NULL,
	CONSTRAINT "share_statement_lines_month_creator_id_position_pk" PRIMARY KEY("month","creator_id","position")
);
--> statement-breakpoint
CREATE TABLE "share_statements" (
	"month" text NOT NULL,
	"creator_id" uuid NOT NULL,
	"cents" integer NOT NULL,
	"unpaid" jsonb NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "share_statements_month_creator_id_pk" PRIMARY KEY("month","creator_id")
);
--> statement-breakpoint
ALTER TABLE "booking_lines" ADD CONSTRAINT "booking_lines_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_statement_lines" ADD CONSTRAINT "share_statement_lines_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_statement_lines" ADD CONSTRAINT "share_statement_lines_comic_id_comics_id_fk" FOREIGN KEY ("comic_id") REFERENCES "public"."comics"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_statements" ADD CONSTRAINT "share_statements_month_share_months_month_fk" FOREIGN KEY ("month") REFERENCES "public"."share_months"("month") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_statements" ADD CONSTRAINT "share_statements_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "booking_lines_account" ON "booking_lines" USING btree ("account","unit");--> statement-breakpoint
CREATE UNIQUE INDEX "bookings_event" ON "bookings" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "share_statement_lines_creator" ON "share_statement_lines" USING btree ("creator_id");--> statement-breakpoint
CREATE INDEX "share_statement_lines_comic" ON "share_statement_lines" USING btree ("comic_id");--> statement-breakpoint
CREATE INDEX "share_statements_creator" ON "share_statements" USING btree ("creator_id");--> statement-breakpoint
CREATE FUNCTION "check_booking_adds_up"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (
		SELECT 1 FROM "booking_lines" WHERE "booking_id" = NEW."booking_id" GROUP BY "unit" HAVING sum("amount") <> 0
	) THEN
		RAISE EXCEPTION 'booking % does not add up to zero', NEW."booking_id" USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "booking_adds_up" AFTER INSERT ON "booking_lines"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "check_booking_adds_up"();--> statement-breakpoint
CREATE FUNCTION "refuse_booking_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'bookings are never changed: book the opposite' USING ERRCODE = 'check_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "bookings_stay" BEFORE UPDATE OR DELETE ON "bookings"
	FOR EACH ROW EXECUTE FUNCTION "refuse_booking_change"();--> statement-breakpoint
CREATE TRIGGER "booking_lines_stay" BEFORE UPDATE OR DELETE ON "booking_lines"
	FOR EACH ROW EXECUTE FUNCTION "refuse_booking_change"();
