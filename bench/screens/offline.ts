/** The office opened again without a network, on a device as slow as a telephone. */
import { setTimeout as sleep } from "node:timers/promises";
import type { House } from "../house.ts";
import { median } from "../load.ts";
import { signIn } from "../office.ts";
import { openShop, type Bench } from "../shops.ts";
import type { Row } from "../table.ts";
import { launch, sit, within } from "./sitting.ts";

const SLOWED = 4;
const ROUNDS = 5;
/** The worker keeps the scripts and the day as soon as the page rests. */
const PREPARING_MS = 5_000;

export async function benchOffline(bench: Bench, house: House): Promise<Row[]> {
  const shop = await openShop(bench, { slug: "banc-tunnel", people: 1 });
  const cookie = await signIn(bench, house, shop);
  const browser = await launch();
  try {
    const { page, open } = await sit(
      browser,
      { at: `http://localhost:${house.port}`, cookie },
      SLOWED,
    );
    await page.addInitScript(watchDay);
    const day = page.getByRole("heading", { level: 2 }).first();
    await open("/app", day);
    await within(page.evaluate(workerIsReady), "the worker");
    // From here on the worker answers for the page.
    await open("/app", day);
    await sleep(PREPARING_MS);
    await page.context().setOffline(true);
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      await page.reload({ waitUntil: "commit" });
      await within(day.waitFor(), "the day without a network");
      const drawn = page.locator("body[data-drawn]");
      times.push(Number(await within(drawn.getAttribute("data-drawn"), "its frame")));
    }
    return [
      {
        what: `office opened without a network at a quarter of the speed: its day drawn, median of ${ROUNDS}`,
        unit: "s",
        ours: median(times) / 1_000,
        aim: { most: 1 },
      },
    ];
  } finally {
    await browser.close();
  }
}

/** Run by the page. */
const workerIsReady = async (): Promise<void> => void (await navigator.serviceWorker.ready);

/** Run by the page before its own scripts: milliseconds from the navigation to the frame that shows the first card of the day. */
function watchDay(): void {
  const changes = new MutationObserver(() => {
    if (!document.querySelector("main h2")) return;
    changes.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => (document.body.dataset.drawn = `${performance.now()}`)),
    );
  });
  changes.observe(document, { subtree: true, childList: true });
}
