/** A browser without scripts books: each screen is a form, and nothing that is posted breaks one. */
import { expect, test } from "vitest";
import { anotherVisitor, openDoors } from "../../../../test/shop/doors.ts";
import type { BookingFormProps } from "../../../web/site/props.ts";
import { bookingFormSite } from "./site.ts";

const doors = openDoors("2026-11-23T06:00:00Z", [bookingFormSite]);
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
