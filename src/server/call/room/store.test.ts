/** What must hold when several pages of a call act at once. */
import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { garonneScope, NOON } from "../../../../test/shop/affairs.ts";
import { openCalls, type OpenedCall } from "../../../../test/shop/call/office.ts";
import type { Seat } from "../../../domain/call/seat.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { mintScope } from "../../platform/database/scope.ts";
import { LOIRE } from "../../../../test/shop/garonne.ts";
import {
  chatOf,
  insertChat,
  insertSignal,
  leaveSeats,
  presentIn,
  signalsFor,
  takeSeat,
} from "./store.ts";

const { doors, open } = openCalls();
const within = <Value>(work: (db: ShopDb) => Promise<Value>) =>
  doors().database.withShop(garonneScope, work);

const seating = ({ id: call_id }: OpenedCall, seat: Seat, account_id: string | null = null) => ({
  id: randomUUID(),
  call_id,
  seat,
  account_id,
  at: NOON,
});
const candidate = (from: string, to: string, text: string) => ({
  id: randomUUID(),
  from,
  to,
  body: { candidate: { candidate: text } },
});

describe("signals", () => {
  test("of two sides at once get positions without a gap, and each side keeps its own order", async () => {
    const call = await open({});
    const [client, shop] = [randomUUID(), randomUUID()];
    const sending = async (from: string, to: string) => {
      for (let rank = 0; rank < 15; rank++)
        await within((db) => insertSignal(db, call.id, candidate(from, to, `${rank}`)));
    };
    await Promise.all([sending(client, shop), sending(shop, client)]);
    const read = (recipient: string, after = 0) =>
      within((db) => signalsFor(db, { call_id: call.id, recipient, after }));
    const [heard, answered] = [await read(shop), await read(client)];
    const positions = [...heard, ...answered].map(({ position }) => position);
    expect(positions.toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 30 }, (_, at) => at + 1),
    );
    const ranks = heard.map(({ body }) => ("candidate" in body ? body.candidate.candidate : ""));
    expect(ranks).toEqual(Array.from({ length: 15 }, (_, rank) => `${rank}`));
    const after = heard[9]?.position ?? 0;
    expect(await read(shop, after)).toEqual(heard.slice(10));
  });

  test("are read by no other shop, nor those of another call", async () => {
    const [call, other] = [await open({}), await open({})];
    const page = randomUUID();
    await within((db) => insertSignal(db, call.id, candidate(randomUUID(), page, "a")));
    const theirs = mintScope(LOIRE.id, { kind: "client" });
    const asked = { call_id: call.id, recipient: page, after: 0 };
    const found = await doors().database.withShop(theirs, (db) => signalsFor(db, asked));
    const beside = await within((db) => signalsFor(db, { ...asked, call_id: other.id }));
    expect([found, beside]).toEqual([[], []]);
  });

  test("of a call that is not there are not kept", async () => {
    const lost = candidate(randomUUID(), randomUUID(), "a");
    expect(await within((db) => insertSignal(db, randomUUID(), lost))).toBe(false);
  });
});

describe("seats", () => {
  test("a seat is one page's: the database itself refuses a second one", async () => {
    const call = await open({});
    await within((db) => takeSeat(db, seating(call, "client")));
    const second = doors().database.asOwner(
      `insert into app.call_participant (shop_id, id, call_id, seat, joined_at, seen_at)
       select shop_id, uuidv7(), id, 'client', now(), now() from app.call where id = $1`,
      [call.id],
    );
    await expect(second).rejects.toMatchObject({ constraint: "call_seat" });
  });

  test("the page that comes last takes it, and an id serves one page only", async () => {
    const call = await open({});
    const [first, last] = [seating(call, "client"), seating(call, "client")];
    expect(await within((db) => takeSeat(db, first))).toBe(true);
    expect(await within((db) => takeSeat(db, last))).toBe(true);
    expect(await within((db) => takeSeat(db, first))).toBe(false);
    // Once the seat is free, a page that held it before may take it again.
    await within((db) => leaveSeats(db, { call_id: call.id, at: NOON }));
    expect(await within((db) => takeSeat(db, first))).toBe(true);
    const elsewhere = await open({});
    const taken = { ...last, call_id: elsewhere.id };
    expect(await within((db) => takeSeat(db, taken))).toBe(false);
  });

  test("one page leaves, or everybody", async () => {
    const call = await open({});
    const [client, shop] = [seating(call, "client"), seating(call, "technician", randomUUID())];
    for (const one of [client, shop]) await within((db) => takeSeat(db, one));
    const here = async () => (await within((db) => presentIn(db, call.id))).map(({ id }) => id);
    await within((db) => leaveSeats(db, { call_id: call.id, id: client.id, at: NOON }));
    expect(await here()).toEqual([shop.id]);
    await within((db) => leaveSeats(db, { call_id: call.id, at: NOON }));
    expect(await here()).toEqual([]);
  });
});

test("lines of the chat are read in the order in which they were written, each once", async () => {
  const { id: call_id } = await open({});
  const line = (text: string, at: typeof NOON) => ({
    id: randomUUID(),
    text,
    call_id,
    seat: "client" as const,
    at,
  });
  const later = line("Et là ?", NOON);
  await within((db) => insertChat(db, later));
  await within((db) => insertChat(db, later));
  const [said] = await within((db) => chatOf(db, call_id));
  expect(said).toEqual({ id: later.id, seat: "client", text: "Et là ?", written_at: NOON });
  expect(await within((db) => chatOf(db, call_id))).toHaveLength(1);
});
