/** The board of 10,000 cards: when its first cards are there, and how soon a moved card stands in its new column. */
import type { Page } from "@playwright/test";
import { median } from "../load.ts";
import { middleOf, within, type Sitting } from "./sitting.ts";

const BOARD = "/app/repair";
const TURNS = 5;
const FROM = "Devis à faire";
const TO = "Devis à envoyer";

const column = (page: Page, status: string) => page.locator(`[data-column="${status}"]`);
const cards = (page: Page, status: string) => column(page, status).locator("[data-card]");

export const openBoard = ({ page, open }: Sitting): Promise<void> =>
  open(BOARD, page.locator("[data-card]").first());

/** Seconds from the address to the frame of the first cards, scripts being kept by the browser. */
export async function firstCards(sitting: Sitting): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn <= TURNS; turn++) {
    await openBoard(sitting);
    times.push(await within(sitting.page.evaluate(firstCardTime), "the first cards"));
  }
  return median(times.slice(1)) / 1000;
}

/** Milliseconds from the key, and from the end of a drag, to the frame with the card in its new column. */
export async function moves(sitting: Sitting): Promise<{ key: number; drag: number }> {
  const { page } = sitting;
  await openBoard(sitting);
  const times: { key: number[]; drag: number[] } = { key: [], drag: [] };
  for (let turn = 0; turn <= TURNS; turn++) {
    times.key.push(await moveTime(sitting, () => page.keyboard.press("Alt+ArrowRight"), "key"));
    times.drag.push(await moveTime(sitting, () => page.mouse.up(), "drag"));
  }
  return { key: median(times.key.slice(1)), drag: median(times.drag.slice(1)) };
}

async function moveTime(
  { page, time }: Sitting,
  act: () => Promise<unknown>,
  how: "key" | "drag",
): Promise<number> {
  const card = cards(page, FROM).nth(1);
  const id = await within(card.getAttribute("data-card"), `a card of « ${FROM} »`);
  await within(card.locator("[data-card-link]").focus(), "the focus of a card");
  const watched: Watched = { id: id ?? "", cause: how === "drag" ? "drop" : "keydown" };
  if (how === "drag") await within(takeCard(page), "the drag of a card");
  await within(page.evaluate(watchMove, watched), "the board");
  const seen = column(page, TO).locator(`[data-card="${id}"]`);
  await time({ name: `move a card by ${how}`, act, seen });
  const ms = await within(page.evaluate(moveDuration), `the card in « ${TO} »`);
  if (ms === undefined) throw new Error(`the move of a card by ${how} was not watched`);
  return ms;
}

/** Takes the card that has the focus to the next column, and holds it there. */
export async function takeCard(page: Page): Promise<void> {
  const from = await middleOf(page.locator("[data-card]:focus-within [data-card-link]"));
  const to = await middleOf(column(page, TO));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  // The board follows a drag by frames: let go sooner, the card falls where it was.
  await page.mouse.move(to.x + 1, to.y + 1);
  await page.locator(`[data-column="${TO}"][data-over]`).waitFor();
}

type Watched = { id: string; cause: "drop" | "keydown" };

/** Run by the page: from the cause of the move to the frame after which the card is elsewhere. */
function watchMove({ id, cause }: Watched): void {
  const find = () => document.querySelector(`[data-card="${id}"]`)?.closest("[data-column]");
  const before = find();
  const painted = Promise.withResolvers<number>();
  globalThis.bench.move = painted.promise;
  // Alt comes before the arrow: the last of them is the cause.
  let begun = 0;
  addEventListener(cause, ({ timeStamp }) => (begun = timeStamp), { capture: true });
  const observer = new MutationObserver(() => {
    const now = find();
    if (!now || now === before) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => painted.resolve(performance.now() - begun)));
  });
  observer.observe(document.body, { subtree: true, childList: true });
}

/** Run by the page. */
const moveDuration = (): Promise<number> | undefined => globalThis.bench.move;

/** Run by the page. */
const firstCardTime = (): number => globalThis.bench.firstCard;
