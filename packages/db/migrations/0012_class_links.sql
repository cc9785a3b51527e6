CREATE TABLE "class_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"comic_id" uuid NOT NULL,
	"token" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "class_links" ADD CONSTRAINT "class_links_comic_id_comics_id_fk" FOREIGN KEY ("comic_id") REFERENCES "public"."comics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "class_links_comic" ON "class_links" USING btree ("comic_id");--> statement-breakpoint
CREATE UNIQUE INDEX "class_links_token" ON "class_links" USING btree ("token");