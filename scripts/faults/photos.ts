/** A device of the shop that sends photos without end, each until it is confirmed, and the count of what became of them. */
import { createHash, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import sharp from "sharp";
import { PASSWORD } from "../../src/server/demonstration/shops.ts";
import { COOKIE } from "../../src/server/platform/http/session-cookie.ts";
import type { S3Server } from "../../test/s3-server.ts";

/** `started`, in milliseconds of `performance.now()`: when the last photo confirmed so far was first sent. */
export type Photos = { acknowledged: Set<string>; started: number; cookie: string };
export type PhotoCounts = { acknowledged: number; lost: number; doubled: number };

const OWNER = "marc@atelier-garonne.test";
const SIDE = 64;

export async function openPhotos(port: number): Promise<Photos> {
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: OWNER, password: PASSWORD }),
  });
  const [cookie = ""] = (response.headers.getSetCookie() ?? [])
    .filter((line) => line.startsWith(`${COOKIE}=`))
    .map((line) => line.split(";")[0] ?? "");
  if (!cookie)
    throw new Error(`the owner of the demonstration is not signed in: ${response.status}`);
  return { acknowledged: new Set(), started: 0, cookie };
}

type Sending = { port: number; repairs: readonly string[]; signal: AbortSignal };

/** One photo at a time, as the office's device does: the same id again until the answer came. */
export async function keepSending(
  photos: Photos,
  { port, repairs, signal }: Sending,
): Promise<void> {
  for (let turn = 0; !signal.aborted; turn++) {
    const id = randomUUID();
    const bytes = await drawPhoto(id);
    const started = performance.now();
    const url = `http://127.0.0.1:${port}/api/v1/upload/repair/${repairs[turn % repairs.length]}`;
    while (!signal.aborted && !photos.acknowledged.has(id)) {
      if (await send(url, { id, bytes, cookie: photos.cookie })) photos.acknowledged.add(id);
      else await sleep(300);
    }
    if (photos.acknowledged.has(id)) photos.started = Math.max(photos.started, started);
    await sleep(200);
  }
}

type Photo = { id: string; bytes: Uint8Array<ArrayBuffer>; cookie: string };

async function send(url: string, { id, bytes, cookie }: Photo): Promise<boolean> {
  const form = new FormData();
  form.set("ids", id);
  form.set("files", new Blob([bytes], { type: "image/jpeg" }), `${id}.jpg`);
  const answer = await fetch(url, {
    method: "PUT",
    headers: { cookie },
    body: form,
    // A little longer than the server waits for its storage, retries included.
    signal: AbortSignal.timeout(60_000),
  }).catch(() => undefined);
  await answer?.arrayBuffer();
  return answer?.status === 200;
}

/** Each of a colour of its own, so that one is not taken for another. */
async function drawPhoto(id: string): Promise<Uint8Array<ArrayBuffer>> {
  const [r = 0, g = 0, b = 0] = createHash("sha256").update(id).digest();
  const background = { r, g, b };
  const drawn = sharp({ create: { width: SIDE, height: SIDE, channels: 3, background } });
  return new Uint8Array(await drawn.jpeg().toBuffer());
}

/** What was confirmed is read through the server, byte for byte, and stands once in the bucket and in the journal. */
export async function countPhotos(
  owner: pg.Client,
  { acknowledged, cookie }: Photos,
  { port, bucket }: { port: number; bucket: S3Server },
): Promise<PhotoCounts> {
  const ids = [...acknowledged];
  const { rows } = await owner.query<{
    id: string;
    sha256: string;
    stored_as: string;
    lines: string;
  }>(
    `select f.id, f.sha256, f.stored_as, (select count(*) from app.repair_item i
        where i.repair_id = f."recipientID" and i.payload ->> 'file_id' = f.id::text) as lines
     from app.file f where f.id = any($1::uuid[])`,
    [ids],
  );
  let [kept, doubled] = [0, 0];
  for (const { id, sha256, stored_as, lines } of rows) {
    const answer = await fetch(`http://127.0.0.1:${port}/app/file/${id}`, { headers: { cookie } });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const isWhole = createHash("sha256").update(bytes).digest("hex") === sha256;
    const isStored = [...bucket.objects.keys()].some((name) => name.endsWith(`/${stored_as}`));
    if (answer.ok && isWhole && isStored) kept++;
    if (Number(lines) !== 1) doubled++;
  }
  return { acknowledged: ids.length, lost: ids.length - kept, doubled };
}
