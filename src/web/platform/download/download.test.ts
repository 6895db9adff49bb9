import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { download } from "./download.ts";

const saved: { name: string; text: Promise<string> }[] = [];
const blobs = new Map<string, Blob>();

beforeEach(() => {
  saved.length = 0;
  vi.stubGlobal("document", {
    createElement: () => {
      const link = { href: "", download: "" };
      const click = () =>
        saved.push({ name: link.download, text: (blobs.get(link.href) ?? new Blob()).text() });
      return Object.assign(link, { click });
    },
  });
  vi.stubGlobal("sessionStorage", { getItem: () => null });
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    const url = `blob:${blobs.size}`;
    if (blob instanceof Blob) blobs.set(url, blob);
    return url;
  });
  vi.spyOn(console, "error").mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const answer = (response: () => Promise<Response>) => vi.stubGlobal("fetch", response);
const parts = (...texts: string[]) =>
  new ReadableStream({
    start(controller) {
      for (const text of texts) controller.enqueue(new TextEncoder().encode(text));
      controller.close();
    },
  });

test("saves the whole file under the name that the server gave it, and says how far it is", async () => {
  const headers = { "content-disposition": 'attachment; filename="copie.zip"' };
  answer(async () => new Response(parts("deux", "parts"), { headers }));
  const steps: number[] = [];
  expect(await download("/zip", (bytes) => steps.push(bytes))).toBe("saved");
  expect(steps).toEqual([4, 9]);
  expect(saved.map(({ name }) => name)).toEqual(["copie.zip"]);
  expect(await saved[0]?.text).toBe("deuxparts");
});

test.each([403, 404, 429])("saves no file of an answer %i", async (status) => {
  answer(async () => new Response("{}", { status }));
  expect(await download("/zip", () => undefined)).toBe("refused");
  expect(saved).toEqual([]);
});

test("saves nothing of a file that is cut short", async () => {
  answer(async () => {
    const body = new ReadableStream({
      pull: (controller) => controller.error(new Error("cut")),
    });
    return new Response(body);
  });
  expect(await download("/zip", () => undefined)).toBe("unreachable");
  expect(saved).toEqual([]);
});
