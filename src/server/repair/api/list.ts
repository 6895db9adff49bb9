/** Repairs with their client's name, their appliance and their appointments, as programs read them (specification §3). */
import { sql } from "kysely";
import { z } from "zod";
import type { ApiScope } from "../../../domain/account/api-key/scope.ts";
import { CATALOGUE_FIELDS, APPLIANCE_TEXT_NAMES } from "../../../domain/repair/appliance/fields.ts";
import { AUTHORS } from "../../../domain/repair/journal.ts";
import { REPAIR_STATUSES } from "../../../domain/repair/status.ts";
import { LOCATIONS } from "../../../domain/catalogue/interventions.ts";
import { recordOf } from "../../../domain/record.ts";
import { eventsOfRepairs } from "../../agenda/store.ts";
import { loadClients } from "../../client/store.ts";
import {
  inOrder,
  pageOfIds,
  pageShape,
  someOfIds,
  type PageAsked,
} from "../../platform/api/page.ts";
import { anInstantText } from "../../platform/api/shapes.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { SHOP_ID } from "../../platform/database/shop-id.ts";
import { loadAppliances } from "../appliance/store.ts";
import { itemsOfRepairs, loadRepairs, type ItemRow } from "../store.ts";

export const REPAIR = z.object({
  id: z.uuid(),
  reference: z.string(),
  created_at: anInstantText,
  status: z.enum(REPAIR_STATUSES),
  urgency: z.int().min(0).max(1),
  archived: z.boolean(),
  lastUpdateAt: anInstantText,
  statusFrom: anInstantText.meta({ description: "Depuis quand la réparation a ce statut." }),
  intervention_type: z.string(),
  where: z.enum(LOCATIONS),
  description: z.string(),
  place: z.string().meta({ description: "Où se trouve l’appareil dans l’atelier." }),
  technician_id: z.uuid().nullable(),
  return_of: z.uuid().nullable(),
  client_id: z.uuid(),
  client: z.object({ firstname: z.string(), lastname: z.string() }),
  appliance: z
    .object({
      id: z.uuid(),
      ...recordOf(CATALOGUE_FIELDS, () => z.string()),
      ...recordOf(APPLIANCE_TEXT_NAMES, () => z.string()),
      underwarranty: z.boolean(),
    })
    .nullable(),
  events: z.array(z.object({ id: z.uuid(), start_at: anInstantText, end_at: anInstantText })),
});

const item = z.object({
  id: z.uuid(),
  type: z.string().meta({ description: "Ce qui est arrivé : StatusChanged, NotesAdded…" }),
  payload: z.record(z.string(), z.unknown()),
  author: z.enum(AUTHORS),
  created_by: z.uuid().nullable(),
  created_at: anInstantText,
});

export const REPAIR_PAGE = pageShape(REPAIR);
export const REPAIR_SHEET = REPAIR.extend({ journal: z.array(item) });
export type RepairPage = z.output<typeof REPAIR_PAGE>;
export type RepairSheet = z.output<typeof REPAIR_SHEET>;
type ShownRepair = z.output<typeof REPAIR>;

const ROWS = sql`select r.id, r."lastUpdateAt" as updated_at from app.repair r where r.shop_id = ${SHOP_ID}`;

export async function listForProgram(db: ShopDb, asked: PageAsked): Promise<RepairPage> {
  const { ids, next } = await pageOfIds(db, ROWS, asked);
  return { data: await loadShown(db, ids), next };
}

export const readRepair = async (db: ShopDb, id: string): Promise<ShownRepair | undefined> =>
  (await loadShown(db, [id]))[0];

/** With its journal, less what the key may not know. */
export async function readForProgram(
  db: ShopDb,
  id: string,
  scopes: readonly ApiScope[],
): Promise<RepairSheet | undefined> {
  const [shown] = await loadShown(db, await someOfIds(db, ROWS, id));
  if (!shown) return undefined;
  const journal = (await itemsOfRepairs(db, [id])).filter(isOpenTo(scopes));
  return { ...shown, journal };
}

/** What the journal says of quotes and of money is theirs to open. */
const isOpenTo =
  (scopes: readonly ApiScope[]) =>
  ({ type }: ItemRow): boolean => {
    if (type.startsWith("Quote")) return scopes.includes("quotes:read");
    return !/^(Invoice|Credit|Payment)/.test(type) || scopes.includes("invoices:read");
  };

async function loadShown(db: ShopDb, ids: readonly string[]): Promise<ShownRepair[]> {
  const rows = inOrder(ids, await loadRepairs(db, ids));
  const appliance_ids = rows.flatMap(({ appliance_id }) => appliance_id ?? []);
  const [clients, appliances, events] = await Promise.all([
    loadClients(db, [...new Set(rows.map(({ client_id }) => client_id))]),
    loadAppliances(db, appliance_ids),
    eventsOfRepairs(db, ids),
  ]);
  const byRepair = Map.groupBy(events, ({ repair_id }) => repair_id);
  const names = new Map(clients.map((client) => [client.id, client]));
  const machines = new Map(appliances.map((appliance) => [appliance.id, appliance]));
  return rows.map((row) => ({
    ...row,
    client: names.get(row.client_id) ?? { firstname: "", lastname: "" },
    appliance: machines.get(row.appliance_id ?? "") ?? null,
    events: byRepair.get(row.id) ?? [],
  }));
}
