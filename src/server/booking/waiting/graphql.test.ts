/** The waiting list as the shop sees it, over HTTP: who waits, in order, and who is taken off it. */
import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { openRepair, type Story } from "../../../../test/shop/affairs.ts";
import {
  karim,
  marc,
  nadia,
  openOffice,
  type Colleague,
} from "../../../../test/shop/colleagues.ts";
import { insertEventRow } from "../../../../test/shop/events.ts";
import { GARONNE, insertRow, KARIM, LOIRE } from "../../../../test/shop/garonne.ts";

const { doors, ask } = openOffice("2026-11-23T11:00:00.000Z");
const rows = <Row>(query: string, values: unknown[] = []) =>
  doors().database.asOwner<Row & Record<string, unknown>>(query, values);
beforeEach(() => rows("delete from app.waiting_offer; delete from app.waiting"));

type Waits = { since: string; day?: string; status?: string; part?: string; shop_id?: string };
type Waiting = Story & { waiting_id: string; event_id: string };

/** A repair with one appointment at nine, whose client waits since this instant. */
async function waiting({
  since,
  day = "2026-12-01",
  status = "TODO",
  part = "any",
  shop_id = GARONNE.id,
}: Waits): Promise<Waiting> {
  const story = await openRepair(doors().database, shop_id);
  const { repair_id } = story;
  const [event_id, waiting_id] = [randomUUID(), randomUUID()];
  const hours = { start_at: `${day}T08:00:00Z`, end_at: `${day}T09:00:00Z`, duration: 60 };
  const announced = { public_start_at: `${day}T08:00:00Z`, public_end_at: `${day}T10:00:00Z` };
  const event = { shop_id, id: event_id, repair_id, kind: "Réparation", status };
  await insertEventRow(doors().database, { ...event, ...hours, ...announced }, []);
  const asked = { shop_id, id: waiting_id, repair_id, part, created_at: since };
  await insertRow(doors().database, "app.waiting", asked);
  return { ...story, waiting_id, event_id };
}

/** Of another freed hour for each end of an offer. */
const offer = ({ waiting_id, event_id }: Waiting, expires_at: string, outcome?: string) =>
  insertRow(doors().database, "app.waiting_offer", {
    shop_id: GARONNE.id,
    waiting_id,
    event_id,
    user_id: KARIM.id,
    freed_at: expires_at,
    freed_until: "2026-11-25T10:00:00Z",
    start_at: "2026-11-25T08:00:00Z",
    public_start_at: "2026-11-25T08:00:00Z",
    public_end_at: "2026-11-25T10:00:00Z",
    token_hash: "0".repeat(64),
    created_at: "2026-11-23T10:50:00Z",
    expires_at,
    ...(outcome ? { outcome } : {}),
  });

type Listed = Record<string, unknown> & { repair: { id: string } };
const listed = async (who: Colleague = marc): Promise<Listed[]> =>
  (
    await ask<{ waiting_clients: Listed[] }>(
      `{ waiting_clients { part since public_start_at public_end_at offered_start_at offered_end_at offered_until
        repair { id reference client { firstname lastname } appliance { kind brand } } } }`,
      {},
      who,
    )
  ).waiting_clients;
const idsFor = async (who?: Colleague) => (await listed(who)).map(({ repair }) => repair.id);
const remove = ({ repair_id }: Story, who: Colleague = karim) =>
  ask<{ result: unknown }>(
    `mutation ($repair_id: ID!) { result: removeWaiting(repair_id: $repair_id) {
      ... on Repair { id } ... on Refusal { refused } } }`,
    { repair_id },
    who,
  );

test("each is listed with their appointment and what is offered to them now", async () => {
  const one = await waiting({ since: "2026-11-20T08:00:00.000Z", part: "morning" });
  await offer(one, "2026-11-23T10:55:00.000Z");
  await offer(one, "2026-11-23T11:10:00.000Z", "refused");
  expect(await listed()).toEqual([
    {
      part: "morning",
      since: "2026-11-20T08:00:00.000Z",
      public_start_at: "2026-12-01T08:00:00.000Z",
      public_end_at: "2026-12-01T10:00:00.000Z",
      offered_start_at: null,
      offered_end_at: null,
      offered_until: null,
      repair: {
        id: one.repair_id,
        reference: one.reference,
        client: { firstname: "Hélène", lastname: "VIDAL" },
        appliance: { kind: "Lave-linge", brand: "Brandt" },
      },
    },
  ]);
  await offer(one, "2026-11-23T11:15:00.000Z");
  expect(await listed()).toMatchObject([
    {
      offered_start_at: "2026-11-25T08:00:00.000Z",
      offered_end_at: "2026-11-25T10:00:00.000Z",
      offered_until: "2026-11-23T11:15:00.000Z",
    },
  ]);
});

test("the oldest request comes first; none is listed whose appointment is over or cancelled", async () => {
  const second = await waiting({ since: "2026-11-21T08:00:00Z" });
  const first = await waiting({ since: "2026-11-20T08:00:00Z" });
  await waiting({ since: "2026-11-19T08:00:00Z", day: "2026-11-20" });
  await waiting({ since: "2026-11-18T08:00:00Z", status: "CANCEL" });
  expect(await idsFor()).toEqual([first.repair_id, second.repair_id]);
});

test("each shop reads its own, and takes none off another’s list", async () => {
  const ours = await waiting({ since: "2026-11-20T08:00:00Z" });
  const theirs = await waiting({ since: "2026-11-20T08:00:00Z", shop_id: LOIRE.id });
  expect([await idsFor(karim), await idsFor(nadia)]).toEqual([
    [ours.repair_id],
    [theirs.repair_id],
  ]);
  await expect(remove(theirs)).rejects.toThrow();
  expect(await idsFor(nadia)).toEqual([theirs.repair_id]);
});

test("who is taken off, by two people at once, is gone once: the journal says who did it", async () => {
  const one = await waiting({ since: "2026-11-20T08:00:00Z" });
  const answers = await Promise.all([remove(one), remove(one, marc)]);
  expect(answers).toHaveLength(2);
  expect(answers).toContainEqual({ result: { id: one.repair_id } });
  expect(answers).toContainEqual({ result: { refused: "unchanged" } });
  expect(await idsFor()).toEqual([]);
  const said = await rows<{ author: string }>(
    "select author from app.repair_item where repair_id = $1 and type = 'WaitingEnded'",
    [one.repair_id],
  );
  expect(said).toEqual([{ author: "shop" }]);
});

test("an accountant reads the list and takes no client off it", async () => {
  const one = await waiting({ since: "2026-11-20T08:00:00Z" });
  await rows("update app.shop_user set role = 'ACCOUNTANT' where id = $1", [KARIM.id]);
  expect(await remove(one, karim)).toEqual({ result: { refused: "not-allowed" } });
  expect(await idsFor(karim)).toEqual([one.repair_id]);
});
