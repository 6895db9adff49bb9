/** One visit for several appliances, booked by a visitor. */
import { beforeEach, describe, expect, it } from "vitest";
import { openDoors } from "../../../test/shop/doors.ts";
import { GARONNE, KARIM } from "../../../test/shop/garonne.ts";
import {
  askForTwo,
  bookTwo,
  FRIDGE,
  partsOf,
  slotsForTwo,
  TELEVISION,
  type BookedVisit,
} from "../../../test/shop/booking/visit.ts";
import { AT_HOME, book, slotsOf, somebody } from "../../../test/shop/visitor.ts";
import { agendaRest } from "../agenda/slots/rest.ts";
import { bookingRest } from "./rest.ts";

const doors = openDoors("2026-11-23T06:00:00Z", [agendaRest, bookingRest]);
beforeEach(() =>
  doors().database.asOwner("delete from app.message; truncate app.event, app.booking cascade"),
);

const count = async (table: string) =>
  (await doors().database.asOwner<{ n: number }>(`select count(*)::int as n from app.${table}`))[0]
    ?.n;
const letters = (template: string) =>
  doors().database.asOwner<{ text: string; attachments: { content: string }[] }>(
    "select text, attachments from app.message where template = $1",
    [template],
  );

describe("the hours for two appliances", () => {
  it("last as long as both, and are fewer than for one", async () => {
    const [one, two] = [await slotsOf(doors(), AT_HOME), await slotsForTwo(doors())];
    expect(two.length).toBeGreaterThan(0);
    expect(two.length).toBeLessThanOrEqual(one.length);
  });

  it("are those of one person who has every skill; there are none when nobody has", async () => {
    const { app } = doors();
    const ask = async (others: string) => {
      const query = { ...AT_HOME, others };
      const answer = await app.inject({ url: `/api/v1/shops/${GARONNE.id}/slots`, query });
      return answer.json<{ slots: { user_id: string }[]; skills_apart: boolean }>();
    };
    const both = await ask("petit-electromenager,:");
    expect(new Set(both.slots.map(({ user_id }) => user_id))).toEqual(new Set([KARIM.id]));
    expect(both.skills_apart).toBe(false);
    expect(await ask("tv-hifi-electronique")).toMatchObject({ slots: [], skills_apart: true });
  });
});

describe("a visit for two appliances", () => {
  it("gives each its repair and its appointment, one after the other, and one client", async () => {
    const { asked, sheetid, sheets } = await bookTwo(doors());
    expect(sheets.map(({ appliance }) => appliance)).toEqual(["Lave-linge", "Réfrigérateur"]);
    expect(sheets[0]?.sheetid).toBe(sheetid);
    const parts = await partsOf(doors(), asked.booking_id);
    const [washer, fridge] = parts;
    expect(parts.map(({ user_id }) => user_id)).toEqual([KARIM.id, KARIM.id]);
    expect(washer?.repair_id).toBe(asked.booking_id);
    expect(fridge?.start_at).toEqual(washer?.end_at);
    expect(fridge?.public_start_at).toEqual(washer?.public_start_at);
    expect([washer?.road[1], fridge?.road[0]]).toEqual([0, 0]);
    const repairs = await doors().database.asOwner<{ client_id: string; description: string }>(
      `select r.client_id, r.description from app.repair r join app.event e on e.repair_id = r.id order by e.start_at`,
    );
    expect(new Set(repairs.map(({ client_id }) => client_id)).size).toBe(1);
    expect(repairs[1]?.description).toBe(FRIDGE.description);
  });

  it("is confirmed by one letter with the link of each, one entry of calendar, one letter to the shop", async () => {
    const { reference, sheets } = await bookTwo(doors());
    const [letter, ...others] = await letters("booking-confirmed");
    expect(others).toEqual([]);
    for (const { sheetid } of sheets) expect(letter?.text).toContain(`/suivi/${sheetid}`);
    expect(letter?.text.replace(/\s/g, " ")).toContain(
      "Visite de 2 appareils : Lave-linge, Réfrigérateur",
    );
    expect(letter?.text).toContain(reference);
    expect(letter?.attachments).toHaveLength(1);
    expect(letter?.attachments[0]?.content.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    const toShop = await letters("booking-new");
    expect(toShop).toHaveLength(1);
    expect(toShop[0]?.text).toContain("Lave-linge Brandt, Réfrigérateur Liebherr");
    expect(toShop[0]?.text).toContain(FRIDGE.description);
  });

  it("sent twice, at once or later, is booked once and answered alike", async () => {
    const asked = await askForTwo(doors());
    const answers = await Promise.all([book(doors(), asked), book(doors(), asked)]);
    const later = await book(doors(), asked);
    const [first, ...again] = [...answers, later].map((answer) => answer.json<BookedVisit>());
    expect(first?.sheets).toHaveLength(2);
    for (const answer of again) expect(answer).toMatchObject({ sheets: first?.sheets });
    expect(await count("event")).toBe(2);
    expect(await letters("booking-confirmed")).toHaveLength(1);
  });

  it("is one of the three appointments of a client", async () => {
    const client = somebody(1);
    for (const turn of [-1, -4, -7]) await bookTwo(doors(), { client }, turn);
    const fourth = await book(doors(), await askForTwo(doors(), { client }));
    expect(fourth.json()).toMatchObject({ refused: "too-many-bookings" });
    expect(await count("event")).toBe(6);
  });
});

describe("two visitors who want one visit", () => {
  it("one has it whole, the other nothing of it and the nearest hours", async () => {
    const [first, second] = [
      await askForTwo(doors(), { client: somebody(2) }),
      await askForTwo(doors(), { client: somebody(3) }),
    ];
    const before = await count("repair");
    const answers = await Promise.all([book(doors(), first), book(doors(), second)]);
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(new Set(codes)).toEqual(new Set([201, 409]));
    expect([await count("event"), Number(await count("repair")) - Number(before)]).toEqual([2, 2]);
    const lost = answers.find(({ statusCode }) => statusCode === 409);
    expect(lost?.json()).toMatchObject({ refused: "slot-taken" });
  });

  it("one appliance in the hours of the second part takes the whole visit from the other", async () => {
    const visit = await askForTwo(doors(), { client: somebody(4) });
    await book(doors(), await askForTwo(doors(), { client: somebody(5) }));
    const [, fridge] = await doors().database.asOwner<{ id: string }>(
      "select id from app.event order by start_at",
    );
    await doors().database.asOwner(
      `with gone as (delete from app.event_assignee where event_id <> $1)
       delete from app.event where id <> $1`,
      [fridge?.id],
    );
    expect((await book(doors(), visit)).statusCode).toBe(409);
    expect(await count("event")).toBe(1);
  });
});

describe("what cannot be one visit", () => {
  it("nobody repairs both: the visitor is asked to book them separately", async () => {
    const asked = await askForTwo(doors(), { others: [TELEVISION] });
    const answer = await book(doors(), asked);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      refused: "skills-apart",
      message: expect.stringContaining("séparément"),
    });
    expect(await count("event")).toBe(0);
  });

  it("more than four appliances", async () => {
    const others = [FRIDGE, FRIDGE, FRIDGE, FRIDGE];
    const five = await book(doors(), await askForTwo(doors(), { others }));
    expect(five.json()).toMatchObject({
      refused: "bad-input",
      fields: { others: expect.anything() },
    });
  });
});
