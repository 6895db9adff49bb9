/** The nudge: nothing was said to a client for five days. */
import { expect, test } from "vitest";
import { garonneScope, openRepair } from "../../../../test/shop/affairs.ts";
import {
  karim,
  marc,
  nadia,
  openOffice,
  sylvie,
  type Colleague,
} from "../../../../test/shop/colleagues.ts";
import { instant } from "../../../../test/shop/doors.ts";
import { KARIM } from "../../../../test/shop/garonne.ts";
import { silentDays } from "../../../domain/repair/silence.ts";
import { eventsOfRepairs } from "../../agenda/store.ts";
import { itemsOfRepairs, loadRepairs } from "../../repair/store.ts";
import { notifySilences } from "../jobs.ts";

const NOW = "2026-11-23T08:00:00Z";
const { doors, ask } = openOffice(NOW);
const sweep = (at = NOW) =>
  notifySilences({ database: doors().database, clock: () => instant(at) })(
    {},
    { attempt: 1, max_attempts: 1 },
  );
/** Opened some days ago, with nothing said since. */
const opened = async (days: number, facts: { status?: string; technician_id?: string } = {}) => {
  const { database } = doors();
  const story = await openRepair(database);
  await database.asOwner(
    `update app.repair set created_at = $2::timestamptz - make_interval(days => $3),
       status = coalesce($4, status), technician_id = $5 where id = $1`,
    [story.repair_id, NOW, days, facts.status ?? null, facts.technician_id ?? null],
  );
  return story;
};
type Notice = { kind: string; title: string; subtitle: string; repair_id: string };
const noticesOf = async (repair_id: string, who: Colleague) =>
  (
    await ask<{ notifications: Notice[] }>(
      "{ notifications { kind title subtitle repair_id } }",
      {},
      who,
    )
  ).notifications.filter((notice) => notice.repair_id === repair_id);
const write = (repair_id: string, text: string, who = sylvie) =>
  ask<{ result: { refused?: string } }>(
    `mutation ($id: ID!, $text: String!) { result: writeToClient(repair_id: $id, text: $text) {
      ... on Repair { id } ... on Refusal { refused detail } } }`,
    { id: repair_id, text },
    who,
  );

test("after five days the desk is told once, and again only after a new silence", async () => {
  const { repair_id, reference } = await opened(6);
  await Promise.all([sweep(), sweep()]);
  await sweep();
  expect(await noticesOf(repair_id, sylvie)).toMatchObject([
    {
      kind: "silence",
      title: "Rien dit depuis cinq jours",
      subtitle: `Hélène VIDAL · ${reference}`,
    },
  ]);
  await write(repair_id, "La pompe arrive mardi.");
  await sweep("2026-11-27T08:00:00Z");
  expect(await noticesOf(repair_id, sylvie)).toHaveLength(1);
  await sweep("2026-11-29T08:00:00Z");
  expect(await noticesOf(repair_id, sylvie)).toHaveLength(2);
});

test("two clients left since the same moment are two silences", async () => {
  await opened(6);
  await sweep();
  const { repair_id } = await opened(6);
  await sweep();
  expect(await noticesOf(repair_id, sylvie)).toHaveLength(1);
});

test("the person in charge is told instead of the desk", async () => {
  const { repair_id } = await opened(8, { technician_id: KARIM.id });
  await sweep();
  expect(await noticesOf(repair_id, karim)).toHaveLength(1);
  expect(await noticesOf(repair_id, marc)).toEqual([]);
});

test("the list tells what the rule of the sheet tells", async () => {
  const { database } = doors();
  const cases = [
    await opened(4),
    await opened(9),
    await opened(9, { status: "Devis en attente Client" }),
    await opened(9, { status: "Réparé" }),
    await opened(9, { status: "Terminer/Archivé" }),
  ];
  await sweep();
  for (const { repair_id } of cases) {
    const days = await database.withShop(garonneScope, async (db) => {
      const [repair] = await loadRepairs(db, [repair_id]);
      if (!repair) throw new Error("no repair");
      const items = await itemsOfRepairs(db, [repair_id]);
      const events = await eventsOfRepairs(db, [repair_id]);
      return silentDays({ ...repair, items, events }, { now: instant(NOW), zone: "Europe/Paris" });
    });
    expect(await noticesOf(repair_id, sylvie)).toHaveLength(days === undefined ? 0 : 1);
  }
});

test("the shop writes from the sheet: by e-mail, by SMS, or it is told to call", async () => {
  const { database } = doors();
  const { repair_id, client_id } = await opened(1);
  const sent = () =>
    database.asOwner<{ channel: string; text: string }>(
      "select channel, text from app.message where template = 'shop-letter' and repair_id = $1 order by id",
      [repair_id],
    );
  expect(await write(repair_id, " ")).toMatchObject({ result: { refused: "bad-input" } });
  await write(repair_id, "Bonjour,\n\nLa pompe arrive mardi.");
  await database.asOwner("update app.client set email = '' where id = $1", [client_id]);
  await write(repair_id, "La pompe est là.");
  const [line] = await database.asOwner<{ author: string; created_by: string }>(
    "select author, created_by from app.repair_item where type = 'MessageSent' and repair_id = $1",
    [repair_id],
  );
  expect(line).toEqual({ author: "shop", created_by: sylvie.person.id });
  expect(await sent()).toMatchObject([
    { channel: "email", text: expect.stringContaining("La pompe arrive mardi.") },
    { channel: "sms", text: expect.stringMatching(/^Atelier Garonne : La pompe est là\. http/) },
  ]);
  await database.asOwner("delete from app.client_phone where client_id = $1", [client_id]);
  expect(await write(repair_id, "Encore")).toMatchObject({ result: { refused: "client-to-call" } });
  await expect(write(repair_id, "Bonjour", nadia)).rejects.toThrow();
});
