import { randomUUID } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { openS3 } from "../../../../test/s3-server.ts";
import { act, garonneScope, issuedInvoice } from "../../../../test/shop/affairs.ts";
import { GARONNE } from "../../../../test/shop/garonne.ts";
import { openUploads } from "../../../../test/shop/uploads.ts";
import { START } from "../../../domain/ledger/entry.ts";
import { toInstant } from "../../../domain/time.ts";
import { readAnchor, saveAnchor } from "../../ledger/anchor.ts";
import { quietLog } from "../../platform/log.ts";
import { sweepFiles } from "../jobs.ts";

const storage = await openS3();
const { doors, cast, upload, get, onDisk, place } = openUploads({ FILES_URL: storage.bucket });
afterAll(() => storage.close());

test("a photo sent to one machine is in the bucket, seen whole, in small and in part", async () => {
  const { status, uploaded } = await upload();
  expect(status).toBe(200);
  expect(await onDisk()).toEqual([]);
  const [photo = "", thumbnail = ""] = uploaded;
  const [row] = await doors().database.asOwner<{ stored_as: string }>(
    "select stored_as from app.file where id = $1",
    [photo.split("/").at(-1)],
  );
  const names = [row?.stored_as, `${row?.stored_as}.thumbnail`];
  const keys = names.map((name) => `etabli/files/${GARONNE.id}/${name}`);
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

test("the storage is never asked inside a transaction: a slow one keeps no connection and no lock", async () => {
  const { database } = doors();
  const open: unknown[] = [];
  let requests = 0;
  storage.watch(async () => {
    requests++;
    open.push(
      ...(await database.asSuperuser(
        `select query from pg_stat_activity
         where datname = current_database() and state like 'idle in transaction%'`,
      )),
    );
  });
  const asks = async (work: () => Promise<unknown>): Promise<boolean> => {
    const before = requests;
    await work();
    return requests > before;
  };
  const clock = () => toInstant(Date.now() + 400 * 86_400_000);
  const sweep = sweepFiles({ database, config: place, clock, log: quietLog });
  storage.objects.set(`etabli/files/${GARONNE.id}/${randomUUID()}`, Buffer.from("without a row"));
  expect(await asks(() => upload())).toBe(true);
  expect(await asks(() => sweep({}, { attempt: 1, max_attempts: 1 }))).toBe(true);
  expect(await asks(() => saveAnchor({ database, config: place }, garonneScope))).toBe(true);
  storage.watch(async () => undefined);
  expect(open).toEqual([]);
});

test("what the transaction refuses, or has already, leaves no bytes in the bucket", async () => {
  const fields: [string, string][] = [["ids", randomUUID()]];
  expect((await upload({ fields })).status).toBe(200);
  const before = [...storage.objects.keys()];
  expect((await upload({ fields })).status).toBe(200);
  const { client_id } = cast().story;
  expect((await upload({ fields, to: `client/${client_id}` })).status).toBe(422);
  expect([...storage.objects.keys()]).toEqual(before);
});
