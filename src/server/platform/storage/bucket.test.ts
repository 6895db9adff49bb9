import { randomUUID } from "node:crypto";
import { existsSync, mkdtempSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openS3, type S3Server } from "../../../../test/s3-server.ts";
import { quietLog } from "../log.ts";
import { tryFiles } from "../start/files.ts";
import {
  forget,
  namesBefore,
  openBytes,
  placeOf,
  readBytes,
  settle,
  shopsWithFiles,
  stage,
  storedIn,
  unfinishedBefore,
} from "../storage.ts";
import { readBucketUrl, type Bucket } from "./bucket-url.ts";

const DATA_DIR = mkdtempSync(path.join(tmpdir(), "etabli-bucket-"));
const SHOP = "0191d000-0000-7000-8000-000000000001";
const FILM = Buffer.alloc(300_000, "film");
let server: S3Server;
beforeAll(async () => {
  server = await openS3();
});
afterEach(() => {
  server.objects.clear();
  server.fail(0);
});
afterAll(async () => {
  await server.close();
  await rm(DATA_DIR, { recursive: true });
});

const place = (change: Partial<Bucket> = {}) =>
  placeOf({ DATA_DIR, FILES_URL: { ...server.bucket, ...change } }, SHOP);

async function keep(name: string = randomUUID(), bytes: Buffer = FILM): Promise<string> {
  await settle(place(), await stage(place(), [bytes]), name);
  return name;
}

test("a file kept in the bucket is read from another machine, and leaves nothing on this one", async () => {
  const name = await keep();
  expect([...server.objects.keys()]).toEqual([`etabli/files/${SHOP}/${name}`]);
  expect(await readdir(path.join(DATA_DIR, "files", SHOP))).toEqual([]);
  const elsewhere = { ...place(), DATA_DIR: path.join(DATA_DIR, "another") };
  expect((await readBytes(elsewhere, name))?.equals(FILM)).toBe(true);
  expect(existsSync(elsewhere.DATA_DIR)).toBe(false);
});

test("a film is sent in the part that is asked", async () => {
  const film = await openBytes(place(), await keep());
  expect(film?.size).toBe(FILM.length);
  const part = film && (await buffer(film.read({ start: 10, end: 19 })));
  expect(part?.equals(FILM.subarray(10, 20))).toBe(true);
  expect(film && (await buffer(film.read())).length).toBe(FILM.length);
});

test("a file that is not there is undefined; one that goes while it is read is an error, and so is a missing bucket", async () => {
  expect(await readBytes(place(), "absent")).toBeUndefined();
  expect(await openBytes(place(), "absent")).toBeUndefined();
  const gone = place({ name: "absent" });
  await expect(readBytes(gone, "absent")).rejects.toMatchObject({ code: "NoSuchBucket" });
  const film = await openBytes(place(), await keep());
  server.objects.clear();
  await expect(film && buffer(film.read())).rejects.toThrow("no longer");
});

test("the sweep sees every page of names, by shop and by age, and forgets what it is told to", async () => {
  const names = await Promise.all([keep(), keep(), keep(), keep(), keep()]);
  server.objects.set(`etabli/files/${SHOP}/LISEZMOI.txt`, Buffer.from("not ours"));
  server.objects.set("etabli/ledger/x.json", Buffer.from("{}"));
  expect(await shopsWithFiles(place())).toEqual([SHOP]);
  const noon = Date.parse("2026-11-22T12:00:00Z");
  expect(await namesBefore(place(), noon)).toEqual([]);
  expect(await namesBefore(place(), noon + 1)).toEqual(names.toSorted());
  const unfinished = path.basename((await stage(place(), [FILM])).path);
  expect(await unfinishedBefore(place(), Date.now() + 60_000)).toEqual([unfinished]);
  await forget(place(), [unfinished, ...names]);
  expect(await unfinishedBefore(place(), Date.now() + 60_000)).toEqual([]);
  expect(server.objects.size).toBe(2);
});

test("a server that restarts is asked again, one that stays away is said to be down", async () => {
  const name = await keep();
  server.fail(2);
  expect((await readBytes(place(), name))?.length).toBe(FILM.length);
  const check = (change: Partial<Bucket>) =>
    storedIn(place(change)).check(AbortSignal.timeout(5_000));
  await expect(check({})).resolves.toBeUndefined();
  const former = await openS3();
  await former.close();
  await expect(check({ endpoint: former.bucket.endpoint })).rejects.toMatchObject({
    code: "ECONNREFUSED",
  });
});

test.each([
  ["another secret", { secretAccessKey: "autre" }, "ne sont pas les bons"],
  ["a bucket that is not there", { name: "absent" }, "ce compartiment n’existe pas"],
  ["a server that is not there", { endpoint: "http://127.0.0.1:1" }, "ne répond pas"],
])("before the start, %s is explained by one sentence", async (_, change, sentence) => {
  await expect(tryFiles(place(change), quietLog, 0)).rejects.toThrow(sentence);
});

test("before the start, a bucket that is right is written once", async () => {
  await tryFiles(place(), quietLog, 0);
  expect([...server.objects.keys()]).toEqual(["etabli/etabli.txt"]);
});

test.each([
  [
    "s3://AK:se%2Fcret@s3.fr-par.scw.cloud/atelier?region=fr-par",
    { endpoint: "https://s3.fr-par.scw.cloud", name: "atelier", prefix: "", region: "fr-par" },
  ],
  [
    "s3+http://AK:se%2Fcret@minio:9000/atelier/un/deux/",
    { endpoint: "http://minio:9000", name: "atelier", prefix: "un/deux/", region: "us-east-1" },
  ],
])("%s is the address of a bucket", (url, expected) => {
  const key = { accessKeyId: "AK", secretAccessKey: "se/cret" };
  expect(readBucketUrl(url)).toEqual({ ...expected, ...key });
});

test.each(["s3://serveur/atelier", "https://AK:s@serveur/atelier", "s3://AK:s@serveur", "atelier"])(
  "%s is not",
  (url) => expect(readBucketUrl(url)).toBeUndefined(),
);
