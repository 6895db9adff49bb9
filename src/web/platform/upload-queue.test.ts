import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openDevice, openPage, Wire, type Device } from "../../../test/shop/upload-browser.ts";
import { uploadState } from "../../domain/file/upload.ts";

const JPEG = "\u00FF\u00D8\u00FF\u00E0";
const photo = (name = "plaque.jpg", size = 2_000) =>
  new File([Uint8Array.from(JPEG.padEnd(size, "x"), (sign) => sign.charCodeAt(0))], name);
/** Only its first bytes exist: a file that is too large is refused before it is read. */
const film = (size: number) =>
  Object.defineProperty(new File(["\0\0\0\u0018ftypisom".padEnd(64)], "film.mp4"), "size", {
    value: size,
  });
const REPAIR = { recipientType: "repair", recipientID: "r1" } as const;

let device: Device;
let page: Awaited<ReturnType<typeof openPage>>;

beforeEach(async () => {
  // A page that a test leaves must not wake up in the next one.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  device = openDevice();
  page = await openPage();
});
afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const states = () => page.keptUploads().map(uploadState);
const leaving = (count: number) => vi.waitFor(() => expect(Wire.leaving).toHaveLength(count));
const wire = (): Wire => {
  const [first] = Wire.leaving;
  if (!first) throw new Error("nothing is leaving");
  return first;
};
const taken = (of: Wire) => of.answer(200, { uploaded: ["/app/file/a", "/app/file/a/thumbnail"] });
const until = (...expected: string[]) => vi.waitFor(() => expect(states()).toEqual(expected));

describe("a photo that is added", () => {
  test("leaves with its own id and its tags, and shows how far it is", async () => {
    await page.queueUploads([photo()], { ...REPAIR, tags: ["panne", "avant"] });
    await leaving(1);
    const [item] = page.keptUploads();
    expect(wire().url).toBe("/api/v1/upload/repair/r1");
    expect(wire().form.getAll("tags")).toEqual(["panne", "avant"]);
    expect(wire().form.get("ids")).toBe(item?.id);
    expect(wire().form.get("files")).toMatchObject({ name: "plaque.jpg", size: 2_000 });
    wire().progress(1_000, 2_000);
    expect(page.keptUploads()[0]).toMatchObject({ loading: true, progress: 50 });
  });

  test("held back leaves as what it was said to show meanwhile", async () => {
    await page.queueUploads([photo()], { ...REPAIR, tags: ["photo"], held: true });
    const [item] = page.keptUploads();
    page.classifyUpload(item?.id ?? "", "plaque");
    page.releaseUploads("r1");
    await leaving(1);
    expect(wire().form.getAll("tags")).toEqual(["plaque"]);
  });

  test("that arrived leaves nothing on the device but its green check, until it is cleared", async () => {
    await page.queueUploads([photo()], REPAIR);
    await leaving(1);
    expect(device.cached.size).toBe(1);
    taken(wire());
    await until("success");
    expect(page.keptUploads()[0]).toMatchObject({ progress: 100, success: true });
    expect(page.keptUploads()[0]?.thumbnail).toBe("/app/file/a/thumbnail");
    await vi.waitFor(() => expect(device.cached.size).toBe(0));
    page.clearFinishedUploads("r1");
    expect([page.keptUploads(), device.storage.getItem("etabli.uploads")]).toEqual([[], null]);
  });

  test("leaves all the same from a device whose disk is full", async () => {
    device.storage.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    expect(await page.queueUploads([photo()], REPAIR)).toEqual([]);
    await leaving(1);
    taken(wire());
    await until("success");
  });

  test("leaves with at most one other; the next follow in order", async () => {
    await page.queueUploads(
      ["a", "b", "c", "d"].map((name) => photo(`${name}.jpg`)),
      REPAIR,
    );
    await until("loading", "loading", "waiting", "waiting");
    await leaving(2);
    taken(wire());
    await until("success", "loading", "loading", "waiting");
    await leaving(2);
  });

  test.each([
    ["an empty file", new File([], "vide.jpg"), "file-empty"],
    ["a page", new File(["<html>".padEnd(40)], "page.jpg"), "file-type-refused"],
    ["a photo of 21 MB", photo("grande.jpg", 21 * 1024 * 1024), "file-too-large"],
    ["a film of 200 MB", film(200 * 1024 * 1024), "file-too-large"],
  ])("is not taken when it is %s, and the others are", async (_, file, refused) => {
    const notTaken = await page.queueUploads([file, photo()], REPAIR);
    expect(notTaken).toEqual([{ filename: file.name, refused }]);
    expect(page.keptUploads().map(({ filename }) => filename)).toEqual(["plaque.jpg"]);
    await leaving(1);
  });
});

describe("a photo of a repair that does not exist yet", () => {
  test("waits on the device, over a reload too, and leaves once it is created", async () => {
    await page.queueUploads([photo()], { ...REPAIR, held: true });
    page = await openPage();
    expect(states()).toEqual(["held"]);
    expect(Wire.leaving).toEqual([]);
    page.releaseUploads("another");
    expect(states()).toEqual(["held"]);
    page.releaseUploads("r1");
    await leaving(1);
    expect(wire().form.get("files")).toMatchObject({ size: 2_000 });
  });

  test("leaves for the open repair that was chosen instead", async () => {
    await page.queueUploads([photo()], { ...REPAIR, held: true });
    page.releaseUploads("r1", "open");
    expect(page.keptUploads().map(({ recipientID }) => recipientID)).toEqual(["open"]);
    await leaving(1);
  });

  test("goes with the draft that is abandoned; what is on its way elsewhere stays", async () => {
    await page.queueUploads([photo()], { ...REPAIR, held: true });
    await page.queueUploads([photo()], { ...REPAIR, recipientID: "r2" });
    page.dropUploads("r1");
    expect(page.keptUploads().map(({ recipientID }) => recipientID)).toEqual(["r2"]);
    await vi.waitFor(() => expect(device.cached.size).toBe(1));
  });
});

describe("when the network breaks", () => {
  test("it is tried again after 1, 5 and 15 seconds, then asks for somebody", async () => {
    await page.queueUploads([photo()], REPAIR);
    await leaving(1);
    for (const seconds of [1, 5, 15]) {
      wire().cut();
      await until("waiting");
      await vi.advanceTimersByTimeAsync(900 * seconds);
      expect([states(), Wire.leaving.length]).toEqual([["waiting"], 0]);
      await vi.advanceTimersByTimeAsync(100 * seconds);
      await leaving(1);
    }
    wire().answer(503, {});
    await until("failed");
    await vi.advanceTimersByTimeAsync(60_000);
    expect([states(), Wire.leaving.length]).toEqual([["failed"], 0]);
    page.retryUpload(page.keptUploads()[0]?.id ?? "");
    await leaving(1);
    taken(wire());
    await until("success");
  });

  test("nothing leaves while there is none, and everything at its return", async () => {
    device.network.onLine = false;
    await page.queueUploads([photo("a.jpg"), photo("b.jpg")], REPAIR);
    expect([states(), Wire.leaving]).toEqual([["waiting", "waiting"], []]);
    device.network.onLine = true;
    device.fire("online");
    await leaving(2);
  });

  test("what the server refuses is said in its words, and is not tried again by itself", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    await page.queueUploads([photo()], REPAIR);
    await leaving(1);
    wire().answer(422, {
      refused: "file-unreadable",
      message: "Cette photo ne peut pas être lue.",
    });
    await until("failed");
    expect(page.keptUploads()[0]?.reason).toBe("Cette photo ne peut pas être lue.");
    expect(log).toHaveBeenCalledWith(
      expect.stringContaining("/api/v1/upload/"),
      "Cette photo ne peut pas être lue.",
    );
    log.mockRestore();
    device.fire("online");
    expect([states(), Wire.leaving]).toEqual([["failed"], []]);
  });

  test.each([401, 429, 500, 502])("an answer %i says nothing about the photo", async (status) => {
    await page.queueUploads([photo()], REPAIR);
    await leaving(1);
    wire().answer(status, { message: "…" });
    await until("waiting");
  });

  test("an answer that is none is taken for a broken wire", async () => {
    await page.queueUploads([photo()], REPAIR);
    await leaving(1);
    wire().answer(200, { uploaded: [] });
    await until("waiting");
  });
});

describe("after a reload", () => {
  test("what was half-way leaves again under the same id; what had arrived is cleaned up", async () => {
    await page.queueUploads([photo("a.jpg"), photo("b.jpg")], REPAIR);
    await leaving(2);
    taken(wire());
    await until("success", "loading");
    const id = page.keptUploads()[1]?.id;
    Wire.leaving.length = 0;
    page = await openPage();
    await leaving(1);
    expect(wire().form.get("ids")).toBe(id);
    expect(states()).toEqual(["loading"]);
  });

  test("a photo whose bytes the device has lost says so", async () => {
    device.network.onLine = false;
    await page.queueUploads([photo()], REPAIR);
    device.cached.clear();
    device.network.onLine = true;
    page = await openPage();
    await until("failed");
    expect(page.keptUploads()[0]?.reason).toContain("n’est plus sur cet appareil");
  });

  test("a list that cannot be read is an empty one", async () => {
    for (const text of ["not json", '{"a":1}', '[{"id":1}]']) {
      device.storage.setItem("etabli.uploads", text);
      page = await openPage();
      expect(page.keptUploads()).toEqual([]);
    }
  });

  test("another shop's photos stay until somebody of that shop is back", async () => {
    device.network.onLine = false;
    await page.queueUploads([photo()], REPAIR);
    const text = device.storage.getItem("etabli.uploads") ?? "";
    device.storage.setItem("etabli.uploads", text.replace('"garonne"', '"loire"'));
    device.network.onLine = true;
    page = await openPage();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([states(), Wire.leaving]).toEqual([["waiting"], []]);
  });
});

test("a photo taken out is stopped on its way and forgotten", async () => {
  await page.queueUploads([photo()], REPAIR);
  await leaving(1);
  page.removeUpload(page.keptUploads()[0]?.id ?? "");
  expect([page.keptUploads(), Wire.leaving]).toEqual([[], []]);
  await vi.waitFor(() => expect(device.cached.size).toBe(0));
});

test("another tab's list is followed", async () => {
  const shown = vi.fn<() => void>();
  const stop = page.watchUploads(shown);
  device.network.onLine = false;
  await page.queueUploads([photo()], REPAIR);
  device.storage.setItem("etabli.uploads", "[]");
  shown.mockClear();
  device.fire("storage", { key: "etabli.uploads" });
  expect([page.keptUploads(), shown.mock.calls.length]).toEqual([[], 1]);
  stop();
});

test("without a store for bytes, a photo leaves all the same", async () => {
  device = openDevice({ secure: false });
  page = await openPage();
  await page.queueUploads([photo()], REPAIR);
  await leaving(1);
  expect(wire().form.get("files")).toMatchObject({ size: 2_000 });
});
