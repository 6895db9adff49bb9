/** Thirty at once, and the lists of the home by the arrows. */
import { expect, test } from "@playwright/test";
import { fileRepair } from "./records.ts";
import { deskOf, enterAs, MARC, nameFor, ONCE, said } from "./steps.ts";

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

test("the arrows go through a list of the home, and Enter opens", ONCE, async ({ page }) => {
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
});
