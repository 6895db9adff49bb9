/** A morning's photos, chosen together: each arrives once, whatever the network does in the middle. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openDevice, openPage, Wire } from "../../../../test/shop/upload-browser.ts";
import { uploadState } from "../../../domain/file/upload.ts";
import { uploadSummary } from "../../office/file/words.ts";

const NAMES = Array.from({ length: 50 }, (_, rank) => `${rank + 1}.jpg`);
const JPEG = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0);
const photo = (name: string) => new File([JPEG, name.repeat(100)], name);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("fifty photos leave two by two, each once, and the list keeps the order they were chosen in", async () => {
  const device = openDevice();
  const page = await openPage();
  const states = () => page.keptUploads().map(uploadState);
  const sent = () => states().filter((state) => state === "success").length;
  const leaving = (count: number) => vi.waitFor(() => expect(Wire.leaving).toHaveLength(count));
  const arrived: unknown[] = [];
  const answerNext = async () => {
    const [wire] = Wire.leaving;
    arrived.push(wire?.form.get("ids"));
    wire?.answer(200, { uploaded: ["/app/file/a", "/app/file/a/thumbnail"] });
    await vi.waitFor(() => expect(sent()).toBe(arrived.length));
  };
  const add = page.queueUploads(NAMES.map(photo), { recipientType: "repair", recipientID: "r1" });
  expect(await add).toEqual([]);
  expect(page.keptUploads().map(({ filename }) => filename)).toEqual(NAMES);
  for (let count = 0; count < 20; count += 1) {
    await leaving(2);
    await answerNext();
  }
  const summary = uploadSummary(page.keptUploads(), { online: true, preparing: 0 });
  expect(summary).toMatch(/^20\senvoyés sur 50\.$/);

  // The line is cut under two of them: they leave again after the others, or before.
  await leaving(2);
  device.network.onLine = false;
  for (const wire of Wire.leaving.slice()) wire.cut();
  await vi.waitFor(() => expect(states().filter((state) => state === "waiting")).toHaveLength(30));
  device.network.onLine = true;
  device.fire("online");
  while (arrived.length < NAMES.length) {
    await leaving(Math.min(2, NAMES.length - arrived.length));
    await answerNext();
  }
  expect(new Set(arrived)).toEqual(new Set(page.keptUploads().map(({ id }) => id)));
  expect(arrived).toHaveLength(50);
  expect(page.keptUploads().map(({ filename }) => filename)).toEqual(NAMES);
  await vi.waitFor(() => expect(device.cached.size).toBe(0));
});
