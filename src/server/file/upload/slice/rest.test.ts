import { randomUUID } from "node:crypto";
import http from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { openUploads, picture } from "../../../../../test/shop/uploads.ts";
import { COOKIE } from "../../../platform/http/session-cookie.ts";

const { doors, cast, get, rowsOf, onDisk } = openUploads();
const held = { port: 0, photo: Buffer.alloc(0) };
beforeAll(async () => {
  await doors().app.listen({ port: 0, host: "127.0.0.1" });
  const address = doors().app.server.address() as AddressInfo;
  held.port = address.port;
  // Noise weighs: a photo of several slices.
  held.photo = await picture(1200, 900)
    .composite([{ input: await noise(), blend: "over" }])
    .png()
    .toBuffer();
});
const noise = () => {
  const create = { width: 1200, height: 900, channels: 3, background: "grey" } as const;
  return sharp({ create: { ...create, noise: { type: "gaussian", mean: 128, sigma: 60 } } })
    .png()
    .toBuffer();
};

type Asked = { id: string; method?: string; cookie?: string; to?: string; cutAfter?: number };
type Answer = {
  status: number;
  received?: number;
  uploaded?: string[];
  refused?: string;
  message?: string;
};

/** One slice over a real connection, which is cut after so many bytes when asked; undefined without an answer. */
function put(query: object, bytes: Buffer, asked: Asked): Promise<Answer | undefined> {
  const { method = "PUT", cookie = cast().marc, to = `repair/${cast().story.repair_id}` } = asked;
  const search = new URLSearchParams(Object.entries(query).map(([name, v]) => [name, String(v)]));
  const { promise, resolve } = Promise.withResolvers<Answer | undefined>();
  const wire = http.request(
    {
      port: held.port,
      host: "127.0.0.1",
      method,
      path: `/api/v1/upload/${to}/${asked.id}?${search}`,
      headers: {
        cookie: `${COOKIE}=${cookie}`,
        "content-length": method === "GET" ? 0 : bytes.length,
        ...(method !== "GET" && { "content-type": "application/octet-stream" }),
      },
    },
    async (answer) => {
      const text = (await answer.toArray()).join("");
      resolve({ status: answer.statusCode ?? 0, ...(JSON.parse(text) as object) });
    },
  );
  wire.on("error", () => resolve(undefined));
  if (asked.cutAfter === undefined) wire.end(method === "GET" ? undefined : bytes);
  else wire.write(bytes.subarray(0, asked.cutAfter), () => setTimeout(() => wire.destroy(), 100));
  return promise;
}

const sliceAt = (offset: number, bytes = held.photo) => ({
  offset,
  length: bytes.length,
  filename: "tambour.png",
  tags: "panne",
});

describe("an upload cut in the middle", () => {
  test("goes on from where it stopped, and is the same file", async () => {
    const { photo } = held;
    const id = randomUUID();
    const half = Math.floor(photo.length / 2);
    expect(await put(sliceAt(0), photo, { id, cutAfter: half })).toBeUndefined();
    const ask = () => put(sliceAt(0), photo, { id, method: "GET" });
    await expect.poll(async () => (await ask())?.received).toBeGreaterThan(0);
    const state = await ask();
    expect(state?.received).toBeLessThanOrEqual(half);
    // What was still on its way may come after the question: the next answer says it again.
    let done = state;
    for (let tries = 0; done?.received !== undefined && tries < 3; tries++)
      done = await put(sliceAt(done.received), photo.subarray(done.received), { id });
    expect(done).toMatchObject({
      status: 200,
      uploaded: [`/app/file/${id}`, `/app/file/${id}/thumbnail`],
    });
    const { rawPayload, headers } = await get(`/app/file/${id}`);
    expect(headers["content-type"]).toBe("image/png");
    expect(rawPayload.length).toBeGreaterThan(1_000_000);
    const rows = (await rowsOf(cast().story.repair_id)).filter((row) => row.id === id);
    expect(rows).toMatchObject([{ filename: "tambour.png", tags: ["panne"] }]);
  });

  test("sent in slices is saved with the last one; an answer that was lost is given again", async () => {
    const { photo } = held;
    const id = randomUUID();
    const size = 1_000_000;
    for (let offset = 0; offset + size < photo.length; offset += size) {
      const slice = photo.subarray(offset, offset + size);
      expect(await put(sliceAt(offset), slice, { id })).toEqual({
        status: 200,
        received: offset + size,
      });
    }
    const last = Math.floor((photo.length - 1) / size) * size;
    const saved = await put(sliceAt(last), photo.subarray(last), { id });
    expect(saved?.uploaded).toHaveLength(2);
    expect(await put(sliceAt(0), photo, { id, method: "GET" })).toMatchObject({
      uploaded: saved?.uploaded,
    });
    expect(await put(sliceAt(0), photo, { id })).toMatchObject({ uploaded: saved?.uploaded });
  });

  test("that does not begin where the file stops writes nothing, and is told where it stops", async () => {
    const { photo } = held;
    const id = randomUUID();
    await put(sliceAt(0), photo.subarray(0, 5_000), { id });
    const early = await put(sliceAt(2_000), photo.subarray(2_000, 9_000), { id });
    expect(early).toEqual({ status: 200, received: 5_000 });
    const other = `repair/${cast().foreign.repair_id}`;
    expect(await put(sliceAt(0), photo, { id, to: other })).toMatchObject({ status: 404 });
    const theirs = { id, to: other, cookie: cast().nadia, method: "GET" };
    expect(await put(sliceAt(0), photo, theirs)).toEqual({ status: 200, received: 0 });
  });
});

describe("what is refused says why, and leaves nothing", () => {
  test.each([
    ["a fake image", Buffer.from("<svg onload=alert(1)>"), 415, "n’est pas accepté"],
    [
      "an image that stops in its middle",
      Buffer.from("\u00FF\u00D8\u00FF and then nothing of a photo", "latin1"),
      422,
      "ne peut pas être lue",
    ],
  ])("%s", async (_, bytes, status, said) => {
    const before = await onDisk();
    const answer = await put(sliceAt(0, bytes), bytes, { id: randomUUID() });
    expect(answer).toMatchObject({ status, message: expect.stringContaining(said) });
    expect(await onDisk()).toEqual(before);
  });

  test("a film of 200 Mo, before its first byte", async () => {
    const slice = { ...sliceAt(0), length: 200 * 1024 * 1024 };
    const answer = await put(slice, held.photo, { id: randomUUID() });
    expect(answer).toMatchObject({
      status: 413,
      message: expect.stringMatching(/100\sMo pour un film/),
    });
  });

  test("a visitor, and an address that is none", async () => {
    const { photo } = held;
    const unsigned = await put(sliceAt(0), photo, { id: randomUUID(), cookie: "" });
    expect(unsigned?.status).toBe(401);
    expect((await put(sliceAt(-1), photo, { id: randomUUID() }))?.status).toBe(422);
  });
});
