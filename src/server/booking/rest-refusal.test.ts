import { beforeAll, describe, expect, it } from "vitest";
import { instant, openDoors } from "../../../test/shop/doors.ts";
import { GARONNE, LOIRE, NADIA } from "../../../test/shop/garonne.ts";
import {
  AT_HOME,
  book,
  bookingOf,
  firstSlot,
  slotsOf,
  somebody,
} from "../../../test/shop/visitor.ts";
import { addMinutes } from "../../domain/time.ts";
import type { OfferedSlot } from "../../domain/agenda/slot-request.ts";

const doors = openDoors("2026-11-23T06:00:00Z");

const count = async () => {
  const [row] = await doors().database.asOwner<Record<string, number>>(
    `select (select count(*) from app.client) as clients, (select count(*) from app.repair) as repairs,
      (select count(*) from app.repair_item) as items, (select count(*) from app.event) as events, (select count(*) from app.message) as messages`,
  );
  return row;
};

describe("what cannot be booked", () => {
  let slot: OfferedSlot;
  beforeAll(async () => {
    slot = await firstSlot(doors());
  });
  const NONE = { clients: 0, repairs: 0, items: 0, events: 0, messages: 0 };

  it.each<[string, (good: ReturnType<typeof bookingOf>) => unknown, string]>([
    ["nothing", () => null, "request"],
    ["a list", () => [1, 2], "request"],
    ["a text", () => "bonjour", "request"],
    ["no consent", (good) => ({ ...good, consents: {} }), "consents.cgv"],
    [
      "a wrong phone",
      (good) => ({ ...good, client: { ...good.client, phone: "12" } }),
      "client.phone",
    ],
    [
      "a wrong e-mail",
      (good) => ({ ...good, client: { ...good.client, email: "a@b" } }),
      "client.email",
    ],
    [
      "no name",
      (good) => ({ ...good, client: { ...good.client, lastname: "\u0000 " } }),
      "client.lastname",
    ],
    [
      "a description without end",
      (good) => ({ ...good, description: "x".repeat(5000) }),
      "description",
    ],
    ["an unknown kind", (good) => ({ ...good, kind: "Magie" }), "kind"],
    ["no address at the client's", (good) => ({ ...good, address: null }), "address"],
    [
      "a slot that is no time",
      (good) => ({ ...good, slot: { ...good.slot, start_at: "demain" } }),
      "slot.start_at",
    ],
    [
      "a slot of another age, which no calendar reaches",
      (good) => ({ ...good, slot: { ...good.slot, start_at: "9999-12-31T23:59:59-23:59" } }),
      "slot.start_at",
    ],
    ["an id that is none", (good) => ({ ...good, booking_id: "1" }), "booking_id"],
  ])("%s: 422, a French sentence on its field, nothing written", async (_, spoil, field) => {
    const response = await book(doors(), spoil(bookingOf({ slot })));
    expect(response.statusCode).toBe(422);
    const { refused, message, fields } = response.json<{
      refused: string;
      message: string;
      fields: Record<string, string>;
    }>();
    expect(refused).toBe("bad-input");
    expect(message).toMatch(/Rien n’a été enregistré/);
    expect(fields[field]).toMatch(/^\p{Lu}.*\.$/u);
    expect(await count()).toEqual(NONE);
  });

  it("what is not JSON is refused before anything", async () => {
    const response = await doors().app.inject({
      method: "POST",
      url: `/api/v1/shops/${GARONNE.id}/bookings`,
      headers: { "content-type": "application/json" },
      payload: "{",
    });
    expect(response.statusCode).toBe(400);
    expect(response.json<{ message: string }>().message).toMatch(/mal formée/);
  });

  it.each<[string, (slot: OfferedSlot) => object]>([
    [
      "an hour nobody offered",
      ({ start_at, ...rest }) => ({
        ...rest,
        start_at: start_at.replace(":00:00", ":07:00").replace(":30:00", ":37:00"),
      }),
    ],
    [
      "a window other than the one announced",
      (given) => ({ ...given, public_end_at: "2026-11-23T23:00:00.000Z" }),
    ],
    ["a technician of another shop", (given) => ({ ...given, user_id: NADIA.id })],
    ["a technician who does not exist", (given) => ({ ...given, user_id: GARONNE.id })],
  ])("%s is never taken at its word", async (_, spoil) => {
    const good = bookingOf({ slot });
    const response = await book(doors(), { ...good, slot: { ...good.slot, ...spoil(slot) } });
    expect([201, 409]).toContain(response.statusCode);
    if (response.statusCode === 201)
      expect(response.json()).toMatchObject({
        public_start_at: slot.public_start_at,
        public_end_at: slot.public_end_at,
      });
    await doors().database.asOwner("delete from app.message; truncate app.event cascade");
  });

  it.each<[string, (good: ReturnType<typeof bookingOf>) => object, string, string]>([
    [
      "a kind that is not booked online",
      (good) => ({ ...good, kind: "Autre" }),
      "kind-not-online",
      "kind",
    ],
    [
      "a delivery at the workshop",
      (good) => ({ ...good, kind: "Livraison / Enlèvement", where: "Atelier" }),
      "where-not-offered",
      "where",
    ],
    [
      "a visit in Brest",
      (good) => ({ ...good, address: { street: "1 quai Neuf", zip: "29200", city: "Brest" } }),
      "too-far",
      "address",
    ],
  ])("%s: 422 with its own word, on the question that changes it", async (_, ask, word, field) => {
    const response = await book(doors(), ask(bookingOf({ slot })));
    const { refused, fields } = response.json<{
      refused: string;
      fields: Record<string, string>;
    }>();
    expect([response.statusCode, refused]).toEqual([422, word]);
    expect(fields[field]).toMatch(/^\p{Lu}.*\.$/u);
  });

  it.each([
    ["2027-06-01T09:00:00Z", "too-early", 0],
    ["2026-11-23T06:30:00Z", "too-late", 3],
    ["2026-11-24T02:00:00Z", "slot-taken", 3],
  ])("%s is refused as %s, with the nearest slots", async (start, word, nearest) => {
    const start_at = instant(start);
    const other = { ...slot, start_at, public_start_at: start_at };
    const asked = bookingOf({
      slot: { ...other, public_end_at: addMinutes(start_at, 120) },
      client: somebody(1),
    });
    const response = await book(doors(), asked);
    const { refused, detail } = response.json<{
      refused: string;
      detail: { nearest: unknown[] };
    }>();
    expect([response.statusCode, refused]).toEqual([409, word]);
    expect(detail.nearest).toHaveLength(nearest);
  });

  it.each([["01990000-0000-7000-8000-000000099999"], ["1"], ["atelier-garonne"], ["%00"]])(
    "the shop %s does not exist",
    async (shop_id) => {
      expect((await book(doors(), bookingOf({ slot }), shop_id)).statusCode).toBe(404);
      const slots = await doors().app.inject({
        url: `/api/v1/shops/${shop_id}/slots`,
        query: AT_HOME,
      });
      expect(slots.statusCode).toBe(404);
    },
  );

  it("a shop on pause says so, and offers nothing", async () => {
    const { database } = doors();
    await database.asOwner("update app.shop set status = 'PAUSED' where id = $1", [LOIRE.id]);
    const there = { ...AT_HOME, zip: "44000", city: "Nantes" };
    expect(await slotsOf(doors(), there, LOIRE.id)).toEqual([]);
    const response = await book(doors(), bookingOf({ slot, client: somebody(2) }), LOIRE.id);
    expect([response.statusCode, response.json<{ refused: string }>().refused]).toEqual([
      409,
      "not-bookable",
    ]);
  });
});

describe("the same booking again", () => {
  it("is answered like the first time, one after the other or at once, and written once", async () => {
    const asked = bookingOf({ slot: await firstSlot(doors()), client: somebody(50) });
    const before = await count();
    const first = await book(doors(), asked);
    const answers = [
      await book(doors(), asked),
      ...(await Promise.all(Array.from({ length: 20 }, () => book(doors(), asked)))),
    ];
    for (const answer of answers)
      expect([answer.statusCode, answer.json()]).toEqual([201, sameAs(first)]);
    const after = await count();
    expect([after?.repairs, after?.events, after?.messages]).toEqual([
      Number(before?.repairs) + 1,
      Number(before?.events) + 1,
      Number(before?.messages) + 2,
    ]);
  });

  it("under another contact finds the first one", async () => {
    const asked = bookingOf({ slot: await firstSlot(doors()), client: somebody(51) });
    const answers = await Promise.all([
      book(doors(), asked),
      book(doors(), { ...asked, client: somebody(52) }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(answers[0]?.json()).toEqual(answers[1] && sameAs(answers[1]));
  });
});

/** The address of its photos is sealed anew each time. */
const sameAs = (answer: { json: () => object }) => ({
  ...answer.json(),
  camera: expect.any(String),
});

describe("a booking under the id of a repair", () => {
  it("of the office is refused, and never answers the secret link", async () => {
    const asked = bookingOf({ slot: await firstSlot(doors()), client: somebody(53) });
    const made = await book(doors(), asked);
    await doors().database.asOwner("update app.repair set created_by = $1 where id = $2", [
      NADIA.id,
      asked.booking_id,
    ]);
    const answer = await book(doors(), asked);
    expect([answer.statusCode, answer.json<{ refused: string }>().refused]).toEqual([
      409,
      "id-taken",
    ]);
    expect(answer.body).not.toContain(made.json<{ sheetid: string }>().sheetid);
  });

  it("whose appointment the shop removed is refused, without a failure", async () => {
    const asked = bookingOf({ slot: await firstSlot(doors()), client: somebody(54) });
    await book(doors(), asked);
    await doors().database.asOwner(
      "with gone as (delete from app.event_assignee a using app.event e where e.id = a.event_id and e.repair_id = $1) select",
      [asked.booking_id],
    );
    await doors().database.asOwner("delete from app.event where repair_id = $1", [
      asked.booking_id,
    ]);
    expect((await book(doors(), asked)).statusCode).toBe(409);
  });
});

describe("who is already known", () => {
  const clientsNamed = (lastname: string) =>
    doors().database.asOwner("select id, firstname, email from app.client where lastname = $1", [
      lastname.toUpperCase(),
    ]);

  it("is found again by e-mail or phone, even when both bookings come at once", async () => {
    const slots = await slotsOf(doors());
    const client = {
      lastname: "Ferrand",
      firstname: "Odile",
      email: "odile@example.org",
      phone: "06 39 98 77 01",
    };
    const spread = slots.filter((_, index) => index % 4 === 0).slice(0, 3);
    const answers = await Promise.all(
      spread.map((slot) => book(doors(), bookingOf({ slot, client }))),
    );
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(await clientsNamed("Ferrand")).toHaveLength(1);
    const [phones] = await doors().database.asOwner(
      "select count(*) as n from app.client_phone where number = '+33639987701'",
    );
    expect(phones).toEqual({ n: 1 });
  });

  it("keeps the record of the shop: what is typed about them changes no word of it", async () => {
    const slots = (await slotsOf(doors())).toReversed();
    const phone = "06 39 98 77 02";
    const [one, two] = slots;
    if (!one || !two) throw new Error("no slot is free");
    await book(doors(), bookingOf({ slot: one, client: { lastname: "Morel", phone } }));
    await book(
      doors(),
      bookingOf({
        slot: two,
        client: { lastname: "morel", firstname: "Jean", email: "jean@example.org", phone },
        address: { street: "2 rue Neuve", zip: "31000", city: "Toulouse" },
      }),
    );
    expect(await clientsNamed("Morel")).toEqual([
      { id: expect.any(String), firstname: "", email: "" },
    ]);
    const streets = await doors().database.asOwner(
      "select d.street from app.client_address d join app.client c on c.id = d.client_id where c.lastname = 'MOREL' order by 1",
    );
    expect(streets).toEqual([{ street: "8 allée des Peupliers" }]);
  });

  it("is not confused with the rest of the family on the same telephone", async () => {
    const [one, two] = (await slotsOf(doors())).toReversed();
    if (!one || !two) throw new Error("no slot is free");
    const phone = "05 61 99 77 03";
    await book(
      doors(),
      bookingOf({ slot: one, client: { lastname: "Petit", firstname: "Anne", phone } }),
    );
    await book(
      doors(),
      bookingOf({ slot: two, client: { lastname: "Petit", firstname: "Luc", phone } }),
    );
    expect(await clientsNamed("Petit")).toHaveLength(2);
  });
});
