import { describe, expect, it } from "vitest";
import { anotherVisitor, openDoors } from "../../../test/shop/doors.ts";
import { GARONNE, KARIM } from "../../../test/shop/garonne.ts";
import {
  AT_HOME,
  book,
  bookingOf,
  bookUntilAnswered,
  firstSlot,
  slotsOf,
  somebody,
  FORGED,
  FORGED_HEADERS,
} from "../../../test/shop/visitor.ts";
import { agendaRest } from "../agenda/slots/rest.ts";
import { bookingRest } from "./rest.ts";
import { bookingSite } from "./site.ts";
import type { OfferedSlot } from "../../domain/agenda/slot-request.ts";
import type { BookingProps } from "../../web/site/props.ts";

const doors = openDoors("2026-11-23T06:00:00Z", [agendaRest, bookingRest, bookingSite]);

describe("the booking page", () => {
  const propsAt = async (query: string) => {
    const url = `/${GARONNE.zipcode}/${GARONNE.slug}/rdv${query}`;
    const response = await doors().app.inject({ url });
    expect(response.statusCode).toBe(200);
    return response.json<{ props: BookingProps }>().props;
  };

  it("knows who may come by their first names, and nothing else of them", async () => {
    const { technicians } = await propsAt("");
    expect(technicians).toContainEqual({ id: KARIM.id, firstname: KARIM.firstname });
    for (const technician of technicians)
      expect(Object.keys(technician)).toEqual(["id", "firstname"]);
  });

  it("has the prices that the shop posts, so that the recap can say them", async () => {
    const { tariffs } = await propsAt("");
    const [row] = await doors().database.asOwner<{ tariffs: object }>(
      "select tariffs from app.shop where id = $1",
      [GARONNE.id],
    );
    expect(tariffs).toMatchObject(row?.tariffs ?? {});
  });

  it.each([
    ["repaired there", "?appareil=lave-linge", "gros-electromenager"],
    ["of another trade", "?appareil=parquet", ""],
    ["that does not exist", "?appareil=magie", ""],
    ["given twice", "?appareil=four&appareil=lave-linge", ""],
    ["that was not searched for", "", ""],
  ])("answers the appliance %s: %s", async (_case, query, category_id) => {
    const { prefill } = await propsAt(query);
    expect(prefill.category_id).toBe(category_id);
  });

  it("keeps the hour pressed on the shop's page, when it is one", async () => {
    expect((await propsAt("?slot=2026-11-24T08:00:00.000Z")).wanted).toBe(
      "2026-11-24T08:00:00.000Z",
    );
    expect((await propsAt("?slot=demain")).wanted).toBeNull();
  });
});

describe("a booking", () => {
  it("makes the client, the repair with its journal, the appointment and the messages", async () => {
    const slot = await firstSlot(doors());
    const asked = bookingOf({ slot });
    const response = await book(doors(), asked);
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({
      sheetid: expect.stringMatching(/^[\w-]{22}$/),
      reference: "R2026-00001",
      public_start_at: slot.public_start_at,
      public_end_at: slot.public_end_at,
      camera: expect.any(String),
    });
    const { database } = doors();
    const [repair] = await database.asOwner(
      `select r.status, r."where", c.lastname, c.firstname, a.kind, a.brand, p.number, d.street, d.lat is not null as located
       from app.repair r join app.client c on c.id = r.client_id join app.appliance a on a.id = r.appliance_id
       join app.client_phone p on p.client_id = c.id join app.client_address d on d.client_id = c.id where r.id = $1`,
      [asked.booking_id],
    );
    expect(repair).toEqual({
      status: "Prêt à réparer",
      where: "Chez le client",
      lastname: "VIDAL",
      firstname: "Hélène",
      kind: "Lave-linge",
      brand: "Brandt",
      number: "+33639981234",
      street: "8 allée des Peupliers",
      located: true,
    });
    const items = await database.asOwner(
      "select type, author from app.repair_item where repair_id = $1 order by id",
      [asked.booking_id],
    );
    expect(items.filter(({ author }) => author === "client").map(({ type }) => type)).toEqual([
      "ClientAdded",
      "ApplianceAdded",
      "NotesAdded",
      "StatusChanged",
      "AppointmentPlanned",
      "TermsAccepted",
    ]);
    const [event] = await database.asOwner(
      `select e.start_at, e.public_start_at, e.trip_duration_before > 0 as travels, a.user_id
       from app.event e join app.event_assignee a on a.event_id = e.id where e.repair_id = $1`,
      [asked.booking_id],
    );
    expect(event).toEqual({
      start_at: slot.start_at,
      public_start_at: slot.public_start_at,
      travels: true,
      user_id: KARIM.id,
    });
    const messages = await database.asOwner<{
      template: string;
      recipient: string;
      attachments: { content: string }[];
    }>(
      "select template, recipient, attachments from app.message where repair_id = $1 order by template",
      [asked.booking_id],
    );
    expect(messages.map(({ template, recipient }) => [template, recipient])).toEqual([
      ["booking-confirmed", "helene.vidal@example.org"],
      ["booking-new", GARONNE.email],
    ]);
    expect(messages[0]?.attachments[0]?.content).toContain("METHOD:PUBLISH");
    const told = await database.asOwner(
      "select n.kind, n.about ->> 'client' as client from app.notification n where n.repair_id = $1",
      [asked.booking_id],
    );
    expect(told).toEqual([{ kind: "booking", client: "Hélène VIDAL" }]);
  });
});

describe("one slot and many visitors", { timeout: 120_000 }, () => {
  it("goes to one of two hundred; the others are told the nearest ones", async () => {
    const slot = (await slotsOf(doors())).find(({ user_id }) => user_id === KARIM.id);
    if (!slot) throw new Error("Karim has no slot");
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, turn) =>
        bookUntilAnswered(doors(), bookingOf({ slot, client: somebody(turn) })),
      ),
    );
    const taken = answers.filter(({ statusCode }) => statusCode === 409);
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(taken).toHaveLength(199);
    for (const answer of taken) {
      const { refused, message, detail } = answer.json<Lost>();
      expect(refused).toBe("slot-taken");
      expect(message).toBe("Ce créneau vient d’être pris. Voici les plus proches.");
      expect(detail.nearest).toHaveLength(3);
      expect(detail.nearest.map(({ public_start_at }) => public_start_at)).not.toContain(
        slot.public_start_at,
      );
    }
    expect(await overlaps()).toEqual([]);
  });

  it("is given to another technician free in the same window", async () => {
    const anyone = { kind: "Réparation", where: "Atelier" };
    const [slot] = (await slotsOf(doors(), anyone)).toReversed();
    if (!slot) throw new Error("no slot is free");
    const visit = { slot, where: "Atelier", appliance: null, address: null };
    const answers = await Promise.all(
      [1, 2, 3].map((turn) => book(doors(), bookingOf({ ...visit, client: somebody(900 + turn) }))),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    const people = await doors().database.asOwner(
      "select distinct a.user_id from app.event e join app.event_assignee a on a.event_id = e.id where e.public_start_at = $1",
      [slot.public_start_at],
    );
    expect(people).toHaveLength(3);
  });
});

describe("five hundred visitors over a week", { timeout: 120_000 }, () => {
  it("never overlap in anybody's day, margins included", async () => {
    const slots = await slotsOf(doors(), { ...AT_HOME, days: "7" });
    const answers = await Promise.all(
      Array.from({ length: 500 }, (_, turn) => {
        const slot = slots[Math.floor(Math.random() * slots.length)];
        if (!slot) throw new Error("no slot is free");
        return bookUntilAnswered(doors(), bookingOf({ slot, client: somebody(1000 + turn) }));
      }),
    );
    const statuses = Object.groupBy(answers, ({ statusCode }) => String(statusCode));
    expect(Object.keys(statuses).sort()).toEqual(["201", "409"]);
    expect(statuses["201"]?.length).toBeGreaterThan(5);
    expect(await overlaps()).toEqual([]);
    const references = await doors().database.asOwner<{ reference: string }>(
      "select reference from app.repair order by 1",
    );
    const numbers = references.map(({ reference }) => Number(reference.slice(-5)));
    expect(numbers).toEqual(numbers.map((_, index) => index + 1));
  });
});

type Lost = { refused: string; message: string; detail: { nearest: OfferedSlot[] } };

const overlaps = () =>
  doors().database.asOwner(
    `select a.event_id, b.event_id from app.event_assignee a join app.event_assignee b
     on a.user_id = b.user_id and a.event_id < b.event_id and a.busy && b.busy
     where a.status <> 'CANCEL' and b.status <> 'CANCEL'`,
  );

describe("with a forged host, in whatever header, a booking", () => {
  it.each(FORGED_HEADERS.map((headers, turn) => ({ headers, turn })))(
    "is confirmed with links to this server alone: $headers",
    async ({ headers, turn }) => {
      const client = somebody(900 + turn);
      const asked = bookingOf({ slot: await firstSlot(doors()), client });
      const answer = await book(doors(), asked, GARONNE.id, anotherVisitor(), headers);
      expect(answer.statusCode, answer.body).toBe(201);
      const letters = await doors().database.asOwner<{ text: string }>(
        "select * from app.message where repair_id = $1",
        [asked.booking_id],
      );
      expect(letters.length).toBeGreaterThan(1);
      for (const { text } of letters) expect(text).toContain("http://localhost:3000/");
      expect(JSON.stringify(letters) + answer.body).not.toContain(FORGED);
    },
  );
});
