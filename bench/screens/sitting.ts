/** A person at a screen: their gestures (keys, clicks, drags) and the time the browser takes to paint each result. */
import { chromium, type Browser, type Locator, type Page } from "@playwright/test";
import { findChromium, QUIET_ARGUMENTS } from "../../test/chromium.ts";
import { settle } from "../../test/screens.ts";

const PATIENCE_MS = 60_000;

/** What the page tells of itself, in milliseconds. */
type PageFigures = { events: number[]; firstCard: number; move?: Promise<number> };

declare global {
  var bench: PageFigures;
}

export type Visit = { at: string; cookie: string };
export type Gesture = { name: string; act: () => Promise<unknown>; seen: Locator };
export type Sitting = {
  page: Page;
  open: (path: string, seen: Locator) => Promise<void>;
  /** From the first key or press to the frame that shows its effect, the slowest of the gesture, in milliseconds. */
  time: (gesture: Gesture) => Promise<number>;
  /** Slowed pages that stay open take the processor from the one that is measured. */
  close: () => Promise<void>;
};

/** Every wait of this bench has an end, and says what it was waiting for. */
export async function within<Answer>(waited: Promise<Answer>, what: string): Promise<Answer> {
  const late = Promise.withResolvers<never>();
  const clock = setTimeout(
    () => late.reject(new Error(`after ${PATIENCE_MS / 1000} s, still waiting for: ${what}`)),
    PATIENCE_MS,
  );
  try {
    return await Promise.race([waited, late.promise]);
  } finally {
    clearTimeout(clock);
  }
}

export async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await within(target.boundingBox(), `the place of ${String(target)}`);
  if (!box) throw new Error(`${String(target)} is not drawn`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** `more`: arguments of this browser alone. */
export async function launch(more: readonly string[] = []): Promise<Browser> {
  const { executablePath, env } = await findChromium();
  return chromium.launch({
    executablePath,
    env: { ...process.env, ...env },
    args: [...QUIET_ARGUMENTS, ...more],
  });
}

/** `slowness`: so many times slower than this machine, as a processor of a telephone or of an old desk. */
export async function sit(browser: Browser, visit: Visit, slowness: number): Promise<Sitting> {
  const context = await browser.newContext({
    baseURL: visit.at,
    viewport: { width: 1280, height: 860 },
    locale: "fr-FR",
    timezoneId: "Europe/Paris",
    reducedMotion: "reduce",
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const [name = "", value = ""] = visit.cookie.split("=");
  await context.addCookies([{ name, value, url: visit.at }]);
  const page = await context.newPage();
  await page.addInitScript(watchPage);
  const door = await context.newCDPSession(page);
  await door.send("Emulation.setCPUThrottlingRate", { rate: slowness });
  return {
    page,
    open: async (path, seen) => {
      await within(page.goto(path), path);
      await within(seen.waitFor(), `${path}, ${String(seen)}`);
      await within(settle(page), `${path}, whole`);
    },
    time: ({ name: what, act, seen }) => timeOf(page, { name: what, act, seen }),
    close: () => context.close(),
  };
}

async function timeOf(page: Page, { name, act, seen }: Gesture): Promise<number> {
  await within(settle(page), `the screen at rest before « ${name} »`);
  await within(page.evaluate(slowestEvent), name);
  await within(act(), name);
  await within(page.evaluate(painted), `the first frame of « ${name} »`);
  await within(seen.waitFor(), `« ${name} », ${String(seen)}`);
  await within(page.evaluate(painted), `the last frame of « ${name} »`);
  return within(page.evaluate(slowestEvent), name);
}

/**
 * Run by the page before its own scripts. Browsers round the durations of events to 8 ms, and say nothing of those
 * under 16.
 */
function watchPage(): void {
  const kept: PageFigures = { events: [], firstCard: 0 };
  Object.assign(globalThis, { bench: kept });
  const hands = /^(key|pointer|mouse)(down|up|press)$|^click$|^drag(start|end)$|^drop$/;
  const asked = { type: "event", buffered: true, durationThreshold: 16 };
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (hands.test(name)) kept.events.push(duration);
  }).observe(asked);
  const cards = new MutationObserver(() => {
    if (!document.querySelector("[data-card]")) return;
    cards.disconnect();
    requestAnimationFrame(() => setTimeout(() => (kept.firstCard = performance.now())));
  });
  cards.observe(document, { subtree: true, childList: true });
}

/** Run by the page: the slowest since it was last asked. */
const slowestEvent = (): number => Math.max(0, ...globalThis.bench.events.splice(0));

/** Run by the page: resolves after two frames, when the result is painted and its event timings are recorded. */
const painted = async (): Promise<void> => {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let turn = 0; turn < 2; turn++) await frame();
  await new Promise((resolve) => setTimeout(resolve));
};
