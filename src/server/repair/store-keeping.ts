/** The machine of a new repair: one that the client has already, completed, or one put on file now. */
import { randomUUIDv7 } from "node:crypto";
import { refuse, type Refusal } from "../../domain/decision.ts";
import { filledAppliance, newAppliance, type Appliance } from "../../domain/repair/appliance.ts";
import type { GivenAppliance } from "../../domain/repair/creation.ts";
import type { Instant } from "../../domain/time.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { insertAppliance } from "./store.ts";

type Owner = { shop_id: string; client_id: string };
type Known = Appliance & { client_id: string };

/** The appliance as kept. Refused when its id is that of a machine of somebody else. */
export async function keepAppliance(
  db: ShopDb,
  owner: Owner,
  { given, now }: { given: GivenAppliance; now: Instant },
): Promise<Appliance | Refusal<"appliance-unknown">> {
  const known = given.id ? await lockAppliance(db, given.id) : undefined;
  if (known) return known.client_id === owner.client_id ? fill(db, known, given) : STRANGER;
  const appliance = newAppliance({ ...given, id: given.id ?? randomUUIDv7(), created_at: now });
  await insertAppliance(db, owner, appliance);
  return appliance;
}

const STRANGER = refuse("appliance-unknown");

/** The fields that the journal copies, and whose machine it is. */
const FIELDS = [
  "id",
  "client_id",
  "created_at",
  "kind_id",
  "kind",
  "name",
  "brand",
  "gtin",
  "model",
  "type",
  "serial",
  "underwarranty",
  "category",
  "category_id",
] as const;

const lockAppliance = (db: ShopDb, id: string): Promise<Known | undefined> =>
  db.selectFrom("appliance").select(FIELDS).where("id", "=", id).forUpdate().executeTakeFirst();

/** What was missing is learnt; what the shop typed stays. */
async function fill(
  db: ShopDb,
  { client_id: _client, ...known }: Known,
  given: GivenAppliance,
): Promise<Appliance> {
  const { gained, appliance } = filledAppliance(known, given);
  if (Object.keys(gained).length > 0)
    await db.updateTable("appliance").set(gained).where("id", "=", known.id).execute();
  return appliance;
}
