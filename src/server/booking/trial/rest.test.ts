/** The owner tries the page of the shop: an appointment and a letter to them, and no trace anywhere else. */
import { beforeEach, describe, expect, it } from "vitest";
import {
  karim,
  marc,
  nadia,
  openOffice,
  sylvie,
  type Colleague,
} from "../../../../test/shop/colleagues.ts";
import { GARONNE, KARIM } from "../../../../test/shop/garonne.ts";
import { book, bookingOf, firstSlot, slotsOf, somebody } from "../../../../test/shop/visitor.ts";
import type { BookingProps } from "../../../web/site/props.ts";
import { agendaRest } from "../../agenda/slots/rest.ts";
import { bookingRest } from "../rest.ts";
import { bookingSite } from "../site.ts";
import { trialRest } from "./rest.ts";

const { doors, ask, send } = openOffice("2026-11-23T06:00:00Z", [
  agendaRest,
  bookingRest,
  bookingSite,
  trialRest,
]);
const rows = (query: string) => doors().database.asOwner<Record<string, unknown>>(query);
const count = async (table: string) => (await rows(`select 1 from app.${table}`)).length;

const attempt = (payload: unknown, who: Colleague = marc, shop_id: string = GARONNE.id) =>
  send(
    { method: "POST", url: `/api/v1/shops/${shop_id}/trial-bookings`, payload: payload as object },
    who,
  );
const tried = async (facts: Record<string, unknown> = {}) =>
  attempt(bookingOf({ slot: await firstSlot(doors()), ...facts }));
const trial = async () =>
  (
    await ask<{ booking_trial: { event_id: string } | null }>(
      "{ booking_trial { event_id start_at } }",
    )
  ).booking_trial;
const remove = () => ask("mutation { result: removeTrial { __typename } }", {}, marc);

/** Whatever a booking of a client leaves. */
const TRACES = [
  "client",
  "appliance",
  "repair",
  "repair_item",
  "booking",
  "notification",
  "counter",
];
const traces = () => Promise.all(TRACES.map(count));

beforeEach(async () => {
  await rows("delete from app.message; delete from app.event");
});

describe("a trial of the booking page", () => {
  it("is an appointment marked as a trial, and one letter to the person who tries", async () => {
    const before = await traces();
    const slot = await firstSlot(doors());
    const answer = await attempt(bookingOf({ slot }));
    expect(answer.statusCode, answer.body).toBe(201);
    const { public_start_at, public_end_at } = slot;
    expect(answer.json()).toEqual({ trial: true, public_start_at, public_end_at });
    const [event, ...others] = await rows(
      "select e.kind, e.notes, e.repair_id, a.user_id from app.event e join app.event_assignee a on a.event_id = e.id",
    );
    expect(others).toEqual([]);
    expect(event).toEqual({
      kind: "Réparation",
      notes: "Réservation d’essai · Lave-linge · Hélène VIDAL · Ne vidange plus.",
      repair_id: null,
      user_id: KARIM.id,
    });
    const letters = await rows(
      "select template, recipient, subject, channel, text from app.message",
    );
    expect(letters).toMatchObject([{ template: "booking-trial", recipient: "marc@ateliers.test" }]);
    expect(letters[0]?.subject).toMatch(/^Essai\s: /);
    expect(JSON.stringify(letters)).not.toContain("helene.vidal");
    expect(await traces()).toEqual(before);
  });

  it("keeps its hour from the clients until it is removed, by one press", async () => {
    const slot = await firstSlot(doors());
    await attempt(bookingOf({ slot }));
    const taken = await book(doors(), bookingOf({ slot, client: somebody(1) }));
    const other = (await slotsOf(doors())).some(({ slot_id }) => slot_id === slot.slot_id);
    expect([taken.statusCode === 201, other].every(Boolean)).toBe(false);
    expect(await trial()).toMatchObject({ event_id: expect.any(String) });
    await remove();
    expect(await trial()).toBeNull();
    expect(await rows("select 1 from app.event where repair_id is null")).toEqual([]);
    expect(await count("booking_trial")).toBe(0);
  });

  it("is in no figure of the week, even before it is removed", async () => {
    const figures = () => ask("{ week_figures { day visits done } }", {}, marc);
    const before = await figures();
    await tried();
    expect(await count("event")).toBe(1);
    expect(await figures()).toEqual(before);
  });

  it("leaves the first number to the first client", async () => {
    await tried();
    await remove();
    const series = await rows("select last from app.counter where series like 'R%'");
    const answer = await book(
      doors(),
      bookingOf({ slot: await firstSlot(doors()), client: somebody(2) }),
    );
    const next = Number(series[0]?.last ?? 0) + 1;
    expect(answer.json().reference).toBe(`R2026-${String(next).padStart(5, "0")}`);
  });

  it("made again takes the place of the one before", async () => {
    await tried();
    const first = await trial();
    await tried();
    expect(await count("event")).toBe(1);
    expect((await trial())?.event_id).not.toBe(first?.event_id);
  });

  it("is gone with its appointment, removed in the agenda", async () => {
    await tried();
    const { event_id } = (await trial()) ?? {};
    await ask("mutation ($id: ID!) { removeEvent(id: $id) { id } }", { id: event_id }, marc);
    expect(await trial()).toBeNull();
    expect((await rows("select 1 from app.message where template <> 'booking-trial'")).length).toBe(
      0,
    );
  });

  it("is refused where a client would be: an hour that is not free, an answer that is missing", async () => {
    const slot = await firstSlot(doors());
    const past = bookingOf({ slot: { ...slot, start_at: "2026-11-20T08:00:00.000Z" as never } });
    expect((await attempt(past)).statusCode).toBe(409);
    const nameless = await tried({ client: { lastname: "", phone: "" } });
    expect(nameless.statusCode).toBe(422);
    expect(nameless.json().fields).toHaveProperty("client.lastname");
    expect(await count("event")).toBe(0);
  });

  it.each([
    ["a technician", karim],
    ["the front desk", sylvie],
    ["another shop", nadia],
  ])("is not for %s", async (_who, colleague) => {
    const answer = await attempt(bookingOf({ slot: await firstSlot(doors()) }), colleague);
    expect(answer.statusCode).toBe(403);
    expect(await count("event")).toBe(0);
  });

  it("is offered by the page to those who ask for it", async () => {
    const url = `/${GARONNE.zipcode}/${GARONNE.slug}/rdv`;
    const propsOf = async (query: string) =>
      (await doors().app.inject({ url: url + query })).json<{ props: BookingProps }>().props;
    expect((await propsOf("")).trial).toBeNull();
    expect((await propsOf("?essai=oui")).trial).toBeNull();
    const { trial: own, prefill } = await propsOf("?essai=1");
    expect(own).toMatchObject({ lastname: "Essai", city: "Toulouse" });
    expect(prefill.zip).toBe(GARONNE.zipcode);
  });
});
