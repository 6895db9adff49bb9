/** A machine is named, its plate is read, and one that came before is recognised. */
import { expect, test, type Page } from "@playwright/test";
import { fileRepair } from "./records.ts";
import { ask, deskOf, enterAs, MARC, nameFor, said, ONCE, TOUCH } from "./steps.ts";

const wizard = (page: Page) => page.getByRole("dialog", { name: "Nouvelle intervention" });
const step = (page: Page, name: string) => wizard(page).getByRole("region", { name: said(name) });
const field = (page: Page, name: string) =>
  step(page, "Appareil").getByRole("textbox", { name, exact: true });
const kinds = (page: Page) => step(page, "Appareil").getByRole("combobox", { name: "Appareil" });
const brand = (page: Page) => step(page, "Appareil").getByRole("combobox", { name: "Marque" });
const scan = (page: Page) => page.getByRole("button", { name: said("Lire l’étiquette") });

/** The form of a new machine, for that client, as the desk reaches it. */
async function openForm(page: Page, lastname: string): Promise<void> {
  await enterAs(page, MARC);
  await page.goto("/app");
  await expect(page.getByRole("heading", { level: 1, name: "Accueil" })).toBeVisible();
  await page.keyboard.press("n");
  await expect(step(page, "Type d’intervention").getByRole("radio").first()).toBeFocused();
  await page.keyboard.press("1");
  await expect(step(page, "Lieu").getByRole("radio", { checked: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(step(page, "Client").getByRole("combobox")).toBeFocused();
  await page.keyboard.type(lastname.toLowerCase());
  await expect(step(page, "Client").getByRole("option").first()).toContainText(lastname);
  await page.keyboard.press("Enter");
  await expect(step(page, "Appareil").getByRole("radio").first()).toBeFocused();
  await page.keyboard.press("1");
  await expect(kinds(page)).toBeFocused();
}

/** A machine with a serial number, repaired once for that client. */
async function repaired(lastname: string, serial: string): Promise<void> {
  const desk = await deskOf(MARC);
  const repair_id = await fileRepair(desk, lastname);
  const { me } = await (await desk.get("/api/v1/auth/check")).json();
  const { repair } = await ask<{ repair: { client: { id: string } } }>(
    desk,
    "query ($id: ID!) { repair(id: $id) { client { id } } }",
    { id: repair_id },
  );
  const client_id = repair.client.id;
  const appliance = { kind_id: "lave-linge", brand: "Bosch", model: "WAX32", serial };
  const items = [{ type: "ApplianceAdded", payload: { appliance } }];
  const data = {
    repair_id: crypto.randomUUID(),
    client_id,
    client: {},
    status: "Prêt à réparer",
    urgency: 0,
    items,
  };
  const answer = await desk.post(`/api/v1/shops/${me.shop_id}/repairs`, { data });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Stands for the reader that Chrome has on a telephone, and for what its camera sees. */
type Sight = { format: string; rawValue: string; refused: boolean };

const bringReader = (page: Page, sight: Sight): Promise<unknown> =>
  page.addInitScript(({ format, rawValue, refused }) => {
    const reader = {
      getSupportedFormats: async () => ["ean_13", "code_128"],
      detect: async () => [{ format, rawValue }],
    };
    const Reader = Object.assign(
      function open() {
        return reader;
      },
      { getSupportedFormats: reader.getSupportedFormats },
    );
    Object.assign(window, { BarcodeDetector: Reader });
    navigator.mediaDevices.getUserMedia = async () => {
      if (refused) throw new DOMException("no", "NotAllowedError");
      const view = document.createElement("canvas");
      view.getContext("2d")?.fillRect(0, 0, 10, 10);
      const stream = view.captureStream(10);
      Object.assign(window, { cameraOfStory: stream.getTracks()[0] });
      return stream;
    };
  }, sight);

test(
  "a machine is found by what people call it, and its brand without its accents",
  ONCE,
  async ({ page }) => {
    const lastname = nameFor("MARQUE");
    await fileRepair(await deskOf(MARC), lastname);
    await openForm(page, lastname);
    await page.keyboard.type("frigot");
    await expect(page.getByRole("option", { name: "Réfrigérateur" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await page.keyboard.press("Enter");
    await brand(page).fill("rosieres");
    await expect(page.getByRole("option", { name: "Rosières" })).toBeVisible();
    await brand(page).blur();
    await expect(brand(page)).toHaveValue("Rosières");
    await brand(page).fill("Atelier du Froid");
    await brand(page).blur();
    await expect(brand(page)).toHaveValue("Atelier du Froid");
    await expect(step(page, "Appareil").getByLabel("Sous garantie")).not.toBeChecked();
    await step(page, "Appareil").getByLabel(said("Date d’achat")).fill("2999-01-01");
    await expect(step(page, "Appareil").getByText("Cette date est dans le futur.")).toBeVisible();
  },
);

test(
  "a serial number already known shows whose machine it is, and takes it up again",
  ONCE,
  async ({ page }) => {
    const lastname = nameFor("SERIE");
    const other = nameFor("VOISIN");
    const serial = `FD${nameFor("0042").replace(" ", "-")}`;
    const theirs = `ZZ${nameFor("0077").replace(" ", "-")}`;
    await repaired(lastname, serial);
    await repaired(other, theirs);
    await openForm(page, lastname);
    await page.keyboard.type("lave linge");
    // A computer so slow that keys come before the browser paints loses none of them.
    const frames = await page.evaluateHandle(() => {
      const real = window.requestAnimationFrame.bind(window);
      Object.assign(window, { requestAnimationFrame: () => 0 });
      return real;
    });
    await page.keyboard.press("Enter");
    await expect(brand(page)).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(field(page, "N° série")).toBeFocused();
    await frames.evaluate((real) => void Object.assign(window, { requestAnimationFrame: real }));

    await field(page, "N° série").fill(theirs);
    const known = step(page, "Appareil").getByText(said("Déjà connu : Lave-linge Bosch WAX32"));
    await expect(known).toBeVisible();
    await expect(
      step(page, "Appareil").getByText(new RegExp(`au nom de .*${other}`)),
    ).toBeVisible();
    await expect(page.getByRole("button", { name: "Utiliser cet appareil" })).toHaveCount(0);

    await field(page, "N° série").fill(serial.toLowerCase());
    await expect(page.getByRole("button", { name: "Utiliser cet appareil" })).toBeVisible();
    await page.getByRole("button", { name: "Utiliser cet appareil" }).click();
    await expect(field(page, "N° série")).toHaveValue(serial);
    await expect(field(page, "Modèle")).toHaveValue("WAX32");
    await expect(known).toHaveCount(0);
  },
);

test(
  "the plate is read by the camera, confirmed, and the camera goes out",
  TOUCH,
  async ({ page }) => {
    const lastname = nameFor("PLAQUE");
    await fileRepair(await deskOf(MARC), lastname);
    await bringReader(page, { format: "code_128", rawValue: "SN-778899", refused: false });
    await openForm(page, lastname);
    await page.keyboard.type("lave linge");
    await page.keyboard.press("Enter");
    await scan(page).click();
    const dialog = page.getByRole("dialog", { name: said("Lire l’étiquette") });
    await expect(dialog.getByText("SN-778899")).toBeVisible();
    const state = () => page.evaluate(() => Reflect.get(window, "cameraOfStory")?.readyState);
    await expect.poll(state).toBe("ended");
    await dialog.getByRole("button", { name: "Reprendre ce numéro" }).click();
    await expect(field(page, "N° série")).toHaveValue("SN-778899");
    await expect(scan(page)).toBeFocused();
  },
);

test(
  "a camera that is refused says so, and a browser that cannot read offers no button",
  TOUCH,
  async ({ page, context }) => {
    const lastname = nameFor("REFUS");
    await fileRepair(await deskOf(MARC), lastname);
    await openForm(page, lastname);
    await page.keyboard.type("lave linge");
    await page.keyboard.press("Enter");
    await expect(step(page, "Appareil").getByText("ne lit pas les codes-barres")).toBeVisible();
    await expect(scan(page)).toHaveCount(0);

    const another = await context.newPage();
    await bringReader(another, { format: "ean_13", rawValue: "4242005123456", refused: true });
    await openForm(another, lastname);
    await another.keyboard.type("lave linge");
    await another.keyboard.press("Enter");
    await scan(another).click();
    const dialog = another.getByRole("dialog", { name: said("Lire l’étiquette") });
    await expect(dialog.getByText(said("L’appareil photo est refusé"))).toBeVisible();
    await expect(
      dialog.getByRole("button", { name: said("Choisir une photo de l’étiquette") }),
    ).toBeEnabled();
  },
);
