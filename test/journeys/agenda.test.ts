/** The wall planner: periods that the address remembers, a column a person, and no mouse needed. */
import { expect, test, type Page } from "@playwright/test";
import { colleague, dayFor, plan } from "./agenda-steps.ts";
import { settle } from "../screens.ts";
import { begin, deskOf, enterAs, MARC, nameFor, said, type Thread, ONCE } from "./steps.ts";

const isPhone = (): boolean => test.info().project.name === "telephone";
const columns = (page: Page) => page.locator("[data-part=column]");
const dateOf = (page: Page): string | null => new URL(page.url()).searchParams.get("date");

test.beforeEach(({ page }) => enterAs(page, MARC));

test("day, four days and week are views that the address keeps", async ({ page }) => {
  const first = isPhone() ? 1 : 4;
  await page.goto("/app/agenda?columns=false");
  await expect(columns(page)).toHaveCount(first);
  if (isPhone()) await readMonth(page);
  await page.reload();
  await expect(columns(page)).toHaveCount(first);
  await page.goto("/app/agenda?date=2026-03-04&columns=false");
  for (const [name, view, count] of [
    ["Semaine", "week", 7],
    ["Jour", "day", 1],
    ["4 jours", "4day", 4],
  ] as const) {
    await choose(page, name);
    await expect(page).toHaveURL(new RegExp(`view=${view}(&|$)`));
    await expect(columns(page)).toHaveCount(count);
  }
  await page.reload();
  await expect(columns(page)).toHaveCount(4);
  await expect(columns(page).first()).toHaveAccessibleName(said("mercredi 4 mars"));
  await page.goBack();
  await expect(columns(page)).toHaveCount(1);
  await page.goBack();
  await expect(columns(page).first()).toHaveAccessibleName(said("lundi 2 mars"));
  await expect(columns(page)).toHaveCount(7);
});

test(
  "next, previous and today turn the pages, and the browser's back turns them back",
  ONCE,
  async ({ page }) => {
    await page.goto("/app/agenda?date=2026-03-02&view=week");
    const after = page.getByRole("button", { name: "Période suivante" });
    const before = page.getByRole("button", { name: "Période précédente" });
    await after.click();
    await expect(page).toHaveURL(/date=2026-03-09/);
    await expect(page.getByText(said("9 – 15 mars"))).toBeVisible();
    await after.click();
    await expect(page).toHaveURL(/date=2026-03-16/);
    await before.click();
    await expect(page).toHaveURL(/date=2026-03-09/);
    await page.goBack();
    await expect(page.getByText(said("16 – 22 mars"))).toBeVisible();
    await page.goForward();
    await expect(page.getByText(said("9 – 15 mars"))).toBeVisible();
    const today = page.getByRole("button", { name: said("Aujourd’hui") });
    await today.click();
    await expect(page.locator("[data-part=date][data-today]")).toHaveCount(1);
    expect(dateOf(page)).toBeNull();
    await expect(today).toBeDisabled();
  },
);

test("each person has a column of their own, and can be left out", async ({ page }) => {
  await page.goto("/app/agenda?date=2026-03-02&view=day&columns=true");
  const hasColumns = async (...names: string[]): Promise<void> => {
    await expect(columns(page)).toHaveCount(names.length);
    for (const name of names)
      await expect(page.getByRole("group", { name: new RegExp(`2 mars, ${name}`) })).toBeVisible();
  };
  // A phone shows one person at first: the others are asked for.
  if (isPhone())
    await onDisplay(page, async () => {
      for (const name of ["Karim", "Léa", "Hugo"]) await show(page, name);
    });
  await hasColumns("Karim", "Léa", "Hugo");
  await onDisplay(page, () => touch(page, "Léa"));
  await hasColumns("Karim", "Hugo");
  await expect(page).toHaveURL(/users=/);
  await page.reload();
  await hasColumns("Karim", "Hugo");
  await onDisplay(page, () =>
    page.getByRole("switch", { name: "Une colonne par personne" }).press("Space"),
  );
  await expect(columns(page)).toHaveCount(1);
});

/** Beside the buttons of the day, on the narrowest usual telephone too. */
async function readMonth(page: Page): Promise<void> {
  const month = page.locator("[data-part=agenda-bar]").getByText(/^\S+ \d{4}$/);
  const { viewport } = test.info().project.use;
  for (const size of [{ width: 360, height: 780 }, viewport ?? { width: 390, height: 844 }]) {
    await page.setViewportSize(size);
    await settle(page);
    const isCut = await month.evaluate(({ parentElement: text }) =>
      text ? text.scrollWidth > text.clientWidth || text.scrollHeight > text.clientHeight : true,
    );
    expect(isCut, `the month at ${size.width} px`).toBe(false);
  }
}

/** A phone has a menu for its views. */
async function choose(page: Page, view: string): Promise<void> {
  if (isPhone()) await page.getByLabel("Jours affichés").selectOption(view);
  else {
    const views = page.getByRole("radiogroup", { name: "Jours affichés" });
    await views.getByText(view, { exact: true }).click();
  }
}

/** On a phone, who is shown is chosen in the panel of the display. */
async function onDisplay(page: Page, change: () => Promise<void>): Promise<void> {
  if (!isPhone()) return change();
  await page.getByRole("button", { name: "Affichage" }).click();
  await expect(page.getByRole("dialog", { name: "Affichage" })).toBeVisible();
  await change();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

/** A box cannot be reached by the mouse: its name is what one touches. */
const touch = (page: Page, name: string): Promise<void> =>
  page.getByRole("group", { name: "Personnes affichées" }).getByText(name).click();

async function show(page: Page, name: string): Promise<void> {
  const box = page.getByRole("checkbox", { name });
  if (!(await box.isChecked())) await touch(page, name);
  await expect(box).toBeChecked();
}

test(
  "arrows go from one appointment to the next, Enter opens it, its sheet is one link away",
  ONCE,
  async ({ page }) => {
    const desk = await deskOf(MARC);
    const one = await begin(desk, nameFor("YVON"));
    const other = await begin(desk, nameFor("ZIMMER"), { on: one.day });
    await page.goto(`/app/agenda?date=${one.day}&view=day&columns=true`);
    // A technician who repairs washing machines; a phone shows a colleague at first.
    if (isPhone()) await onDisplay(page, () => show(page, "Karim"));
    const item = ({ lastname }: Thread) => page.locator("[data-part=item]", { hasText: lastname });
    const focused = page.locator("[data-part=item]:focus");
    // The last part of the screen to arrive: what Tab reaches after the appointments.
    await expect(page.getByRole("button", { name: "Choisir une heure libre" })).toBeVisible();
    await item(one).focus();
    const met: string[] = [];
    while (!met.at(-1)?.includes(other.lastname)) {
      await page.keyboard.press("ArrowDown");
      met.push(await focused.innerText());
      expect(new Set(met).size, "the arrow goes no further").toBe(met.length);
    }
    // One step of Tab leaves the grid, one comes back to the same appointment.
    await page.keyboard.press("Tab");
    await expect(focused).toHaveCount(0);
    await page.keyboard.press("Shift+Tab");
    await expect(item(other)).toBeFocused();
    await page.keyboard.press("Enter");
    const opened = page.getByRole("dialog", { name: "Rendez-vous" });
    await opened.getByRole("link", { name: new RegExp(other.lastname) }).press("Enter");
    await expect(page).toHaveURL(new RegExp(`/app/sheet/${other.repair_id}$`));
    await expect(page.getByRole("heading", { level: 1 })).toContainText(other.lastname);
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`date=${one.day}`));
  },
);

test(
  "a week by person: each card once, how full each day is, and a display kept in this browser",
  ONCE,
  async ({ page }) => {
    const desk = await deskOf(MARC);
    const { day, lastname } = await begin(desk, nameFor("SEMAINIER"));
    await page.goto(`/app/agenda?date=${day}&view=week`);
    const planner = page.getByRole("table", { name: "Semaine par personne" });
    await expect(planner.getByRole("rowheader", { name: "Karim" })).toBeVisible();
    const card = planner.locator("[data-part=item]", { hasText: lastname });
    await expect(card).toContainText(/\d+\u202fh.*SEMAINIER.*Blagnac · Lave-linge/);
    const cell = planner.locator("[data-part=cell]", { hasText: lastname });
    await expect(cell).toContainText(/Occupé .* sur /);

    await page.goto(`/app/agenda?date=${day}&view=day&columns=false`);
    const lines = page.locator("[data-part=hours] > span");
    await expect(card.or(lines.first()).first()).toBeVisible();
    await expect(columns(page)).toHaveAccessibleDescription(/Occupé .* sur /);
    const hours = await lines.count();
    // One bar of 100 px at most, and the whole day without a scroll in a window of 800 px.
    await page.setViewportSize({ width: 1280, height: 800 });
    const bar = await page.locator("[data-part=agenda-bar]").boundingBox();
    expect(bar?.height).toBeLessThanOrEqual(100);
    await expect(lines.last()).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(800);
    await page.getByRole("button", { name: "Affichage" }).click();
    const panel = page.getByRole("dialog", { name: "Affichage" });
    await panel.getByLabel("Une ligne toutes les").selectOption("30");
    await expect(lines).toHaveCount(2 * hours);
    await expect(lines.last()).not.toBeInViewport();
    await panel.getByRole("switch", { name: said("Ajuster à l’écran") }).press("Space");
    await expect(lines.last()).toBeInViewport();
    await page.reload();
    await expect(lines).toHaveCount(2 * hours);
    await expect(lines.last()).toBeInViewport();
    await page.getByRole("button", { name: "Affichage" }).click();
    await panel.getByRole("button", { name: said("Revenir aux réglages d’origine") }).click();
    await expect(lines).toHaveCount(hours);
  },
);

const MORE = ["Abdelkader", "Marie-Christine", "Guillaume", "Inès", "Jean-Baptiste"];

/** The shop has five technicians more; no door of the product adds people. Answers the ids of all eight. */
async function hireMore(page: Page): Promise<() => string[]> {
  let ids: string[] = [];
  await page.route("**/api/graphql", async (route) => {
    const response = await route.fetch().catch(() => undefined);
    const answer = await response?.json().catch(() => undefined);
    // A page that was left meanwhile takes its answers along.
    if (!response || !answer) return route.abort().catch(() => undefined);
    const users: { id: string; firstname: string; skills: unknown[] }[] | undefined =
      answer.data?.repair_shop?.users;
    const known = users?.find(({ firstname }) => firstname === "Karim");
    if (users && known)
      users.push(
        ...MORE.map((firstname, rank) => ({
          ...known,
          id: `00000000-0000-7000-8000-00000000000${rank}`,
          firstname,
        })),
      );
    if (users) ids = users.filter(({ skills }) => skills.length > 0).map(({ id }) => id);
    return route.fulfill({ response, json: answer });
  });
  return () => ids;
}

/** Run by the page: names, days and hours of which a part is not shown, and cards that lie on one another. */
function unreadable(names: readonly string[]): string[] {
  const inside = (part: DOMRect, whole: DOMRect) =>
    part.left >= whole.left - 1 && part.right <= whole.right + 1;
  const walker = document.createTreeWalker(
    document.querySelector("main") ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  const found: string[] = [];
  const seen = new Set<string>();
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const text = node.textContent?.trim() ?? "";
    const isHour = /^\d+\s?h(\s?\d\d)?$/.test(text);
    if (!node.parentElement || (!isHour && !names.includes(text) && !/^\d\d:00$/.test(text)))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const hides: Element[] = [];
    for (
      let up: Element | null = node.parentElement;
      up && up.tagName !== "MAIN";
      up = up.parentElement
    )
      if (["hidden", "clip"].includes(getComputedStyle(up).overflowX)) hides.push(up);
    const boxes = hides.map((one) => one.getBoundingClientRect());
    // Text for screen readers only is one pixel wide.
    if (boxes.some(({ width }) => width <= 1)) continue;
    seen.add(isHour ? "an hour" : text);
    if (!boxes.every((box) => inside(range.getBoundingClientRect(), box)))
      found.push(`cut: ${text}`);
  }
  for (const wanted of [...names, "an hour"])
    if (!seen.has(wanted)) found.push(`absent: ${wanted}`);
  const cards = [...document.querySelectorAll("[data-part=item]")].map((card) =>
    card.getBoundingClientRect(),
  );
  for (const [rank, one] of cards.entries())
    for (const other of cards.slice(rank + 1))
      if (
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1
      )
        found.push(`overlap at ${Math.round(one.left)}, ${Math.round(one.top)}`);
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push(`the page is ${scrollWidth - clientWidth} px too wide`);
  return found;
}

test(
  "eight technicians are read at 1280 px and at 200 %, by day and by week: no name or hour is cut",
  ONCE,
  async ({ page }) => {
    const day = dayFor(34);
    for (const firstname of ["Karim", "Léa", "Hugo"]) {
      const [user_id, notes] = [await colleague(firstname), nameFor("Rendez-vous")];
      await plan({ day, from: "10:30", to: "12:00", notes, user_id });
    }
    const ids = await hireMore(page);
    await page.goto("/app/agenda");
    await expect.poll(() => ids().length).toBe(8);
    const names = ["Karim", "Léa", "Hugo", ...MORE];
    for (const view of ["week", "day"]) {
      await page.goto(`/app/agenda?date=${day}&view=${view}&columns=true&users=${ids().join()}`);
      await expect(page.locator("[data-part=item]").first()).toBeVisible();
      // At 200 %, a window of 1280 px is 640 px wide for the page.
      for (const width of [1280, 640]) {
        await page.setViewportSize({ width, height: width === 640 ? 430 : 860 });
        await settle(page);
        const main = page.locator("main");
        for (const name of names)
          await expect(main.getByText(name, { exact: true }).last()).toBeAttached();
        expect(await page.evaluate(unreadable, names), `${view}, ${width} px`).toEqual([]);
      }
      await page.setViewportSize({ width: 1280, height: 860 });
    }
  },
);
