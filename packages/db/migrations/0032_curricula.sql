CREATE TABLE "comic_standards" (
	"comic_id" uuid NOT NULL,
	"curriculum" text NOT NULL,
	"code" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "comic_standards_comic_id_curriculum_code_pk" PRIMARY KEY("comic_id","curriculum","code")
);
--> statement-breakpoint
CREATE TABLE "standard_lists" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"standards" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "classes" ADD COLUMN "curriculum" jsonb;--> statement-breakpoint
ALTER TABLE "editions" ADD COLUMN "standards" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "comic_standards" ADD CONSTRAINT "comic_standards_comic_id_comics_id_fk" FOREIGN KEY ("comic_id") REFERENCES "public"."comics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standard_lists" ADD CONSTRAINT "standard_lists_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comic_standards_code" ON "comic_standards" USING btree ("curriculum","code");--> statement-breakpoint
CREATE INDEX "standard_lists_owner" ON "standard_lists" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "editions_standards" ON "editions" USING gin ("standards");