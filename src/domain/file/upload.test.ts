import { expect, test } from "vitest";
import {
  afterUploadEvent,
  mayClassify,
  RETRY_AFTER,
  UPLOAD_PASSAGES,
  type UploadEvent,
} from "./upload-event.ts";
import {
  isFinished,
  newUpload,
  uploadsToStart,
  uploadState,
  type UploadItem,
  type UploadState,
} from "./upload.ts";

const photo = (change: Partial<UploadItem> = {}): UploadItem => ({
  ...newUpload({
    id: "a",
    filename: "plaque.jpg",
    mimetype: "image/jpeg",
    size: 2_000,
    tags: ["plaque"],
    recipientType: "repair",
    recipientID: "r",
    cachedURL: "/app/envois/a",
    shop_id: "garonne",
    held: false,
  }),
  ...change,
});

const after = (item: UploadItem, ...events: UploadEvent[]): UploadItem =>
  events.reduce(afterUploadEvent, item);

const URLS = ["/app/file/a", "/app/file/a/thumbnail"];
const EVENTS: { [Type in UploadEvent["type"]]: Extract<UploadEvent, { type: Type }> } = {
  release: { type: "release", recipientID: "r1" },
  classify: { type: "classify", tag: "panne" },
  start: { type: "start" },
  progress: { type: "progress", sizeUploaded: 500, sizeTotal: 2_200 },
  succeed: { type: "succeed", uploaded: URLS },
  refuse: { type: "refuse", reason: "Ce fichier est trop lourd." },
  break: { type: "break" },
  resume: { type: "resume" },
  retry: { type: "retry" },
  abort: { type: "abort" },
};

const IN: Record<UploadState, UploadItem> = {
  held: photo({ held: true }),
  waiting: photo(),
  loading: after(photo(), EVENTS.start),
  failed: after(photo(), EVENTS.start, EVENTS.refuse),
  success: after(photo(), EVENTS.start, EVENTS.succeed),
  aborted: after(photo(), EVENTS.abort),
};

test.each(Object.entries(IN))("an upload that is %s says so", (state, item) => {
  expect(uploadState(item)).toBe(state);
});

test.each([
  ["held", "release", "waiting"],
  ["held", "start", "held"],
  ["held", "classify", "held"],
  ["held", "abort", "aborted"],
  ["waiting", "classify", "waiting"],
  ["waiting", "start", "loading"],
  ["waiting", "succeed", "success"],
  ["waiting", "abort", "aborted"],
  ["loading", "progress", "loading"],
  ["loading", "succeed", "success"],
  ["loading", "refuse", "failed"],
  ["loading", "break", "waiting"],
  ["loading", "resume", "waiting"],
  ["loading", "abort", "aborted"],
  ["failed", "retry", "waiting"],
  ["failed", "succeed", "failed"],
  ["failed", "abort", "aborted"],
  ["success", "break", "success"],
  ["success", "abort", "success"],
  ["aborted", "succeed", "aborted"],
  ["aborted", "retry", "aborted"],
] as const)("%s, then %s: %s", (from, event, to) => {
  expect(uploadState(after(IN[from], EVENTS[event]))).toBe(to);
});

test("whatever the table does not allow changes nothing at all", () => {
  for (const [state, item] of Object.entries(IN))
    for (const event of Object.values(EVENTS))
      if (!UPLOAD_PASSAGES[uploadState(item)].includes(event.type))
        expect(after(item, event), `${state} ${event.type}`).toBe(item);
});

test("an upload is in one state only, whatever happens to it", () => {
  let seed = 7;
  const chance = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  const events = Object.values(EVENTS);
  for (let story = 0; story < 200; story++) {
    let item = photo({ held: chance(2) === 0 });
    for (let turn = 0; turn < 20; turn++) {
      item = after(item, events[chance(events.length)] ?? EVENTS.start);
      const { loading, failed, success, aborted } = item;
      expect([loading, failed, success, aborted].filter(Boolean).length).toBeLessThanOrEqual(1);
      expect(item.progress).toBeGreaterThanOrEqual(0);
      expect(item.progress === 100).toBe(item.success);
    }
  }
});

test("what it shows is said until it leaves, and not after", () => {
  expect(after(IN.held, EVENTS.classify)).toEqual({ ...IN.held, tags: ["panne"] });
  expect(after(IN.loading, EVENTS.classify).tags).toEqual(["plaque"]);
  expect(Object.values(IN).filter(mayClassify)).toEqual([IN.held, IN.waiting]);
});

test("success is 100 %, first the file and second the thumbnail", () => {
  expect(IN.success).toMatchObject({
    progress: 100,
    sizeUploaded: 2_000,
    url: "/app/file/a",
    thumbnail: "/app/file/a/thumbnail",
  });
});

test("a document has no thumbnail", () => {
  const sent = after(IN.loading, { type: "succeed", uploaded: ["/app/file/a"] });
  expect([sent.url, sent.thumbnail]).toEqual(["/app/file/a", ""]);
});

test.each([
  [0, 2_200, 0],
  [1_100, 2_200, 50],
  [2_200, 2_200, 99],
  [10, 0, 0],
])(
  "%i bytes of %i are %i %%: the last one comes with the answer",
  (sizeUploaded, sizeTotal, shown) => {
    const { progress } = after(IN.loading, { type: "progress", sizeUploaded, sizeTotal });
    expect(progress).toBe(shown);
  },
);

test("progress never goes back while it leaves, and begins again at the next attempt", () => {
  const half = after(IN.loading, { type: "progress", sizeUploaded: 1_100, sizeTotal: 2_200 });
  const late = after(half, { type: "progress", sizeUploaded: 300, sizeTotal: 2_200 });
  expect([half.progress, late.progress]).toEqual([50, 50]);
  expect(after(half, EVENTS.break, EVENTS.start).progress).toBe(0);
});

test("a network failure is retried after 0, 1, 5 and 15 seconds, then only when the user asks", () => {
  expect(RETRY_AFTER).toEqual([0, 1_000, 5_000, 15_000]);
  let item = photo();
  const states = RETRY_AFTER.map(() => {
    item = after(item, EVENTS.start, EVENTS.break);
    return uploadState(item);
  });
  expect(states).toEqual(["waiting", "waiting", "waiting", "failed"]);
  expect(after(item, EVENTS.retry)).toMatchObject({ attempts: 0, failed: false });
});

test("the network's return retries what the network broke, not what the server refused", () => {
  const given = { type: "break" } as const;
  const tired = RETRY_AFTER.reduce((item) => after(item, EVENTS.start, given), photo());
  expect(uploadState(after(tired, EVENTS.resume))).toBe("waiting");
  expect(after(IN.failed, EVENTS.resume)).toBe(IN.failed);
  expect(after(photo({ attempts: 2 }), EVENTS.resume).attempts).toBe(0);
});

test("an aborted upload counts as finished, a failed one does not", () => {
  const finished = Object.entries(IN).filter(([, item]) => isFinished(item));
  expect(finished.map(([state]) => state)).toEqual(["success", "aborted"]);
});

const waiting = (id: string, change: Partial<UploadItem> = {}) => photo({ id, ...change });
const start = (items: UploadItem[], resting: string[] = []) =>
  uploadsToStart(items, { shop_id: "garonne", resting: new Set(resting) }).map(({ id }) => id);

test.each([
  ["two leave together", [waiting("a"), waiting("b"), waiting("c")], ["a", "b"]],
  [
    "one that is leaving takes a place",
    [{ ...IN.loading, id: "x" }, waiting("a"), waiting("b")],
    ["a"],
  ],
  ["two that are leaving take both", [IN.loading, IN.loading, waiting("a")], []],
  ["what is held stays", [waiting("a", { held: true }), waiting("b")], ["b"]],
  ["what failed waits for the user", [IN.failed, waiting("b")], ["b"]],
  ["another shop's stays", [waiting("a", { shop_id: "loire" }), waiting("b")], ["b"]],
])("%s", (_, items, ids) => {
  expect(start(items)).toEqual(ids);
});

test("one that rests between two attempts lets the others pass", () => {
  expect(start([waiting("a"), waiting("b"), waiting("c")], ["a"])).toEqual(["b", "c"]);
});

test("nothing is sent without a session", () => {
  const signedOut = { shop_id: undefined, resting: new Set<string>() };
  expect(uploadsToStart([waiting("a")], signedOut)).toEqual([]);
});

test("a photo held for a repair to come follows to the one that was taken up again", () => {
  const released = after(IN.held, { type: "release", recipientID: "r2" });
  expect([released.recipientID, uploadState(released)]).toEqual(["r2", "waiting"]);
  const late = after(IN.loading, { type: "release", recipientID: "r2" });
  expect(late.recipientID).toBe(IN.loading.recipientID);
});
