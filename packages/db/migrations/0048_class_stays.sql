CREATE TABLE "class_stays" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"class_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"part" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "listed_comics" (
	"list_id" uuid NOT NULL,
	"code" text NOT NULL,
	"comic_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listed_comics_list_id_code_comic_id_pk" PRIMARY KEY("list_id","code","comic_id")
);
--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "aids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "class_stays" ADD CONSTRAINT "class_stays_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listed_comics" ADD CONSTRAINT "listed_comics_list_id_standard_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."standard_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listed_comics" ADD CONSTRAINT "listed_comics_comic_id_comics_id_fk" FOREIGN KEY ("comic_id") REFERENCES "public"."comics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "class_stays_user" ON "class_stays" USING btree ("user_id","part");--> statement-breakpoint
CREATE INDEX "class_stays_class" ON "class_stays" USING btree ("class_id","part");--> statement-breakpoint
CREATE UNIQUE INDEX "class_stays_lasting" ON "class_stays" USING btree ("class_id","user_id","part") WHERE "class_stays"."until" is null;--> statement-breakpoint
CREATE INDEX "listed_comics_comic" ON "listed_comics" USING btree ("comic_id");--> statement-breakpoint
CREATE FUNCTION "begin_class_stay"("in_class" uuid, "of_user" uuid, "as_part" text, "from_then" timestamp with time zone) RETURNS void LANGUAGE sql AS $$
	INSERT INTO "class_stays" ("class_id", "user_id", "part", "since") VALUES ("in_class", "of_user", "as_part", "from_then")
	ON CONFLICT DO NOTHING;
$$;--> statement-breakpoint
CREATE FUNCTION "end_class_stay"("in_class" uuid, "of_user" uuid, "as_part" text) RETURNS void LANGUAGE sql AS $$
	UPDATE "class_stays" SET "until" = now()
	WHERE "class_id" = "in_class" AND "user_id" = "of_user" AND "part" = "as_part" AND "until" IS NULL;
$$;--> statement-breakpoint
CREATE FUNCTION "keep_stay_of_member"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		PERFORM "begin_class_stay"(NEW."class_id", NEW."user_id", 'pupil', NEW."joined_at");
	ELSE
		PERFORM "end_class_stay"(OLD."class_id", OLD."user_id", 'pupil');
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "class_members_stay" AFTER INSERT OR DELETE ON "class_members"
	FOR EACH ROW EXECUTE FUNCTION "keep_stay_of_member"();--> statement-breakpoint
CREATE FUNCTION "keep_stay_of_colleague"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		PERFORM "begin_class_stay"(NEW."class_id", NEW."user_id", 'colleague', NEW."created_at");
	ELSE
		PERFORM "end_class_stay"(OLD."class_id", OLD."user_id", 'colleague');
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "class_teachers_stay" AFTER INSERT OR DELETE ON "class_teachers"
	FOR EACH ROW EXECUTE FUNCTION "keep_stay_of_colleague"();--> statement-breakpoint
CREATE FUNCTION "keep_stay_of_owner"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' THEN
		PERFORM "end_class_stay"(OLD."id", OLD."owner_id", 'owner');
	END IF;
	IF TG_OP = 'INSERT' THEN
		PERFORM "begin_class_stay"(NEW."id", NEW."owner_id", 'owner', NEW."created_at");
	ELSIF TG_OP = 'UPDATE' THEN
		PERFORM "begin_class_stay"(NEW."id", NEW."owner_id", 'owner', now());
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "classes_stay" AFTER INSERT OR DELETE ON "classes"
	FOR EACH ROW EXECUTE FUNCTION "keep_stay_of_owner"();--> statement-breakpoint
CREATE TRIGGER "classes_owner_stay" AFTER UPDATE OF "owner_id" ON "classes"
	FOR EACH ROW WHEN (OLD."owner_id" IS DISTINCT FROM NEW."owner_id") EXECUTE FUNCTION "keep_stay_of_owner"();--> statement-breakpoint
INSERT INTO "class_stays" ("class_id", "user_id", "part", "since") SELECT "class_id", "user_id", 'pupil', "joined_at" FROM "class_members"
	UNION ALL SELECT "class_id", "user_id", 'colleague', "created_at" FROM "class_teachers"
	UNION ALL SELECT "id", "owner_id", 'owner', "created_at" FROM "classes";
