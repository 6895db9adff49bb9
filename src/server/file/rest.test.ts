import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { graphql } from "graphql";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { garonneScope, NOON, openRepair, type Story } from "../../../test/shop/affairs.ts";
import { anotherVisitor, openDoors } from "../../../test/shop/doors.ts";
import { GARONNE, LOIRE, MARC, NADIA } from "../../../test/shop/garonne.ts";
import { signInAs } from "../../../test/shop/sign-in.ts";
import { accountRest } from "../account/rest.ts";
import { COOKIE } from "../platform/http/session-cookie.ts";
import { loadTracking } from "../repair/track.ts";
import { schema } from "../schema.ts";
import { fileRest } from "./rest.ts";
import { saveFile, type NewFile } from "./store.ts";

const DATA_DIR = mkdtempSync(path.join(tmpdir(), "etabli-files-"));
afterAll(() => rm(DATA_DIR, { recursive: true }));

const doors = openDoors("2026-11-23T11:00:00Z", [
  accountRest,
  (app, services) => fileRest(app, { ...services, config: { ...services.config, DATA_DIR } }),
]);

const place = { DATA_DIR, shop_id: GARONNE.id };
const BYTES = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);

let story: Story;
let others: Story;
let marc = "";
let nadia = "";
const shown = randomUUID();
const kept = randomUUID();

const photo = (change: Partial<NewFile> = {}): NewFile => ({
  id: randomUUID(),
  filename: "Plaque d'évier (1).jpg",
  mimetype: "image/jpeg",
  tags: ["plaque"],
  recipientType: "repair",
  recipientID: story.repair_id,
  shared: true,
  created_by: MARC.id,
  created_at: NOON,
  bytes: BYTES,
  ...change,
});

const save = (file: NewFile) =>
  doors().database.withShop(garonneScope, (db) => saveFile(db, place, file));

beforeAll(async () => {
  story = await openRepair(doors().database);
  others = await openRepair(doors().database);
  await save(photo({ id: shown }));
  await save(photo({ id: kept, shared: false }));
  marc = await signInAs(doors(), MARC, GARONNE.id);
  nadia = await signInAs(doors(), NADIA, LOIRE.id);
});

const get = (url: string, cookie?: string, headers: Record<string, string> = {}) =>
  doors().app.inject({
    url,
    headers,
    remoteAddress: anotherVisitor(),
    ...(cookie ? { cookies: { [COOKIE]: cookie } } : {}),
  });

const marcsContext = () => {
  const { id, firstname, lastname, role } = MARC;
  const me = { id, firstname, lastname, role, shop_id: GARONNE.id };
  return { services: doors().services, me, scope: garonneScope, ip: "127.0.0.1", userAgent: "" };
};

describe("a photo in the office", () => {
  test("is answered to the people of its shop, shared or not, byte for byte", async () => {
    for (const id of [shown, kept]) {
      const { statusCode, rawPayload } = await get(`/app/file/${id}`, marc);
      expect(statusCode).toBe(200);
      expect(rawPayload.equals(BYTES)).toBe(true);
    }
  });

  test("may be looked at and nothing else", async () => {
    const { headers } = await get(`/app/file/${shown}`, marc);
    expect(headers).toMatchObject({
      "content-type": "image/jpeg",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
      "content-disposition": "inline; filename*=UTF-8''Plaque%20d%27%C3%A9vier%20%281%29.jpg",
      "cache-control": "private, no-cache",
    });
  });

  test("is not sent twice to the browser that has it", async () => {
    const { headers } = await get(`/app/file/${shown}`, marc);
    const again = await get(`/app/file/${shown}`, marc, { "if-none-match": `${headers.etag}` });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    const stranger = await get(`/app/file/${shown}`, nadia, { "if-none-match": `${headers.etag}` });
    expect(stranger.statusCode).toBe(404);
  });

  test.each([
    ["another shop's", () => get(`/app/file/${shown}`, nadia)],
    ["of an unknown id", () => get(`/app/file/${randomUUID()}`, marc)],
    ["of a path", () => get("/app/file/..%2f..%2fledger.key", marc)],
    ["of what is no id", () => get("/app/file/1' or '1'='1", marc)],
  ])("is not found when it is %s", async (_, ask) => {
    expect((await ask()).statusCode).toBe(404);
  });

  test("asks a visitor to sign in first", async () => {
    const { statusCode, headers } = await get(`/app/file/${shown}`);
    expect([statusCode, headers.location]).toEqual([
      302,
      `/app/connexion?redirect=${encodeURIComponent(`/app/file/${shown}`)}`,
    ]);
  });
});

describe("the small picture of a photo", () => {
  test("is drawn when first asked for, if nobody drew it before, and kept", async () => {
    const bytes = await sharp({
      create: { width: 800, height: 600, channels: 3, background: "#123" },
    })
      .jpeg()
      .toBuffer();
    const { id, stored_as } = await save(photo({ bytes }));
    const first = await get(`/app/file/${id}/thumbnail`, marc);
    expect(first.headers["content-type"]).toBe("image/webp");
    expect(await sharp(first.rawPayload).metadata()).toMatchObject({ width: 320, height: 240 });
    await rm(path.join(DATA_DIR, "files", GARONNE.id, stored_as));
    const again = await get(`/app/file/${id}/thumbnail`, marc);
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
  });

  test("of bytes that are no picture is not found", async () => {
    expect((await get(`/app/file/${shown}/thumbnail`, marc)).statusCode).toBe(404);
  });
});

describe("a photo behind the link of its repair", () => {
  test("is shown when the shop shares it, and kept from search engines", async () => {
    const { statusCode, rawPayload, headers } = await get(`/suivi/${story.sheetid}/photo/${shown}`);
    expect(statusCode).toBe(200);
    expect(rawPayload.equals(BYTES)).toBe(true);
    expect(headers).toMatchObject({
      "cache-control": "private, no-cache",
      "content-security-policy": "default-src 'none'; sandbox",
      "x-robots-tag": "noindex",
      "referrer-policy": "no-referrer",
    });
  });

  test.each([
    ["the shop keeps it for itself", () => `/suivi/${story.sheetid}/photo/${kept}`],
    ["the link is another repair's", () => `/suivi/${others.sheetid}/photo/${shown}`],
    ["the link opens nothing", () => `/suivi/${"A".repeat(22)}/photo/${shown}`],
    ["the link is malformed", () => `/suivi/nope/photo/${shown}`],
    ["the photo's id is malformed", () => `/suivi/${story.sheetid}/photo/plaque.jpg`],
  ])("is not found when %s", async (_, url) => {
    expect((await get(url())).statusCode).toBe(404);
  });

  test("disappears as soon as it is no longer shared, even from a browser that has it", async () => {
    const { id, sha256 } = await save(photo());
    const url = `/suivi/${story.sheetid}/photo/${id}`;
    const seen = { "if-none-match": `"${sha256}"` };
    expect((await get(url, undefined, seen)).statusCode).toBe(304);
    await doors().database.asOwner("update app.file set shared = false where id = $1", [id]);
    expect((await get(url, undefined, seen)).statusCode).toBe(404);
  });
});

describe("the bytes of a file", () => {
  test("leave no row behind when they cannot be kept", async () => {
    const id = randomUUID();
    const nowhere = { ...place, DATA_DIR: "/dev/null" };
    await expect(
      doors().database.withShop(garonneScope, (db) => saveFile(db, nowhere, photo({ id }))),
    ).rejects.toThrow();
    expect((await get(`/app/file/${id}`, marc)).statusCode).toBe(404);
  });

  test("are whole under their name, and nothing unfinished stays beside them", async () => {
    const names = await readdir(path.join(DATA_DIR, "files", GARONNE.id));
    const rows = await doors().database.asOwner<{ stored_as: string }>(
      "select stored_as from app.file where id = $1",
      [shown],
    );
    expect(names).toEqual(expect.arrayContaining(rows.map(({ stored_as }) => stored_as)));
    expect(names.filter((name) => name.startsWith("."))).toEqual([]);
  });

  test("that the disk has lost are not found", async () => {
    const { id, stored_as } = await save(photo());
    await rm(path.join(DATA_DIR, "files", GARONNE.id, stored_as));
    expect((await get(`/app/file/${id}`, marc)).statusCode).toBe(404);
  });
});

test("the sheet lists the photos of its repair, documents apart", async () => {
  const { id: pdf } = await save(
    photo({ mimetype: "application/pdf", filename: "notice.pdf", shared: false }),
  );
  const { id: contract } = await save(
    photo({
      recipientType: "client",
      recipientID: story.client_id,
      filename: "contrat.jpg",
      shared: false,
    }),
  );
  const { data, errors } = await graphql({
    schema,
    source:
      "query ($id: ID!) { repair(id: $id) { photos { id filename mimetype size tags shared created_at url thumbnail } documents { id thumbnail } client { files { id } } appliance { files { id } } } }",
    variableValues: { id: story.repair_id },
    contextValue: marcsContext(),
  });
  expect(errors).toBeUndefined();
  const { photos, documents, client, appliance } = (data as { repair: Listed }).repair;
  expect(photos.map((one) => one.id)).not.toContain(pdf);
  expect(photos.find((one) => one.id === kept)).toEqual({
    id: kept,
    filename: "Plaque d'évier (1).jpg",
    mimetype: "image/jpeg",
    size: BYTES.byteLength,
    tags: ["plaque"],
    shared: false,
    created_at: NOON,
    url: `/app/file/${kept}`,
    thumbnail: `/app/file/${kept}/thumbnail`,
  });
  expect(documents).toEqual([{ id: pdf, thumbnail: null }]);
  expect([client.files, appliance.files]).toEqual([[{ id: contract }], []]);
});

describe("choosing what the client sees, photo by photo", () => {
  const asMarc = (source: string, variableValues: Record<string, unknown>) =>
    graphql({ schema, source, variableValues, contextValue: marcsContext() });
  const share = (id: string, shared: boolean) =>
    asMarc(
      "mutation ($id: ID!, $shared: Boolean!) { sharePhoto(id: $id, shared: $shared) { ... on File { shared } ... on Refusal { refused } } }",
      { id, shared },
    );
  const seen = async () => {
    const sheet = { scope: garonneScope, repair_id: story.repair_id };
    const page = await doors().database.withShop(garonneScope, (db) =>
      loadTracking(db, sheet, NOON),
    );
    return page?.photos ?? [];
  };
  const written = () =>
    doors().database.asOwner<{ payload: unknown }>(
      "select payload from app.repair_item where repair_id = $1 and type = 'PhotoShared' order by id",
      [story.repair_id],
    );

  test("a photo appears on the tracking page, under an address of its own and without its name", async () => {
    const { id } = await save(photo({ shared: false, tags: ["photo", "apres"] }));
    expect((await seen()).map(({ url }) => url)).not.toContain(
      `/suivi/${story.sheetid}/photo/${id}`,
    );
    expect((await share(id, true)).data).toEqual({ sharePhoto: { shared: true } });
    const url = `/suivi/${story.sheetid}/photo/${id}`;
    const tags = ["photo", "apres"];
    expect(await seen()).toContainEqual({
      url,
      thumbnail: `${url}/thumbnail`,
      tags,
      own: false,
      removal_url: null,
    });
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers["content-disposition"]]).toEqual([
      200,
      "inline; filename*=UTF-8''photo.jpg",
    ]);
    expect((await share(id, true)).data).toEqual({ sharePhoto: { shared: true } });
    await share(id, false);
    expect((await get(url)).statusCode).toBe(404);
    expect((await written()).map(({ payload }) => payload)).toEqual([
      { file_id: id, shared: true },
      { file_id: id, shared: false },
    ]);
  });

  test("a photo is classified after it was taken, as one of the words of a photo", async () => {
    const { id } = await save(photo({ shared: false, tags: ["photo"] }));
    const classify = (tag: string) =>
      asMarc(
        "mutation ($id: ID!, $tag: String!) { classifyPhoto(id: $id, tag: $tag) { ... on File { tags } ... on Refusal { refused } } }",
        { id, tag },
      );
    const tags = ["photo", "avant"];
    expect((await classify("avant")).data).toEqual({ classifyPhoto: { tags } });
    expect((await classify("signature")).data).toEqual({
      classifyPhoto: { refused: "tag-unknown" },
    });
  });

  test("a document, and a photo of the client's record, are never shown", async () => {
    const pdf = await save(photo({ mimetype: "application/pdf", shared: false }));
    const ofClient = { recipientType: "client", recipientID: story.client_id } as const;
    const card = await save(photo({ ...ofClient, shared: false }));
    for (const { id } of [pdf, card])
      expect((await share(id, true)).data).toEqual({ sharePhoto: { refused: "not-a-photo" } });
    await expect(save(photo({ mimetype: "application/pdf" }))).rejects.toThrow("file_shared_photo");
  });

  test("a photo of another shop does not exist", async () => {
    const { errors } = await share(randomUUID(), true);
    expect(errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  });
});

type Listed = Record<"photos" | "documents", { id: string }[]> &
  Record<"client" | "appliance", { files: { id: string }[] }>;
