CREATE TABLE "provider_call_orders" (
	"call_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	CONSTRAINT "provider_call_orders_call_id_run_id_pk" PRIMARY KEY("call_id","run_id")
);
--> statement-breakpoint
CREATE TABLE "provider_gates" (
	"provider" text PRIMARY KEY NOT NULL,
	"closed_until" timestamp with time zone NOT NULL,
	"trying_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "provider_sendings" (
	"call_id" uuid NOT NULL,
	"fence" integer NOT NULL,
	"run_id" uuid,
	"task_id" uuid,
	"sent_at" timestamp with time zone NOT NULL,
	"heard_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"external_id" text,
	"outcome" text,
	"error_code" text,
	"in_doubt" boolean DEFAULT false NOT NULL,
	"tokens_in" integer,
	"tokens_out" integer,
	"cost_micro_usd" bigint,
	"ms" bigint GENERATED ALWAYS AS ((extract(epoch from finished_at - sent_at) * 1000)::bigint) STORED,
	CONSTRAINT "provider_sendings_call_id_fence_pk" PRIMARY KEY("call_id","fence")
);
--> statement-breakpoint
DROP INDEX "provider_calls_run";--> statement-breakpoint
ALTER TABLE "provider_calls" ADD COLUMN "object_key" text;--> statement-breakpoint
ALTER TABLE "provider_calls" ADD COLUMN "object_hash" text;--> statement-breakpoint
ALTER TABLE "provider_call_orders" ADD CONSTRAINT "provider_call_orders_call_id_provider_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."provider_calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "provider_sendings" ADD CONSTRAINT "provider_sendings_call_id_provider_calls_id_fk" FOREIGN KEY ("call_id") REFERENCES "public"."provider_calls"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "provider_call_orders_run" ON "provider_call_orders" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "provider_sendings_run" ON "provider_sendings" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "provider_calls_objects" ON "provider_calls" USING btree ("created_at") WHERE "provider_calls"."object_key" is not null;--> statement-breakpoint
INSERT INTO "provider_call_orders" ("call_id", "run_id")
SELECT "id", "run_id" FROM "provider_calls" WHERE "run_id" IS NOT NULL;--> statement-breakpoint
INSERT INTO "provider_sendings" ("call_id", "fence", "run_id", "task_id", "sent_at", "heard_at", "finished_at", "external_id", "outcome", "in_doubt", "error_code", "tokens_in", "tokens_out", "cost_micro_usd")
SELECT "id", "fence", "run_id", "task_id", "sent_at", "sent_at", "finished_at", "external_id",
	CASE WHEN "status" = 'succeeded' THEN 'succeeded' WHEN "status" = 'failed' AND "error_code" = 'cancelled' THEN 'cancelled' WHEN "status" = 'failed' THEN 'failed' END,
	"status" = 'failed' AND coalesce("error_code" = 'cancelled', false), "error_code", "tokens_in", "tokens_out", "cost_micro_usd"
FROM "provider_calls" WHERE "fence" > 0 AND "sent_at" IS NOT NULL;--> statement-breakpoint
INSERT INTO "provider_sendings" ("call_id", "fence", "sent_at", "heard_at", "outcome", "in_doubt")
SELECT "id", "n", "sent_at", "sent_at", 'lost', true
FROM "provider_calls", generate_series(greatest("fence" - "possible_double_bill", 1), "fence" - 1) AS "n" WHERE "sent_at" IS NOT NULL;--> statement-breakpoint
-- The ledger kept addresses of pictures that are gone by now, and pictures as text: from here on they are objects in the store.
UPDATE "provider_calls" SET "status" = 'new', "result" = NULL WHERE "kind" = 'panel' AND "status" = 'succeeded';--> statement-breakpoint
ALTER TABLE "provider_calls" DROP COLUMN "run_id";--> statement-breakpoint
ALTER TABLE "provider_calls" DROP COLUMN "task_id";--> statement-breakpoint
ALTER TABLE "provider_calls" DROP COLUMN "external_id";--> statement-breakpoint
ALTER TABLE "provider_calls" DROP COLUMN "sent_at";--> statement-breakpoint
ALTER TABLE "provider_calls" DROP COLUMN "finished_at";--> statement-breakpoint
ALTER TABLE "provider_calls" DROP COLUMN "possible_double_bill";--> statement-breakpoint
ALTER TABLE "provider_calls" DROP COLUMN "tokens_in";--> statement-breakpoint
ALTER TABLE "provider_calls" DROP COLUMN "tokens_out";--> statement-breakpoint
ALTER TABLE "provider_calls" DROP COLUMN "cost_micro_usd";--> statement-breakpoint
ALTER TABLE "provider_calls" DROP COLUMN "ms";