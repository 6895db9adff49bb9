/** A morning planned again by hand: in the week, the month and the whole days, by mouse, keys and finger, beside a colleague. */
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test, type Locator, type Page } from "@playwright/test";
import { addDays, parseLocalDate } from "../../src/domain/time.ts";
import { colleague, dayFor, hold, item, middleOf, plan, type Point } from "./agenda-steps.ts";
import { settle } from "../screens.ts";
import { anotherAs, enterAs, MARC, nameFor, ONCE, said, TOUCH } from "./steps.ts";

const SYLVIE = "sylvie@atelier-garonne.test";

const after = (day: string, days: number): string => {
  const date = parseLocalDate(day);
  if (!date) throw new Error(`${day} is no date`);
  return addDays(date, days);
};

test.beforeEach(({ page }) => enterAs(page, MARC));

async function carry(page: Page, from: Locator, to: Locator): Promise<void> {
  const end = await middleOf(to);
  await hold(page, from, () => end);
  await page.mouse.up();
}
const press = async (page: Page, ...keys: string[]): Promise<void> => {
  for (const key of keys) await page.keyboard.press(key);
};
const cell = (page: Page, day: string, row: string) => page.locator(`[data-cell="${day} ${row}"]`);
/** The message comes with the server's answer, after the appointment is drawn where it goes. */
async function undo(page: Page): Promise<void> {
  await settle(page);
  await page.getByRole("button", { name: "Annuler" }).last().click();
}

test(
  "a morning is planned again in the week and the month, seen by a colleague at once",
  ONCE,
  async ({ page, browser }) => {
    // Ten days from here are its own: other stories send people away on theirs.
    const day = dayFor(15);
    const [karim, lea] = [await colleague("Karim"), await colleague("Léa")];
    const [visit, other] = [nameFor("tournée"), nameFor("occupée")];
    await plan({ day, from: "10:00", to: "11:00", notes: visit, user_id: karim });
    await plan({ day: after(day, 1), from: "10:00", to: "11:00", notes: other, user_id: lea });
    const week = `/app/agenda?date=${day}&view=week`;
    const sylvie = await anotherAs(browser, SYLVIE);
    await Promise.all([page.goto(week), sylvie.goto(week)]);
    await expect(item(sylvie, visit)).toBeVisible();
    await carry(page, item(page, visit), cell(page, day, lea));
    await expect(page.getByText("Rendez-vous déplacé")).toBeVisible();
    await expect(cell(page, day, lea)).toContainText(visit);
    await expect(cell(sylvie, day, lea)).toContainText(visit);
    await sylvie.context().close();

    // Léa is taken at that hour of the next day: it springs back, with the nearest places.
    await carry(page, item(page, visit), cell(page, after(day, 1), lea));
    await expect(page.getByText("Quelqu’un est déjà pris à ces heures")).toBeVisible();
    await expect(cell(page, day, lea)).toContainText(visit);
    const refusal = page.getByRole("alert").filter({ hasText: "Libre tout près" });
    await refusal.getByRole("button", { name: /^11\s+h$/ }).click();
    await expect(cell(page, after(day, 1), lea)).toContainText(visit);
    await expect(item(page, visit)).toContainText(said("11 h"));

    await item(page, visit).focus();
    await press(page, "Space", "ArrowUp", "ArrowLeft", "Enter");
    await expect(cell(page, day, karim)).toContainText(visit);
    await expect(item(page, visit)).toBeFocused();
    await undo(page);
    await expect(cell(page, after(day, 1), lea)).toContainText(visit);
    // Shown before it is saved: leaving the page now would abort the request.
    await settle(page);

    await page.goto(`/app/agenda?date=${day}&view=month`);
    await expect(cell(page, after(day, 1), "")).toContainText(visit);
    await carry(page, item(page, visit), cell(page, after(day, 3), "").locator("button").first());
    await expect(cell(page, after(day, 3), "")).toContainText(visit);
    await settle(page);
    await item(page, visit).focus();
    await press(page, "Space", "ArrowDown", "ArrowLeft", "Enter");
    await expect(cell(page, after(day, 9), "")).toContainText(visit);
    await expect(item(page, visit)).toContainText(said("11 h"));
  },
);

test(
  "two people move the same appointment: the second is told, and decides",
  ONCE,
  async ({ page, browser }) => {
    const [day, user_id] = [dayFor(9), await colleague("Karim")];
    const visit = nameFor("disputé");
    await plan({ day, from: "10:00", to: "11:00", notes: visit, user_id });
    const address = `/app/agenda?date=${day}&view=day&columns=true&users=${user_id}`;
    const sylvie = await anotherAs(browser, SYLVIE);
    await Promise.all([page.goto(address), sylvie.goto(address)]);
    for (const screen of [page, sylvie])
      await expect(screen.getByRole("button", { name: "Choisir une heure libre" })).toBeVisible();
    const held = async (screen: Page) => {
      await expect(item(screen, visit)).toBeVisible();
      await settle(screen);
      await item(screen, visit).focus();
      await screen.keyboard.press("Space");
      await expect(screen.locator("[data-part=ghost]")).toBeVisible();
    };
    await held(page);
    await held(sylvie);
    await press(sylvie, ...Array<string>(8).fill("ArrowDown"), "Enter");
    await expect(item(sylvie, visit)).toContainText(said("12 h"));
    // Marc sees it go while he holds it; what he took is the appointment as it was.
    await expect(item(page, visit)).toContainText(said("12 h"));
    await press(page, "ArrowUp", "ArrowUp", "ArrowUp", "ArrowUp", "Enter");
    await expect(page.getByText(said("vient d’être déplacé"))).toBeVisible();
    await expect(page.getByText(/Sylvie Roux l’a mis/)).toBeVisible();
    await expect(item(page, visit)).toContainText(said("12 h"));
    await page.getByRole("button", { name: said("Le mettre quand même") }).click();
    await expect(item(page, visit)).toContainText(said("9 h"));
    await expect(item(sylvie, visit)).toContainText(said("9 h"));
    await sylvie.context().close();
  },
);

test(
  "an absence of whole days is carried to a colleague, and made longer",
  ONCE,
  async ({ page }) => {
    const day = dayFor(10);
    const [karim, lea] = [await colleague("Karim"), await colleague("Léa")];
    const notes = nameFor("Stage");
    const kind = "Congé / indisponibilité";
    await plan({ day, from: "00:00", to: "23:00", notes, user_id: karim, kind, fullday: true });
    // What moves appointments comes late: no free place may answer before it, or the drag would make a new appointment.
    const moving = /\/grid-(editing|moving)-[^/]*\.js$/;
    await page.route(moving, async (route) => {
      await sleep(1_000);
      await route.continue();
    });
    await page.goto(`/app/agenda?date=${day}&view=4day&columns=true&users=${karim},${lea}`);
    const bars = page.locator("[data-part=bars]");
    const bar = bars.locator("[data-part=bar]", { hasText: notes });
    await expect(page.getByRole("button", { name: "Choisir une heure libre" })).toBeVisible();
    await page.unroute(moving);
    const column = async () => (await bars.boundingBox())?.width ?? 0;
    const width = (await column()) / 8;
    const drag = async (from: number, by: number) => {
      const box = await bar.first().boundingBox();
      if (!box) throw new Error("no bar");
      const [x, y] = [box.x + (from < 0 ? box.width + from : from), box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + by * width, y, { steps: 4 });
      await page.mouse.up();
    };
    await expect(bar).toBeVisible();
    await settle(page);
    await drag(30, 1);
    await expect(bar).toContainText("Léa Fontaine");
    await settle(page);
    await drag(-4, 2);
    await expect(bar).toHaveCount(2);
    await settle(page);
    await bar.first().focus();
    await press(page, "Space", "Shift+ArrowRight", "Enter");
    await expect(bar).toHaveCount(3);
    await undo(page);
    await expect(bar).toHaveCount(2);
  },
);

type Touch = (
  type: "touchStart" | "touchMove" | "touchEnd" | "touchCancel",
  point?: Point,
) => Promise<unknown>;
async function fingerOn(page: Page): Promise<Touch> {
  const finger = await page.context().newCDPSession(page);
  return (type, point) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints: point ? [point] : [] });
}
/** The part that moves appointments is loaded after they are shown: a touch that came before it is repeated. */
const takeUp = (page: Page, touch: Touch, block: Locator) =>
  expect(async () => {
    await touch("touchStart", await middleOf(block));
    try {
      await expect(page.locator("[data-part=ghost]")).toBeVisible({ timeout: 2_000 });
    } catch (error) {
      await touch("touchCancel");
      throw error;
    }
  }).toPass();

test(
  "a finger takes an appointment, then makes it longer by its handle",
  TOUCH,
  async ({ page }) => {
    const [day, user_id] = [dayFor(11), await colleague("Hugo")];
    const visit = nameFor("au doigt");
    await plan({ day, from: "10:00", to: "11:00", notes: visit, user_id });
    await page.goto(`/app/agenda?date=${day}&view=day&users=${user_id}`);
    await expect(page.getByRole("button", { name: "Choisir une heure libre" })).toBeAttached();
    const touch = await fingerOn(page);
    const handle = page.locator("[data-part=handle][data-edge=end]");
    const block = item(page, visit);
    const hour = (await block.boundingBox())?.height ?? 0;
    await takeUp(page, touch, block);
    await touch("touchEnd");
    const box = await handle.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
    const from = await middleOf(handle);
    await touch("touchStart", from);
    for (const share of [0.5, 1]) await touch("touchMove", { x: from.x, y: from.y + share * hour });
    await touch("touchEnd");
    await expect(block).toContainText(said("10 h – 12 h"));
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await undo(page);
    // A finger that slides at once scrolls the day, and moves nothing.
    const start = await middleOf(block);
    await touch("touchStart", start);
    await touch("touchMove", { x: start.x, y: start.y - 60 });
    await touch("touchEnd");
    await expect(page.locator("[data-part=ghost]")).toHaveCount(0);
    await block.tap();
    await expect(page.getByRole("dialog", { name: "Rendez-vous" })).toContainText("Hugo");
  },
);

/** Hours hidden under the edge, which what is carried there brings into view. */
const LOW = 620;
const grid = (page: Page) => page.locator("[data-part=grid]");
/** The bottom of the grid, once everything below it was scrolled into view. */
const isAtEnd = (page: Page) =>
  grid(page).evaluate(
    ({ scrollTop, clientHeight, scrollHeight }) => scrollTop + clientHeight >= scrollHeight - 1,
  );
async function bottomOf(page: Page): Promise<number> {
  const box = await grid(page).boundingBox();
  return (box?.y ?? 0) + (box?.height ?? 0) - 6;
}

/** A pixel more or less where the block was taken may round to the next quarter of an hour. */
const AT_EDGE = /18\s+h\s+(15|30)/;
/** On a telephone the day ends above the room of the floating plus: its last whole hour is under the finger. */
const ABOVE_THE_PLUS = /18\s+h/;
async function startAtEdge(ghost: Locator, expected = AT_EDGE): Promise<RegExp> {
  await expect(ghost).toContainText(expected);
  const [start = ""] = expected.exec((await ghost.textContent()) ?? "") ?? [];
  return said(start);
}

test(
  "what is carried or drawn to the edge scrolls the day, and the hour under the pointer stays right",
  ONCE,
  async ({ page }) => {
    const [day, user_id] = [dayFor(17), await colleague("Hugo")];
    const visit = nameFor("au bord");
    await plan({ day, from: "10:00", to: "11:00", notes: visit, user_id });
    await page.setViewportSize({ width: 1280, height: LOW });
    await page.goto(`/app/agenda?date=${day}&view=day&columns=true&users=${user_id}`);
    const block = item(page, visit);
    await expect(block).toBeVisible();
    await expect(page.getByRole("button", { name: "Choisir une heure libre" })).toBeAttached();
    await settle(page);
    expect(await isAtEnd(page)).toBe(false);
    const bottom = await bottomOf(page);
    await hold(page, block, ({ x }) => ({ x, y: bottom }));
    await expect.poll(() => isAtEnd(page)).toBe(true);
    const ghost = page.locator("[data-part=ghost]");
    const start = await startAtEdge(ghost);
    await page.mouse.up();
    await expect(block).toContainText(start);
    await undo(page);
    await expect(block).toContainText(said("10 h"));

    await grid(page).evaluate((element) => element.scrollTo(0, 0));
    const free = await middleOf(block);
    const hour = (await block.boundingBox())?.height ?? 0;
    await page.mouse.move(free.x, free.y + hour);
    await page.mouse.down();
    await page.mouse.move(free.x, bottom, { steps: 5 });
    await expect.poll(() => isAtEnd(page)).toBe(true);
    await expect(page.locator("[data-part=cursor]")).toContainText(
      /11\s+h\s+–\s+(18\s+h\s+45|19\s+h)/,
    );
    await page.mouse.up();
  },
);

test("a finger at the edge scrolls the day as well", TOUCH, async ({ page }) => {
  const [day, user_id] = [dayFor(18), await colleague("Hugo")];
  const visit = nameFor("au doigt");
  await plan({ day, from: "10:00", to: "11:00", notes: visit, user_id });
  await page.setViewportSize({ width: 390, height: LOW });
  await page.goto(`/app/agenda?date=${day}&view=day&users=${user_id}`);
  const block = item(page, visit);
  await expect(block).toBeVisible();
  await settle(page);
  const touch = await fingerOn(page);
  const from = await middleOf(block);
  const ghost = page.locator("[data-part=ghost]");
  await takeUp(page, touch, block);
  await touch("touchMove", { x: from.x, y: await bottomOf(page) });
  await expect.poll(() => isAtEnd(page)).toBe(true);
  const start = await startAtEdge(ghost, ABOVE_THE_PLUS);
  await touch("touchEnd");
  await expect(block).toContainText(start);
});
