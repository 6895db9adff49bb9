import { afterEach, expect, test, vi } from "vitest";
import { readHeic } from "./read-heic.ts";

/** A worker of the browser: the test says what becomes of it. */
class FakeWorker {
  static answer: { type: "message" | "error"; data?: Blob };
  static ended = 0;
  readonly listeners = new Map<string, (event: object) => void>();
  addEventListener(type: string, listener: (event: object) => void): void {
    this.listeners.set(type, listener);
  }
  postMessage(): void {
    const { type, data } = FakeWorker.answer;
    this.listeners.get(type)?.({ data });
  }
  terminate(): void {
    FakeWorker.ended += 1;
  }
}

afterEach(() => vi.unstubAllGlobals());

const JPEG = new Blob(["jpeg"], { type: "image/jpeg" });

test.each([
  ["becomes a JPEG", { type: "message", data: JPEG }, JPEG],
  ["that nothing can read is refused", { type: "message" }, "file-unreadable"],
  ["without the network for its reader says so", { type: "error" }, "reader-missing"],
] as const)("a photo %s, and the worker ends", async (_, answer, read) => {
  FakeWorker.answer = answer;
  FakeWorker.ended = 0;
  vi.stubGlobal("Worker", FakeWorker);
  expect(await readHeic(new Blob(["heic"]))).toBe(read);
  expect(FakeWorker.ended).toBe(1);
});
