/** The machine of a new repair: one that the client has already, completed, or one put on file now. */
import { randomUUIDv7 } from "node:crypto";
import { refuse, type Refusal } from "../../../domain/decision.ts";
import { filledAppliance, type Appliance } from "../../../domain/repair/appliance/appliance.ts";
import { newAppliance } from "../../../domain/repair/appliance/new.ts";
import type { GivenAppliance } from "../../../domain/repair/creation.ts";
import type { Instant, LocalDate } from "../../../domain/time.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { insertAppliance } from "../store.ts";

type Owner = { shop_id: string; client_id: string };
type Known = Appliance & { client_id: string; purchased_on: LocalDate | null };

/** The appliance as kept. Refused when its id is that of a machine of somebody else. */
export async function keepAppliance(
  db: ShopDb,
  owner: Owner,
  { given, now }: { given: GivenAppliance; now: Instant },
): Promise<Appliance | Refusal<"appliance-unknown">> {
  const known = given.id ? await lockAppliance(db, given.id) : undefined;
  if (known) return known.client_id === owner.client_id ? fill(db, known, given) : STRANGER;
  const { purchased_on, ...told } = given;
  const appliance = newAppliance({ ...told, id: given.id ?? randomUUIDv7(), created_at: now });
  await insertAppliance(db, { ...owner, purchased_on }, appliance);
  return appliance;
}

const STRANGER = refuse("appliance-unknown");

/** The fields that the journal copies, whose machine it is and since when. */
const FIELDS = [
  "id",
  "client_id",
  "purchased_on",
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
  { client_id: _client, purchased_on, ...known }: Known,
  given: GivenAppliance,
): Promise<Appliance> {
  const { gained, appliance } = filledAppliance(known, given);
  const bought = purchased_on === null && given.purchased_on;
  const learnt = { ...gained, ...(bought && { purchased_on: bought }) };
  if (Object.keys(learnt).length > 0)
    await db.updateTable("appliance").set(learnt).where("id", "=", known.id).execute();
  return appliance;
}
