import { randomUUID } from "node:crypto";
import { request as httpRequest } from "node:http";
import { readdirSync, readlinkSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { anotherVisitor } from "../../../../test/shop/doors.ts";
import { openUploads } from "../../../../test/shop/uploads.ts";
import { COOKIE } from "../../platform/http/session-cookie.ts";

const { doors, cast, upload, place } = openUploads();

/** The first bytes of a film of a telephone, then as many as it takes. */
const filmOf = (size: number): Buffer<ArrayBuffer> => {
  const film = Buffer.alloc(size, "la pompe siffle ");
  film.write("\u0000\u0000\u0000\u0018ftypmp42\u0000\u0000\u0000\u0000mp42isom", 0, "latin1");
  return film;
};
const FILM = filmOf(300_000);

const sendFilm = async (bytes = FILM): Promise<string> => {
  const id = randomUUID();
  const film = { filename: "bruit.mp4", type: "video/mp4", bytes };
  const { status } = await upload({ files: [film], fields: [["ids", id]] });
  expect(status).toBe(200);
  return `/app/file/${id}`;
};

const get = (url: string, headers: Record<string, string> = {}, method: "GET" | "HEAD" = "GET") =>
  doors().app.inject({
    method,
    url,
    headers,
    cookies: { [COOKIE]: cast().marc },
    remoteAddress: anotherVisitor(),
  });

describe("a film", () => {
  test("is sent whole, with its length, to whoever asks for all of it", async () => {
    const { statusCode, headers, rawPayload } = await get(await sendFilm());
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "video/mp4",
      "content-length": "300000",
      "accept-ranges": "bytes",
      "content-security-policy": "default-src 'none'; sandbox",
    });
    expect(rawPayload.equals(FILM)).toBe(true);
  });

  test.each([
    ["bytes=0-1", 0, 1],
    ["bytes=250000-", 250_000, 299_999],
    ["bytes=-16", 299_984, 299_999],
    ["bytes=299999-400000", 299_999, 299_999],
  ] as const)("is sent in part to a telephone that plays it: %s", async (range, start, end) => {
    const { statusCode, headers, rawPayload } = await get(await sendFilm(), { range });
    expect(statusCode).toBe(206);
    expect(headers["content-range"]).toBe(`bytes ${start}-${end}/300000`);
    expect(headers["content-length"]).toBe(String(end - start + 1));
    expect(rawPayload.equals(FILM.subarray(start, end + 1))).toBe(true);
  });

  test("has nothing beyond its end", async () => {
    const { statusCode, headers, body } = await get(await sendFilm(), { range: "bytes=300000-" });
    expect([statusCode, headers["content-range"], body]).toEqual([416, "bytes */300000", ""]);
  });

  test("that the reader began as another is sent whole", async () => {
    const url = await sendFilm();
    const { headers } = await get(url);
    const begun = { range: "bytes=100-", "if-range": String(headers.etag) };
    expect((await get(url, begun)).statusCode).toBe(206);
    expect((await get(url, { ...begun, "if-range": '"another"' })).statusCode).toBe(200);
  });

  test("is only described to whoever asks for its head", async () => {
    const { statusCode, headers, body } = await get(await sendFilm(), {}, "HEAD");
    expect([statusCode, headers["content-length"], body]).toEqual([200, "300000", ""]);
  });
});

test("a film keeps its pictures, and loses where it was taken", async () => {
  const box = (type: string, content: string) => {
    const bytes = Buffer.from(`....${type}${content}`, "latin1");
    bytes.writeUInt32BE(bytes.length);
    return bytes.toString("latin1");
  };
  const moov = box(
    "moov",
    box("mvhd", "how long") + box("udta", box("\u00a9xyz", "+43.60+001.44/")),
  );
  const text = box("ftyp", "mp42____isommp42____________") + moov + box("mdat", "pictures");
  const { statusCode, rawPayload } = await get(await sendFilm(Buffer.from(text, "latin1")));
  expect(statusCode).toBe(200);
  const kept = rawPayload.toString("latin1");
  expect(kept).toHaveLength(text.length);
  expect(kept).not.toMatch(/43\.60|xyz/);
  expect(kept.indexOf("pictures")).toBe(text.indexOf("pictures"));
});

/** Files of this disk that the process holds open. */
const heldOpen = (): string[] =>
  readdirSync("/proc/self/fd").flatMap((fd) => {
    try {
      const name = readlinkSync(`/proc/self/fd/${fd}`);
      return name.startsWith(place.DATA_DIR) ? [name] : [];
    } catch {
      return [];
    }
  });

test.runIf(process.platform === "linux")(
  "a film whose reader leaves half-way is closed, and so is one that was refused or read",
  async () => {
    const { app } = doors();
    const url = await sendFilm(filmOf(8_000_000));
    await get(url, { range: "bytes=9000000-" });
    await get(url, { range: "bytes=0-1" });
    await get(url, {}, "HEAD");
    const { port } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
    await new Promise<void>((done, fail) => {
      const reader = httpRequest({
        port,
        path: url,
        headers: { cookie: `${COOKIE}=${cast().marc}` },
      });
      reader.on("error", fail);
      reader.on("response", (film) => {
        film.once("data", () => {
          film.destroy();
          done();
        });
      });
      reader.end();
    });
    await expect.poll(heldOpen, { timeout: 5_000 }).toEqual([]);
  },
);
