import { expect, test } from "vitest";
import { toInstant } from "../../time.ts";
import type { JournalItem } from "../journal.ts";
import { ABSENCE_KIND, newEvent } from "../../agenda/event.ts";
import { eventsOf, openingEvents, ownEvents } from "./events.ts";

const instant = (text: string) => toInstant(Date.parse(text));
const visit = {
  event_id: "visit",
  kind: "Dépannage",
  where: "Chez le client" as const,
  start_at: instant("2026-11-23T13:00:00Z"),
  end_at: instant("2026-11-23T14:30:00Z"),
  public_start_at: instant("2026-11-23T13:00:00Z"),
  public_end_at: instant("2026-11-23T15:00:00Z"),
};
const from = { start_at: visit.start_at, end_at: visit.end_at };
const payment = {
  payment_id: "p",
  invoice_id: "i",
  reference: "F2026-00001",
  method: "card" as const,
};
const invoice = { invoice_id: "i", reference: "F2026-00001", total_incl: 12_000, due: 12_000 };
const quote = { quote_id: "q", reference: "D2026-00001", version: 1 };
const told = (...items: JournalItem[]) => eventsOf({ repair_id: "r", items });
const names = (...items: JournalItem[]) =>
  told(...items).map(({ event, record_id }) => `${event} ${record_id}`);

test.each<[string, JournalItem]>([
  ["booking.created visit", { type: "AppointmentPlanned", payload: visit }],
  ["booking.moved visit", { type: "AppointmentMoved", payload: { ...visit, from } }],
  ["booking.cancelled visit", { type: "AppointmentCancelled", payload: { ...visit, by: "shop" } }],
  ["booking.created null", { type: "BookingConfirmed", payload: {} }],
  [
    "repair.status_changed r",
    { type: "StatusChanged", payload: { from: "Devis à faire", to: "Terminer/Archivé" } },
  ],
  [
    "quote.sent q",
    { type: "QuoteSent", payload: { ...quote, total_incl: 1, valid_until: "2026-12-24" as never } },
  ],
  ["quote.accepted q", { type: "QuoteAccepted", payload: { ...quote, total_incl: 1 } }],
  ["quote.refused q", { type: "QuoteRefused", payload: { ...quote, reason: "Trop cher" } }],
  ["invoice.issued i", { type: "InvoiceIssued", payload: invoice }],
  [
    "credit_note.issued i",
    { type: "CreditIssued", payload: { ...invoice, credits: "F2026-00001" } },
  ],
])("%s is told of its item", (name, item) => {
  expect(names(item)).toEqual([name]);
});

test("a payment is told, and the invoice too once nothing remains; a correction settles nothing", () => {
  const received = (amount: number, remainder: number): JournalItem => ({
    type: "PaymentReceived",
    payload: { ...payment, amount, remainder },
  });
  expect(names(received(5_000, 7_000))).toEqual(["payment.recorded i"]);
  expect(names(received(7_000, 0))).toEqual(["payment.recorded i", "invoice.paid i"]);
  expect(names(received(-7_000, 0))).toEqual(["payment.recorded i"]);
  expect(told(received(7_000, 0))[0]?.facts).toEqual({
    with: { payment: { id: "p", amount: 7_000, method: "card" } },
  });
});

test("a held booking is told once it is confirmed, not before, and never when it is released", () => {
  const until = instant("2026-11-23T08:30:00Z");
  const planned: JournalItem = { type: "AppointmentPlanned", payload: visit };
  expect(names(planned, { type: "BookingHeld", payload: { until } })).toEqual([]);
  expect(names({ type: "BookingReleased", payload: from })).toEqual([]);
});

test("a status says where it comes from, a move the hours before", () => {
  expect(told({ type: "AppointmentMoved", payload: { ...visit, from } })[0]?.facts).toEqual({
    with: { change: from },
  });
  const item: JournalItem = {
    type: "StatusChanged",
    payload: { from: "Devis à faire", to: "Terminer/Archivé" },
  };
  expect(told(item)[0]?.facts).toEqual({
    with: { change: { from: "Devis à faire", to: "Terminer/Archivé" } },
  });
});

test("an appointment that was cancelled carries itself: its row may be gone, and what a client said is left out", () => {
  const payload = { ...visit, by: "client" as const, reason: "Malade" };
  const [event] = told({ type: "AppointmentCancelled", payload });
  expect(event?.facts.data).toMatchObject({
    id: "visit",
    repair_id: "r",
    duration: 90,
    status: "CANCEL",
    public_end_at: visit.public_end_at,
  });
  expect(JSON.stringify(event)).not.toContain("Malade");
});

test("what is no program’s affair is not told; a repair is told when it is created", () => {
  expect(told({ type: "NotesAdded", payload: { description: "Sonner deux fois" } })).toEqual([]);
  const opened = openingEvents({
    repair_id: "r",
    items: [{ type: "AppointmentPlanned", payload: visit }],
  });
  expect(opened.map(({ event, record_id }) => [event, record_id])).toEqual([
    ["repair.created", "r"],
    ["booking.created", "visit"],
  ]);
});

const own = newEvent({
  id: "own",
  shop_id: "s",
  kind: "Livraison",
  start_at: instant("2026-11-23T13:00:00Z"),
});
const later = { ...own, start_at: instant("2026-11-23T14:00:00Z") };

test.each([
  ["made", undefined, own, ["booking.created own"]],
  ["moved", own, later, ["booking.moved own"]],
  ["its notes changed", own, { ...own, notes: "Sonner" }, []],
  ["cancelled", own, { ...own, status: "CANCEL" as const }, ["booking.cancelled own"]],
  ["taken out", own, undefined, ["booking.cancelled own"]],
  ["of a repair, whose journal tells it", undefined, { ...own, repair_id: "r" }, []],
  ["given to a repair", own, { ...own, repair_id: "r" }, ["booking.cancelled own"]],
  ["an absence", undefined, { ...own, kind: ABSENCE_KIND }, []],
])("an appointment without a repair, %s", (_, before, after, expected) => {
  const events = ownEvents(before, after);
  expect(events.map(({ event, record_id }) => `${event} ${record_id}`)).toEqual(expected);
});
