/** A client is written down, changed and kept, whatever is typed and however the line behaves. */
import { expect, test, type Page } from "@playwright/test";
import { fileClient } from "./records.ts";
import { ask, deskOf, enterAs, MARC, nameFor, phoneOf, said, typeIn, ONCE } from "./steps.ts";

type Stored = {
  id: string;
  lastname: string;
  firstname: string;
  note: string;
  phones: { name: string; number: string }[];
  addresses: { street: string; zip: string; city: string; lat: number | null; tags: string[] }[];
};

const STORED = `query ($id: ID!) { client(client_id: $id) {
  id lastname firstname note phones { name number } addresses { street zip city lat tags } } }`;

async function stored(id: string): Promise<Stored> {
  return (await ask<{ client: Stored }>(await deskOf(MARC), STORED, { id })).client;
}

/** A client of the story's own, as the shop has him. */
const known = async (lastname: string, more: object = {}): Promise<string> =>
  fileClient(await deskOf(MARC), lastname, { email: "", ...more });

const save = (page: Page) => page.getByRole("button", { name: "Enregistrer", exact: true });
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const idOn = (page: Page): string => new URL(page.url()).pathname.split("/").at(-1) ?? "";
const edit = (page: Page) =>
  page.getByRole("button", { name: "Modifier", exact: true }).first().click();

async function openForm(page: Page, path: string): Promise<void> {
  await enterAs(page, MARC);
  await page.goto(path);
}

test(
  "a new client with two phones and an address is written by the keyboard",
  ONCE,
  async ({ page }) => {
    await openForm(page, "/app/client/new");
    await expect(field(page, "Nom")).toBeFocused();
    await expect(save(page)).toBeDisabled();
    await page.keyboard.type(`d'${nameFor("ormesson").toLowerCase()}`);
    await page.keyboard.press("Tab");
    await page.keyboard.type("jean-élie");
    await page.keyboard.press("Tab");
    await expect(field(page, "Nom")).toHaveValue(`D'${nameFor("ORMESSON")}`);
    await expect(field(page, "Prénom")).toHaveValue("Jean-Élie");

    // One Tab from the first name to the number, and no other to the address.
    await expect(field(page, "Numéro du téléphone 1")).toBeFocused();
    await typeIn(page, field(page, "Numéro du téléphone 1"), "0199001234");
    await expect(field(page, "Numéro du téléphone 1")).toHaveValue("01 99 00 12 34");
    await expect(page.getByLabel("Type du téléphone 1")).toHaveValue("Fix");
    await page.getByRole("button", { name: "Ajouter un téléphone" }).press("Enter");
    await expect(field(page, "Numéro du téléphone 2")).toBeFocused();
    await page.keyboard.type("+32470123456");
    await expect(page.getByLabel("Pays du téléphone 2")).toHaveValue("BE");

    await page.keyboard.press("Alt+r");
    const search = page.getByPlaceholder("Tapez votre adresse complète");
    await expect(search).toBeFocused();
    await page.keyboard.type("31700");
    await expect(page.getByRole("option", { name: /Blagnac/ }).first()).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(field(page, "Rue")).toBeFocused();
    await page.keyboard.type("3 impasse du Rabot");
    await page.keyboard.press("Control+Enter");
    await expect(page.getByText(/3 impasse du Rabot, 31700/)).toBeVisible();
    await expect(save(page)).toBeFocused();

    await field(page, "Prénom").press("Control+Enter");
    await expect(page).toHaveURL(/\/app\/client\/[0-9a-f-]{36}$/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Jean-Élie");
    expect(await stored(idOn(page))).toMatchObject({
      phones: [
        { name: "Fix", number: "+33199001234" },
        { name: "Portable", number: "+32470123456" },
      ],
      addresses: [{ street: "3 impasse du Rabot", zip: "31700", tags: ["intervention"] }],
    });
  },
);

test(
  "nothing is saved until something differs, and leaving with something typed asks first",
  ONCE,
  async ({ page }) => {
    const id = await known(nameFor("PELLETIER"));
    await openForm(page, `/app/client/${id}`);
    await edit(page);
    await expect(save(page)).toBeDisabled();
    await field(page, "Prénom").fill("Camille ");
    await expect(save(page)).toBeDisabled();
    await field(page, "Prénom").fill("claude");
    await expect(save(page)).toBeEnabled();

    await page.getByRole("link", { name: "Agenda" }).locator("visible=true").last().click();
    await page.getByRole("button", { name: "Continuer la saisie" }).click();
    await expect(field(page, "Prénom")).toHaveValue("Claude");
    await save(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Claude");
    expect((await stored(id)).firstname).toBe("Claude");
  },
);

test("hostile text is shown as text, and kept as it was typed", ONCE, async ({ page }) => {
  const lastname = `<img src=x onerror=alert(1)> ${nameFor("")}`.trim();
  const note = "'; drop table client; --\n🔧 مريم שרה ${7*7}";
  let alerted = false;
  page.on("dialog", (dialog) => {
    alerted = true;
    void dialog.dismiss();
  });
  const id = await known(lastname, { note });
  await openForm(page, `/app/client/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("<img src=x");
  await expect(page.getByText("drop table client")).toBeVisible();
  await edit(page);
  await expect(field(page, "Note")).toHaveValue(note);
  await expect(save(page)).toBeDisabled();
  expect(alerted).toBe(false);
});

test(
  "a name of 180 letters stays within a telephone, on the record and in the recap",
  ONCE,
  async ({ page }) => {
    const id = await known(`${"W".repeat(180)} ${nameFor("")}`.trim());
    await page.setViewportSize({ width: 390, height: 844 });
    await openForm(page, `/app/client/${id}`);
    const widest = () => page.evaluate(() => document.documentElement.scrollWidth);
    const title = page.getByRole("heading", { level: 1 });
    await expect(title).toContainText("WWWW");
    expect((await title.boundingBox())?.width).toBeLessThanOrEqual(390);
    expect(await widest()).toBeLessThanOrEqual(390);
    await page
      .getByRole("button", { name: "Nouvelle intervention" })
      .locator("visible=true")
      .first()
      .click();
    const dialog = page.getByRole("dialog");
    const recap = dialog.getByRole("list", { name: said("Déjà noté") }).getByText(/WWWW/);
    await expect(recap).toBeVisible();
    const box = await recap.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  },
);

test(
  "a cut line loses nothing: said, kept over a reload, saved when it is back",
  ONCE,
  async ({ page, context }) => {
    const id = await known(nameFor("QUENTIN"));
    await openForm(page, `/app/client/${id}`);
    await edit(page);
    await field(page, "Note").fill("Code de la porte : 12B4");
    await context.setOffline(true);
    await save(page).click();
    await expect(page.getByText(said("Le client n’est pas enregistré"))).toBeVisible();
    await context.setOffline(false);
    page.on("dialog", (dialog) => void dialog.accept());
    await page.reload();
    await edit(page);
    await expect(page.getByText(said("Votre saisie a été retrouvée"))).toBeVisible();
    await context.setOffline(true);
    await save(page).click();
    const retry = page.getByRole("button", { name: "Réessayer" });
    await expect(retry).toBeVisible();
    await context.setOffline(false);
    await retry.click();
    await expect(page.getByText("Code de la porte : 12B4")).toBeVisible();
    await expect(save(page)).toHaveCount(0);
    expect((await stored(id)).note).toBe("Code de la porte : 12B4");
  },
);

test(
  "two colleagues change the same client: both values are shown, the rest is kept",
  ONCE,
  async ({ page }) => {
    const lastname = nameFor("DOUBLET");
    const id = await known(lastname);
    await openForm(page, `/app/client/${id}`);
    await edit(page);
    await field(page, "Note").fill("Chat");
    const desk = await deskOf(MARC);
    const input = { id, lastname, firstname: "Claude", note: "Chien" };
    await ask(desk, `mutation ($input: ClientInput!) { upsertClient(input: $input) { id } }`, {
      input,
    });
    await save(page).click();
    const choice = page.getByRole("group", { name: "Note", exact: true });
    await expect(choice).toContainText("Chien");
    await expect(choice).toContainText("Chat");
    expect((await stored(id)).note).toBe("Chien");
    await choice.getByRole("button", { name: "Garder ma saisie" }).click();
    await save(page).click();
    await expect(page.getByText(said("Entre-temps, Marc"))).toContainText("prénom");
    expect(await stored(id)).toMatchObject({ firstname: "Claude", note: "Chat" });
  },
);

test(
  "the one who is typed is perhaps known already: he is opened, or another is written",
  ONCE,
  async ({ page }) => {
    const lastname = nameFor("ROUSSILLON");
    const id = await known(lastname);
    const likely = page.getByText(said("Ce client existe peut-être déjà"));
    await openForm(page, "/app/client/new");
    await field(page, "Numéro du téléphone 1").fill(phoneOf(lastname));
    await expect(likely).toContainText(lastname);
    await page.getByRole("link", { name: /Ouvrir la fiche/ }).click();
    await page.getByRole("button", { name: "Quitter sans enregistrer" }).click();
    await expect(page).toHaveURL(new RegExp(`/app/client/${id}$`));

    await page.goto("/app/client/new");
    await field(page, "Numéro du téléphone 1").fill(phoneOf(lastname));
    await page.getByRole("button", { name: "Continuer quand même" }).click();
    await expect(likely).toHaveCount(0);
    await field(page, "Nom").fill(nameFor("ROUSSELOT"));
    await save(page).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(nameFor("ROUSSELOT"));
    expect(idOn(page)).not.toBe(id);
  },
);

test("an address goes and comes back", ONCE, async ({ page }) => {
  const id = await known(nameFor("SERVAN"));
  await openForm(page, `/app/client/${id}`);
  await page.getByRole("button", { name: "Ajouter", exact: true }).click();
  await page.getByRole("button", { name: said("Saisir l’adresse à la main") }).click();
  await page.keyboard.type("8 quai du Bédane");
  await page.getByRole("combobox", { name: "Ville" }).fill("Blagnac");
  await page.getByRole("combobox", { name: "Code postal" }).fill("31700");
  await page.getByRole("button", { name: "Valider" }).click();
  const remove = page.getByRole("button", { name: /Retirer l.adresse 8 quai du Bédane/ });
  await expect(remove).toBeVisible();
  expect((await stored(id)).addresses[0]?.lat).toBeCloseTo(43.6, 0);
  await remove.click();
  await expect(remove).toHaveCount(0);
  await page.getByRole("button", { name: "Annuler" }).click();
  await expect(remove).toBeVisible();
  expect((await stored(id)).addresses).toHaveLength(1);
});

test(
  "an id that names nobody, or another shop's client, is said to be nobody",
  ONCE,
  async ({ page }) => {
    const owner = await deskOf("owner@repar-loire.test");
    const query = "{ repairs(first: 1) { client { id } } }";
    const { repairs } = await ask<{ repairs: { client: { id: string } }[] }>(owner, query);
    for (const id of ["pas-un-id", crypto.randomUUID(), repairs[0]?.client.id ?? ""]) {
      await openForm(page, `/app/client/${id}`);
      await expect(page.getByText(said("n’existe pas dans votre atelier"))).toBeVisible();
    }
  },
);
