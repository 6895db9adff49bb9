import { afterAll, expect, test } from "vitest";
import { openS3 } from "../../../../test/s3-server.ts";
import { act, garonneScope, issuedInvoice } from "../../../../test/shop/affairs.ts";
import { GARONNE } from "../../../../test/shop/garonne.ts";
import { openUploads } from "../../../../test/shop/uploads.ts";
import { START } from "../../../domain/ledger/entry.ts";
import { readAnchor, saveAnchor } from "../../ledger/anchor.ts";

const storage = await openS3();
const { doors, cast, upload, get, onDisk, place } = openUploads({ FILES_URL: storage.bucket });
afterAll(() => storage.close());

test("a photo sent to one machine is in the bucket, seen whole, in small and in part", async () => {
  const { status, uploaded } = await upload();
  expect(status).toBe(200);
  expect(await onDisk()).toEqual([]);
  const [photo = "", thumbnail = ""] = uploaded;
  const id = photo.split("/").at(-1) ?? "";
  const keys = [id, `${id}.thumbnail`].map((name) => `etabli/files/${GARONNE.id}/${name}`);
  expect([...storage.objects.keys()].sort()).toEqual(keys);
  expect(
    (await get(photo)).rawPayload.equals(storage.objects.get(keys[0] ?? "") ?? Buffer.of()),
  ).toBe(true);
  expect((await get(thumbnail)).headers["content-type"]).toBe("image/webp");
});

test("a storage that is away refuses the photo, and keeps neither row nor bytes", async () => {
  const before = storage.objects.size;
  storage.fail(100);
  const { status } = await upload();
  storage.fail(0);
  expect(status).toBe(503);
  expect([storage.objects.size, await onDisk()]).toEqual([before, []]);
});

test("the head of the ledger is copied beside the photos, where another machine reads it", async () => {
  const { database } = doors();
  expect(await readAnchor(place, GARONNE.id)).toEqual(START);
  const { repair_id } = cast().story;
  await database.withShop(garonneScope, (db) => issuedInvoice(db, repair_id, act()));
  await saveAnchor({ database, config: place }, garonneScope);
  const elsewhere = { ...place, DATA_DIR: "/nonexistent" };
  expect((await readAnchor(elsewhere, GARONNE.id)).seq).toBeGreaterThan(0);
  expect(storage.objects.has(`etabli/ledger/${GARONNE.id}.json`)).toBe(true);
});
