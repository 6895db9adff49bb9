/** When creating fails: it is said, nothing typed is lost, and one intervention is made in the end. */
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test, type Page, type Route } from "@playwright/test";
import { fileClient, fileRepair, planVisit } from "./records.ts";
import { ask, deskOf, enterAs, MARC, nameFor, repairsOf, said, ONCE } from "./steps.ts";
import {
  chooseType,
  chooseWhere,
  createButton,
  createdSheet,
  deskAt,
  findClient,
  notes,
  openWizard,
  panel,
  step,
  takeSlot,
  takeThing,
  tellSymptoms,
  wizard,
  type Desk,
} from "./wizard-desk.ts";

const CREATION = "**/api/v1/shops/*/repairs";
const NOTES = "Ne marche plus depuis l’orage.";
/** Of the chosen hour: « Dans l’agenda : 9 h 30 – 10 h 30, après 16 min de trajet. » */
const TRIP = /^Dans l’agenda/;
const LEAK = [
  ["1", "Une fuite d’eau"],
  ["1", "Par le hublot"],
] as const;

/** At the symptoms of a known client's machine that is dropped off. */
async function toSymptoms(page: Page, lastname: string): Promise<Desk> {
  await fileRepair(await deskOf(MARC), lastname);
  await enterAs(page, MARC);
  const desk = deskAt(page, "keyboard alone");
  await openWizard(desk);
  await chooseType(desk, "Diagnostic / Devis");
  await chooseWhere(desk, "Atelier");
  await findClient(desk, lastname, lastname);
  await takeThing(desk, 3);
  return desk;
}

/** At the précisions of a drop-off, all else being said, with the keyboard alone. */
async function toNotes(page: Page, lastname: string): Promise<Desk> {
  const desk = await toSymptoms(page, lastname);
  await tellSymptoms(desk, LEAK);
  await desk.write(notes(page), NOTES);
  return desk;
}

/** At the free hours of a visit to a known client, the best of them chosen, with the keyboard alone. */
async function toHours(page: Page, lastname: string) {
  const desk = deskAt(page, "keyboard alone");
  await openWizard(desk);
  await chooseType(desk, "Réparation");
  await chooseWhere(desk, "Chez le client");
  await findClient(desk, lastname, lastname);
  await takeThing(desk, 3);
  await desk.use(wizard(page).getByRole("button", { name: "Passer cette étape" }));
  await desk.write(notes(page), NOTES);
  await desk.press("Control+Enter");
  const appointment = step(page, "Rendez-vous");
  const chosen = appointment.getByRole("radio", { checked: true });
  await expect(chosen).toBeFocused();
  return { desk, appointment, chosen };
}

/** The booking that made the client known, and the one of the story. */
async function expectOneMore(page: Page, lastname: string): Promise<void> {
  await createdSheet(page);
  await expect(page.locator("[data-part=timeline]")).toContainText(NOTES);
  await expect(page.locator("[data-part=timeline]")).toContainText(said("Par le hublot"));
  expect(await repairsOf(await deskOf(MARC), lastname)).toHaveLength(2);
}

test(
  "a server in trouble, then an answer that gets lost: a third try makes one intervention",
  ONCE,
  async ({ page }) => {
    const lastname = nameFor("PANNE");
    let answer: (route: Route) => Promise<void> = (route) =>
      route.fulfill({ status: 500, contentType: "text/html", body: "<h1>Internal error</h1>" });
    // Before anything is pressed: a request that leaves as it is set may pass beside it.
    await page.route(CREATION, (route) => answer(route));
    const desk = await toNotes(page, lastname);
    const retry = page.getByRole("button", { name: "Réessayer" });
    await desk.create();
    const alert = wizard(page).getByRole("alert").filter({ has: retry });
    await expect(alert).toContainText("Votre saisie est gardée sur cet appareil");
    await expect(notes(page)).toHaveValue(NOTES);

    answer = async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    };
    await desk.use(retry);
    await expect(alert).toContainText("Le serveur ne répond pas");
    answer = (route) => route.continue();
    await desk.use(retry);
    await expectOneMore(page, lastname);

    await page.keyboard.press("n");
    await expect(step(page, "Type d’intervention").getByRole("radio").first()).toBeFocused();
    await expect(wizard(page).getByText("Reprendre le brouillon")).toHaveCount(0);
  },
);

test(
  "a call put aside is found again where it was, even after a reload",
  ONCE,
  async ({ page }) => {
    const lastname = nameFor("DIFFERE");
    const desk = await toNotes(page, lastname);
    await desk.press("Escape");
    const question = page.getByRole("dialog", { name: said("Fermer l’intervention en cours") });
    await expect(question.getByRole("button", { name: "Garder le brouillon" })).toBeFocused();
    await desk.press("Enter");
    await expect(wizard(page)).toHaveCount(0);

    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "Accueil" })).toBeVisible();
    await desk.press("n");
    await expect(wizard(page).getByText(/Un brouillon est resté/)).toContainText(lastname);
    await desk.use(wizard(page).getByRole("button", { name: "Reprendre le brouillon" }));
    await expect(notes(page)).toHaveValue(NOTES);
    await expect(notes(page)).toBeFocused();
    await desk.create();
    await expectOneMore(page, lastname);
  },
);

test(
  "the hour is taken meanwhile: it is said, the nearest one is chosen, and one more key creates",
  ONCE,
  async ({ page }) => {
    const lastname = nameFor("DEVANCE");
    const office = await deskOf(MARC);
    await fileRepair(office, lastname);
    await enterAs(page, MARC);
    const free = await keepFreeSlots(page);
    const { desk, chosen } = await toHours(page, lastname);
    const [start_at = "", user_id = ""] = (await chosen.inputValue()).split(" ");
    free.lose(start_at);
    await take(start_at, user_id);

    await desk.press("Enter");
    const alert = wizard(page)
      .getByRole("alert")
      .filter({ hasText: "Ce créneau vient d’être pris" });
    await expect(alert).toContainText(said("Rien n’est perdu"));
    await expect(step(page, "Rendez-vous")).toContainText(said("Le plus proche de l’heure perdue"));
    expect(await repairsOf(office, lastname)).toHaveLength(1);
    await expect(chosen).not.toHaveValue(`${start_at} ${user_id}`);
    await takeSlot(desk);
    await createdSheet(page);
    await expect(page.locator("[data-part=timeline]")).toContainText(NOTES);
    await expect(panel(page, "Rendez-vous").getByRole("listitem")).toHaveCount(1);
    expect(await repairsOf(office, lastname)).toHaveLength(2);
  },
);

test(
  "a visit planned just before the chosen hour changes its trip, and the hour is still to be had",
  ONCE,
  async ({ page }) => {
    const lastname = nameFor("VOISINE");
    const office = await deskOf(MARC);
    const repair_id = await fileRepair(office, lastname);
    await enterAs(page, MARC);
    const { desk, appointment, chosen } = await toHours(page, lastname);
    const trip = () => appointment.getByText(TRIP).innerText();
    const minutes = async () => Number(/après (\d+)/.exec(await trip())?.[1]);
    for (const hour of await appointment.getByRole("radio").all()) {
      await hour.click();
      if ((await minutes()) >= 10) break;
    }
    const [wanted, before, onRoad] = [await chosen.inputValue(), await trip(), await minutes()];

    const [start_at = "", user_id = ""] = wanted.split(" ");
    const timeBefore = (count: number): string =>
      new Date(Date.parse(start_at) - count * 60_000).toISOString();
    const [day = "", from = ""] = timeBefore(onRoad).slice(0, 16).split("T");
    const to = timeBefore(onRoad - 5).slice(11, 16);
    // At the client's own door.
    await planVisit(office, { repair_id, user_id, day, from, to });
    // Another story may have taken the hour meanwhile: then another is chosen.
    await expect
      .poll(async () => `${await chosen.inputValue()} ${await trip()}`)
      .not.toBe(`${wanted} ${before}`);
    await takeSlot(desk);
    await createdSheet(page);
    expect(await repairsOf(office, lastname)).toHaveLength(2);
  },
);

type Slot = { start_at: string; user_id: string };
type SlotsAnswer = { data: { freeSlots: { slots: Slot[] } } };
const keyOf = ({ start_at, user_id }: Slot): string => `${start_at} ${user_id}`;

/**
 * Holds the answers about free slots: from the refusal on they are those of the first answer, as they are now, without the
 * lost slot and those that other stories took, so the slot proposed stays the same while the radio that had the focus goes.
 */
async function keepFreeSlots(page: Page): Promise<{ lose: (start_at: string) => void }> {
  let first: SlotsAnswer | undefined;
  let lost: string | undefined;
  await page.route("**/api/graphql", async (route) => {
    if (!route.request().postData()?.includes("freeSlots(")) return route.continue();
    const response = await route.fetch();
    const now = (await response.json()) as SlotsAnswer;
    first ??= now;
    if (lost === undefined) return route.fulfill({ response });
    await sleep(1_500);
    const { freeSlots } = first.data;
    const known = new Map(now.data.freeSlots.slots.map((slot) => [keyOf(slot), slot]));
    const slots = freeSlots.slots
      .filter(({ start_at }) => start_at !== lost)
      .flatMap((slot) => known.get(keyOf(slot)) ?? []);
    return route.fulfill({ response, json: { data: { freeSlots: { ...freeSlots, slots } } } });
  });
  return { lose: (start_at) => (lost = start_at) };
}

/** A colleague plans something else there, from another screen: the hour is lost as well when another story did so before. */
async function take(start_at: string, user_id: string): Promise<void> {
  const end_at = new Date(Date.parse(start_at) + 5 * 60_000).toISOString();
  const query = "mutation ($input: EventInput!) { upsertEvent(input: $input) { id } }";
  const input = { start_at, end_at, kind: "Autre", assigned_to: [user_id] };
  const lost = /slot-taken/;
  await ask(await deskOf(MARC), query, { input }).catch((error: unknown) => {
    if (!lost.test(String(error))) throw error;
  });
}

test(
  "water on electricity: what to do and whom to call comes before any other question",
  ONCE,
  async ({ page }) => {
    const lastname = nameFor("DANGER");
    const desk = await toSymptoms(page, lastname);
    await tellSymptoms(desk, [
      ["1", "Une fuite d’eau"],
      ["8", "L’eau atteint une prise ou le courant saute"],
    ]);
    const danger = wizard(page).getByRole("alert");
    await expect(danger).toContainText(said("risque d’électrocution"));
    await expect(danger.getByRole("listitem").first()).toContainText(said("Ne touchez ni l’eau"));
    await expect(danger.getByRole("link", { name: /Pompiers/ })).toHaveAttribute("href", "tel:18");
    await expect(danger.getByRole("link", { name: /112/ })).toBeVisible();
    await expect(
      danger.getByRole("button", { name: said("J’ai compris, continuer") }),
    ).toBeFocused();
    await desk.press("Enter");
    await expect(notes(page)).toBeFocused();
    await expect(createButton(page)).toBeVisible();
    await notes(page).fill("Elle a mal à la tête depuis que la chaudière tourne");
    await expect(danger.filter({ hasText: "monoxyde de carbone" })).toBeVisible();
    await expect(notes(page)).toBeFocused();
  },
);

test(
  "hostile names, letters of everywhere and ten thousand signs are kept and shown as text",
  ONCE,
  async ({ page }) => {
    const lastname = `<img src=x onerror=alert(1)> ${nameFor("مريم שרה")}`;
    // A sign that turns the rest of the line round is left out; every other one is kept.
    const [before, after] = [
      "<script>alert(2)</script> 🔧 مريم ",
      `'; drop -- ${"é".repeat(9_940)}`,
    ];
    const long = `${before}\u202e${after}`;
    let alerted = false;
    page.on("dialog", (dialog) => {
      alerted = true;
      void dialog.dismiss();
    });
    const id = await fileClient(await deskOf(MARC), lastname, {
      firstname: "🔧",
      email: "",
      note: "{{constructor}} ${7*7}",
      phones: [],
    });
    await enterAs(page, MARC);
    const desk = deskAt(page, "keyboard alone");
    await openWizard(desk);
    await chooseType(desk, "Diagnostic / Devis");
    await chooseWhere(desk, "Atelier");
    await findClient(desk, lastname, lastname);
    await expect(wizard(page).getByRole("list", { name: "Déjà noté" })).toContainText("<img src=x");
    const appliance = step(page, "Appareil");
    await desk.write(appliance.getByRole("combobox").first(), "frigo");
    await desk.press("Enter");
    await desk.write(appliance.getByRole("combobox", { name: "Marque" }), `"><b onclick=x>`);
    await desk.next();
    await desk.use(wizard(page).getByRole("button", { name: "Passer cette étape" }));
    await notes(page).focus();
    await page.keyboard.insertText(long);
    await expect(wizard(page).getByRole("status").filter({ hasText: "10" })).toContainText(
      "signes",
    );
    await desk.create();

    const repair_id = await createdSheet(page);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("<img src=x");
    await expect(page.locator("[data-part=timeline]")).toContainText("<script>alert(2)</script>");
    const { repair } = await ask<{
      repair: { client: { id: string; lastname: string }; items: { payload: unknown }[] };
    }>(
      await deskOf(MARC),
      "query ($id: ID!) { repair(id: $id) { client { id lastname } items { payload } } }",
      { id: repair_id },
    );
    expect(repair.client).toEqual({ id, lastname });
    expect(repair.items.map(({ payload }) => payload)).toContainEqual({
      description: before + after,
    });
    expect(alerted).toBe(false);
  },
);
