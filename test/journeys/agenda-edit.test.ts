/** What the desk puts in the agenda, changes and takes out: with the keyboard, and without losing anything. */
import { expect, test, type Page } from "@playwright/test";
import { colleague, dayFor, hold, item, plan, shared } from "./agenda-steps.ts";
import { fileRepair } from "./records.ts";
import { ask, begin, deskOf, enterAs, MARC, nameFor, said, strike, ONCE } from "./steps.ts";

const open = (page: Page, day: string, user_id: string): Promise<unknown> =>
  page.goto(`/app/agenda?date=${day}&view=day&columns=true&users=${user_id}`);
const dialog = (page: Page, name: string | RegExp = "Rendez-vous") =>
  page.getByRole("dialog", { name });
const save = (page: Page) =>
  dialog(page).getByRole("button", { name: "Je modifie ce rendez-vous" });

test.beforeEach(({ page }) => enterAs(page, MARC));

test(
  "from a free hour to an appointment, then its change, with the keyboard alone",
  ONCE,
  async ({ page }) => {
    await open(page, dayFor(0), await colleague("Karim"));
    await strike(page, page.getByRole("button", { name: "Choisir une heure libre" }), "Enter");
    const place = page.locator("[data-part=cursor]");
    await expect(place).toBeFocused();
    await expect(place).toContainText(said("9 h – 10 h"));
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Shift+ArrowDown");
    await expect(place).toContainText(said("10 h – 12 h"));
    await page.keyboard.press("Escape");
    await expect(place).toHaveCount(0);
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowDown");
    await expect(place).toContainText(said("10 h – 11 h"));
    await page.keyboard.press("Enter");

    const wizard = dialog(page, "Nouvelle intervention");
    await expect(wizard.getByRole("radio").first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(place).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(wizard.getByRole("radio").first()).toBeFocused();
    await page.keyboard.press("5");
    await expect(wizard.getByLabel("Date", { exact: false }).first()).toHaveValue(dayFor(0));
    await expect(wizard.getByLabel("Heure de début")).toHaveValue("10:00");
    await expect(wizard.getByRole("checkbox", { name: "Karim Benali" })).toBeChecked();
    await page.keyboard.press("Control+Enter");
    await expect(wizard).toHaveCount(0);
    await expect(place).toHaveCount(0);
    await expect(item(page, "Autre")).toBeFocused();

    await page.keyboard.press("Enter");
    await expect(dialog(page).getByLabel("Date", { exact: false }).first()).toBeFocused();
    await strike(
      page,
      dialog(page).getByRole("button", { name: said("Statut : à faire") }),
      "Enter",
    );
    await page.keyboard.press("ArrowDown");
    await expect(page.getByRole("menuitem", { name: "à faire" })).toHaveCount(0);
    await page.getByRole("menuitem", { name: "Fait" }).press("Enter");
    await dialog(page).getByLabel("Notes du rendez-vous").fill("Passer chez le fournisseur");
    await strike(page, save(page), "Enter");
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).not.toHaveURL(/appointemnt/);
    await expect(item(page, "Passer chez le fournisseur")).toBeFocused();
    await expect(item(page, "Passer chez le fournisseur")).toHaveAttribute("data-state", "done");
  },
);

test("an hour at which a person or a shared thing is taken is refused by name, and nothing is lost", async ({
  page,
}) => {
  const [day, user_id] = [dayFor(1), await colleague("Léa")];
  await plan({ day, from: "09:00", to: "10:00", notes: "Livraison de pièces", user_id });
  const id = await plan({ day, from: "14:00", to: "15:00", notes: "Inventaire", user_id });
  await open(page, day, user_id);
  await item(page, "Inventaire").click();
  await expect(page).toHaveURL(new RegExp(`appointemnt=${id}`));
  await dialog(page).getByLabel("Heure de début").fill("09:30");
  await expect(dialog(page).getByText(said("Quelqu’un est déjà pris"))).toBeVisible();
  await save(page).click();
  const alert = dialog(page).getByRole("alert").filter({ hasText: "Rien n’a changé" });
  await expect(alert).toBeInViewport({ ratio: 0.9 });
  await expect(alert).toContainText(said("Léa Fontaine"));
  await expect(alert).toContainText(said("9 h – 10 h"));
  // Refused a second time, the dialog still stands with what was typed.
  await save(page).click();
  await expect(alert).toContainText(said("Léa Fontaine"));
  await expect(dialog(page).getByLabel("Heure de début")).toHaveValue("09:30");

  await dialog(page).getByLabel("Heure de début").fill("");
  await expect(dialog(page).getByText("selectionner une heure")).toBeVisible();
  await expect(save(page)).toBeDisabled();
  await dialog(page).getByLabel("Heure de début").fill("11:00");
  await page.keyboard.press("Escape");
  const leave = dialog(page, "Quitter sans enregistrer");
  await leave.getByRole("button", { name: "Continuer la saisie" }).click();
  await save(page).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(item(page, "Inventaire")).toContainText(said("11 h"));

  const van = { user_id: await colleague("Hugo"), resource_ids: [await shared("Camionnette")] };
  await plan({ day, from: "16:00", to: "17:00", notes: "Enlèvement", ...van });
  await item(page, "Inventaire").click();
  const things = dialog(page).getByRole("group", { name: "Matériel partagé" });
  await things.getByText("Camionnette").click();
  await dialog(page).getByLabel("Heure de début").fill("16:30");
  await expect(dialog(page).getByText(said("Ce matériel est déjà pris"))).toBeVisible();
  await dialog(page).getByLabel("Heure de début").fill("17:00");
  await save(page).click();
  await expect(item(page, "Inventaire")).toContainText(said("17 h"));
});

test("an appointment deleted can be put back as it was", ONCE, async ({ page }) => {
  const [day, user_id] = [dayFor(2), await colleague("Hugo")];
  await plan({ day, from: "09:00", to: "10:30", notes: "Visite du plombier", user_id });
  await open(page, day, user_id);
  await item(page, "Visite du plombier").click();
  await dialog(page).getByRole("button", { name: "Supprimer" }).click();
  const question = dialog(page, "Supprimer ce rendez-vous");
  await question.getByRole("button", { name: "Ne rien changer" }).click();
  await expect(question).toHaveCount(0);
  await dialog(page).getByRole("button", { name: "Supprimer" }).click();
  await question.getByRole("button", { name: "Supprimer" }).click();
  await expect(page.getByText("Rendez-vous supprimé")).toBeVisible();
  await expect(item(page, "Visite du plombier")).toHaveCount(0);
  await page.getByRole("button", { name: "Annuler" }).click();
  await expect(item(page, "Visite du plombier")).toContainText(said("9 h"));
});

test(
  "a server that does not answer leaves the dialog open, and a second try is enough",
  ONCE,
  async ({ page, context }) => {
    const [day, user_id] = [dayFor(3), await colleague("Hugo")];
    await plan({ day, from: "09:00", to: "10:00", notes: "Réunion", user_id });
    await open(page, day, user_id);
    await item(page, "Réunion").click();
    await dialog(page).getByLabel("Notes du rendez-vous").fill("Réunion du mois");
    await context.setOffline(true);
    await save(page).click();
    await expect(dialog(page).getByRole("alert")).toContainText("Le serveur ne répond pas");
    await context.setOffline(false);
    await dialog(page).getByRole("button", { name: "Réessayer" }).click();
    await expect(item(page, "Réunion du mois")).toBeVisible();
  },
);

test("a sheet plans its next visit in the agenda, by the address alone", ONCE, async ({ page }) => {
  const { repair_id, lastname } = await begin(await deskOf(MARC), nameFor("SUITE"));
  await page.goto(`/app/sheet/${repair_id}`);
  await page.getByRole("link", { name: "Planifier un rendez-vous" }).click();
  await expect(page).toHaveURL(new RegExp(`appointemnt=new.*repair_id=${repair_id}`));
  const created = dialog(page, "Nouveau rendez-vous");
  await expect(created.getByRole("link", { name: new RegExp(lastname) })).toBeVisible();
  await expect(created.getByLabel("Type de rendez-vous")).toHaveValue("Diagnostic / Devis");
  const button = created.getByRole("button", { name: "Je créé ce rendez-vous" });
  await expect(button).toBeDisabled();
  await created.getByLabel("Date", { exact: false }).first().fill(dayFor(4));
  await created.getByLabel("Heure de début").fill("08:15");
  await button.click();
  await expect(created).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`date=${dayFor(4)}`));
  await expect(page).not.toHaveURL(/appointemnt|repair_id|assigned_to/);
  await page.goto(`/app/sheet/${repair_id}`);
  await expect(page.getByRole("link", { name: said("8 h 15 – 9 h 15") })).toBeVisible();
});

test(
  "an address that makes no sense opens the agenda, and keeps what does",
  ONCE,
  async ({ page }) => {
    const stranger = crypto.randomUUID();
    const address = new URLSearchParams({
      appointemnt: "new",
      repair_id: stranger,
      event_kind: "<script>",
      event_notes: "Étage 3, code “4B” & <b>sonner</b>",
      where: "Ailleurs",
      assigned_to: JSON.stringify([await colleague("Karim"), stranger, 7]),
    });
    await page.goto(`/app/agenda?${address}`);
    const created = dialog(page, "Nouveau rendez-vous");
    await expect(created.getByText(said("La réparation demandée n’existe pas"))).toBeVisible();
    await expect(created.getByLabel("Notes du rendez-vous")).toHaveValue(
      "Étage 3, code “4B” & <b>sonner</b>",
    );
    await expect(created.getByLabel("Lieu")).toHaveValue("Chez le client");
    await expect(created.getByRole("checkbox", { checked: true })).toHaveCount(1);
    await expect(created.getByRole("checkbox", { name: "Karim Benali" })).toBeChecked();
    await page.goto(`/app/agenda?appointemnt=${stranger}`);
    await expect(page.getByText(said("Ce rendez-vous n’existe plus"))).toBeVisible();
    await page.goto("/app/agenda?appointemnt=neuf&assigned_to=%5B%22");
    await expect(page.locator("[data-part=column]").first()).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  },
);

test(
  "dragged, an appointment is undone in one click, and springs back when its person is taken",
  ONCE,
  async ({ page }) => {
    const day = dayFor(6);
    const user_id = await colleague("Karim");
    const [moved, taken] = [nameFor("déplacé"), nameFor("pris")];
    await plan({ day, from: "10:00", to: "11:00", notes: moved, user_id });
    await plan({ day, from: "14:00", to: "15:00", notes: taken, user_id });
    await open(page, day, user_id);
    const block = item(page, moved);
    const hour = (await block.boundingBox())?.height ?? 0;
    const drag = async (hours: number) => {
      await hold(page, block, ({ x, y }) => ({ x, y: y + hours * hour }));
      await page.mouse.up();
    };
    await drag(2);
    await expect(page.getByText("Rendez-vous déplacé")).toBeVisible();
    await expect(block).toContainText("12 h");
    await page.getByRole("button", { name: "Annuler" }).click();
    await expect(block).toContainText("10 h");
    await drag(4);
    await expect(page.getByText("Quelqu’un est déjà pris à ces heures")).toBeVisible();
    await expect(block).toContainText("10 h");
    await page.getByRole("button", { name: "15 h", exact: true }).click();
    await expect(block).toContainText("15 h");

    await block.focus();
    for (const key of ["Space", "ArrowDown", "ArrowDown", "Shift+ArrowUp", "Enter"])
      await page.keyboard.press(key);
    await expect(block).toContainText("15 h 30");
    await expect(block).toBeFocused();
  },
);

test(
  "the window announced is typed in the dialog, which asks whether to write to the client",
  ONCE,
  async ({ page }) => {
    const [day, user_id] = [dayFor(6), await colleague("Hugo")];
    const repair_id = await fileRepair(await deskOf(MARC), nameFor("ANNONCE"));
    const notes = "Sonner deux fois";
    const id = await plan({ day, from: "10:00", to: "11:00", notes, user_id, repair_id });
    await page.goto(`/app/agenda?date=${day}&view=day&appointemnt=${id}`);
    await dialog(page).getByText("Créneau annoncé, souhaits du client et trajets").click();
    const end = dialog(page).getByLabel("Annoncé au client à");
    await end.fill("09:00");
    await expect(dialog(page).getByText("La fin doit venir après le début.")).toBeVisible();
    await expect(save(page)).toBeDisabled();
    await end.fill("12:00");
    await dialog(page).getByLabel("Trajet avant", { exact: true }).fill("25");
    await save(page).click();
    const question = dialog(page, said("Prévenir le client ?"));
    await expect(question).toContainText(said("10 h – 12 h"));
    await question.getByRole("button", { name: "Ne pas déplacer" }).click();
    await expect(end).toHaveValue("12:00");
    await save(page).click();
    await question.getByRole("button", { name: "Déplacer sans le prévenir" }).click();
    await expect(dialog(page)).toHaveCount(0);
    const { event } = await ask<{ event: object }>(
      await deskOf(MARC),
      "query ($id: ID!) { event(id: $id) { public_end_at trip_duration_before notes } }",
      { id },
    );
    const public_end_at = new Date(`${day}T12:00:00+02:00`).toISOString();
    expect(event).toEqual({ public_end_at, trip_duration_before: 25, notes });
  },
);

test("an absence has no place, and its type is read whole on a phone", ONCE, async ({ page }) => {
  const [day, user_id] = [dayFor(19), await colleague("Hugo")];
  const kind = "Congé / indisponibilité";
  const planned = { day, from: "00:00", to: "23:00", notes: "Stage", user_id, kind };
  const id = await plan({ ...planned, fullday: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/app/agenda?date=${day}&view=day&appointemnt=${id}`);
  const type = dialog(page).getByLabel("Type de rendez-vous");
  await expect(type).toHaveValue(kind);
  expect((await type.boundingBox())?.width).toBeGreaterThan(300);
  await expect(dialog(page).getByLabel("Lieu")).toHaveCount(0);
  await expect(dialog(page).getByText(said("Créneau annoncé"))).toHaveCount(0);
  await type.selectOption("Réparation");
  await expect(dialog(page).getByLabel("Lieu")).toHaveValue("Chez le client");
});
