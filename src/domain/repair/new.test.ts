import { expect, test } from "vitest";
import type { Instant } from "../time.ts";
import { newRepair } from "./new.ts";
import { REPAIR_STATUSES } from "./status.ts";

const GIVEN = {
  shop_id: "s",
  id: "r",
  client_id: "c",
  appliance_id: null,
  intervention_type: "Réparation",
  where: "Atelier",
  description: "Elle fuit",
  created_at: "2026-11-24T09:30:00.000Z" as Instant,
  created_by: null,
} as const;

test("a new repair is a draft without urgency, whatever its type: its journal says the rest", () => {
  expect(newRepair(GIVEN)).toEqual({ ...GIVEN, status: REPAIR_STATUSES[0], urgency: 0 });
});
