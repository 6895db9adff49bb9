import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { openRepair } from "../../../../test/shop/affairs.ts";
import { GARONNE } from "../../../../test/shop/garonne.ts";
import { openUploads, picture } from "../../../../test/shop/uploads.ts";
import { FILES_PER_RECIPIENT } from "../../../domain/file/file.ts";

const { doors, upload, get, rowsOf, journalOf, onDisk, expectNothingKept } = openUploads();

describe("a photo sent to a repair", () => {
  test("is answered by its address and its thumbnail's, and both can be seen", async () => {
    const id = randomUUID();
    const answer = await upload({ fields: [["ids", id]] });
    expect(answer).toEqual({
      status: 200,
      uploaded: [`/app/file/${id}`, `/app/file/${id}/thumbnail`],
      files: [{ id, uploaded: [`/app/file/${id}`, `/app/file/${id}/thumbnail`] }],
    });
    const [whole, small] = await Promise.all(answer.uploaded.map((url) => get(url)));
    expect(whole?.headers["content-type"]).toBe("image/jpeg");
    expect(await sharp(whole?.rawPayload).metadata()).toMatchObject({ width: 640, height: 480 });
    expect(small?.headers["content-type"]).toBe("image/webp");
    expect(await sharp(small?.rawPayload).metadata()).toMatchObject({ width: 320, height: 240 });
    expect(small?.headers.etag).not.toBe(whole?.headers.etag);
  });

  test("is written in the journal, kept from the client until somebody shares it", async () => {
    const { repair_id, sheetid } = await openRepair(doors().database);
    const { files } = await upload({
      to: `repair/${repair_id}`,
      fields: [
        ["tags", "panne"],
        ["tags", "avant"],
      ],
    });
    const file_id = files[0]?.id ?? "";
    expect(await journalOf(repair_id)).toEqual([
      { payload: { file_id, filename: "plaque.jpg", shared: false } },
    ]);
    expect(await rowsOf(repair_id)).toMatchObject([{ tags: ["panne", "avant"], shared: false }]);
    expect((await get(`/suivi/${sheetid}/photo/${file_id}/thumbnail`)).statusCode).toBe(404);
    await doors().database.asOwner("update app.file set shared = true where id = $1", [file_id]);
    const shown = await get(`/suivi/${sheetid}/photo/${file_id}/thumbnail`);
    expect([shown.statusCode, shown.headers["content-type"]]).toEqual([200, "image/webp"]);
  });

  test("loses where it was taken, and stands upright", async () => {
    const sideways = await picture(40, 20)
      .withExif({ IFD3: { GPSLatitude: "43/1 36/1 0/1", GPSLatitudeRef: "N" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { uploaded } = await upload({ files: [{ bytes: Buffer.from(sideways) }] });
    const { rawPayload } = await get(uploaded[0] ?? "");
    const { exif, width, height } = await sharp(rawPayload).metadata();
    expect([exif, width, height]).toEqual([undefined, 20, 40]);
  });

  test("is what its bytes say, whatever its name and its announced type claim", async () => {
    const bytes = Buffer.from(await picture(8, 8).png().toBuffer());
    const { uploaded } = await upload({
      files: [{ filename: "facture.exe", type: "application/x-msdownload", bytes }],
    });
    const { headers } = await get(uploaded[0] ?? "");
    expect(headers["content-type"]).toBe("image/png");
    expect(headers["content-disposition"]).toContain("facture.png");
  });

  test.each([
    ["../../etc/passwd", "passwd.jpg"],
    ["C:\\Users\\Léa\\évier bouché.JPG", "évier bouché.jpg"],
    ["facture\u202Egpj.exe", "facturegpj.jpg"],
    ["plaque\u0000.jpg", "plaque.jpg"],
    ["é".repeat(300), `${"é".repeat(120)}.jpg`],
    ["'; drop table app.file; --.jpg", "'; drop table app.file; --.jpg"],
    ["📷 צילום.jpg", "📷 צילום.jpg"],
  ])("is stored under a harmless name when it is called « %s »", async (filename, stored) => {
    const { repair_id } = await openRepair(doors().database);
    const { status } = await upload({ to: `repair/${repair_id}`, files: [{ filename }] });
    expect(status).toBe(200);
    expect(await rowsOf(repair_id)).toMatchObject([{ filename: stored }]);
  });
});

describe("a file sent again, for its answer got lost,", () => {
  test("is answered the same and written once", async () => {
    const { repair_id } = await openRepair(doors().database);
    const sending = {
      to: `repair/${repair_id}`,
      fields: [["ids", randomUUID()] as [string, string]],
    };
    const first = await upload(sending);
    expect(await expectNothingKept(sending, repair_id)).toEqual(first);
    expect(await journalOf(repair_id)).toHaveLength(1);
  });

  test("is written once even when both arrive together", async () => {
    const { repair_id } = await openRepair(doors().database);
    const sending = {
      to: `repair/${repair_id}`,
      fields: [["ids", randomUUID()] as [string, string]],
    };
    const answers = await Promise.all([1, 2, 3, 4].map(() => upload(sending)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]?.status).toBe(200);
    expect(await rowsOf(repair_id)).toHaveLength(1);
    expect(await journalOf(repair_id)).toHaveLength(1);
    expect((await onDisk()).filter((name) => name.startsWith("."))).toEqual([]);
  });

  test("never replaces another: its bytes stay those of the first", async () => {
    const fields: [string, string][] = [["ids", randomUUID()]];
    const { uploaded } = await upload({ fields });
    const before = await get(uploaded[0] ?? "");
    await upload({
      fields,
      files: [{ bytes: Buffer.from(await picture(9, 9).jpeg().toBuffer()) }],
    });
    expect((await get(uploaded[0] ?? "")).rawPayload.equals(before.rawPayload)).toBe(true);
  });

  test("under the id of another repair's file is refused", async () => {
    const { repair_id } = await openRepair(doors().database);
    const fields: [string, string][] = [["ids", randomUUID()]];
    await upload({ fields });
    const answer = await expectNothingKept({ to: `repair/${repair_id}`, fields }, repair_id);
    expect(answer).toMatchObject({ status: 422, refused: "bad-input" });
  });
});

describe("several files at once", () => {
  test("twenty are taken, each under the id that was given to it", async () => {
    const { repair_id } = await openRepair(doors().database);
    const ids = Array.from({ length: 20 }, () => randomUUID());
    const answer = await upload({
      to: `repair/${repair_id}`,
      files: ids.map((_, rank) => ({ filename: `photo-${rank}.jpg` })),
      fields: [["ids", JSON.stringify(ids)]],
    });
    expect(answer.files.map(({ id }) => id)).toEqual(ids);
    expect(answer.uploaded).toHaveLength(40);
    const rows = await rowsOf(repair_id);
    expect(rows.find(({ id }) => id === ids[7])?.filename).toBe("photo-7.jpg");
    expect(await journalOf(repair_id)).toHaveLength(20);
  });

  test("twenty-one are refused", async () => {
    const files = Array.from({ length: 21 }, () => ({}));
    expect(await expectNothingKept({ files })).toMatchObject({
      status: 413,
      refused: "too-many-files",
    });
  });

  test("a recipient that is full takes no more", async () => {
    const { repair_id } = await openRepair(doors().database);
    await doors().database.asOwner(
      `insert into app.file (shop_id, filename, mimetype, size, sha256, "recipientType", "recipientID")
       select $1, 'p.jpg', 'image/jpeg', 1, '', 'repair', $2 from generate_series(1, $3::int)`,
      [GARONNE.id, repair_id, FILES_PER_RECIPIENT - 1],
    );
    const to = `repair/${repair_id}`;
    expect((await upload({ to })).status).toBe(200);
    expect(await expectNothingKept({ to }, repair_id)).toMatchObject({ refused: "too-many-files" });
  });

  test.each([
    ["an id that is none", [["ids", "1' or '1'='1"]]],
    ["more ids than files", [["ids", `${randomUUID()},${randomUUID()}`]]],
    ["an unknown tag", [["tags", "secret"]]],
  ] as const)("%s is refused", async (_, fields) => {
    const answer = await expectNothingKept({ fields: fields.map(([a, b]) => [a, b]) });
    expect(answer).toMatchObject({ status: 422, refused: "bad-input" });
  });

  test("the same id for two files is refused", async () => {
    const id = randomUUID();
    const answer = await expectNothingKept({ files: [{}, {}], fields: [["ids", `${id},${id}`]] });
    expect(answer.refused).toBe("bad-input");
  });

  test("no file at all is refused", async () => {
    expect(await upload({ files: [], fields: [["tags", "photo"]] })).toMatchObject({
      status: 422,
      refused: "file-empty",
    });
  });
});

test("fifty photos at once, each sent twice by a nervous network, arrive once each", async () => {
  const { repair_id } = await openRepair(doors().database);
  const ids = Array.from({ length: 50 }, () => randomUUID());
  const bytes = Buffer.from(await picture(80, 60).jpeg().toBuffer());
  const send = (id: string) =>
    upload({ to: `repair/${repair_id}`, files: [{ bytes }], fields: [["ids", id]] });
  const answers = await Promise.all([...ids, ...ids].map(send));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const kept = (await rowsOf(repair_id)).map(({ id }) => id);
  expect(kept.toSorted()).toEqual(ids.toSorted());
  const told = (await journalOf(repair_id)).map(({ payload }) => payload.file_id);
  expect(told.toSorted()).toEqual(ids.toSorted());
});
