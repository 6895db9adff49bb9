/** What happens beside a call: another tab, the browser's back key, a session that ends. */
import { expect, request, test, type Page } from "@playwright/test";
import { fileClient } from "./records.ts";
import { begin, deskOf, enterAs, MARC, nameFor, repairsOf, ONCE } from "./steps.ts";
import {
  chooseType,
  chooseWhere,
  createButton,
  createdSheet,
  deskAt,
  findClient,
  notes,
  openWizard,
  step,
  takeThing,
  wizard,
} from "./wizard-desk.ts";

const taken = (page: Page) => wizard(page).getByRole("button", { name: "Reprendre le brouillon" });

/** Reached from the home page as one goes from screen to screen: there is somewhere to go back to. */
async function openInAgenda(page: Page): Promise<void> {
  await page.goto("/app");
  await page.getByRole("link", { name: "Agenda", exact: true }).last().click();
  await expect(page.getByRole("heading", { level: 1, name: "Agenda" })).toBeVisible();
  await page.keyboard.press("n");
  await expect(step(page, "Type d’intervention").getByRole("radio").first()).toBeFocused();
}

/** The next creation reaches the server without its session; the page's own reads, which would leave, keep theirs. */
const sessionEnds = (page: Page) =>
  page.route(
    "**/api/v1/shops/*/repairs",
    async (route) => {
      const stranger = await request.newContext();
      const asked = route.request();
      const response = await stranger.post(asked.url(), { data: asked.postDataJSON() });
      await route.fulfill({ response });
      await stranger.dispose();
    },
    { times: 1 },
  );

test(
  "another tab leaves the call alone, the back key stays in it, a new session ends it well",
  ONCE,
  async ({ page, context }) => {
    const lastname = nameFor("ENTRETEMPS");
    await begin(await deskOf(MARC), lastname);
    await enterAs(page, MARC);
    const desk = deskAt(page, "keyboard alone");
    await openInAgenda(page);
    await chooseType(desk, "Réparation");
    await chooseWhere(desk, "Atelier");

    const beside = await context.newPage();
    await openWizard(deskAt(beside, "keyboard alone"));
    await expect(taken(beside)).toHaveCount(0);
    await beside.close();

    await page.goBack();
    await expect(step(page, "Lieu").getByRole("radio", { checked: true })).toBeFocused();
    await expect(page).toHaveURL(/\/app\/agenda(\?|$)/);
    await chooseWhere(desk, "Atelier");
    await findClient(desk, lastname, lastname);
    await takeThing(desk, 3);
    await desk.use(wizard(page).getByRole("button", { name: "Passer cette étape" }));
    await desk.write(notes(page), "Déposée ce matin.");

    await sessionEnds(page);
    await createButton(page).click();
    const alert = wizard(page).getByRole("alert").filter({ hasText: "Votre connexion a pris fin" });
    await expect(alert.getByRole("link", { name: "Se reconnecter" })).toHaveAttribute(
      "target",
      "_blank",
    );
    // The second half of the double click comes with the answer: it must not fall on the agenda behind.
    const retry = alert.getByRole("button", { name: "Réessayer" });
    const { x, y } = (await retry.boundingBox()) ?? { x: 0, y: 0 };
    const created = page.waitForResponse("**/api/v1/shops/*/repairs");
    await retry.click({ position: { x: 4, y: 4 } });
    await created;
    await page.mouse.click(x + 4, y + 4);
    await createdSheet(page);
    await expect(page.locator("[data-part=timeline]")).toContainText("Déposée ce matin.");
    expect(await repairsOf(await deskOf(MARC), lastname)).toHaveLength(2);
  },
);

test(
  "those who were seen last stay in their places while a colleague files a client",
  ONCE,
  async ({ page }) => {
    const lastname = nameFor("INTRUS");
    await enterAs(page, MARC);
    await page.goto(`/app/client?q=${encodeURIComponent(lastname)}`);
    await expect(page.getByText("Aucun client")).toBeVisible();
    await page.keyboard.press("n");
    const desk = deskAt(page, "keyboard alone");
    await chooseType(desk, "Réparation");
    await chooseWhere(desk, "Atelier");
    const options = step(page, "Client").getByRole("option");
    await expect(options.nth(5)).toBeVisible();
    const lines = await options.allInnerTexts();

    await fileClient(await deskOf(MARC), lastname);
    // The list behind the dialog has her: the change was heard.
    await expect(page.locator("[data-row]").filter({ hasText: lastname })).toBeAttached();
    expect(await options.allInnerTexts()).toEqual(lines);
    await findClient(desk, lastname, lastname);
    await expect(wizard(page).getByRole("list", { name: "Déjà noté" })).toContainText(lastname);
  },
);
