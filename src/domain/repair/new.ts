import type { Location } from "../catalogue/interventions.ts";
import type { Instant } from "../time.ts";
import type { RepairStatus } from "./status.ts";

/** A repair as it is first written, spelled as its columns; the shop's reference comes later. */
export type NewRepair = {
  shop_id: string;
  id: string;
  client_id: string;
  appliance_id: string | null;
  /** Name of the intervention type. */
  intervention_type: string;
  where: Location;
  description: string;
  status: RepairStatus;
  urgency: 0 | 1;
  created_at: Instant;
  created_by: string | null;
};

/** A draft: the journal that follows gives it its first status and its urgency. */
export const newRepair = (given: Omit<NewRepair, "status" | "urgency">): NewRepair => ({
  ...given,
  status: "Brouillon",
  urgency: 0,
});
