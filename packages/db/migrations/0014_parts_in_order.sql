-- Parts of a series were made at the same moment, and lists have the newest first: part 1 stands before part 2 in all of them.
UPDATE "comics" SET "created_at" = "created_at" - ("part_number" - 1) * interval '1 microsecond' WHERE "part_number" > 1;
