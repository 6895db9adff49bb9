/** Clients, repairs, their journals and appointments. */
import { sql, type Kysely } from "kysely";
import { ABSENCE_KIND } from "../../domain/agenda/event.ts";
import { repairReference, repairSeries } from "../../domain/repair/reference.ts";
import { isArchived } from "../../domain/repair/status.ts";
import { dateOf, minutesBetween } from "../../domain/time.ts";
import { searchText } from "../client/store.ts";
import type { DB } from "../platform/database/schema.ts";
import { datedIdOf, idOf, tokenOf } from "./chance.ts";
import type { Absence, Errand, Plan } from "./plan.ts";
import type { DemoShop } from "./shops.ts";
import { ZONE, type DatedItem, type Story } from "./story.ts";

/** Answers the reference of each repair, by id. */
export async function writeStories(
  db: Kysely<DB>,
  shop: DemoShop,
  plan: Plan,
): Promise<Map<string, string>> {
  const shop_id = shop.id;
  const stories = plan.stories.toSorted((a, b) => (a.created_at < b.created_at ? -1 : 1));
  const references = referencesOf(stories);
  await writeClients(db, shop_id, plan);
  await db
    .insertInto("appliance")
    .values(
      stories.map(({ appliance, client }) => ({ ...appliance, shop_id, client_id: client.id })),
    )
    .execute();
  await db
    .insertInto("repair_link")
    .values(stories.map(({ label }) => ({ shop_id, sheetid: tokenOf(label) })))
    .execute();
  await db
    .insertInto("repair")
    .values(stories.map((story) => repairRow(shop_id, story, references.get(story.id) ?? "")))
    .execute();
  await writeCounters(db, shop_id, references);
  await db
    .insertInto("event")
    .values([
      ...stories.map((story) => visitRow(shop_id, story)),
      ...plan.errands.map((errand) => errandRow(shop_id, errand)),
      ...plan.absences.map((absence) => absenceRow(shop_id, absence)),
    ])
    .execute();
  await assign(db, shop_id, plan);
  const items = stories.flatMap((story) =>
    [...story.items, planned(story)].map((item, rank) =>
      itemRow(shop_id, story.id, { ...item, rank }),
    ),
  );
  await db.insertInto("repair_item").values(items).execute();
  return references;
}

const yearOf = (story: Story): number => Number(dateOf(story.created_at, ZONE).slice(0, 4));

function referencesOf(stories: readonly Story[]): Map<string, string> {
  const taken = new Map<number, number>();
  return new Map(
    stories.map((story) => {
      const year = yearOf(story);
      const number = (taken.get(year) ?? 0) + 1;
      taken.set(year, number);
      return [story.id, repairReference(year, number)];
    }),
  );
}

async function writeCounters(
  db: Kysely<DB>,
  shop_id: string,
  references: ReadonlyMap<string, string>,
): Promise<void> {
  const counts = Map.groupBy(references.values(), (reference) => Number(reference.slice(1, 5)));
  const rows = [...counts].map(([year, list]) => ({
    shop_id,
    series: repairSeries(year),
    last: list.length,
  }));
  await db.insertInto("counter").values(rows).execute();
}

async function writeClients(
  db: Kysely<DB>,
  shop_id: string,
  { clients, stories }: Plan,
): Promise<void> {
  const oldestFirst = stories.toSorted((a, b) => (a.created_at < b.created_at ? -1 : 1));
  const seen = new Map(oldestFirst.map(({ client, created_at }) => [client.id, created_at]));
  const rows = clients.map(
    ({ phones: _phones, addresses: _addresses, address: _address, ...client }) => ({
      ...client,
      last_seen_at: seen.get(client.id) ?? client.created_at,
    }),
  );
  await db.insertInto("client").values(rows).execute();
  const phones = clients.flatMap(({ shop_id, id, phones: list }) =>
    list.map((phone, position) => ({ ...phone, shop_id, client_id: id, position })),
  );
  await db.insertInto("client_phone").values(phones).execute();
  const addresses = clients.map(({ shop_id, id, address }) => ({
    ...address,
    tags: [...address.tags],
    shop_id,
    client_id: id,
  }));
  await db.insertInto("client_address").values(addresses).execute();
  await sql`
    update app.client c set search = ${sql.raw(searchText("c"))} where c.shop_id = ${shop_id}`.execute(
    db,
  );
}

function repairRow(shop_id: string, story: Story, reference: string) {
  const { id, client, appliance, intervention_type, where, breakdown, status, created_at, label } =
    story;
  const last = lastMove(story);
  return {
    shop_id,
    id,
    sheetid: tokenOf(label),
    reference,
    client_id: client.id,
    appliance_id: appliance.id,
    intervention_type,
    where,
    description: breakdown.symptom,
    status,
    urgency: label.endsWith("7") ? 1 : 0,
    archived: isArchived(status),
    created_at,
    lastUpdateAt: last,
    statusFrom: last,
  };
}

const lastMove = ({ visit, now, created_at }: Story) =>
  visit.end_at < now ? visit.end_at : created_at;

export const visitId = ({ label }: Story): string => idOf(`${label} visit`);

function visitRow(shop_id: string, story: Story) {
  const { visit, now, client, intervention_type, where, id, created_at } = story;
  const { user_id: _user, ...times } = visit;
  return {
    ...DEFAULTS,
    ...times,
    shop_id,
    id: visitId(story),
    kind: intervention_type,
    where,
    repair_id: id,
    status: visit.end_at < now ? "DONE" : "TODO",
    lat: client.address.lat,
    lon: client.address.lon,
    created_at,
  };
}

const DEFAULTS = {
  trip_is_included_before: false,
  trip_is_included_after: true,
  trip_duration_after: 0,
  fullday: false,
  notes: "",
};

const errandRow = (
  shop_id: string,
  { user_id: _user, public_start_at: _from, public_end_at: _to, ...errand }: Errand,
) => ({
  ...DEFAULTS,
  ...errand,
  trip_duration_before: 0,
  shop_id,
  kind: "Autre",
  where: "Atelier",
});

const absenceRow = (shop_id: string, { id, start_at, end_at }: Absence) => ({
  ...DEFAULTS,
  shop_id,
  id,
  start_at,
  end_at,
  duration: minutesBetween(start_at, end_at),
  fullday: true,
  kind: ABSENCE_KIND,
  where: "Atelier",
  notes: "Congé",
});

async function assign(
  db: Kysely<DB>,
  shop_id: string,
  { stories, errands, absences }: Plan,
): Promise<void> {
  const pairs = [
    ...stories.map((story) => ({ event_id: visitId(story), user_id: story.visit.user_id })),
    ...[...errands, ...absences].map(({ id, user_id }) => ({ event_id: id, user_id })),
  ];
  const event_ids = pairs.map(({ event_id }) => event_id);
  const user_ids = pairs.map(({ user_id }) => user_id);
  await sql`insert into app.event_assignee (shop_id, event_id, user_id, busy, status)
    select e.shop_id, e.id, t.user_id, e.busy, e.status
    from unnest(${event_ids}::uuid[], ${user_ids}::uuid[]) as t (event_id, user_id)
    join app.event e on e.shop_id = ${shop_id} and e.id = t.event_id`.execute(db);
}

function planned(story: Story): DatedItem {
  const { visit, intervention_type, where, created_at } = story;
  const { start_at, end_at, public_start_at, public_end_at } = visit;
  const payload = {
    event_id: visitId(story),
    kind: intervention_type,
    where,
    start_at,
    end_at,
    public_start_at,
    public_end_at,
  };
  return {
    at: created_at,
    author: "client",
    created_by: null,
    item: { type: "AppointmentPlanned", payload },
  };
}

export const itemRow = (
  shop_id: string,
  repair_id: string,
  { at, author, created_by, item, rank = 0 }: DatedItem & { rank?: number },
) => ({
  shop_id,
  id: datedIdOf(at, rank, `${repair_id} ${JSON.stringify(item)}`),
  repair_id,
  type: item.type,
  payload: JSON.stringify(item.payload),
  author,
  created_by,
  created_at: at,
});
