CREATE TABLE "panel_draws" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_switches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"is_off" boolean NOT NULL,
	"reason" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "panel_draws" ADD CONSTRAINT "panel_draws_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "panel_draws_owner" ON "panel_draws" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "panel_draws_day" ON "panel_draws" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "provider_switches_provider" ON "provider_switches" USING btree ("provider");--> statement-breakpoint
CREATE INDEX "provider_sendings_day" ON "provider_sendings" USING btree ("sent_at");