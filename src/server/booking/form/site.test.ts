/** A browser without scripts books: each screen is a form, and nothing that is posted breaks one. */
import { expect, test } from "vitest";
import { anotherVisitor, buildDoors, openDoors } from "../../../../test/shop/doors.ts";
import { GARONNE, LOIRE, NADIA } from "../../../../test/shop/garonne.ts";
import { book, bookingOf, slotsOf } from "../../../../test/shop/visitor.ts";
import { agendaRest } from "../../agenda/slots/rest.ts";
import { bookingRest } from "../rest.ts";
import type { BookingFormProps } from "../../../web/site/props.ts";
import { bookingSite } from "../site.ts";
import { bookingFormSite } from "./site.ts";

const NOW = "2026-11-23T06:00:00Z";
const doors = openDoors(NOW, [bookingFormSite, bookingSite, agendaRest, bookingRest]);
const PATH = "/31000/atelier-garonne/rdv/simple";

type Fields = Record<string, string>;
const inject = (payload?: string, path = PATH) =>
  doors().app.inject({
    method: payload === undefined ? "GET" : "POST",
    url: path,
    ...(payload !== undefined && {
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload,
    }),
    remoteAddress: anotherVisitor(),
  });
const open = async (query = "") => {
  const response = await inject(undefined, PATH + query);
  return response.json<{ props: BookingFormProps }>().props;
};
async function post(before: BookingFormProps, fields: Fields): Promise<BookingFormProps> {
  const { step, booking_id, draft } = before;
  const body = { step, booking_id, draft: JSON.stringify(draft), ...fields };
  const response = await inject(new URLSearchParams(body).toString());
  expect(response.statusCode).toBe(200);
  return response.json<{ props: BookingFormProps }>().props;
}

async function toContact(phone: string): Promise<[BookingFormProps, Fields]> {
  const problem = await post(await open(), { kind_id: "lave-linge" });
  const deeper = await post(problem, { node: "lave-linge/fuite" });
  expect([problem.step, deeper.step, deeper.draft.node]).toEqual([
    "problem",
    "problem",
    "lave-linge/fuite",
  ]);
  const place = await post(deeper, { description: "Une flaque.", urgency: "on", next: "1" });
  expect([place.step, place.week]).toEqual(["slot", null]);
  const hours = await post(place, { "address.zip": "31700", stay: "1" });
  const [slot] = hours.week?.slots ?? [];
  const contact = await post(hours, { slot: JSON.stringify(slot) });
  expect([contact.step, contact.draft.city]).toEqual(["contact", "Blagnac"]);
  const answers = {
    "client.lastname": "Sansscript",
    "client.phone": phone,
    "address.street": "3 rue des Essais",
    "address.city": "Blagnac",
    "consents.cgv": "on",
    next: "1",
  };
  return [contact, answers];
}

test("four forms book a visit, and sent twice they book it once", async () => {
  const [contact, answers] = await toContact("06 39 98 41 01");
  const first = await post(contact, answers);
  expect(first.done?.reference).toMatch(/^R2026-/);
  const second = await post(contact, answers);
  expect(second.done?.reference).toBe(first.done?.reference);
  const items = await doors().database.asOwner<{ type: string }>(
    "select type from app.repair_item where repair_id = $1",
    [contact.booking_id],
  );
  expect(items.map(({ type }) => type)).toEqual(
    expect.arrayContaining(["SymptomAdded", "NotesAdded", "UrgencyChanged"]),
  );
});

test("of two on one hour, the second one chooses another and retypes nothing", async () => {
  const [contact, answers] = await toContact("06 39 98 41 02");
  // One visitor for each technician who may come at that hour, then one too many.
  let lost = await post(contact, answers);
  for (let turn = 10; lost.done && turn < 20; turn++) {
    const other = { ...contact, booking_id: crypto.randomUUID() };
    lost = await post(other, { ...answers, "client.phone": `06 39 98 42 ${turn}` });
  }
  expect(lost).toMatchObject({ step: "slot", done: null });
  expect(lost.refusal).toContain("vient d’être pris");
  expect(lost.draft).toMatchObject({ lastname: "Sansscript", street: "3 rue des Essais" });
});

test("what is wrong is said beside its field, and the way back keeps the answers", async () => {
  const [contact] = await toContact("06 39 98 41 04");
  const faulty = await post(contact, { "client.phone": "12", next: "1" });
  expect(Object.keys(faulty.faults)).toEqual(
    expect.arrayContaining(["client.lastname", "client.phone", "address.street", "consents.cgv"]),
  );
  const back = await post(faulty, { back: "1" });
  expect([back.step, back.draft.phone]).toEqual(["slot", "12"]);
  const short = await post(back, { "address.zip": "3170", stay: "1" });
  expect([Object.keys(short.faults), short.week]).toEqual([["address.zip"], null]);
});

test("a link answers the first screen", async () => {
  const linked = await open("?appareil=lave-linge&panne=lave-linge/fuite&lieu=31700");
  expect(linked).toMatchObject({ step: "problem", draft: { node: "lave-linge/fuite" } });
});

test.each([
  ["nothing", ""],
  ["a draft of another shape", "step=contact&draft=%5B1%2C2%5D&next=1"],
  ["a draft that is no JSON", "step=slot&draft=%7B&stay=1"],
  ["an unknown screen", "step=magie&next=1"],
  ["text everywhere", `step=problem&kind_id=<script>&node=${"a/".repeat(5_000)}&next=1`],
  ["a day that is none", "step=slot&first=demain&where=Atelier"],
])("%s is answered by a screen, and books nothing", async (_case, body) => {
  const response = await inject(body);
  expect(response.statusCode).toBe(200);
  expect(response.json<{ props: BookingFormProps }>().props.done).toBeNull();
});

test("a body that is too large is refused", async () => {
  const response = await inject(`description=${"a".repeat(3_000_000)}`);
  expect(response.statusCode).toBe(413);
});

const TOO_LONG = "z".repeat(300);
const FRENCH = /^\p{Lu}.*[.?]$/u;

test.each<[string, Fields, string, (draft: BookingFormProps["draft"]) => string]>([
  ["a name", { "client.lastname": TOO_LONG }, "client.lastname", (draft) => draft.lastname],
  ["a first name", { "client.firstname": TOO_LONG }, "client.firstname", (d) => d.firstname],
  ["a street", { "address.street": TOO_LONG }, "address.street", (draft) => draft.street],
  ["a town", { "address.city": TOO_LONG }, "address.city", (draft) => draft.city],
  ["an e-mail", { "client.email": "<b>@" }, "client.email", (draft) => draft.email],
  ["a telephone", { "client.phone": "' or 1=1" }, "client.phone", (draft) => draft.phone],
])(
  "%s that cannot be is kept as typed, with its reason in French",
  async (_, typed, field, kept) => {
    const [contact, answers] = await toContact("06 39 98 41 05");
    const faulty = await post(contact, { ...answers, ...typed });
    expect([faulty.step, faulty.done, faulty.booking_id]).toEqual([
      "contact",
      null,
      contact.booking_id,
    ]);
    expect(Object.keys(faulty.faults)).toEqual([field]);
    expect(faulty.faults[field]).toMatch(FRENCH);
    expect(kept(faulty.draft)).toBe(typed[field]);
    expect(faulty.draft).toMatchObject({ description: "Une flaque.", zip: "31700", urgent: true });
  },
);

test("a description without end stays on its screen, and is not cut short in silence", async () => {
  const problem = await post(await open(), { kind_id: "lave-linge" });
  const faulty = await post(problem, { description: "é".repeat(5_000), next: "1" });
  expect([faulty.step, faulty.draft.kind_id]).toEqual(["problem", "lave-linge"]);
  expect(faulty.faults.description).toMatch(FRENCH);
  const mended = await post(faulty, { description: "é".repeat(4_000), next: "1" });
  expect([mended.step, mended.draft.description.length]).toEqual(["slot", 4_000]);
});

test("a brand that is too long leads back to its field, then straight on to the end", async () => {
  const [contact, answers] = await toContact("06 39 98 41 06");
  const draft = JSON.stringify({ ...contact.draft, brand: TOO_LONG });
  const faulty = await post(contact, { ...answers, draft });
  expect([faulty.step, faulty.draft.lastname]).toEqual(["problem", "Sansscript"]);
  expect(faulty.faults["appliance.brand"]).toMatch(FRENCH);
  const mended = await post(faulty, { "appliance.brand": "Brandt", next: "1" });
  expect([mended.step, mended.draft.phone]).toEqual(["contact", "06 39 98 41 06"]);
});

test("the last form posted twice at once books one visit and answers it twice", async () => {
  const [contact, answers] = await toContact("06 39 98 41 07");
  const both = await Promise.all([post(contact, answers), post(contact, answers)]);
  const [first, second] = both.map(({ done }) => done?.reference);
  expect(first).toMatch(/^R2026-/);
  expect(second).toBe(first);
});

test("an hour of the second week that is taken shows the week of the nearest hours", async () => {
  const [contact, answers] = await toContact("06 39 98 41 08");
  const hours = await post(await post(contact, { back: "1" }), { first: "2026-12-02" });
  const chosen = hours.week?.slots[0];
  expect([hours.week?.first, hours.draft.slot]).toEqual(["2026-12-02", contact.draft.slot]);
  // A window that is not offered, as one that was taken meanwhile.
  const moved = JSON.stringify({ ...chosen, public_end_at: "2026-12-02T22:59:00.000Z" });
  const late = await post(await post(hours, { slot: moved }), answers);
  expect(late).toMatchObject({ step: "slot", done: null, draft: { slot: null, cgv: true } });
  expect(late.refusal).toMatch(FRENCH);
  expect(late.week?.first).toBe("2026-12-02");
  expect(late.week?.slots.length).toBeGreaterThan(0);
});

test("a slot of another shop never enters its agenda", async () => {
  const [contact, answers] = await toContact("06 39 98 41 09");
  const slot = { ...contact.draft.slot, user_id: NADIA.id };
  await post(contact, { ...answers, draft: JSON.stringify({ ...contact.draft, slot }) });
  const theirs = await doors().database.asOwner(
    "select from app.event_assignee where shop_id = $1 or user_id = $2",
    [LOIRE.id, NADIA.id],
  );
  expect(theirs).toEqual([]);
});

test("the number of another shop's booking opens nothing of it", async () => {
  const asked = { kind: "Réparation", where: "Atelier", category_id: "gros-electromenager" };
  const [slot] = await slotsOf(doors(), asked, LOIRE.id);
  if (!slot) throw new Error("no slot is free");
  const theirs = bookingOf({ slot, where: "Atelier", address: null });
  const first = await book(doors(), theirs, LOIRE.id);
  expect(first.statusCode).toBe(201);
  const [contact, answers] = await toContact("06 39 98 41 11");
  const { done } = await post({ ...contact, booking_id: theirs.booking_id }, answers);
  expect(done?.public_start_at).toBe(contact.draft.slot?.public_start_at);
  expect(done?.sheetid).not.toBe(first.json<{ sheetid: string }>().sheetid);
});

test("a state that was tampered with is settled by the shop's own rules", async () => {
  const [contact, answers] = await toContact("06 39 98 41 12");
  const lies = { kind: "Livraison", where: "Sur la Lune", category_id: "fusees", node: "magie" };
  const draft = JSON.stringify({ ...contact.draft, ...lies, slot: { user_id: 4 } });
  const settled = await post(contact, { ...answers, draft });
  expect([settled.step, settled.done]).toEqual(["problem", null]);
  expect(settled.draft).toMatchObject({ where: "Chez le client", slot: null });
  expect(settled.refusal).toMatch(FRENCH);
});

test("an unknown shop has no form, and a wrong postal code leads to the right one", async () => {
  const unknown = "/31000/personne/rdv/simple";
  for (const response of [await inject(undefined, unknown), await inject("step=slot", unknown)])
    expect(response.statusCode).toBe(404);
  const moved = await inject(undefined, "/99999/atelier-garonne/rdv/simple");
  expect([moved.statusCode, moved.headers.location]).toEqual([301, PATH]);
});

test.each(["SUSPENDED", "PAUSED"])(
  "a shop %s leads to its own page and books nothing",
  async (status) => {
    const { database } = doors();
    const [contact, answers] = await toContact("06 39 98 41 13");
    const setStatus = (to: string) =>
      database.asOwner(
        `update app.shop set status = $1::text, suspended_reason = case $1::text when 'SUSPENDED' then 'Impayé' else '' end,
          suspended_from = case $1::text when 'SUSPENDED' then 'ACTIVE' else '' end where id = $2`,
        [to, GARONNE.id],
      );
    await setStatus(status);
    const setAside = await buildDoors(database, { now: NOW, plugins: [bookingFormSite] });
    const { step, booking_id, draft } = contact;
    const body = { step, booking_id, draft: JSON.stringify(draft), ...answers };
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const payload = new URLSearchParams(body).toString();
    const answer = await setAside.app.inject({ method: "POST", url: PATH, headers, payload });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, "/31000/atelier-garonne"]);
    // The process that still holds the shop as it was seconds ago books nothing either.
    const held = await post(contact, answers);
    expect(held.done).toBeNull();
    expect(held.refusal).toContain("Appelez-le");
    await setStatus("ACTIVE");
    await setAside.services.live.close();
    await setAside.app.close();
  },
);

test("the hour pressed on the shop's page is checked at once, here and on the wizard's page", async () => {
  const [slot] = await slotsOf(doors(), {
    kind: "Diagnostic / Devis",
    where: "Chez le client",
    category_id: "gros-electromenager",
    zip: "31700",
  });
  const start = slot?.public_start_at ?? "";
  const query = `?slot=${encodeURIComponent(start)}&appareil=lave-linge`;
  const free = await open(query);
  expect(free.offer.wish).toMatchObject({ text: expect.stringContaining("libre") });
  expect(free.offer.wish?.nearest).toEqual([]);
  const night = "2026-11-24T02:00:00.000Z";
  const gone = await open(`?slot=${encodeURIComponent(night)}`);
  expect(gone.offer.wish?.text).toContain("n’est plus libre");
  expect(gone.offer.wish?.nearest).toHaveLength(3);
  const wizard = await inject(undefined, `/31000/atelier-garonne/rdv${query}&lieu=31700`);
  expect(wizard.json()).toMatchObject({ props: { wish: { nearest: [] } } });
  const late = await inject(
    undefined,
    `/31000/atelier-garonne/rdv?slot=${night}&appareil=lave-linge&lieu=31700`,
  );
  const { wish } = late.json<{ props: BookingFormProps["offer"] }>().props;
  expect(wish?.nearest).toHaveLength(3);
  for (const part of ["appareil=lave-linge", "lieu=31700", "slot=2026-11-2"])
    expect(wish?.nearest[0]?.href).toContain(part);
});

test("the week begins with the day of the hour pressed, when it is a later one", async () => {
  const query = `?slot=${encodeURIComponent("2026-12-04T08:00:00.000Z")}&appareil=lave-linge`;
  const linked = await open(query);
  expect(linked.offer.wish).not.toBeNull();
  const { draft, booking_id } = linked;
  const body = { step: "slot", booking_id, draft: JSON.stringify(draft) };
  const shown = async (fields: Fields) => {
    const payload = new URLSearchParams({ ...body, "address.zip": "31700", stay: "1", ...fields });
    const response = await inject(payload.toString(), PATH + query);
    return response.json<{ props: BookingFormProps }>().props;
  };
  const later = await shown({});
  expect([later.week?.first, later.offer.wish]).toEqual(["2026-12-04", null]);
  const earlier = await shown({ first: "2026-11-24" });
  expect(earlier.week?.first).toBe("2026-11-24");
});
