/** The front desk at its wizard: with the keyboard alone, or by what is seen and touched. */
import { expect, test, type Locator, type Page, type Response } from "@playwright/test";
import { ONCE, said, tabTo, TOUCH } from "./steps.ts";

export const WAYS = ["keyboard alone", "pointer"] as const;
export type Way = (typeof WAYS)[number];

/** The keyboard alone on a wide screen, touch alone on a telephone, which has no keyboard. */
export const onceAWay = (way: Way) => (way === "keyboard alone" ? ONCE : TOUCH);

/** Milliseconds of a hand: before each key of a word, and before each decision. */
export type Pace = { key: number; decision: number };
const AT_ONCE: Pace = { key: 0, decision: 0 };

export const wizard = (page: Page) => page.getByRole("dialog", { name: "Nouvelle intervention" });
export const step = (page: Page, name: string) =>
  wizard(page).getByRole("region", { name: said(name) });
export const createButton = (page: Page) =>
  wizard(page).getByRole("button", { name: said("Créer l’intervention") });

export type Desk = {
  page: Page;
  way: Way;
  /** Keys struck so far. */
  keys: () => number;
  press: (key: string) => Promise<void>;
  /** Writes in the field that has the keyboard already, or that is touched first. */
  write: (field: Locator, text: string) => Promise<void>;
  /** Takes the choice that bears this digit. */
  take: (digit: string, choice: Locator) => Promise<void>;
  /** Goes to a button by Tab and presses it, or touches it. */
  use: (button: Locator) => Promise<void>;
  next: () => Promise<void>;
  create: () => Promise<void>;
};

export function deskAt(page: Page, way: Way, pace: Pace = AT_ONCE): Desk {
  let keys = 0;
  const hasKeyboard = way === "keyboard alone";
  const press = async (key: string): Promise<void> => {
    await page.waitForTimeout(pace.decision);
    keys++;
    await page.keyboard.press(key);
  };
  return {
    page,
    way,
    keys: () => keys,
    press,
    write: async (field, text) => {
      await (hasKeyboard ? expect(field).toBeFocused() : field.click());
      await page.waitForTimeout(pace.decision);
      keys += text.length;
      await page.keyboard.type(text, { delay: pace.key });
    },
    take: (digit, choice) => (hasKeyboard ? press(digit) : choice.click()),
    use: async (button) => {
      if (!hasKeyboard) return button.click();
      await tabTo(page, button);
      await press("Enter");
    },
    next: async () =>
      hasKeyboard
        ? press("Enter")
        : wizard(page).getByRole("button", { name: "Suivant", exact: true }).click(),
    create: async () => (hasKeyboard ? press("Control+Enter") : createButton(page).click()),
  };
}

/** From the home page to the first question. */
export async function openWizard({ page, way, press }: Desk): Promise<void> {
  await page.goto("/app");
  await expect(page.getByRole("heading", { level: 1, name: "Accueil" })).toBeVisible();
  const opener = page.getByRole("button", { name: "Nouvelle intervention", exact: true });
  await (way === "keyboard alone" ? press("n") : opener.locator("visible=true").click());
  await expect(step(page, "Type d’intervention").getByRole("radio").first()).toBeFocused();
}

const TYPES = [
  "Diagnostic / Devis",
  "Réparation",
  "Livraison / Enlèvement",
  "Télédiagnostic",
  "Autre",
  "Congé / indisponibilité",
] as const;

export async function chooseType(desk: Desk, type: (typeof TYPES)[number]): Promise<void> {
  const form = step(desk.page, "Type d’intervention");
  await desk.take(String(TYPES.indexOf(type) + 1), form.getByText(type, { exact: true }));
  // A click only chooses: what a type is can be read before going on.
  if (desk.way === "pointer") await desk.next();
}

export async function chooseWhere(desk: Desk, where: "Chez le client" | "Atelier"): Promise<void> {
  const form = step(desk.page, "Lieu");
  await expect(form.getByRole("radio", { checked: true })).toBeFocused();
  await desk.take(where === "Atelier" ? "2" : "1", form.getByText(where, { exact: true }));
}

/** Types what is known of the client and takes the one found first. */
export async function findClient(desk: Desk, typed: string, lastname: string): Promise<void> {
  const form = step(desk.page, "Client");
  await desk.write(form.getByRole("combobox"), typed);
  await takeFirst(desk, form.getByRole("option"), lastname);
}

/**
 * With the keyboard, Enter is pressed at once: the search field keeps it until the list has its answer (`useHasteGuard`). With
 * the pointer, the option is found by its text, not by its rank: the list may change between the look and the click.
 */
async function takeFirst(desk: Desk, options: Locator, text: string): Promise<void> {
  if (desk.way === "keyboard alone") return desk.press("Enter");
  await expect(options.first()).toContainText(text);
  await options.filter({ hasText: text }).first().click();
}

/** A machine of the client, one of his open repairs, or « Nouvel appareil »: by its line. */
export async function takeThing(desk: Desk, line: number): Promise<void> {
  const things = step(desk.page, "Appareil").getByRole("radio");
  await expect(things.first()).toBeFocused();
  await desk.take(String(line), things.nth(line - 1));
}

export async function newAppliance(desk: Desk, typed: string, name: string): Promise<void> {
  const form = step(desk.page, "Appareil");
  await desk.write(form.getByRole("combobox").first(), typed);
  await takeFirst(desk, form.getByRole("option", { name, exact: true }), name);
  await expect(form.getByRole("combobox", { name: "Marque" })).toBeFocused();
}

/** The answers of the tunnel, each by its digit and its words. */
export async function tellSymptoms(
  desk: Desk,
  answers: readonly (readonly [digit: string, words: string])[],
): Promise<void> {
  const form = step(desk.page, "Symptômes");
  for (const [digit, words] of answers) {
    const tile = form.getByRole("button", { name: said(words) });
    await expect(tile).toBeVisible();
    await expect(form.getByRole("group").getByRole("button").first()).toBeFocused();
    await desk.take(digit, tile);
  }
}

export const notes = (page: Page) => step(page, "Précisions").getByLabel("Précisions");

/** The best slot is chosen already; another story may take it meanwhile, and then the next best is. */
export async function takeSlot(desk: Desk): Promise<void> {
  const { page } = desk;
  const chosen = step(page, "Rendez-vous").getByRole("radio", { checked: true });
  for (let tries = 0; tries < 6; tries++) {
    await expect(chosen).toBeFocused();
    const wanted = await chosen.inputValue();
    // None when the slot left the list just before the key: nothing is created for another hour than the one that was read.
    const answer = page.waitForResponse(isCreation).catch(() => undefined);
    await (desk.way === "keyboard alone" ? desk.press("Enter") : createButton(page).click());
    const response = await answer;
    if (response?.ok() && !(await response.text()).includes('"slot-taken"')) return;
    await expect(chosen).not.toHaveValue(wanted);
  }
  throw new Error("every slot is taken by somebody else");
}

/** A new repair is created over REST; an open one is resumed over GraphQL. */
const isCreation = (response: Response): boolean =>
  /\/api\/v1\/shops\/[^/]+\/repairs$/.test(response.url()) ||
  (response.request().postData() ?? "").includes("resumeRepair(");

/** The sheet of what was just created. */
export async function createdSheet(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/app\/sheet\/[0-9a-f-]{36}$/);
  return new URL(page.url()).pathname.split("/").at(-1) ?? "";
}

export const panel = (page: Page, name: string) =>
  page.locator("section").filter({ has: page.getByRole("heading", { name, exact: true }) });

/** One line in the report of the run. */
export function report(type: string, description: string): void {
  test.info().annotations.push({ type, description });
  process.stdout.write(`${type} : ${description}\n`);
}
