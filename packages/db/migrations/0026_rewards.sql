CREATE TABLE "comic_cards" (
	"user_id" uuid NOT NULL,
	"comic_id" uuid NOT NULL,
	"rank" text NOT NULL,
	"reached_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "comic_cards_user_id_comic_id_pk" PRIMARY KEY("user_id","comic_id")
);
--> statement-breakpoint
DROP INDEX "booking_lines_account";--> statement-breakpoint
ALTER TABLE "booking_lines" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "off_parts" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "family_controls" ADD COLUMN "off_parts" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "comic_cards" ADD CONSTRAINT "comic_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comic_cards" ADD CONSTRAINT "comic_cards_comic_id_comics_id_fk" FOREIGN KEY ("comic_id") REFERENCES "public"."comics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comic_cards_comic" ON "comic_cards" USING btree ("comic_id");--> statement-breakpoint
CREATE INDEX "booking_lines_account" ON "booking_lines" USING btree ("account","unit","created_at");