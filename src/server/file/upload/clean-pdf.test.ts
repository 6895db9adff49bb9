import { mkdtempSync } from "node:fs";
import { readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { deflateSync, inflateSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import { isRefusal } from "../../../domain/decision.ts";
import { GARONNE } from "../../../../test/shop/garonne.ts";
import { placeOf, stage } from "../../platform/storage.ts";
import { cleanPdf } from "./clean-pdf.ts";

const DATA_DIR = mkdtempSync(path.join(tmpdir(), "etabli-pdf-"));
const place = placeOf({ DATA_DIR }, GARONNE.id);
afterAll(() => rm(DATA_DIR, { recursive: true }));

type Packed = { inside: string; numbers?: string; level?: number };

/** A PDF of a recent program: its objects are packed, its trailer is a stream. */
function packedPdf({ inside, numbers = "1 0 2 20 ", level = 1 }: Packed): Buffer {
  const packed = deflateSync(numbers + inside, { level });
  const head = `<</Type /ObjStm /N 2 /First ${numbers.length} /Length ${packed.length} /Filter /FlateDecode>>`;
  return Buffer.concat([
    Buffer.from(`%PDF-1.7\n5 0 obj ${head}\nstream\n`),
    packed,
    Buffer.from(
      "\nendstream endobj\n6 0 obj <</Type /XRef /Root 1 0 R /Info 2 0 R>> stream\nxx\nendstream endobj",
    ),
  ]);
}

const WORDS = "<</Type /Catalog>>  <</Author (Marc Delmas) /Creator (Telephone de Marc)>>";

async function clean(bytes: Buffer): Promise<Buffer | string> {
  const kept = await cleanPdf(place, await stage(place, [bytes]));
  return isRefusal(kept) ? kept.refused : readFile(kept.path);
}

/** What the packed objects say, once inflated. */
function insideOf(pdf: Buffer | string): string {
  if (typeof pdf === "string") throw new Error(`refused: ${pdf}`);
  const start = pdf.indexOf("stream\n") + "stream\n".length;
  return inflateSync(pdf.subarray(start)).toString();
}

describe("a PDF whose objects are packed", () => {
  test("loses its author, and nothing of it moves", async () => {
    const sent = packedPdf({ inside: WORDS });
    expect(insideOf(sent)).toContain("Marc Delmas");
    const kept = await clean(sent);
    expect(insideOf(kept)).not.toMatch(/Marc|Author|Telephone/);
    expect(insideOf(kept)).toContain("1 0 2 20 <</Type /Catalog>>  <<");
    expect(kept).toHaveLength(sent.length);
    expect(kept.indexOf("6 0 obj")).toBe(sent.indexOf("6 0 obj"));
  });

  test("without anything to lose stays byte for byte", async () => {
    const sent = packedPdf({ inside: "<</Type /Catalog>>  <<>>" });
    expect(await clean(sent)).toEqual(sent);
    const once = await clean(packedPdf({ inside: WORDS }));
    if (typeof once === "string") throw new Error(once);
    expect(await clean(once)).toEqual(once);
  });

  test.each([
    ["is cut", () => packedPdf({ inside: WORDS }).subarray(0, 90)],
    ["is packed in a way that nothing here reads", () => relabelled("FlateDecode", "LZWDecode  ")],
    ["does not say where its objects are", () => packedPdf({ inside: WORDS, numbers: "Marc " })],
    ["inflates to what would fill the memory", () => packedPdf({ inside: BOMB, level: 9 })],
  ])("and that %s is refused", async (_, make) => {
    expect(await clean(make())).toBe("pdf-unreadable");
  });
});

const BOMB = WORDS + " ".repeat(70 * 1024 * 1024);

const relabelled = (from: string, to: string): Buffer =>
  Buffer.from(
    packedPdf({ inside: WORDS }).toString("latin1").replace(from, to.padEnd(from.length)),
    "latin1",
  );

test.each([
  ["encrypted", "/Encrypt 9 0 R", "pdf-protected"],
  ["encrypted by a name in codes", "/#45ncrypt 9 0 R", "pdf-protected"],
  ["signed", ">> endobj 8 0 obj <</Type /Sig /ByteRange [0 9 9 9]", "pdf-protected"],
  ["of no program", ">> endobj trailer << /Size 3", undefined],
])("a document that is %s", async (_, words, refused) => {
  const sent = Buffer.from(`%PDF-1.4\ntrailer <</Root 1 0 R ${words}>>\nstartxref 0`);
  expect(await clean(sent)).toEqual(refused ?? sent);
});

test("a document without a root is not one", async () => {
  expect(await clean(Buffer.from("%PDF-1.4\n1 0 obj <</Author (Marc)>> endobj"))).toBe(
    "pdf-unreadable",
  );
});

describe("a document that takes too long", () => {
  const hostile = () => packedPdf({ inside: `<</A ${"[".repeat(40_000_000)}`, level: 9 });
  const cleanWithin = async (within: number, thread?: URL) => {
    const raw = await stage(place, [hostile()]);
    return cleanPdf(place, raw, { within, ...(thread && { thread }) });
  };

  test("is stopped in the middle of its reading, which the event loop could not do to itself", async () => {
    expect(await cleanWithin(50)).toEqual({ refused: "pdf-too-complex" });
  });

  test("holds nobody else: while it is read, another has its turn", async () => {
    const patient = new URL(
      `data:text/javascript,${encodeURIComponent(
        `import { existsSync } from "node:fs"; import { parentPort, workerData } from "node:worker_threads";
         setInterval(() => existsSync(workerData + ".go") && parentPort.postMessage({}), 20);`,
      )}`,
    );
    const raw = await stage(place, [hostile()]);
    const waiting = cleanPdf(place, raw, { within: 60_000, thread: patient });
    expect(await clean(packedPdf({ inside: "<</Type /Catalog>>  <<>>" }))).toBeInstanceOf(Buffer);
    expect(await Promise.race([waiting, Promise.resolve("still read")])).toBe("still read");
    await writeFile(`${raw.path}.go`, "");
    expect(await waiting).toBe(raw);
    const busy = new URL("data:text/javascript,for(;;);");
    expect(await cleanWithin(50, busy)).toEqual({ refused: "pdf-too-complex" });
  });

  test("or fills the memory is refused alike, and a thread that fails is our own fault", async () => {
    const greedy = new URL(
      "data:text/javascript,const all=[];for(;;)all.push(new Array(100000).fill({}).map(()=>({})))",
    );
    expect(await cleanWithin(60_000, greedy)).toEqual({ refused: "pdf-too-complex" });
    const failing = new URL("data:text/javascript,throw new Error('ours')");
    await expect(cleanWithin(60_000, failing)).rejects.toThrow("ours");
    const silent = new URL("data:text/javascript,");
    await expect(cleanWithin(60_000, silent)).rejects.toThrow("without an answer");
  });
});
