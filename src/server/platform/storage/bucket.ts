/** Files in an S3-compatible bucket, which several machines share. */
import { openAsBlob } from "node:fs";
import { Readable } from "node:stream";
import type { Bucket } from "./bucket-url.ts";
import { ask, StorageError } from "./s3.ts";
import type { Listed, Stored } from "./stored.ts";
import { readListing, type Listing } from "./listing.ts";

/** A slow line sends this many bytes in a millisecond. */
const SLOWEST = 100;

export function inBucket(bucket: Bucket): Stored {
  const get = (name: string, headers?: Record<string, string>) =>
    ifThere(ask(bucket, { method: "GET", key: name, headers }));
  return {
    read: async (name) => {
      const answer = await get(name);
      return answer && Buffer.from(await answer.arrayBuffer());
    },
    open: async (name) => {
      const head = await ifThere(ask(bucket, { method: "HEAD", key: name }));
      if (!head) return undefined;
      const size = Number(head.headers.get("content-length"));
      const read = (part?: { start: number; end: number }) =>
        Readable.from(bytesOf(() => get(name, part && rangeOf(part)), name));
      return { size, read, close: async () => undefined };
    },
    keep: async ({ path, size, sha256 }, key) => {
      const body = await openAsBlob(path);
      await ask(bucket, { method: "PUT", key, body, sha256, extra_ms: size / SLOWEST });
    },
    remove: async (key) => void (await ifThere(ask(bucket, { method: "DELETE", key }))),
    folders: async (folder) => {
      const found: string[] = [];
      for await (const page of pagesOf(bucket, { prefix: `${folder}/`, delimiter: "/" }))
        found.push(...page.folders.map((name) => name.split("/").at(-2) ?? ""));
      return found;
    },
    list: async function* list(folder): AsyncGenerator<Listed> {
      for await (const { files } of pagesOf(bucket, { prefix: `${folder}/` })) yield* files;
    },
    check: async (signal) => {
      const query = { "list-type": "2", "max-keys": "1", prefix: bucket.prefix };
      await (await ask(bucket, { method: "GET", query, signal })).body?.cancel();
    },
  };
}

const rangeOf = ({ start, end }: { start: number; end: number }) => ({
  range: `bytes=${start}-${end}`,
});

async function* bytesOf(get: () => Promise<Response | undefined>, name: string) {
  const answer = await get();
  if (!answer?.body) throw new StorageError(`${name} is no longer in the bucket`, "NoSuchKey");
  yield* answer.body;
}

/** A bucket that does not exist is an error, a file that does not is none. */
async function ifThere(asking: Promise<Response>): Promise<Response | undefined> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof StorageError && ["NoSuchKey", "404"].includes(error.code))
      return undefined;
    throw error;
  }
}

type Wanted = { prefix: string; delimiter?: string };

/** A thousand names at once; the names are those under `prefix` of the bucket's URL. */
async function* pagesOf(bucket: Bucket, { prefix, ...wanted }: Wanted): AsyncGenerator<Listing> {
  let next: Record<string, string> | undefined = {};
  while (next) {
    const query = { "list-type": "2", prefix: bucket.prefix + prefix, ...wanted, ...next };
    const answer = await ask(bucket, { method: "GET", query });
    const listing = readListing(await answer.text(), bucket.prefix);
    yield listing;
    next = listing.next === undefined ? undefined : { "continuation-token": listing.next };
  }
}
