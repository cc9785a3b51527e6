ALTER TABLE "battle_seats" ADD COLUMN "helps" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "battle_seats" ADD COLUMN "tried" jsonb;