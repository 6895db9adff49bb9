/** The gestures timed on the agenda, on the board and in the wizard. */
import type { Locator, Page } from "@playwright/test";
import { addDays, dateOf, DEFAULT_ZONE, mondayOf, toInstant } from "../../src/domain/time.ts";
import { openBoard, takeCard } from "./board.ts";
import { middleOf, within, type Gesture, type Sitting } from "./sitting.ts";

export type Timed = { name: string; ms: number };

/** Clicks the middle of an element found beforehand: the search for it is not timed. */
async function clickOn(page: Page, target: Locator): Promise<Gesture["act"]> {
  const { x, y } = await middleOf(target);
  return () => page.mouse.click(x, y);
}

const press =
  (page: Page, ...keys: string[]): Gesture["act"] =>
  async () => {
    for (const key of keys) await page.keyboard.press(key);
  };

type Hand = (name: string, act: Gesture["act"], seen: Locator) => Promise<void>;

async function inHand(
  { time }: Sitting,
  screen: string,
  does: (hand: Hand) => Promise<void>,
): Promise<Timed[]> {
  const timed: Timed[] = [];
  await does(async (what, act, seen) => {
    const name = `${screen}, ${what}`;
    timed.push({ name, ms: await time({ name, act, seen }) });
  });
  return timed;
}

export async function handsOnBoard(sitting: Sitting): Promise<Timed[]> {
  const { page } = sitting;
  const column = (status: string) => page.locator(`[data-column="${status}"]`);
  await openBoard(sitting);
  return inHand(sitting, "board", async (hand) => {
    const link = column("Devis à faire").locator("[data-card-link]").first();
    await within(link.focus(), "the first card");
    const id = await page.locator("[data-card]:focus-within").getAttribute("data-card");
    const card = `[data-card="${id}"]`;
    const moved = column("Devis à envoyer").locator(card);
    await hand(
      "next card",
      press(page, "ArrowDown"),
      column("Devis à faire").locator("[data-card]:focus-within"),
    );
    await hand("previous card", press(page, "ArrowUp"), page.locator(`${card}:focus-within`));
    await hand("move by key", press(page, "Alt+ArrowRight"), moved);
    await hand("move back", press(page, "Alt+ArrowLeft"), column("Devis à faire").locator(card));
    await hand("take a card", () => takeCard(page), page.locator(`${card}[data-dragged]`));
    await hand("drop it", () => page.mouse.up(), moved);
    const menu = page.locator(`${card} [aria-haspopup]`);
    await hand("status menu", await clickOn(page, menu), page.locator("[role=menuitem]").first());
    await hand(
      "close the menu",
      press(page, "Escape"),
      page.locator("body:not(:has([role=menuitem]))"),
    );
    const check = page.locator(`${card} input[type=checkbox]`);
    await hand("choose", await clickOn(page, check), page.locator(`${card}[data-selected]`));
    await hand(
      "choose no more",
      await clickOn(page, check),
      page.locator(`${card}:not([data-selected])`),
    );
    const urgent = page.getByRole("checkbox", { name: "Urgentes" });
    await hand("filter", await clickOn(page, urgent), page.locator("body:not(:has([data-card]))"));
    await hand("filter no more", await clickOn(page, urgent), page.locator("[data-card]").first());
    const search = page.getByLabel("Rechercher une réparation");
    await within(search.focus(), "the search of the board");
    await hand("search", () => page.keyboard.type("bosch"), page.locator("[data-card]").first());
  });
}

export async function handsOnAgenda(sitting: Sitting): Promise<Timed[]> {
  const { page, open } = sitting;
  const monday = addDays(mondayOf(dateOf(toInstant(Date.now()), DEFAULT_ZONE)), 7);
  const items = page.locator("[data-part=item]");
  await open(`/app/agenda?view=week&date=${monday}`, items.first());
  return inHand(sitting, "agenda", async (hand) => {
    const dialog = page.getByRole("dialog");
    await hand("open an appointment", await clickOn(page, items.first()), dialog);
    await hand("close it", press(page, "Escape"), page.locator("body:not(:has([role=dialog]))"));
    for (const name of ["Jour", "4 jours", "Mois", "Liste", "Semaine"]) {
      const view = page.getByRole("radiogroup", { name: "Jours affichés" });
      const label = view.getByText(name, { exact: true });
      const chosen = view.locator("label[data-active]", { hasText: name });
      await hand(`« ${name} »`, await clickOn(page, label), chosen);
    }
    const after = page.getByRole("button", { name: "Période suivante" });
    await hand("next week", await clickOn(page, after), items.first());
    const [from, to] = [await middleOf(items.first()), await middleOf(items.last())];
    const take = async () => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, from.y, { steps: 8 });
    };
    await hand("carry an appointment", take, page.locator("[data-part=ghost]"));
    await hand(
      "leave it",
      () => page.mouse.up(),
      page.locator("body:not(:has([data-part=ghost]))"),
    );
  });
}

/** From the home page to the slots of a visit, with the keyboard alone. */
export async function handsInWizard(sitting: Sitting): Promise<Timed[]> {
  const { page, open } = sitting;
  await open("/app", page.locator("h1").first());
  const step = (name: string) => page.getByRole("region", { name, exact: true });
  const focused = (name: string) => step(name).locator(":focus");
  return inHand(sitting, "wizard", async (hand) => {
    await hand("open", press(page, "n"), focused("Type d’intervention"));
    await hand("type", press(page, "2"), focused("Lieu"));
    await hand("place", press(page, "1"), focused("Client"));
    const found = step("Client").getByRole("option").first();
    await hand("client sought", () => page.keyboard.type("martin marie"), found);
    await hand("client taken", press(page, "Enter"), focused("Appareil"));
    await hand("appliance", press(page, "1"), step("Appareil").getByRole("combobox").first());
    const kind = step("Appareil").getByRole("option", { name: "Lave-linge", exact: true });
    await hand("appliance sought", () => page.keyboard.type("lave-linge"), kind);
    const brand = step("Appareil").getByRole("combobox", { name: "Marque" });
    await hand("appliance taken", press(page, "Enter"), brand);
    await hand("symptoms", press(page, "Enter"), focused("Symptômes"));
    const danger = page.getByRole("alert").getByRole("link", { name: /Pompiers/ });
    await hand("symptom", press(page, "1"), focused("Symptômes"));
    await hand("danger", press(page, "8"), danger);
    await hand("to the notes", press(page, "Enter"), focused("Précisions"));
    await hand("notes", () => page.keyboard.type("fuit"), focused("Précisions"));
    const slot = step("Rendez-vous").getByRole("radio", { checked: true });
    // No slot is offered when the client found lives outside the area that the shop serves.
    const answer = slot.or(step("Rendez-vous").getByText("Aucun créneau n’est libre"));
    await hand("slots", press(page, "Control+Enter"), answer);
    if (await slot.isVisible()) await hand("next slot", press(page, "ArrowDown"), slot);
  });
}
