/** A client shows photos to the shop from the tracking page, sees them there, and takes one back. */
import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { openRepair, type Story } from "../../../../../test/shop/affairs.ts";
import { openOffice, sylvie } from "../../../../../test/shop/colleagues.ts";
import { anotherVisitor, instant } from "../../../../../test/shop/doors.ts";
import { LOIRE } from "../../../../../test/shop/garonne.ts";
import { picture } from "../../../../../test/shop/uploads.ts";
import type { Instant } from "../../../../domain/time.ts";
import type { TrackingProps } from "../../../../web/site/props.ts";
import { fileRest } from "../../../file/rest.ts";
import { repairSite } from "../../../repair/site.ts";
import type { Services } from "../../../services.ts";
import { clientPhotoSite } from "./site.ts";

const DATA_DIR = mkdtempSync(path.join(tmpdir(), "etabli-client-photos-"));
afterAll(() => rm(DATA_DIR, { recursive: true }));

const time: { now: Instant } = { now: instant("2026-11-23T11:00:00.000Z") };
const here = (services: Services): Services => ({
  ...services,
  clock: () => time.now,
  config: { ...services.config, DATA_DIR },
});
const { doors, ask } = openOffice("2026-11-23T11:00:00.000Z", [
  (app, services) => repairSite(app, here(services)),
  (app, services) => fileRest(app, here(services)),
  (app, services) => clientPhotoSite(app, here(services)),
]);
beforeEach(() => {
  time.now = instant("2026-11-23T11:00:00.000Z");
});

type Sent = { bytes?: Buffer; ids?: readonly string[]; count?: number; tags?: string };
const jpeg = async () => Buffer.from(await picture(64, 48).jpeg().toBuffer());

async function formOf({ bytes, ids = [], count = ids.length || 1, tags }: Sent) {
  const photo = bytes ?? (await jpeg());
  const form = new FormData();
  for (const id of ids) form.append("ids", id);
  if (tags) form.append("tags", tags);
  for (let rank = 0; rank < count; rank++)
    form.append("files", new File([new Uint8Array(photo)], "Ma machine.jpg"));
  return new Response(form);
}

async function send(sheetid: string, sent: Sent = {}, headers: Record<string, string> = {}) {
  const body = await formOf(sent);
  return doors().app.inject({
    method: "POST",
    url: `/suivi/${sheetid}/photos`,
    headers: { "content-type": body.headers.get("content-type") ?? "", ...headers },
    payload: Buffer.from(await body.arrayBuffer()),
    remoteAddress: anotherVisitor(),
  });
}
const post = (url: string, headers: Record<string, string> = {}) =>
  doors().app.inject({ method: "POST", url, headers, remoteAddress: anotherVisitor() });
const get = (url: string) => doors().app.inject({ url, remoteAddress: anotherVisitor() });
const pageOf = async (sheetid: string) =>
  (await get(`/suivi/${sheetid}/state`)).json<TrackingProps>();
const journalOf = ({ repair_id }: Story) =>
  doors().database.asOwner<{ type: string; author: string; payload: { file_ids?: string[] } }>(
    "select type, author, payload from app.repair_item where repair_id = $1 and type like 'Photo%' order by id",
    [repair_id],
  );
const JSON_ONLY = { accept: "application/json" };

test("three photos sent by the plain form are on the page, in one line of the sheet, and announced", async () => {
  const story = await openRepair(doors().database);
  const sent = await send(story.sheetid, { count: 3, tags: "avant" });
  expect([sent.statusCode, sent.headers.location]).toEqual([
    303,
    `/suivi/${story.sheetid}#vos-photos`,
  ]);
  const { photos, messages } = await pageOf(story.sheetid);
  expect(photos.map(({ own, tags }) => ({ own, tags }))).toEqual(
    Array.from({ length: 3 }, () => ({ own: true, tags: ["photo"] })),
  );
  expect(messages.map(({ text }) => text)).toContain("Vous avez envoyé 3 photos.");
  expect((await get(photos[0]?.thumbnail ?? "")).statusCode).toBe(200);
  expect(await journalOf(story)).toMatchObject([
    {
      type: "PhotosReceived",
      author: "client",
      payload: { file_ids: [{}, {}, {}].map(() => expect.any(String)) },
    },
  ]);
  const { notifications } = await ask<{ notifications: { kind: string; subtitle: string }[] }>(
    "{ notifications { kind subtitle } }",
    {},
    sylvie,
  );
  expect(notifications).toContainEqual({
    kind: "reply",
    subtitle: "3 photos envoyées par le client",
  });
});

test("sent again by the script after a cut line, a photo is written and announced once", async () => {
  const story = await openRepair(doors().database);
  const ids = [randomUUID(), randomUUID()];
  const answers = [
    await send(story.sheetid, { ids }, JSON_ONLY),
    await send(story.sheetid, { ids }, JSON_ONLY),
  ];
  expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual([
    [200, { received: true }],
    [200, { received: true }],
  ]);
  expect((await pageOf(story.sheetid)).photos).toHaveLength(2);
  expect(await journalOf(story)).toHaveLength(1);
});

test("twelve photos in a day, then none until the day after", async () => {
  const story = await openRepair(doors().database);
  expect((await send(story.sheetid, { count: 7 })).statusCode).toBe(303);
  const over = await send(story.sheetid, { count: 6 });
  expect([over.statusCode, over.json()]).toMatchObject([
    429,
    {
      page: "tracking",
      props: { sending: { problem: expect.stringContaining("12 au plus par jour") } },
    },
  ]);
  expect((await pageOf(story.sheetid)).photos).toHaveLength(7);
  time.now = instant("2026-11-24T11:00:01.000Z");
  expect((await send(story.sheetid, { count: 6 })).statusCode).toBe(303);
});

const PDF = Buffer.from(
  "%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF",
);
const heavy = Buffer.concat([
  Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
  Buffer.alloc(20 * 1024 * 1024),
]);
test.each<[string, Sent, number, string]>([
  ["nothing chosen", { bytes: Buffer.alloc(0) }, 422, "Choisissez au moins une photo."],
  ["a PDF", { bytes: PDF }, 415, "Seules les photos"],
  ["a page", { bytes: Buffer.from("<script>alert(1)</script>") }, 415, "Seules les photos"],
  [
    "half a photo",
    { bytes: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2]) },
    422,
    "ne peut pas être lue",
  ],
  ["a photo of 20 MB and more", { bytes: heavy }, 413, "20 Mo au plus"],
  ["ids that are none", { ids: ["nope"] }, 422, "mal formé"],
])("%s is refused in French, on the page and to the script", async (_, sent, status, words) => {
  const story = await openRepair(doors().database);
  const page = await send(story.sheetid, sent);
  expect(page.statusCode).toBe(status);
  expect(page.json<{ props: TrackingProps }>().props.sending.problem).toContain(words);
  const answer = await send(story.sheetid, sent, JSON_ONLY);
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
    status,
    expect.stringContaining(words),
  ]);
  expect(await journalOf(story)).toEqual([]);
});

test("an archived repair takes no more, and its page has no form", async () => {
  const story = await openRepair(doors().database);
  await doors().database.asOwner(
    "update app.repair set status = 'Terminer/Archivé' where id = $1",
    [story.repair_id],
  );
  expect((await pageOf(story.sheetid)).sending.is_open).toBe(false);
  expect((await send(story.sheetid)).statusCode).toBe(409);
});

test("the client takes back their own photo within a day, and no other", async () => {
  const story = await openRepair(doors().database);
  const another = await openRepair(doors().database);
  await send(story.sheetid, { count: 2 });
  await send(another.sheetid);
  const [first, second] = (await pageOf(story.sheetid)).photos;
  const [theirs] = (await pageOf(another.sheetid)).photos;
  expect(
    (await post(first?.removal_url ?? "", { origin: "https://evil.example" })).statusCode,
  ).toBe(403);
  const foreign = (theirs?.removal_url ?? "").replace(another.sheetid, story.sheetid);
  expect((await post(foreign)).statusCode).toBe(404);
  const twice = [await post(first?.removal_url ?? ""), await post(first?.removal_url ?? "")];
  expect(twice.map(({ statusCode }) => statusCode)).toEqual([303, 404]);
  expect((await get(first?.url ?? "")).statusCode).toBe(404);
  time.now = instant("2026-11-24T11:00:00.000Z");
  expect((await post(second?.removal_url ?? "")).statusCode).toBe(404);
  expect((await pageOf(story.sheetid)).photos).toMatchObject([{ own: true, removal_url: null }]);
  expect((await journalOf(story)).map(({ type }) => type)).toEqual([
    "PhotosReceived",
    "PhotoWithdrawn",
  ]);
});

test("a photo of the shop, though shown, is not the client's to remove", async () => {
  const story = await openRepair(doors().database);
  await send(story.sheetid);
  const [photo] = (await pageOf(story.sheetid)).photos;
  await doors().database.asOwner(`update app.file set created_by = $1 where "recipientID" = $2`, [
    randomUUID(),
    story.repair_id,
  ]);
  expect((await pageOf(story.sheetid)).photos).toMatchObject([{ own: false, removal_url: null }]);
  expect((await post(photo?.removal_url ?? "")).statusCode).toBe(404);
});

test("a link that opens nothing, another site, and a photo id of another repair write nothing", async () => {
  const story = await openRepair(doors().database);
  const foreign = await openRepair(doors().database, LOIRE.id);
  const ids = [randomUUID()];
  await send(foreign.sheetid, { ids });
  expect((await send("x".repeat(22))).statusCode).toBe(404);
  expect((await send(story.sheetid, {}, { origin: "https://evil.example" })).statusCode).toBe(403);
  const own = await openRepair(doors().database);
  await send(own.sheetid, { ids: [ids[0] ?? "", randomUUID()] });
  const taken = (await pageOf(own.sheetid)).photos[1];
  const stolen = await send(story.sheetid, { ids: [taken?.url.split("/").at(-1) ?? ""] });
  expect(stolen.statusCode).toBe(422);
  expect(await journalOf(story)).toEqual([]);
  const bare = await post(`/suivi/${story.sheetid}/photos`);
  expect(bare.statusCode).toBe(422);
});

test("after forty requests in a day for one sheet nothing more is read", async () => {
  const story = await openRepair(doors().database);
  for (let turn = 0; turn < 40; turn++) await send(story.sheetid, { bytes: Buffer.from("x") });
  expect((await send(story.sheetid)).statusCode).toBe(429);
  expect((await pageOf(story.sheetid)).photos).toEqual([]);
});
