/**
 * A shop of La Réunion, three hours ahead of Paris in winter: what it shows, counts and names by day is on its own clock. It is
 * half past one there on 24 November while Paris is still on the 23rd.
 */
import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { recordAudit } from "../src/server/account/audit/record.ts";
import { auditRest } from "../src/server/account/audit/rest.ts";
import { calendarSite } from "../src/server/agenda/calendar/site.ts";
import { agendaRest } from "../src/server/agenda/slots/rest.ts";
import { exportRest } from "../src/server/client/export/rest.ts";
import { forgetIdle } from "../src/server/client/retention/forget.ts";
import { retentionRest } from "../src/server/client/retention/rest.ts";
import { addCounts } from "../src/server/shop/audience/store.ts";
import { shopSite } from "../src/server/shop/site.ts";
import { formatTime, wallMinutesOf, type Instant, type Zone } from "../src/domain/time.ts";
import type { DirectoryProps } from "../src/web/site/props.ts";
import { act, garonneScope, LEDGER_KEY } from "./shop/affairs.ts";
import { knownClient } from "./shop/clients.ts";
import { karim, marc, openOffice } from "./shop/colleagues.ts";
import { anotherVisitor, instant } from "./shop/doors.ts";
import { GARONNE, insertRepair, insertRow, KARIM } from "./shop/garonne.ts";
import { visitOf } from "./shop/office.ts";
import { AT_HOME } from "./shop/visitor.ts";

const NOW = "2026-11-23T21:30:00.000Z";
const ISLAND: Zone = "Indian/Reunion";
const plugins = [agendaRest, auditRest, calendarSite, exportRest, retentionRest, shopSite];
const { doors, send, ask } = openOffice(NOW, plugins);

beforeAll(async () => {
  await doors().database.asOwner("update app.shop set timezone = $2 where id = $1", [
    GARONNE.id,
    ISLAND,
  ]);
});

const get = async <Body>(url: string, query: Record<string, string> = {}): Promise<Body> =>
  (await doors().app.inject({ url, query, remoteAddress: anotherVisitor() })).json<Body>();

type Slot = { public_start_at: Instant };

test("the slots of a visitor begin within the hours of the island, from its own day on", async () => {
  const url = `/api/v1/shops/${GARONNE.id}/slots`;
  const { first, slots } = await get<{ first: string; slots: Slot[] }>(url, AT_HOME);
  expect(first).toBe("2026-11-24");
  const starts = slots.map(({ public_start_at }) => wallMinutesOf(public_start_at, ISLAND));
  expect(starts.length).toBeGreaterThan(10);
  expect(Math.min(...starts)).toBeGreaterThanOrEqual(8 * 60);
  expect(Math.max(...starts)).toBeLessThan(18 * 60);
});

test("the directory says its next hours on its clock", async () => {
  const { props } = await get<{ props: DirectoryProps }>("/annuaire?where=Toulouse");
  const card = props.shops.find(({ id }) => id === GARONNE.id);
  expect(card?.timezone).toBe(ISLAND);
  const said = card?.next_slots.map((slot) => formatTime(slot.public_start_at, card.timezone));
  expect(said).toEqual(expect.arrayContaining([expect.stringMatching(/^(8|9|1\d)\sh/)]));
});

test("a day off is that day in the calendar of a telephone", async () => {
  const day = { fullday: true, start_at: "2026-11-24T20:00:00Z", end_at: "2026-11-25T20:00:00Z" };
  const input = { ...visitOf(day.start_at, { assigned_to: [KARIM.id] }), ...day };
  await ask("mutation ($input: EventInput!) { upsertEvent(input: $input) { id } }", { input });
  const { result } = await ask<{ result: { url: string } }>(
    "mutation { result: makeCalendar { url } }",
    {},
    karim,
  );
  const { body } = await doors().app.inject({ url: new URL(result.url).pathname });
  expect(body).toContain("DTSTART;VALUE=DATE:20261125");
  expect(body).toContain("DTEND;VALUE=DATE:20261126");
});

test("files are named and dated by its day", async () => {
  await doors().services.database.withShop(garonneScope, (db) =>
    recordAudit(db, act(instant("2026-11-23T20:45:00.000Z")), {
      action: "settings.changed",
      record: { noun: "settings", id: GARONNE.id, name: "Horaires" },
    }),
  );
  const names = [];
  for (const url of [`/api/v1/shops/${GARONNE.id}/export/clients.csv`, "/api/v1/audit/journal.csv"])
    names.push((await send({ url }, marc)).headers["content-disposition"]);
  expect(names).toEqual([
    'attachment; filename="clients-2026-11-24.csv"',
    'attachment; filename="journal-d-audit-2026-11-24.csv"',
  ]);
  const { body } = await send({ url: "/api/v1/audit/journal.csv" }, marc);
  expect(body).toMatch(/;mardi 24 novembre à 0\sh\s45;/);
});

test("a visit of its page counts on its day", async () => {
  const visit = { shop_id: GARONNE.id, step: "page", source: "direct", count: 2 } as const;
  for (const at of ["2026-11-23T19:30:00.000Z", "2026-11-23T20:00:00.000Z"])
    await addCounts(doors().services.database, [{ ...visit, at: instant(at) }]);
  const read = await ask<{ audience: { day: string; count: number }[] }>(
    "{ audience(days: 7) { day count } }",
  );
  expect(read.audience.toSorted((a, b) => a.day.localeCompare(b.day))).toEqual([
    { day: "2026-11-23", count: 2 },
    { day: "2026-11-24", count: 2 },
  ]);
});

test("the night that forgets is the island's, and « Garder » lasts a year from its day", async () => {
  const { database, services } = doors();
  const id = await knownClient(database, "ANCIEN Paul", { phones: ["+33639981234"] });
  await database.asOwner(
    "update app.client set last_seen_at = '2020-05-01', created_at = '2019-01-01' where id = $1",
    [id],
  );
  expect(await forgetIdle({ ...services, ledgerKey: LEDGER_KEY }, garonneScope)).toMatchObject({
    night: "2026-11-24",
    announced: 1,
  });
  const kept = await send(
    {
      method: "POST",
      url: `/api/v1/shops/${GARONNE.id}/retention/kept`,
      payload: { client_id: id },
    },
    marc,
  );
  expect(kept.json()).toEqual({ until: "2027-11-24" });
});

test("a part awaited for the day before is late", async () => {
  const { database } = doors();
  const client_id = await knownClient(database, "VIDAL Jean", {});
  const repair_id = randomUUID();
  const row = { reference: "P-1", status: "Attente de pièces", intervention_type: "Réparation" };
  await insertRepair(database, { ...row, shop_id: GARONNE.id, id: repair_id, client_id });
  await insertRow(database, "app.spare_part", {
    shop_id: GARONNE.id,
    repair_id,
    description: "Pompe",
    quantity: 1,
    expected_on: "2026-11-23",
    ordered: true,
  });
  const { awaited_parts } = await ask<{ awaited_parts: { late: number } }>(
    "{ awaited_parts { late } }",
  );
  expect(awaited_parts.late).toBe(1);
});
