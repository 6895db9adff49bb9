import { Worker } from "node:worker_threads";
import { afterEach, describe, expect, it } from "vitest";
import { parseInstant, type Instant } from "../../../domain/time.ts";
import { createPdf, type Pdf, type PdfLimits } from "./pdf.ts";

const proof = new URL("./proof.typ", import.meta.url);
const at = (text: string): Instant => {
  const instant = parseInstant(text);
  if (!instant) throw new Error(`not an instant: ${text}`);
  return instant;
};
const created_at = at("2026-11-23T09:12:00Z");
const page = { title: "1 234,50 €", turns: 0, picture: false };
const ENDLESS = 2_000_000_000;

const opened: Pdf[] = [];
const open = (limits: Partial<PdfLimits> = {}): Pdf => {
  const pdf = createPdf(limits);
  opened.push(pdf);
  return pdf;
};
afterEach(async () => {
  for (const pdf of opened.splice(0)) await pdf.close();
});

/** Real threads, remembered so that a story may end one. */
function threads(): { spawn: () => Worker; born: Worker[] } {
  const born: Worker[] = [];
  const spawn = (): Worker => {
    const worker = new Worker(new URL("./worker.ts", import.meta.url));
    born.push(worker);
    return worker;
  };
  return { spawn, born };
}

describe("the press", () => {
  it("prints a tagged document with its title and language", async () => {
    const text = Buffer.from(await open().render(proof, page, { created_at })).toString("latin1");
    expect(text).toMatch(/^%PDF-/);
    expect(text).toContain("/StructTreeRoot");
    expect(text).toContain("/Lang (fr-FR)");
    expect(text).toContain("pdfaid:conformance");
  });

  it("gives the same bytes for the same document, even in another thread", async () => {
    const [first, again] = [open(), open()];
    const bytes = await first.render(proof, page, { created_at });
    expect(Buffer.compare(bytes, await again.render(proof, page, { created_at }))).toBe(0);
    const later = await first.render(proof, page, { created_at: at("2026-11-24T09:12:00Z") });
    expect(Buffer.compare(bytes, later)).not.toBe(0);
  });

  it("prints what is asked at once, each order its own document", async () => {
    const pdf = open();
    const titles = Array.from({ length: 20 }, (_, index) => `Page ${index}`);
    const printed = await Promise.all(
      titles.map((title) => pdf.render(proof, { ...page, title }, { created_at })),
    );
    const other = open();
    const alone: Uint8Array[] = [];
    for (const title of titles)
      alone.push(await other.render(proof, { ...page, title }, { created_at }));
    expect(printed.map((bytes) => Buffer.from(bytes).toString("base64"))).toEqual(
      alone.map((bytes) => Buffer.from(bytes).toString("base64")),
    );
  });

  it("takes pictures beside the data, for one document only", async () => {
    const pdf = open();
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9"/></svg>';
    const assets = { "picture.svg": new TextEncoder().encode(svg) };
    const illustrated = { ...page, picture: true };
    expect((await pdf.render(proof, illustrated, { created_at, assets })).length).toBeGreaterThan(
      1_000,
    );
    await expect(pdf.render(proof, illustrated, { created_at })).rejects.toThrow("picture.svg");
  });

  it.each([["漢字"], ["a\u0007b"], ["\ud800"], ["😀"], ["العربية"]])(
    "prints %j too, whatever its font holds",
    async (title) => {
      const text = Buffer.from(await open().render(proof, { ...page, title }, { created_at }));
      expect(text.includes("/StructTreeRoot")).toBe(true);
    },
  );

  it("never reads data as a program", async () => {
    const hostile = { ...page, title: '#panic("taken over") #read("/main.ts")' };
    expect((await open().render(proof, hostile, { created_at })).length).toBeGreaterThan(1_000);
  });

  it("says why a document cannot be printed, and prints the next one", async () => {
    const pdf = open();
    await expect(pdf.render(proof, { ...page, title: "" }, { created_at })).rejects.toThrow(
      "a document has a title",
    );
    expect((await pdf.render(proof, page, { created_at })).length).toBeGreaterThan(1_000);
  });

  it("prints again what a dying thread had begun", async () => {
    const { spawn, born } = threads();
    const pdf = open({ spawn });
    const printing = pdf.render(proof, page, { created_at });
    await born[0]?.terminate();
    expect((await printing).length).toBeGreaterThan(1_000);
    expect(born).toHaveLength(2);
  });

  it("gives up on what kills two threads", async () => {
    const pdf = open({ spawn: () => new Worker("process.exit(1)", { eval: true }) });
    await expect(pdf.render(proof, page, { created_at })).rejects.toThrow(
      "the printing thread ended",
    );
  });

  it("abandons what takes too long, and prints the next one", async () => {
    const { spawn, born } = threads();
    const pdf = open({ spawn, timeout_ms: 3_000 });
    const endless = pdf.render(proof, { ...page, turns: ENDLESS }, { created_at });
    const next = pdf.render(proof, page, { created_at });
    await expect(endless).rejects.toThrow("not printed in 3000 ms");
    expect((await next).length).toBeGreaterThan(1_000);
    expect(born).toHaveLength(2);
  });

  it("replaces a thread that has grown too heavy", async () => {
    const { spawn, born } = threads();
    const pdf = open({ spawn, memory: -1e12 });
    for (let turn = 0; turn < 3; turn++) await pdf.render(proof, page, { created_at });
    expect(born).toHaveLength(3);
  });

  it("turns away what would wait too long, and prints what was there before", async () => {
    const pdf = open({ waiting: 3 });
    const orders = Array.from({ length: 6 }, () => pdf.render(proof, page, { created_at }));
    const outcomes = await Promise.allSettled(orders);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(4);
    await expect(orders[5]).rejects.toMatchObject({ statusCode: 503 });
  });

  it("lets go of what waits when it closes", async () => {
    const pdf = createPdf();
    const waiting = [1, 2].map(() => pdf.render(proof, page, { created_at }));
    const refused = Promise.allSettled(waiting);
    await pdf.close();
    expect((await refused).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    await expect(pdf.render(proof, page, { created_at })).rejects.toThrow("closed");
  });
});
