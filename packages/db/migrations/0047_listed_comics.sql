CREATE TABLE "listed_comics" (
	"list_id" uuid NOT NULL,
	"code" text NOT NULL,
	"comic_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listed_comics_list_id_code_comic_id_pk" PRIMARY KEY("list_id","code","comic_id")
);
--> statement-breakpoint
ALTER TABLE "listed_comics" ADD CONSTRAINT "listed_comics_list_id_standard_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."standard_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listed_comics" ADD CONSTRAINT "listed_comics_comic_id_comics_id_fk" FOREIGN KEY ("comic_id") REFERENCES "public"."comics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listed_comics_comic" ON "listed_comics" USING btree ("comic_id");