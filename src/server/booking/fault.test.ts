/** What a visitor says and shows of the breakdown, in the journal of the repair. */
import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { anotherVisitor, openDoors } from "../../../test/shop/doors.ts";
import { picture } from "../../../test/shop/uploads.ts";
import { book, bookingOf, firstSlot, somebody } from "../../../test/shop/visitor.ts";
import { agendaRest } from "../agenda/slots/rest.ts";
import { cameraSite } from "../repair/camera/site.ts";
import { bookingRest } from "./rest.ts";

const DATA_DIR = mkdtempSync(path.join(tmpdir(), "etabli-booking-photos-"));
afterAll(() => rm(DATA_DIR, { recursive: true }));

const doors = openDoors("2026-11-23T06:00:00Z", [
  agendaRest,
  bookingRest,
  (app, services) => cameraSite(app, { ...services, config: { ...services.config, DATA_DIR } }),
]);

let turn = 100;
async function bookWith(facts: Record<string, unknown>) {
  const slot = await firstSlot(doors());
  const client = { ...somebody(turn++), ...Object(facts.client) };
  const asked = bookingOf({ slot, ...facts, client });
  const response = await book(doors(), asked);
  return { response, repair_id: asked.booking_id };
}

type Item = { type: string; author: string; payload: Record<string, unknown> };
const journalOf = (repair_id: string) =>
  doors().database.asOwner<Item>(
    "select type, author, payload from app.repair_item where repair_id = $1 order by id",
    [repair_id],
  );

test("the answers, the words and the urgency open the journal", async () => {
  const symptom = { id: "lave-linge/fuite/hublot" };
  const { response, repair_id } = await bookWith({ symptom, urgency: 1 });
  expect(response.statusCode).toBe(201);
  const items = await journalOf(repair_id);
  expect(items.find(({ type }) => type === "SymptomAdded")).toMatchObject({
    author: "client",
    payload: { tunnel_answer: [{ id: "lave-linge/fuite" }, { id: symptom.id }] },
  });
  expect(items.find(({ type }) => type === "UrgencyChanged")?.payload).toEqual({ urgency: 1 });
});

test.each([
  ["of another machine", { id: "four/chauffe" }],
  ["made up", { id: "lave-linge/<script>/x", input: "'; drop table" }],
])("an answer %s is not filed, and the visit is booked", async (_case, symptom) => {
  const { response, repair_id } = await bookWith({ symptom });
  expect(response.statusCode).toBe(201);
  expect((await journalOf(repair_id)).some(({ type }) => type === "SymptomAdded")).toBe(false);
});

test("a fault that is too long or of another shape is refused before anything is read", async () => {
  for (const symptom of ["x", { id: "a".repeat(201) }, { id: 4 }]) {
    const { response } = await bookWith({ symptom });
    expect(response.statusCode).toBe(422);
  }
});

test("a second telephone is kept with the first", async () => {
  const { repair_id } = await bookWith({ client: { other_phones: ["05 61 00 00 17"] } });
  const phones = await doors().database.asOwner<{ number: string }>(
    `select p.number from app.repair r join app.client_phone p on p.client_id = r.client_id where r.id = $1`,
    [repair_id],
  );
  expect(phones.map(({ number }) => number)).toContain("+33561000017");
  expect(phones).toHaveLength(2);
});

async function send(camera: string, id: string = crypto.randomUUID()) {
  const form = new FormData();
  form.append("ids", id);
  form.append("tags", "photo");
  const bytes = Buffer.from(await picture(32, 24).jpeg().toBuffer());
  form.append("files", new File([bytes], "photo", { type: "image/jpeg" }));
  const body = new Response(form);
  return doors().app.inject({
    method: "PUT",
    url: `/photo?pass=${camera}`,
    headers: { "content-type": body.headers.get("content-type") ?? "" },
    payload: Buffer.from(await body.arrayBuffer()),
    remoteAddress: anotherVisitor(),
  });
}

test("six photos of the client join the journal, the same one once, and no seventh", async () => {
  const { response, repair_id } = await bookWith({});
  const { camera } = response.json<{ camera: string }>();
  const first = crypto.randomUUID();
  for (const id of [first, first, ...Array.from({ length: 5 }, () => crypto.randomUUID())])
    expect((await send(camera, id)).statusCode).toBe(200);
  expect((await send(camera)).json()).toMatchObject({ refused: "too-many-files" });
  const photos = (await journalOf(repair_id)).filter(({ type }) => type === "PhotosReceived");
  expect(photos).toHaveLength(6);
  expect(photos.every(({ author }) => author === "client")).toBe(true);
});
