/** Sound zip files, and malicious ones: path traversal, wrong size, doubled name, too many entries. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { buffer, text } from "node:stream/consumers";
import { afterAll, describe, expect, test } from "vitest";
import { readZip, UnsafeZip } from "./read-zip.ts";
import { measured, writeZip, type Entry, type Written } from "./write-zip.ts";

const folder = mkdtempSync(path.join(tmpdir(), "etabli-zip-"));
afterAll(() => rm(folder, { recursive: true }));
const LIMITS = { bytes: 1e6, entries: 5, path: /^[\w-]+\.(txt|jpg)$/ };
const AT = new Date("2026-11-23T11:00:00Z");

const entry = (name: string, content: string): Entry => ({
  path: name,
  read: () => Readable.from([content]),
});
async function* all(entries: readonly Entry[]) {
  yield* entries;
}
const zipOf = (...entries: Entry[]) => buffer(writeZip(all(entries), AT));
let made = 0;
function stored(bytes: Buffer): string {
  const file = path.join(folder, `${made++}.zip`);
  writeFileSync(file, bytes);
  return file;
}
/** The name of an entry stands twice: before its bytes and in the list at the end. */
const renamed = (zip: Buffer, from: string, to: string): Buffer =>
  Buffer.from(zip.toString("latin1").replaceAll(from, to), "latin1");

describe("a zip that is written", () => {
  test("is read again, entry by entry", async () => {
    const zip = await readZip(
      stored(await zipOf(entry("a.txt", "un"), entry("b.jpg", "deux"))),
      LIMITS,
    );
    expect([...zip.sizes.keys()]).toEqual(["a.txt", "b.jpg"]);
    expect(await text(await zip.read("b.jpg"))).toBe("deux");
    await expect(zip.read("c.txt")).rejects.toThrow(UnsafeZip);
    zip.close();
  });

  test("opens an entry only when those before it have passed", async () => {
    const opened: string[] = [];
    const slow = (name: string): Entry => ({
      path: name,
      read: () => {
        opened.push(name);
        return Readable.from(Array.from({ length: 1_000 }, () => "x".repeat(1_000)));
      },
    });
    const output = writeZip(all([slow("a.jpg"), slow("b.jpg")]), AT);
    for await (const chunk of output) if (chunk.length > 0) break;
    expect(opened).toEqual(["a.jpg"]);
  });

  test("is cut short by an entry that fails", async () => {
    const broken: Entry = {
      path: "a.txt",
      read: () =>
        Readable.from(
          (async function* () {
            yield "begun";
            throw new Error("the disk is gone");
          })(),
        ),
    };
    await expect(zipOf(broken)).rejects.toThrow("the disk is gone");
  });

  test("knows what passed: bytes and fingerprint", async () => {
    const written: Written[] = [];
    const read = () =>
      measured("a.txt", Readable.from(["un", "deux"]), (file) => written.push(file));
    await zipOf({ path: "a.txt", read });
    expect(written).toEqual([
      {
        path: "a.txt",
        bytes: 6,
        sha256: "97006773600b5371ad49b6c835975b6f80f789a2bfce8ff0e4d933edc634eb77",
      },
    ]);
  });
});

describe("a zip made to harm is refused before anything of it is used", () => {
  test.each([
    ["a path that leaves the folder", "abcdefgh.txt", "../efgh.txt"],
    ["an absolute path", "abcdefgh.txt", "/bcdefgh.txt"],
    ["a name that does not belong", "abcdefgh.txt", "abcdefgh.exe"],
    ["a backslash", "abcdefgh.txt", "..\\efgh.txt"],
  ])("%s", async (_, from, to) => {
    const zip = renamed(await zipOf(entry(from, "x")), from, to);
    await expect(readZip(stored(zip), LIMITS)).rejects.toThrow(UnsafeZip);
  });

  test("the same name twice", async () => {
    const zip = await zipOf(entry("a.txt", "1"), entry("a.txt", "2"));
    await expect(readZip(stored(zip), LIMITS)).rejects.toThrow("this name comes twice");
  });

  test("more entries, or more bytes, than a true one", async () => {
    const many = await zipOf(
      ...["a", "b", "c", "d", "e", "f"].map((name) => entry(`${name}.txt`, name)),
    );
    await expect(readZip(stored(many), LIMITS)).rejects.toThrow("too large");
    const heavy = await zipOf(entry("a.txt", "x".repeat(2_000_000)));
    await expect(readZip(stored(heavy), LIMITS)).rejects.toThrow("too large");
  });

  test("a size that lies: what is more than it is not unpacked", async () => {
    const zip = await zipOf(entry("a.txt", "x".repeat(100_000)));
    const size = Buffer.alloc(4);
    size.writeUInt32LE(100_000);
    const small = Buffer.alloc(4);
    small.writeUInt32LE(10);
    const lying = renamed(zip, size.toString("latin1"), small.toString("latin1"));
    const read = await readZip(stored(lying), LIMITS);
    await expect(read.read("a.txt").then(text)).rejects.toThrow("too many bytes");
    read.close();
  });

  test.each([
    ["no zip at all", Buffer.from("hello")],
    ["an empty file", Buffer.alloc(0)],
  ])("%s", async (_, bytes) => {
    await expect(readZip(stored(bytes), LIMITS)).rejects.toThrow(UnsafeZip);
  });

  test("a zip that was cut", async () => {
    const zip = await zipOf(entry("a.txt", "x".repeat(1000)));
    await expect(readZip(stored(zip.subarray(0, 60)), LIMITS)).rejects.toThrow(UnsafeZip);
  });
});
