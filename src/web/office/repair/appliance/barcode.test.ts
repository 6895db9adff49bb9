import { afterEach, beforeEach, expect, test, vi } from "vitest";

type Found = { format: string; rawValue: string };
/** The browser's reader: what it can read, and what it sees. */
const browser = (supported: string[] | Error, seen: Found[] | Error = []) =>
  vi.stubGlobal("window", {
    BarcodeDetector: class {
      static getSupportedFormats = () =>
        supported instanceof Error ? Promise.reject(supported) : Promise.resolve(supported);
      readonly formats: readonly string[];
      constructor({ formats }: { formats: string[] }) {
        this.formats = formats;
      }
      detect = () => (seen instanceof Error ? Promise.reject(seen) : Promise.resolve(seen));
    },
  });
const PICTURE = {} as ImageBitmapSource;
const opened = () => import("./barcode.ts");

// The reader is asked for once a page: each story has a page of its own.
beforeEach(() => {
  vi.resetModules();
});
// After each, so that the next file of this worker finds no window.
afterEach(() => {
  vi.unstubAllGlobals();
});

test("only the codes found on rating plates are looked for", async () => {
  browser(["pdf417", "ean_13", "qr_code"]);
  const { barcodeDetector } = await opened();
  expect(await barcodeDetector()).toMatchObject({ formats: ["qr_code", "ean_13"] });
});

test.each<[string, () => unknown]>([
  ["a browser without a reader", () => vi.stubGlobal("window", {})],
  ["a reader of other codes", () => browser(["pdf417", "aztec"])],
  ["a reader that does not answer", () => browser(new Error("service unavailable"))],
])("%s: the number is copied by hand", async (_, given) => {
  given();
  const { barcodeDetector, readCode } = await opened();
  expect(await barcodeDetector()).toBeUndefined();
  expect(await readCode(PICTURE)).toBeUndefined();
});

test("the first code that says something is read", async () => {
  const serial = { format: "code_128", rawValue: "FD 9912 0042" };
  browser(["code_128"], [{ format: "code_128", rawValue: " " }, serial]);
  const { readCode } = await opened();
  expect(await readCode(PICTURE)).toEqual(serial);
});

test("a picture that is not ready is no fault: the next one is looked at", async () => {
  browser(["qr_code"], new Error("InvalidStateError"));
  const { readCode } = await opened();
  expect(await readCode(PICTURE)).toBeUndefined();
});
