/** Thirty at once, and the lists of the home by the arrows. */
import { expect, test, type APIRequestContext, type Locator, type Page } from "@playwright/test";
import { fileRepair } from "./records.ts";
import { ask, deskOf, enterAs, MARC, nameFor, ONCE, said } from "./steps.ts";

test("thirty repairs are moved at once, and taken back in one click", ONCE, async ({ page }) => {
  const desk = await deskOf(MARC);
  const name = nameFor("TRENTE");
  const words = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("").concat(["AA", "BB", "CC", "DD"]);
  await Promise.all(words.map((word) => fileRepair(desk, `${name} ${word}`)));
  await enterAs(page, MARC);
  await page.goto(`/app/repair?view=liste&text=${encodeURIComponent(name)}`);
  const table = page.getByRole("table", { name: "Réparations" });
  await expect(table.locator("tbody tr")).toHaveCount(30);
  await table.getByRole("checkbox").first().click();
  const chosen = page.getByRole("region", { name: "Sélection" });
  await expect(chosen).toContainText("30 réparations");
  await chosen.getByRole("button", { name: "Statut" }).click();
  await page.getByRole("menuitem", { name: "Prêt à réparer", exact: true }).click();
  const moved = table.locator("tbody tr").filter({ hasText: "Prêt à réparer" });
  await expect(moved).toHaveCount(30);
  const told = page.getByText(said("30 réparations : Prêt à réparer")).last();
  await expect(told).toBeVisible();
  await page.getByRole("button", { name: "Annuler", exact: true }).click();
  await expect(table.locator("tbody tr").filter({ hasText: "Devis à faire" })).toHaveCount(30);
});

test("cards stand one below the other, however the telephone is held", ONCE, async ({ page }) => {
  const desk = await deskOf(MARC);
  const name = nameFor("TOURNE");
  await Promise.all(["A", "B", "C"].map((word) => fileRepair(desk, `${name} ${word}`)));
  await enterAs(page, MARC);
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto(`/app/repair?view=tableau&status=Devis+à+faire&text=${encodeURIComponent(name)}`);
  const cards = page.getByRole("article", { name: new RegExp(name) });
  await expect(cards).toHaveCount(3);
  /** Pixels between a card and the next one, when all are as many. */
  const apart = async () => {
    const places = await cards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    places.sort((one, other) => one.top - other.top);
    const gaps = places.slice(1).map(({ top }, index) => top - (places[index]?.bottom ?? 0));
    return [...new Set(gaps.map(Math.round))];
  };
  await expect.poll(apart).toEqual([8]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(apart).toEqual([8]);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(apart).toEqual([8]);
});

test(
  "the arrows go through the home, the parts awaited and the loans, and Enter opens",
  ONCE,
  async ({ page }) => {
    const desk = await deskOf(MARC);
    for (const one of ["PREMIER", "SECOND"]) await lendTo(desk, nameFor(one));
    await enterAs(page, MARC);
    await page.goto("/app");
    const list = page.getByRole("region", { name: "À débloquer" }).getByRole("list").first();
    const firsts = list.locator(":scope > li").locator("a, button").first();
    await firsts.focus();
    const before = await page.evaluate(() => document.activeElement?.textContent);
    await page.keyboard.press("ArrowDown");
    expect(await page.evaluate(() => document.activeElement?.textContent)).not.toBe(before);
    await page.keyboard.press("ArrowUp");
    await expect(firsts).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/app\/(repair|sheet)/);

    await page.goto("/app/parts");
    await goThrough(page, page.getByRole("table", { name: "Pièces attendues" }));
    await page.goto("/app/loans");
    await goThrough(page, page.getByRole("main").getByRole("list"));
  },
);

/** From the first repair of the list to the second one, which opens; other stories may add and take away lines. */
async function goThrough(page: Page, list: Locator): Promise<void> {
  const links = list.getByRole("link");
  await expect(async () => {
    await links.first().focus();
    await page.keyboard.press("ArrowDown");
    await expect(links.nth(1)).toBeFocused({ timeout: 1_000 });
    await page.keyboard.press("ArrowUp");
    await expect(links.first()).toBeFocused({ timeout: 1_000 });
    await page.keyboard.press("ArrowDown");
    await expect(links.nth(1)).toBeFocused({ timeout: 1_000 });
  }).toPass();
  const address = await page.locator(":focus").getAttribute("href");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL((url) => url.pathname === address);
}

async function lendTo(desk: APIRequestContext, lastname: string): Promise<void> {
  const repair_id = await fileRepair(desk, lastname);
  await ask(
    desk,
    "mutation ($id: ID!, $repair_id: ID!, $name: String!, $due_on: LocalDate!) { lendDevice(id: $id, repair_id: $repair_id, name: $name, due_on: $due_on) { __typename } }",
    { id: crypto.randomUUID(), repair_id, name: `Prêt ${lastname}`, due_on: "2099-01-31" },
  );
}
