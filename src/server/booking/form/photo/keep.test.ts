/** Photos sent with the plain form wait for the booking, and join its repair. */
import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { anotherVisitor, openDoors } from "../../../../../test/shop/doors.ts";
import { GARONNE } from "../../../../../test/shop/garonne.ts";
import { picture } from "../../../../../test/shop/uploads.ts";
import type { BookingFormProps } from "../../../../web/site/props.ts";
import { bookingFormSite } from "../site.ts";

const DATA_DIR = mkdtempSync(path.join(tmpdir(), "etabli-form-"));
afterAll(() => rm(DATA_DIR, { recursive: true }));
const doors = openDoors("2026-11-23T06:00:00Z", [
  (app, services) =>
    bookingFormSite(app, { ...services, config: { ...services.config, DATA_DIR } }),
]);
const PATH = "/31000/atelier-garonne/rdv/simple";

type Fields = Record<string, string>;
const post = (before: BookingFormProps, fields: Fields) => send(before, fields, []);
const open = async () => {
  const response = await doors().app.inject({ url: PATH, remoteAddress: anotherVisitor() });
  return response.json<{ props: BookingFormProps }>().props;
};
const photo = async (width = 320) => Buffer.from(await picture(width, 240).jpeg().toBuffer());

async function send(
  before: BookingFormProps,
  fields: Fields,
  files: readonly [string, Buffer<ArrayBuffer>][],
): Promise<BookingFormProps> {
  const { step, booking_id, draft } = before;
  const form = new FormData();
  const body = { step, booking_id, draft: JSON.stringify(draft), ...fields };
  for (const [name, value] of Object.entries(body)) form.append(name, value);
  // The other input of the screen, left empty.
  form.append("files", new File([], ""));
  for (const [name, bytes] of files) form.append("files", new File([bytes], name));
  const encoded = new Response(form);
  const response = await doors().app.inject({
    method: "POST",
    url: PATH,
    headers: { "content-type": encoded.headers.get("content-type") ?? "" },
    payload: Buffer.from(await encoded.arrayBuffer()),
    remoteAddress: anotherVisitor(),
  });
  expect(response.statusCode).toBe(200);
  return response.json<{ props: BookingFormProps }>().props;
}

test("photos are kept from screen to screen, taken out one by one, and join the repair once", async () => {
  const problem = await post(await open(), { kind_id: "lave-linge" });
  const bytes = [await photo(), await photo(400)];
  const files = bytes.map((one, rank): [string, Buffer<ArrayBuffer>] => [`${rank}.jpg`, one]);
  const both = await send(problem, { description: "Une flaque.", stay: "1" }, files);
  expect([both.step, both.draft.description]).toEqual(["problem", "Une flaque."]);
  expect(both.photos.shown).toHaveLength(2);
  expect(both.photos.shown[0]?.src).toMatch(/^data:image\/webp;base64,/);
  const again = await send(both, { stay: "1" }, files);
  expect(again.photos.shown.map(({ id }) => id)).toEqual(both.photos.shown.map(({ id }) => id));
  const other = await post(await open(), { kind_id: "lave-linge" });
  const removed = both.photos.shown[0]?.id ?? "";
  await post(other, { remove: removed });
  expect((await post(again, { stay: "1" })).photos.shown).toHaveLength(2);
  const one = await post(again, { remove: removed });
  expect(one.photos.shown.map(({ id }) => id)).toEqual([both.photos.shown[1]?.id]);

  const place = await send(one, { next: "1" }, []);
  const hours = await post(place, { "address.zip": "31700", stay: "1" });
  const contact = await post(hours, { slot: JSON.stringify(hours.week?.slots[0]) });
  const answers = {
    "client.lastname": "Photographe",
    "client.phone": "06 39 98 43 01",
    "address.street": "3 rue des Essais",
    "address.city": "Blagnac",
    "consents.cgv": "on",
    next: "1",
  };
  const done = await Promise.all([post(contact, answers), post(contact, answers)]);
  expect(new Set(done.map((answer) => answer.done?.reference)).size).toBe(1);
  const rows = await doors().database.asOwner<{ id: string; items: number }>(
    `select f.id, (select count(*)::int from app.repair_item i where i.repair_id = $1 and i.type = 'PhotoAdded') as items
     from app.file f where f."recipientType" = 'repair' and f."recipientID" = $1`,
    [contact.booking_id],
  );
  expect(rows).toEqual([{ id: both.photos.shown[1]?.id, items: 1 }]);
});

test("a photo that cannot be kept is refused with its reason, and nothing else is lost", async () => {
  const problem = await post(await open(), { kind_id: "lave-linge" });
  const good = await photo(500);
  const mixed = await send(problem, { description: "Elle fume.", next: "1" }, [
    ["notice.jpg", Buffer.from("%PDF-1.4 not a photo")],
    ["panne.jpg", good],
  ]);
  expect(mixed).toMatchObject({ step: "problem", draft: { description: "Elle fume." } });
  expect([mixed.photos.refused, mixed.photos.shown.length]).toEqual(["file-type-refused", 1]);
  const broken = await send(mixed, { stay: "1" }, [["vide.jpg", good.subarray(0, 200)]]);
  expect(broken.photos.refused).toBe("file-unreadable");
  const heavy = Buffer.concat([good, Buffer.alloc(20 * 1024 * 1024)]);
  const large = await send(mixed, { stay: "1" }, [["lourde.jpg", heavy]]);
  expect([large.photos.refused, large.draft.description]).toEqual(["file-too-large", "Elle fume."]);
  const many = await Promise.all([1, 2, 3, 4, 5, 6].map((step) => photo(100 + step)));
  const sent = many.map((bytes, rank): [string, Buffer<ArrayBuffer>] => [`${rank}.jpg`, bytes]);
  const over = await send(mixed, { stay: "1" }, sent);
  expect([over.photos.refused, over.photos.shown.length]).toEqual(["too-many-files", 6]);
  const goes = await send(over, { next: "1" }, []);
  expect(goes.step).toBe("slot");
});

test("when too many photos wait at the shop, the booking goes on without", async () => {
  await doors().database.asOwner(
    `insert into app.file (shop_id, filename, mimetype, size, sha256, "recipientType", "recipientID")
     select $1, 'p.jpg', 'image/jpeg', 1, '', 'booking', uuidv7() from generate_series(1, 200)`,
    [GARONNE.id],
  );
  const problem = await post(await open(), { kind_id: "lave-linge" });
  const full = await send(problem, { next: "1" }, [["panne.jpg", await photo(600)]]);
  expect([full.step, full.photos]).toEqual(["problem", { shown: [], refused: "no-room" }]);
  const goes = await send(full, { next: "1" }, []);
  expect(goes.step).toBe("slot");
});
