/** The administrator helps any shop, and it always shows; nobody else comes here. */
import { expect, request, test, type Page } from "@playwright/test";
import { fileClient } from "./records.ts";
import { anotherAs, begin, deskOf, emailOf, enterAs, MARC, nameFor, said, ONCE } from "./steps.ts";

const ADMIN = "admin@etabli.test";
const OWNER = "owner@repar-loire.test";

const bar = (page: Page) => page.locator("[data-part=top-bar]");

test("acting for a shop turns the bar red until one stops, and its owner reads what was done", async ({
  page,
  browser,
}) => {
  await enterAs(page, ADMIN);
  await page.goto("/admin");
  await page.getByLabel("Rechercher un atelier").fill("repar loire");
  await expect(page.getByRole("button", { name: /^Agir pour/ })).toHaveCount(1);
  await page.getByRole("button", { name: said("Agir pour cet atelier : Répar'Loire") }).click();
  await expect(page).toHaveURL(/\/app$/);
  await expect(bar(page)).toHaveAttribute("data-acting", "true");
  await expect(
    bar(page)
      .getByText(/our Répar.Loire/)
      .locator("visible=true"),
  ).toBeVisible();
  const [red = 0, green = 0, blue = 0] = await colourOf(page);
  expect(red).toBeGreaterThan(Math.max(green, blue) + 60);

  await page.goto("/app/repair");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Suivi des réparations");
  await expect(bar(page)).toHaveAttribute("data-acting", "true");
  await bar(page)
    .getByRole("button", { name: /our Répar.Loire/ })
    .click();
  const shops = page.getByRole("dialog", { name: "Choisir un atelier" });
  await expect(shops.getByRole("option").first()).toContainText(/Atelier Garonne.*En activité/);
  await expect(shops.getByRole("option", { name: "affiché" })).toContainText("Loire");
  await shops.getByRole("combobox").fill("lille");
  await expect(shops.getByRole("option")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(bar(page).getByRole("button", { name: /our L.Établi du Nord/ })).toBeVisible();
  await bar(page).getByRole("button", { name: "Arrêter" }).click();
  await expect(page).toHaveURL(/\/admin$/);
  // A link keeps its target while its reader chooses the shop.
  await page.goto("/app/repair");
  await expect(page).toHaveURL(/\/admin\?redirect=%2Fapp%2Frepair$/);
  await page.getByRole("button", { name: said("Agir pour cet atelier : Répar'Loire") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Suivi des réparations");
  const tab = await page.context().newPage();
  await tab.goto("/app/repair");
  await expect(bar(tab)).toHaveAttribute("data-acting", "true");
  const written = nameFor("VILAIN");
  await writeFor(tab, written);
  const owner = await anotherAs(browser, OWNER);
  await owner.goto("/app/settings?section=acts");
  const act = owner.getByRole("row").filter({ hasText: written });
  await expect(act).toContainText("Fiche client enregistrée");
  await expect(act).toContainText("Alix Morel");
  await owner.context().close();
});

/** A client's record, by the same request as the form of that tab sends. */
async function writeFor(tab: Page, lastname: string): Promise<void> {
  const shop = await tab.evaluate(() => sessionStorage.getItem("etabli.acting-shop"));
  const desk = await request.newContext({
    baseURL: test.info().project.use.baseURL ?? "",
    storageState: await tab.context().storageState(),
    extraHTTPHeaders: { "x-shop-id": shop?.split(" ")[0] ?? "" },
  });
  await fileClient(desk, lastname, { id: crypto.randomUUID() });
  await desk.dispose();
}

/** Of the bar's background: red, green and blue. */
async function colourOf(page: Page): Promise<number[]> {
  const header = page.locator("header").filter({ has: bar(page) });
  const painted = (target: typeof header) =>
    target.evaluate((element) => getComputedStyle(element).backgroundColor);
  const text = await painted(bar(page));
  const numbers = text.includes("0)") ? await painted(header) : text;
  return numbers.match(/[\d.]+/g)?.map(Number) ?? [];
}

test("a shop's owner sees no Admin entry, and /admin is not theirs", async ({ page }) => {
  await enterAs(page, MARC);
  await page.goto("/app");
  if (test.info().project.name === "telephone")
    await page.getByRole("button", { name: "Ouvrir le menu" }).click();
  await expect(page.getByRole("link", { name: "Agenda" }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "Admin" })).toHaveCount(0);
  await expect(bar(page)).not.toHaveAttribute("data-acting", "true");

  await page.goto("/admin");
  await expect(page.getByText("réservée aux administrateurs")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Agir pour/ })).toHaveCount(0);
  expect((await page.request.get("/api/v1/admin/repairshop")).status()).toBe(403);
});

test("nobody signed in is asked who they are before /admin", ONCE, async ({ page }) => {
  await page.goto("/admin");
  await expect(page).toHaveURL(/\/app\/connexion\?redirect=%2Fadmin$/);
});

test("the outbox holds what was sent to a client, its link included", ONCE, async ({ page }) => {
  const { lastname, sheetid } = await begin(await deskOf(MARC), nameFor("VASSEUR"));
  const streams: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "eventsource") streams.push(request.url());
  });
  await enterAs(page, ADMIN);
  await page.goto("/admin");
  await page.getByRole("link", { name: "Messages de Atelier Garonne" }).click();
  await expect(page.getByRole("heading", { name: "Messages de Atelier Garonne" })).toBeVisible();
  const message = page
    .locator("li")
    .filter({ hasText: emailOf(lastname) })
    .first();
  // The letter leaves by a task of the queue, perhaps after this list was read.
  await expect(async () => {
    await page.reload();
    await expect(message.getByText("Boîte locale")).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await message.locator("summary").click();
  const link = message.getByRole("link", { name: new RegExp(`/suivi/${sheetid}`) });
  await expect(link).toBeVisible();
  // No shop is chosen: a stream of its changes would be refused, and asked for again all day.
  expect(streams).toEqual([]);
});
