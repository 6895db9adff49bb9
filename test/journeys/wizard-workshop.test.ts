/** What needs no hour: a machine left at the counter by somebody new, and a tele-diagnosis. */
import { expect, test, type Page } from "@playwright/test";
import sharp from "sharp";
import { fileRepair } from "./records.ts";
import { deskOf, enterAs, MARC, nameFor, ONCE, phoneOf, repairsOf, said, typeIn } from "./steps.ts";
import {
  chooseType,
  chooseWhere,
  createButton,
  createdSheet,
  deskAt,
  findClient,
  newAppliance,
  notes,
  openWizard,
  panel,
  step,
  takeThing,
  tellSymptoms,
  WAYS,
  wizard,
  type Desk,
  onceAWay,
} from "./wizard-desk.ts";

/** The dialog of a new client, filled without an address: he comes to the counter himself. */
async function writeClient(desk: Desk, lastname: string): Promise<void> {
  const { page } = desk;
  const search = step(page, "Client");
  await desk.write(search.getByRole("combobox"), lastname.toLowerCase());
  await expect(search.getByText("Aucun client trouvé").first()).toBeVisible();
  if (desk.way === "keyboard alone") await desk.press("Enter");
  else await search.getByRole("option").last().click();
  const dialog = page.getByRole("dialog", { name: "Nouveau client" });
  // The name is what was searched: the keyboard stands on what is not known yet.
  await expect(dialog.getByRole("radio", { name: "Particulier" })).toBeChecked();
  await desk.write(dialog.getByRole("textbox", { name: "Prénom" }), "jean-élie");
  await expect(dialog.getByRole("textbox", { name: "Nom", exact: true })).not.toHaveValue("");
  const phone = dialog.getByRole("textbox", { name: "Numéro du téléphone 1" });
  await typeIn(page, phone, phoneOf(lastname).replaceAll(" ", ""));
  await expect(phone).toHaveValue(phoneOf(lastname));
  await desk.use(dialog.getByRole("button", { name: "Enregistrer", exact: true }));
  await expect(dialog).toHaveCount(0);
}

async function addPhoto(desk: Desk): Promise<void> {
  const { page } = desk;
  const background = "#8a7";
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const chosen = page.waitForEvent("filechooser");
  await desk.use(wizard(page).getByRole("button", { name: "Ajouter des photos" }));
  await (await chosen).setFiles({ name: "cable.jpg", mimeType: "image/jpeg", buffer });
  await expect(wizard(page).getByRole("list", { name: "Envois" })).toContainText("cable.jpg");
}

for (const way of WAYS)
  test(
    `somebody new leaves his machine at the counter, with a photo: ${way}`,
    onceAWay(way),
    async ({ page }) => {
      const lastname = nameFor(way === "pointer" ? "COMPTOIR" : "GUICHET");
      await enterAs(page, MARC);
      const desk = deskAt(page, way);
      await openWizard(desk);
      await chooseType(desk, "Diagnostic / Devis");
      await chooseWhere(desk, "Atelier");
      await writeClient(desk, lastname);
      await newAppliance(desk, "carte mere pc portable", "Ordinateur portable");
      await desk.next();
      // The part that was searched has begun the questions: one key goes back to the first of them.
      const crumbs = wizard(page).getByRole("navigation", { name: "Symptôme choisi" });
      await expect(crumbs).toContainText(said("Il ne démarre pas ou s’éteint"));
      await expect(
        step(page, "Symptômes").getByRole("group").getByRole("button").first(),
      ).toBeFocused();
      await desk.take("0", crumbs.getByRole("button", { name: "Recommencer" }));
      await expect(crumbs).toHaveCount(0);
      await desk.use(wizard(page).getByRole("button", { name: "Passer cette étape" }));
      await desk.write(notes(page), "Déposé sans son chargeur.");
      await addPhoto(desk);
      // The workshop needs no hour: the sixth step is the last one.
      await expect(createButton(page)).toBeVisible();
      await expect(wizard(page).getByRole("button", { name: "Suivant" })).toHaveCount(0);
      await desk.create();

      await createdSheet(page);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(`Jean-Élie ${lastname}`);
      await expect(page.getByText("Devis à faire").first()).toBeVisible();
      await expect(panel(page, "Appareil et panne")).toContainText("Ordinateur portable");
      await expect(page.locator("[data-part=timeline]")).toContainText("Déposé sans son chargeur.");
      await expect(panel(page, "Rendez-vous")).toContainText(said("Aucun rendez-vous n’est prévu"));
      const photo = page.getByRole("img", { name: "cable.jpg" });
      await expect(photo).toHaveAttribute("src", /\/app\/file\/.*\/thumbnail$/);
      expect(await repairsOf(await deskOf(MARC), lastname)).toHaveLength(1);
    },
  );

/** Says which steps are left out for the type chosen. */
const leftOut = (page: Page) =>
  wizard(page).locator("[data-part=wizard-steps] li[data-look='skipped']");

type Fault = { lastname: string; symptoms: Parameters<typeof tellSymptoms>[1]; note: string };

const NO_LIGHT: Fault["symptoms"] = [
  ["3", "Elle ne démarre pas, s’arrête ou disjoncte"],
  ["1", "Rien ne s’allume"],
];
const LEAK: Fault["symptoms"] = [
  ["1", "Une fuite d’eau"],
  ["1", "Par le hublot"],
];

/** Fills in the wizard from the client step to the appointment step, for a client who already exists. */
async function goToItsHour(desk: Desk, { lastname, symptoms, note }: Fault): Promise<void> {
  await findClient(desk, lastname, lastname);
  await takeThing(desk, 3);
  await tellSymptoms(desk, symptoms);
  await desk.write(notes(desk.page), note);
  await wizard(desk.page).getByRole("button", { name: "Suivant", exact: true }).click();
}

/** The mouse is down on the button while `during` happens. */
async function pressNoAppointment(page: Page, during: () => Promise<void>): Promise<void> {
  await wizard(page).getByRole("button", { name: "Sans rendez-vous pour l’instant" }).hover();
  await page.mouse.down();
  await during();
  await page.mouse.up();
  await expect(wizard(page).getByText(/^L’intervention sera créée sans rendez-vous/)).toBeVisible();
}

for (const way of WAYS)
  test(
    `a tele-diagnosis asks no place, and an hour that may come later: ${way}`,
    onceAWay(way),
    async ({ page }) => {
      const lastname = nameFor(way === "pointer" ? "ECRAN" : "VISIO");
      await fileRepair(await deskOf(MARC), lastname);
      await enterAs(page, MARC);
      const desk = deskAt(page, way);
      await openWizard(desk);
      await chooseType(desk, "Télédiagnostic");
      await expect(wizard(page).getByRole("list", { name: "Déjà noté" })).toContainText(
        "Télédiagnostic · Atelier",
      );
      await expect(leftOut(page)).toHaveCount(0);
      await goToItsHour(desk, { lastname, symptoms: NO_LIGHT, note: "Rappeler en visio." });
      await wizard(page).getByRole("button", { name: "Sans rendez-vous pour l’instant" }).click();
      await createButton(page).click();

      await createdSheet(page);
      await expect(page.getByRole("heading", { level: 1 })).toContainText(lastname);
      await expect(page.getByText("Devis à faire").first()).toBeVisible();
      await expect(page.locator("[data-part=timeline]")).toContainText(said("Rien ne s’allume"));
      await expect(panel(page, "Rendez-vous")).toContainText(said("Aucun rendez-vous n’est prévu"));
    },
  );

test("slots that come while a button is pressed do not push it away", ONCE, async ({ page }) => {
  const lastname = nameFor("APPUI");
  await fileRepair(await deskOf(MARC), lastname);
  await enterAs(page, MARC);
  const desk = deskAt(page, "pointer");
  await openWizard(desk);
  await chooseType(desk, "Diagnostic / Devis");
  await chooseWhere(desk, "Chez le client");
  const answered = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  await page.route("**/api/graphql", async (route) => {
    if (!route.request().postData()?.includes("freeSlots")) return route.fallback();
    const response = await route.fetch();
    await held.promise;
    await route.fulfill({ response });
    answered.resolve();
  });
  await goToItsHour(desk, { lastname, symptoms: LEAK, note: "Flaque devant la machine." });
  await pressNoAppointment(page, async () => {
    held.resolve();
    await answered.promise;
    await page.waitForTimeout(500);
  });
});

test(
  "a step that comes to the top while a button is pressed does not take it away",
  ONCE,
  async ({ page }) => {
    const lastname = nameFor("DEFILE");
    await fileRepair(await deskOf(MARC), lastname);
    // The step does not fit, so that it has somewhere to go.
    await page.setViewportSize({ width: 1280, height: 520 });
    await enterAs(page, MARC);
    const desk = deskAt(page, "pointer");
    await openWizard(desk);
    await chooseType(desk, "Télédiagnostic");
    await goToItsHour(desk, { lastname, symptoms: NO_LIGHT, note: "Rappeler en visio." });
    await pressNoAppointment(page, () => page.waitForTimeout(1_000));
  },
);
