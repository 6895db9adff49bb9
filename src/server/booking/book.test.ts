import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openDoors } from "../../../test/shop/doors.ts";
import { GARONNE } from "../../../test/shop/garonne.ts";
import { book, bookingOf, slotsOf, somebody } from "../../../test/shop/visitor.ts";
import { refuse } from "../../domain/decision.ts";
import { mintScope } from "../platform/database/scope.ts";
import type { Change } from "../platform/live.ts";
import { searchClients } from "../client/search.ts";

const doors = openDoors("2026-11-23T06:00:00Z");
const scope = mintScope(GARONNE.id, { kind: "system" });

/** Counts every write of a client's row from now on. */
beforeAll(async () => {
  for (const statement of [
    "create table public.client_writes (client_id uuid, did text)",
    `create function public.note_write() returns trigger language plpgsql security definer as $$
     begin insert into public.client_writes values (new.id, tg_op); return null; end $$`,
    "create trigger zz_noted after insert or update on app.client for each row execute function public.note_write()",
  ])
    await doors().database.asOwner(statement);
});
beforeEach(() => doors().database.asOwner("truncate public.client_writes"));

const writes = async () =>
  (await doors().database.asOwner<{ did: string }>("select did from public.client_writes")).map(
    ({ did }) => did,
  );

const numbers = async () =>
  (
    await doors().database.asOwner<{ reference: string }>(
      "select reference from app.repair order by reference",
    )
  ).map(({ reference }) => reference);

const freeSlot = async (turn = 0) => {
  const slot = (await slotsOf(doors()))[turn];
  if (!slot) throw new Error("no slot is free");
  return slot;
};

const found = (text: string) =>
  doors().database.withShop(
    scope,
    (db) => searchClients(db, { text, order: "recent", first: 20, after: null }),
    "read",
  );

describe("the client of a booking", () => {
  it("is written once, and found at once by name, telephone, e-mail and address", async () => {
    expect((await book(doors(), bookingOf({ slot: await freeSlot() }))).statusCode).toBe(201);
    expect(await writes()).toEqual(["INSERT"]);
    for (const text of ["vidal helene", "06 39 98 12", "helene.vidal@", "peupliers blagnac"])
      expect(
        (await found(text)).map(({ lastname }) => lastname),
        text,
      ).toEqual(["VIDAL"]);
  });

  it("who booked a moment ago is not written again for having been seen", async () => {
    expect((await book(doors(), bookingOf({ slot: await freeSlot() }))).statusCode).toBe(201);
    expect(await writes()).toEqual([]);
  });

  it("who is known is never changed by what is typed: it waits beside the booking", async () => {
    const client = { ...somebody(7), email: "" };
    await book(doors(), bookingOf({ slot: await freeSlot(), client }));
    await doors().database.asOwner("truncate public.client_writes");
    const learnt = { ...client, email: "camille.sept@example.org" };
    const asked = bookingOf({ slot: await freeSlot(), client: learnt });
    expect((await book(doors(), asked)).statusCode).toBe(201);
    expect(await writes()).toEqual([]);
    expect(await found("camille.sept@")).toEqual([]);
    const proposals = await doors().database.asOwner(
      "select gain -> 'fields' -> 'email' ->> 'to' as email from app.client_proposal where repair_id = $1",
      [asked.booking_id],
    );
    expect(proposals).toEqual([{ email: "camille.sept@example.org" }]);
  });

  it("who types what is on file leaves nothing to confirm", async () => {
    const asked = bookingOf({ slot: await freeSlot() });
    await book(doors(), asked);
    const proposals = await doors().database.asOwner(
      "select from app.client_proposal where repair_id = $1",
      [asked.booking_id],
    );
    expect(proposals).toEqual([]);
  });
});

describe("the number of a repair", () => {
  it("is the next of the shop, in the answer, the repair and the letters alike", async () => {
    const before = await numbers();
    const asked = bookingOf({ slot: await freeSlot(), client: somebody(20) });
    const { reference } = (await book(doors(), asked)).json<{ reference: string }>();
    expect(reference).toBe(`R2026-${String(before.length + 1).padStart(5, "0")}`);
    expect(await numbers()).toEqual([...before, reference]);
    const letters = await doors().database.asOwner<{ text: string }>(
      "select text from app.message where repair_id = $1",
      [asked.booking_id],
    );
    expect(letters).toHaveLength(2);
    for (const { text } of letters) expect(text).toContain(reference);
  });

  it("is not taken by a visitor who comes second, nor waited for", async () => {
    const slot = await freeSlot();
    const before = await numbers();
    const rivals = await Promise.all(
      [31, 32, 33, 34].map((turn) => book(doors(), bookingOf({ slot, client: somebody(turn) }))),
    );
    const made = rivals.filter(({ statusCode }) => statusCode === 201).length;
    const after = await numbers();
    expect(after).toHaveLength(before.length + made);
    expect(after.at(-1)).toBe(`R2026-${String(after.length).padStart(5, "0")}`);
  });

  it("keeps nobody who will be refused waiting for it", async () => {
    const slot = await freeSlot();
    await book(doors(), bookingOf({ slot, client: somebody(40) }));
    const held = doors().database.withShop(scope, async (db) => {
      await sql`select app.take_number('R2026')`.execute(db);
      expect((await book(doors(), bookingOf({ slot, client: somebody(41) }))).statusCode).toBe(409);
      return refuse("given-back");
    });
    await expect(held).resolves.toEqual(refuse("given-back"));
  });
});

it("a booking announces its repair once, however many lines its journal has", async () => {
  const { live } = doors().services;
  const heard: Change[] = [];
  const listening = live.subscribe({ shop_id: GARONNE.id }, (change) => {
    if (change !== "resync") heard.push(change);
  });
  const asked = bookingOf({ slot: await freeSlot(), client: somebody(50) });
  expect((await book(doors(), asked)).statusCode).toBe(201);
  await expect.poll(() => heard.map(({ noun }) => noun)).toContain("event");
  await sleep(100);
  listening.stop();
  const ours = heard.filter(({ noun }) => noun === "repair");
  expect(ours).toEqual([
    { shop_id: GARONNE.id, noun: "repair", id: asked.booking_id, repair_id: asked.booking_id },
  ]);
});

it("lines written in a journal without changing its repair are announced too", async () => {
  const asked = bookingOf({ slot: await freeSlot(), client: somebody(60) });
  const heard: Change[] = [];
  const filter = { shop_id: GARONNE.id, repair_id: asked.booking_id };
  const listening = doors().services.live.subscribe(filter, (change) => {
    if (change !== "resync") heard.push(change);
  });
  await book(doors(), asked);
  // A booking announces its event last: what it announced before is forgotten.
  await expect.poll(() => heard.map(({ noun }) => noun)).toContain("event");
  heard.length = 0;
  const note = { shop_id: GARONNE.id, repair_id: asked.booking_id, type: "NotesAdded" };
  await doors().database.asOwner(
    `insert into app.repair_item (shop_id, repair_id, type, payload)
     select $1, $2, $3, jsonb_build_object('description', n) from generate_series(1, 3) n`,
    Object.values(note),
  );
  await expect.poll(() => heard.length).toBe(1);
  await sleep(100);
  listening.stop();
  expect(heard).toMatchObject([{ noun: "repair", repair_id: asked.booking_id }]);
});

it("a telephone or an address of nobody is refused by the end of the transaction", async () => {
  const client_id = randomUUID();
  const orphan = doors().database.withShop(scope, (db) =>
    db
      .insertInto("client_phone")
      .values({
        shop_id: GARONNE.id,
        client_id,
        position: 0,
        name: "Portable",
        number: "+33639980000",
      })
      .execute(),
  );
  await expect(orphan).rejects.toMatchObject({ code: "23503" });
});
