/** The clients of the shop are found as one hears them, and opened without a mouse. */
import { expect, test, type Page } from "@playwright/test";
import { fileClient } from "./records.ts";
import { deskOf, enterAs, MARC, nameFor, phoneOf, said, strike, ONCE } from "./steps.ts";

/** A client of the story's own, as the shop wrote her down. */
const known = async (lastname: string): Promise<string> =>
  fileClient(await deskOf(MARC), lastname, {
    firstname: "Maëlys",
    email: `${lastname.toLowerCase().replace(/[^a-z]/g, "")}@example.org`,
  });

const search = (page: Page) => page.getByRole("textbox", { name: "Rechercher un client" });
const rows = (page: Page) => page.getByRole("table", { name: "Clients" }).locator("[data-row]");

async function openList(page: Page, question = ""): Promise<void> {
  await enterAs(page, MARC);
  await page.goto(`/app/client${question}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fiches Clients");
}

test(
  "a client is found without accents, by a piece of phone, and with a typing error",
  ONCE,
  async ({ page }) => {
    const lastname = nameFor("VÉZÉLAY");
    await known(lastname);
    const phone = phoneOf(lastname);
    await openList(page);
    const heard = [
      `vezelay ${lastname.split(" ").at(-1)}`,
      phone,
      phone.replaceAll(" ", ""),
      `+33 ${phone.slice(1)}`,
      `vezeley ${lastname.split(" ").at(-1)}`,
    ];
    for (const text of heard) {
      await search(page).fill("");
      await search(page).fill(text);
      await expect(rows(page).filter({ hasText: lastname }), text).toHaveCount(1);
      await expect(page).toHaveURL((url) => url.searchParams.get("q") === text.trim());
    }
  },
);

test("the list is walked with the arrows, and Enter opens a client", ONCE, async ({ page }) => {
  const lastname = nameFor("CLAVIER");
  const id = await known(lastname);
  await openList(page, `?q=${encodeURIComponent(lastname)}`);
  await expect(rows(page).first()).toContainText(lastname);
  await strike(page, search(page), "Enter");
  await page.keyboard.press("ArrowDown");
  await expect(rows(page).first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/app/client/${id}$`));
  await page.goBack();
  await expect(search(page)).toHaveValue(lastname);
});

test("the longest name of a town leaves its room to the client's", ONCE, async ({ page }) => {
  const lastname = nameFor("LOINTAIN");
  const place = { zip: "51290", city: "Saint-Remy-en-Bouzemont-Saint-Genest-et-Isson", lat: 48.6 };
  const address = { ...place, lon: 4.6, street: "1 rue Haute", complement: "", country: "France" };
  const addresses = [{ ...address, tags: ["intervention"] }];
  await fileClient(await deskOf(MARC), lastname, { addresses });
  await page.setViewportSize({ width: 390, height: 844 });
  await openList(page, `?text=${encodeURIComponent(lastname)}`);
  const row = page.getByRole("row").filter({ hasText: lastname });
  await expect(row.getByText(/^51290 Saint-Remy/)).toBeVisible();
  const name = row.getByRole("cell").first();
  await expect(name).toContainText(lastname);
  expect(await name.evaluate((cell) => cell.clientWidth - cell.scrollWidth)).toBe(0);
});

test("a client whom nobody knows is created with what was typed", ONCE, async ({ page }) => {
  await openList(page);
  await search(page).fill("xqzwkj");
  await expect(page.getByText("Aucun client trouvé")).toBeVisible();
  await page.getByRole("link", { name: said("Créer le client «\u202fxqzwkj\u202f»") }).click();
  await expect(page.getByRole("textbox", { name: "Nom", exact: true })).toHaveValue(/xqzwkj/i);
});

/** « Camille LE GOFF » is sorted under LE GOFF; a company, under its whole name. */
const surname = (name: string): string => name.replace(/^(\S*\p{Ll}\S*\s)+/u, "");

/** What was shown before stays until the answer comes: looked at until it does. */
async function isSorted(page: Page): Promise<boolean> {
  const names = (await rows(page).allInnerTexts()).slice(0, 10).map(surname);
  const { compare } = new Intl.Collator("fr", { sensitivity: "base", ignorePunctuation: true });
  return (
    names.length > 1 && names.every((name, index) => compare(names[index - 1] ?? "", name) <= 0)
  );
}

test(
  "the order and the search live in the address, and back gives them again",
  ONCE,
  async ({ page }) => {
    await openList(page, "?q=a&ordre=nom");
    await expect(search(page)).toHaveValue("a");
    await search(page).fill("");
    await expect(page.getByRole("radio", { name: "Par nom" })).toBeChecked();
    await expect.poll(() => isSorted(page)).toBe(true);
    await page.getByText("Récents").click();
    await expect(page).toHaveURL(/\/app\/client$/);
  },
);

test(
  "? opens the guide on its own screen, then tells the keys; G then C goes to the clients",
  ONCE,
  async ({ page }) => {
    await enterAs(page, MARC);
    await page.goto("/app");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Accueil");
    await page.keyboard.press("?");
    const keys = page.getByRole("complementary", { name: "Aide" });
    await expect(keys.getByRole("article").getByRole("heading").first()).toHaveText("L’accueil");
    await page.keyboard.press("?");
    await expect(keys.getByRole("row", { name: "G puis C Fiches Clients" })).toBeVisible();
    await expect(keys.getByRole("row", { name: "G puis D Accueil" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(keys).toHaveCount(0);
    await page.keyboard.press("g");
    await page.keyboard.press("c");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fiches Clients");
  },
);
