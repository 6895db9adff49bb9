/** A robot on unrelated networks, and what the shop and a real client do beside it. */
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { knownClient } from "../../../../test/shop/clients.ts";
import { openDoors } from "../../../../test/shop/doors.ts";
import { GARONNE, LOIRE, NADIA, SYLVIE } from "../../../../test/shop/garonne.ts";
import { askOffice, officeDoors, signIn, type Cookies } from "../../../../test/shop/office.ts";
import { book, bookingOf, slotsOf, somebody } from "../../../../test/shop/visitor.ts";
import { agendaRest } from "../../agenda/slots/rest.ts";
import { repairSite } from "../../repair/site.ts";
import { MOST_SETTLED } from "../../../domain/booking/hold.ts";
import { schema } from "../../schema.ts";
import { bookingRest } from "../rest.ts";
import { releaseHeld } from "./jobs.ts";
import { holdSite } from "./site.ts";

const NOW = "2026-11-23T06:00:00Z";
const doors = openDoors(NOW, [agendaRest, bookingRest, holdSite, repairSite, officeDoors(schema)], {
  BOOKINGS_PER_NETWORK: "3",
});
const WORKSHOP = {
  kind: "Réparation",
  where: "Atelier",
  category_id: "gros-electromenager",
  days: "28",
};
const TEXT = "http://evil.example/gagnez";

let sylvie: Cookies = {};
let nadia: Cookies = {};
beforeAll(async () => {
  sylvie = await signIn(doors(), SYLVIE, GARONNE.id);
  nadia = await signIn(doors(), NADIA, LOIRE.id);
});
beforeEach(() =>
  doors().database.asOwner(
    "delete from app.message; truncate app.event, app.booking, auth.attempt cascade",
  ),
);

type Client = ReturnType<typeof somebody>;
let people = 5_000;
const stranger = (): Client => somebody(people++);

/** On the nth free window, from the nth of six unrelated networks. */
async function bookNth(turn: number, client: Client = stranger()) {
  const slots = await slotsOf(doors(), WORKSHOP);
  const slot = slots[turn % slots.length];
  if (!slot) throw new Error("no slot is free");
  const asked = bookingOf({ slot, client, where: "Atelier", address: null, description: TEXT });
  const answer = await book(doors(), asked, GARONNE.id, `${81 + (turn % 6)}.7.7.${turn}`);
  return { asked, answer, body: answer.json<Booked>() };
}
type Booked = { sheetid: string; held_until?: string; by_mail?: boolean; refused?: string };

/** Three newcomers stand, so the next one is held. */
async function bookHeld(client?: Client) {
  for (let turn = 0; turn < 3; turn++) await bookNth(turn * 5);
  return bookNth(20, client);
}

const rows = <Row>(query: string, values: unknown[] = []) =>
  doors().database.asOwner<Row & Record<string, unknown>>(query, values);
const standing = () =>
  rows<{ repair_id: string }>("select repair_id from app.event where status = 'TODO'");
/** As the office would, without its letters. */
const setStatus = (repair_id: string, status: string) =>
  rows(
    `with people as (update app.event_assignee a set status = $2 from app.event e
       where e.repair_id = $1 and a.event_id = e.id)
     update app.event set status = $2 where repair_id = $1`,
    [repair_id, status],
  );
const letters = (template: string) =>
  rows<{ recipient: string; text: string; html: string }>(
    "select recipient, text, html from app.message where template = $1",
    [template],
  );
const linkOf = (text: string): string =>
  /\/suivi\/[\w-]{22}\/confirmer\/[\w-]{22}/.exec(text)?.[0] ?? "";

async function linkFor(email: string): Promise<string> {
  const [letter] = (await letters("booking-to-confirm")).filter(
    ({ recipient }) => recipient === email,
  );
  return linkOf(letter?.text ?? "");
}
const open = async (method: "GET" | "POST", url: string) => {
  const { statusCode, body } = await doors().app.inject({ method, url });
  return { statusCode, state: statusCode === 200 ? JSON.parse(body).props.state : undefined };
};
/** The job of each held booking, as the queue runs it fifteen minutes later. */
async function endOfWait(): Promise<void> {
  const run = releaseHeld({ database: doors().database, clock: doors().services.clock });
  for (const { repair_id } of await rows<{ repair_id: string }>(
    "select repair_id from app.booking",
  ))
    await run({ shop_id: GARONNE.id, repair_id }, { attempt: 1, max_attempts: 1 });
}

describe("a robot on six unrelated networks", { timeout: 60_000 }, () => {
  it("keeps three windows, and sends three letters to one mailbox", async () => {
    const turns = Array.from({ length: 92 }, (_, turn) => turn);
    await Promise.all(turns.map((turn) => bookNth(turn)));
    await endOfWait();
    expect((await standing()).length).toBeLessThanOrEqual(3);
    await Promise.all(turns.map((turn) => bookNth(turn)));
    await endOfWait();
    expect((await standing()).length).toBeLessThanOrEqual(3);
    const held = await letters("booking-to-confirm");
    expect(held.length).toBeGreaterThan(0);
    for (const { text, html } of held) expect(text + html).not.toContain("evil");
  });

  it("under one e-mail sends three letters, even when it waits for the slots to be free again", async () => {
    const client = (turn: number) => ({ ...somebody(7_000 + turn), email: "victim@example.org" });
    for (let turn = 0; turn < 12; turn++) {
      await bookNth(turn, client(turn));
      await endOfWait();
    }
    const all = await rows("select from app.message where recipient = 'victim@example.org'");
    expect(all).toHaveLength(3);
  });
});

describe("a newcomer beside the robot", () => {
  it("waits for the link of a letter, which a GET does not press", async () => {
    const client = stranger();
    const { body, asked } = await bookHeld(client);
    expect(body).toMatchObject({ held_until: "2026-11-23T06:15:00.000Z", by_mail: false });
    const again = await book(doors(), asked, GARONNE.id, "81.7.7.1");
    expect(again.json()).toEqual({ ...body, camera: expect.any(String) });
    const link = await linkFor(client.email);
    expect(await open("GET", link)).toEqual({ statusCode: 200, state: "waiting" });
    expect(await letters("booking-confirmed")).toHaveLength(3);
    expect(await open("POST", link)).toEqual({ statusCode: 200, state: "confirmed" });
    expect(await open("POST", link)).toEqual({ statusCode: 200, state: "confirmed" });
    const confirmed = await letters("booking-confirmed");
    expect(confirmed.map(({ recipient }) => recipient)).toContain(client.email);
    expect(confirmed).toHaveLength(4);
    expect(await letters("booking-new")).toHaveLength(4);
    await endOfWait();
    expect(await standing()).toHaveLength(4);
  });

  it("who does not press it leaves the slot to others, and the journal says so", async () => {
    const client = stranger();
    const { asked, body } = await bookHeld(client);
    await endOfWait();
    expect(await open("POST", await linkFor(client.email))).toMatchObject({ state: "released" });
    expect(await standing()).toHaveLength(3);
    const journal = await rows<{ type: string }>(
      "select type from app.repair_item where repair_id = $1 order by id desc limit 2",
      [asked.booking_id],
    );
    const types = journal.map(({ type }) => type);
    expect(types.toSorted()).toEqual(["BookingReleased", "StatusChanged"]);
    const tracked = await doors().app.inject({ url: `/suivi/${body.sheetid}/state` });
    expect(tracked.json()).toMatchObject({ hold: { state: "released" } });
  });

  it("is not confirmed by another token, nor by the tracking link that the browser received", async () => {
    const { body } = await bookHeld();
    const other = `/suivi/${body.sheetid}/confirmer/${"A".repeat(22)}`;
    expect((await open("POST", other)).statusCode).toBe(404);
    expect((await open("GET", other)).statusCode).toBe(404);
  });

  it("without an e-mail is asked for one", async () => {
    const { answer, body } = await bookHeld({ ...stranger(), email: "" });
    expect(answer.statusCode).toBe(422);
    expect(body).toMatchObject({ refused: "email-needed" });
    expect(await standing()).toHaveLength(3);
  });
});

describe("the slot of a held booking", () => {
  const offersAt = async (wanted: string) =>
    (await slotsOf(doors(), WORKSHOP)).filter(({ start_at }) => start_at === wanted).length;
  const outcomeOf = async (repair_id: string) => {
    const [row] = await rows<{ confirmed: boolean; released: boolean; status: string }>(
      `select b.confirmed_at is not null as confirmed, b.released_at is not null as released, e.status
       from app.booking b join app.event e on e.repair_id = b.repair_id where b.repair_id = $1`,
      [repair_id],
    );
    return row;
  };

  it("is offered to no other visitor while it waits, and again once it is given back", async () => {
    const { asked } = await bookHeld();
    const others = await offersAt(asked.slot.start_at);
    await endOfWait();
    expect(await offersAt(asked.slot.start_at)).toBe(others + 1);
  });

  it("is either confirmed or given back when both happen at once, never both", async () => {
    const client = stranger();
    const { asked } = await bookHeld(client);
    const link = await linkFor(client.email);
    await Promise.all([open("POST", link), endOfWait(), open("POST", link), endOfWait()]);
    expect([
      { confirmed: true, released: false, status: "TODO" },
      { confirmed: false, released: true, status: "CANCEL" },
    ]).toContainEqual(await outcomeOf(asked.booking_id));
  });

  it("is not taken back by its link once the shop cancelled the appointment", async () => {
    const client = stranger();
    const { asked } = await bookHeld(client);
    await setStatus(asked.booking_id, "CANCEL");
    expect(await open("POST", await linkFor(client.email))).toMatchObject({ state: "released" });
    expect(await outcomeOf(asked.booking_id)).toMatchObject({ confirmed: false, status: "CANCEL" });
  });

  it("is shown as waiting on the tracking page, and the shop gets no notice", async () => {
    const { body } = await bookHeld();
    const tracked = await doors().app.inject({ url: `/suivi/${body.sheetid}/state` });
    expect(tracked.json()).toMatchObject({ hold: { state: "waiting" } });
    expect(await letters("booking-new")).toHaveLength(3);
  });
});

it.each(["%00", "a".repeat(60), "..%2f..", "'%20or%201=1"])(
  "a link that ends with %j is no page",
  async (token) => {
    const { body } = await bookHeld();
    for (const method of ["GET", "POST"] as const)
      expect((await open(method, `/suivi/${body.sheetid}/confirmer/${token}`)).statusCode).toBe(
        404,
      );
  },
);

describe("what the shop lived through counts", () => {
  it("newcomers of two days ago make nothing unusual today", async () => {
    for (let turn = 0; turn < 4; turn++) await bookNth(turn * 5);
    await rows("update app.booking set created_at = created_at - interval '2 days'");
    expect(await listed()).toEqual([]);
    const { answer, body } = await bookNth(33);
    expect([answer.statusCode, body.held_until]).toEqual([201, undefined]);
  });

  it("a client whose visit was done is known, under the same e-mail", async () => {
    const client = stranger();
    const { asked } = await bookNth(0, client);
    await setStatus(asked.booking_id, "DONE");
    const { answer, body } = await bookHeld(client);
    expect([answer.statusCode, body.held_until]).toEqual([201, undefined]);
  });
});

it("a client whom the shop knows is never held, nor one who confirmed a booking before", async () => {
  const known = { ...stranger(), lastname: "Connue" };
  await knownClient(doors().database, "CONNUE Camille", { phones: [known.phone] });
  const first = await bookHeld(known);
  expect([first.answer.statusCode, first.body.held_until]).toEqual([201, undefined]);
  const client = stranger();
  await bookNth(31, client);
  await open("POST", await linkFor(client.email));
  const again = await bookNth(41, client);
  expect([again.answer.statusCode, again.body.held_until]).toEqual([201, undefined]);
});

const LIST = "{ unusual_bookings { repair_id state email } }";
type Listed = { unusual_bookings: { repair_id: string; state: string; email: string }[] };
const listed = async (cookies = sylvie) =>
  (await askOffice<Listed>(doors(), { query: LIST }, { cookies })).data.unusual_bookings;
const heldUntil = async (id: string) => {
  const query = `{ repair(id: "${id}") { held_until } }`;
  type Answer = { repair: { held_until: string | null } };
  return (await askOffice<Answer>(doors(), { query }, { cookies: sylvie })).data.repair.held_until;
};
const settle = async (verb: string, ids: readonly string[], cookies = sylvie) => {
  const query = `mutation ($ids: [ID!]!) { result: ${verb}(repair_ids: $ids) {
    __typename ... on SettledBookings { cancelled kept taken } ... on Refusal { refused } } }`;
  type Settled = { cancelled: string[]; kept: string[]; taken: string[]; refused?: string };
  const asked = { query, variables: { ids } };
  return (await askOffice<{ result: Settled }>(doors(), asked, { cookies })).data.result;
};

describe("the shop", () => {
  it("is warned once, and reads nothing unusual before", async () => {
    for (let turn = 0; turn < 3; turn++) await bookNth(turn * 5);
    expect([await listed(), await letters("bookings-unusual")]).toEqual([[], []]);
    await bookNth(21);
    await bookNth(22);
    const states = (await listed()).map(({ state }) => state);
    expect(states.toSorted().join()).toBe("standing,standing,standing,waiting,waiting");
    const warnings = await letters("bookings-unusual");
    expect(warnings.map(({ recipient }) => recipient)).toEqual([GARONNE.email]);
    expect(await listed(nadia)).toEqual([]);
  });

  it("cancels them together, writes to those that stood, and may take it back", async () => {
    await bookHeld();
    const ids = (await listed()).map(({ repair_id }) => repair_id);
    const done = await settle("cancelBookings", ids);
    expect(done.cancelled.toSorted()).toEqual(ids.toSorted());
    expect(await standing()).toEqual([]);
    expect(await letters("appointment-cancelled")).toHaveLength(3);
    expect((await settle("cancelBookings", ids)).cancelled).toEqual([]);
    expect(await letters("appointment-cancelled")).toHaveLength(3);
    const back = await settle("keepBookings", ids);
    expect([back.kept.length, back.taken]).toEqual([4, []]);
    expect(await standing()).toHaveLength(4);
    expect(await listed()).toEqual([]);
    const archived = await rows("select from app.repair where archived and id = any($1::uuid[])", [
      ids,
    ]);
    expect(archived).toEqual([]);
  });

  it("writes once to a mailbox that made several", async () => {
    const email = "robot@evil.example";
    await bookNth(0, { ...stranger(), email });
    await bookNth(5, { ...stranger(), email });
    await bookHeld();
    const ids = (await listed()).map(({ repair_id }) => repair_id);
    await settle("cancelBookings", ids);
    const all = await letters("appointment-cancelled");
    expect(all.filter(({ recipient }) => recipient === email)).toHaveLength(1);
  });

  it("settles each booking once, whatever the ids: unknown, twice, or not ids at all", async () => {
    const { asked } = await bookHeld();
    const ids = [asked.booking_id, crypto.randomUUID(), asked.booking_id];
    expect((await settle("cancelBookings", ids)).cancelled).toEqual([asked.booking_id]);
    const cancelled = await rows("select from app.repair_item where repair_id = $1 and type = $2", [
      asked.booking_id,
      "AppointmentCancelled",
    ]);
    expect(cancelled).toHaveLength(1);
    const query = `mutation ($ids: [ID!]!) { result: keepBookings(repair_ids: $ids) { __typename } }`;
    for (const strange of [["x"], ["\u0000"], []]) {
      const { statusCode } = await doors().app.inject({
        method: "POST",
        url: "/api/graphql",
        headers: { "content-type": "application/json" },
        payload: JSON.stringify({ query, variables: { ids: strange } }),
        cookies: sylvie,
      });
      expect(statusCode).toBeLessThan(500);
    }
  });

  it.each(["cancelBookings", "keepBookings"])("%s takes as many as it lists", async (verb) => {
    const ids = Array.from({ length: MOST_SETTLED + 1 }, () => crypto.randomUUID());
    expect(await settle(verb, ids)).toMatchObject({ refused: "too-many-chosen" });
    expect((await settle(verb, ids.slice(1))).refused).toBeUndefined();
  });

  it("signs in the journal what it keeps: the client is written to, once", async () => {
    const client = stranger();
    const { asked } = await bookHeld(client);
    await settle("keepBookings", [asked.booking_id]);
    const [item] = await rows<{ author: string }>(
      "select author from app.repair_item where repair_id = $1 and type = 'BookingConfirmed'",
      [asked.booking_id],
    );
    expect(item?.author).toBe("shop");
    const confirmed = await letters("booking-confirmed");
    expect(confirmed.map(({ recipient }) => recipient)).toContain(client.email);
    expect(await open("POST", await linkFor(client.email))).toMatchObject({ state: "confirmed" });
    expect(await letters("booking-confirmed")).toHaveLength(4);
  });

  it("keeps one that waits, which then stands, and another shop settles none", async () => {
    const { asked, body } = await bookHeld();
    const ids = [asked.booking_id];
    expect((await settle("cancelBookings", ids, nadia)).cancelled).toEqual([]);
    expect(await heldUntil(asked.booking_id)).toBe(body.held_until);
    expect((await settle("keepBookings", ids)).kept).toEqual(ids);
    expect(await heldUntil(asked.booking_id)).toBeNull();
    await endOfWait();
    expect(await standing()).toHaveLength(4);
    expect(await letters("booking-confirmed")).toHaveLength(4);
  });

  it("leaves cancelled what was cancelled by hand, and a visit done meanwhile is confirmed", async () => {
    const { asked } = await bookHeld();
    await setStatus(asked.booking_id, "CANCEL");
    expect(await settle("keepBookings", [asked.booking_id])).toMatchObject({ kept: [], taken: [] });
    const client = stranger();
    const served = await bookNth(31, client);
    await setStatus(served.asked.booking_id, "DONE");
    expect(await open("POST", await linkFor(client.email))).toMatchObject({ state: "confirmed" });
  });

  it("does not take back an appointment whose slot another client has taken", async () => {
    const { asked } = await bookHeld();
    await settle("cancelBookings", [asked.booking_id]);
    const rival = { ...stranger(), lastname: "Rivale" };
    await knownClient(doors().database, "RIVALE Camille", { phones: [rival.phone] });
    const same = { ...asked, booking_id: crypto.randomUUID(), client: rival };
    expect((await book(doors(), same, GARONNE.id, "99.1.1.1")).statusCode).toBe(201);
    expect(await settle("keepBookings", [asked.booking_id])).toMatchObject({
      kept: [],
      taken: [asked.booking_id],
    });
  });
});
