/** The machine of a new repair: one that the client has already, completed, or one put on file now. */
import { randomUUIDv7 } from "node:crypto";
import { refuse, type Refusal } from "../../../domain/decision.ts";
import { filledAppliance, type Appliance } from "../../../domain/repair/appliance/appliance.ts";
import { newAppliance } from "../../../domain/repair/appliance/new.ts";
import type { ApplianceInput } from "../../../domain/repair/appliance/input.ts";
import type { Instant } from "../../../domain/time.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { insertAppliance, lockAppliance, updateAppliance, type ApplianceRow } from "./store.ts";

type Owner = { shop_id: string; client_id: string };

/** The appliance as saved. Refused when its id is that of another client's machine. */
export async function saveAppliance(
  db: ShopDb,
  owner: Owner,
  { given, at }: { given: ApplianceInput; at: Instant },
): Promise<Appliance | Refusal<"appliance-unknown">> {
  const known = given.id ? await lockAppliance(db, given.id) : undefined;
  if (known && known.client_id !== owner.client_id) return APPLIANCE_OF_ANOTHER_CLIENT;
  if (known) return fillBlanks(db, known, given);
  const { purchased_on, ...fields } = given;
  const appliance = newAppliance({ ...fields, id: given.id ?? randomUUIDv7(), created_at: at });
  await insertAppliance(db, { ...owner, purchased_on }, appliance);
  return appliance;
}

const APPLIANCE_OF_ANOTHER_CLIENT = refuse("appliance-unknown");

/** Blanks are filled; what the shop typed stays. */
async function fillBlanks(
  db: ShopDb,
  { client_id: _client, purchased_on, ...known }: ApplianceRow,
  given: ApplianceInput,
): Promise<Appliance> {
  const { gained, appliance } = filledAppliance(known, given);
  const bought = purchased_on === null && given.purchased_on;
  const columns = { ...gained, ...(bought && { purchased_on: bought }) };
  if (Object.keys(columns).length > 0) await updateAppliance(db, known.id, columns);
  return appliance;
}
