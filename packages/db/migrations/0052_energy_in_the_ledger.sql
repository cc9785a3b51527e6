-- What somebody has of energy becomes entries of the ledger: what they have left now, and the events that were counted before.
WITH "had" AS (
	SELECT gen_random_uuid() AS "id", "user_id", "amount" FROM "energy"
), "made" AS (
	INSERT INTO "bookings" ("id", "reason", "event_id", "rule_version")
	SELECT "id", 'energy-begun', 'energy-begun:' || "user_id", 'energy-1' FROM "had"
)
INSERT INTO "booking_lines" ("booking_id", "account", "unit", "amount")
SELECT "id", 'learner:' || "user_id", 'energy', "amount" FROM "had" WHERE "amount" <> 0
UNION ALL
SELECT "id", 'system:energy', 'energy', -"amount" FROM "had" WHERE "amount" <> 0;--> statement-breakpoint
INSERT INTO "bookings" ("id", "reason", "event_id", "rule_version", "created_at")
SELECT gen_random_uuid(), 'energy', 'energy:' || "user_id" || ':' || "event_id", "rule_version", "created_at" FROM "energy_moves";
