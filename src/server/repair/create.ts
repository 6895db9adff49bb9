/**
 * A repair made by the shop, in one transaction: the client on file or put there, the appliance, the
 * repair with its journal, and the appointment that came with it.
 */
import type { EventInput } from "../../domain/agenda/event-input.ts";
import type { AgendaEvent } from "../../domain/agenda/event.ts";
import { isRefusal, refuse, type Refusal } from "../../domain/decision.ts";
import { badInput, within, type FieldErrors } from "../../domain/validation.ts";
import type { Client } from "../../domain/client/client.ts";
import { parseClientInput } from "../../domain/client/client-input.ts";
import { filedNames } from "../../domain/client/names.ts";
import { parsePhone } from "../../domain/client/phone/phone.ts";
import type { Appliance } from "../../domain/repair/appliance/appliance.ts";
import type { RepairCreation } from "../../domain/repair/creation.ts";
import { newRepair, type NewRepair } from "../../domain/repair/new.ts";
import { openingItems } from "../../domain/repair/opening.ts";
import { dateOf } from "../../domain/time.ts";
import { announceAppointment, type AnnouncementContext } from "../agenda/announce.ts";
import { placeOfClient } from "../agenda/locate.ts";
import { saveEvent, type Saving, type SavingRefusal } from "../agenda/save-event.ts";
import { lockTime } from "../agenda/store.ts";
import { loadClients, seeClient } from "../client/store.ts";
import { saveClient } from "../client/save.ts";
import { lockSurvivor } from "../client/merge/store.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { loadShop } from "../shop/store.ts";
import { appendItems, insertRepair, newSheetid, loadRepairs, numberRepair } from "./store.ts";
import { saveAppliance } from "./appliance/save.ts";

export type CreationRefusal =
  | SavingRefusal
  | Refusal<"client-unknown", FieldErrors>
  | Refusal<"appliance-unknown">;

export type CreationContext = Omit<AnnouncementContext, "shop"> & { shop_id: string };

/**
 * Creates, or refuses and writes nothing; undefined when there is no such shop. A repair that exists
 * already is the answer to the same request sent again.
 */
export async function createRepair(
  db: ShopDb,
  creation: RepairCreation,
  context: CreationContext,
): Promise<{ repair_id: string } | CreationRefusal | undefined> {
  const { repair_id } = creation;
  const [shop, [again]] = await Promise.all([
    loadShop(db, context.shop_id),
    loadRepairs(db, [repair_id]),
  ]);
  if (!shop) return undefined;
  if (again) return { repair_id };
  await lockPeople(db, creation.event);
  const announcing: AnnouncementContext = { ...context, shop };
  const client = await clientOf(db, creation, announcing);
  if (isRefusal(client)) return client;
  const appliance = await applianceOf(db, creation, { client, announcing });
  if (isRefusal(appliance)) return appliance;
  await Promise.all([
    seeClient(db, client.id, announcing.at),
    // The journal waits for the appointment, which may be refused.
    insertRepair(db, repairOf(creation, { client, appliance, announcing }), {
      sheetid: newSheetid(),
      author: context.author,
      items: [],
    }),
  ]);
  const refused = await openJournal(db, creation, { client, appliance, announcing });
  return refused ?? { repair_id };
}

/**
 * Every verb that plans a repair's appointment takes its locks in one order: the people, the client, the
 * rest. In another order two concurrent requests would deadlock.
 */
export const lockPeople = async (db: ShopDb, event: EventInput | null): Promise<void> => {
  if (event) await lockTime(db, [event]);
};

/** The appointment of a repair that had none of this id: never one taken from another repair. */
export async function planEvent(db: ShopDb, saving: Saving): Promise<AgendaEvent | SavingRefusal> {
  const saved = await saveEvent(db, saving);
  if (isRefusal(saved))
    return "detail" in saved && saved.refused === "bad-input"
      ? badInput(within("event", saved.detail))
      : saved;
  const { before, after } = saved;
  return before?.repair_id && before.repair_id !== after.repair_id
    ? badInput({ "event.id": SAY.otherRepair })
    : after;
}

/** The client on file, or the one that was sent whole, inserted under its id. */
async function clientOf(
  db: ShopDb,
  { client_id, client: sent }: RepairCreation,
  announcing: AnnouncementContext,
): Promise<Client | Refusal<"client-unknown", FieldErrors>> {
  const survivor = await lockSurvivor(db, client_id);
  const [known] = survivor === undefined ? [] : await loadClients(db, [survivor]);
  if (known) return known;
  const whole = parseClientInput(sent, parsePhone);
  if (isRefusal(whole)) return refuse("client-unknown", within("client", whole.detail));
  const { id, shop_id, ...record } = whole;
  if ((id ?? client_id) !== client_id || (shop_id ?? announcing.shop.id) !== announcing.shop.id)
    return refuse("client-unknown", { client_id: SAY.otherClient });
  const { lastname, firstname } = record;
  const filed = { ...record, ...filedNames({ lastname, firstname: firstname ?? "" }) };
  const owned = { ...filed, id: client_id, shop_id: announcing.shop.id };
  const saved = await saveClient(db, owned, announcing);
  const [client] = isRefusal(saved) ? [] : await loadClients(db, [client_id]);
  return client ?? refuse("client-unknown", { "client.addresses": SAY.otherAddress });
}

const SAY = {
  otherClient: "Cette fiche est celle d’un autre client.",
  otherAddress: "Une de ces adresses est celle d’un autre client.",
  otherRepair: "Ce rendez-vous est celui d’une autre réparation.",
};

type CreationParts = {
  client: Client;
  appliance: Appliance | null;
  announcing: AnnouncementContext;
};

async function applianceOf(
  db: ShopDb,
  { appliance: given }: RepairCreation,
  { client, announcing }: Omit<CreationParts, "appliance">,
): Promise<Appliance | null | Refusal<"appliance-unknown">> {
  const owner = { shop_id: announcing.shop.id, client_id: client.id };
  return given && saveAppliance(db, owner, { given, at: announcing.at });
}

const repairOf = (
  { repair_id, intervention_type, where, description }: RepairCreation,
  { client, appliance, announcing: { shop, author, at } }: CreationParts,
): NewRepair =>
  newRepair({
    shop_id: shop.id,
    id: repair_id,
    client_id: client.id,
    appliance_id: appliance?.id ?? null,
    intervention_type,
    where,
    description,
    created_at: at,
    created_by: author.account_id,
  });

/** The appointment, then the journal in order, the number, and the letter that names it. */
async function openJournal(
  db: ShopDb,
  creation: RepairCreation,
  { client, appliance, announcing }: CreationParts,
): Promise<SavingRefusal | undefined> {
  const { shop, author, at } = announcing;
  const { repair_id, event: input } = creation;
  const visit = { client_id: client.id, place: placeOfClient(client) };
  const event =
    input && (await planEvent(db, { shop, input, user_id: author.account_id, at, visit }));
  if (isRefusal(event)) return event;
  const items = openingItems(creation, { client, appliance, event });
  await appendItems(db, { shop_id: shop.id, repair_id, author, at }, items);
  await numberRepair(db, { id: repair_id, created_on: dateOf(at, shop.timezone) });
  if (event)
    await announceAppointment(db, {
      ...announcing,
      before: undefined,
      after: event,
      repair_id,
      items,
    });
  return undefined;
}
