/** An urgent repair on the telephone: who can come, when, what it costs the others, planned in one press. */
import { expect, test } from "@playwright/test";
import { violationsIn } from "../looks/axe.ts";
import { fileWaiting } from "./records.ts";
import { deskOf, enterAs, MARC, nameFor, said } from "./steps.ts";

test("the desk reads who comes and when, plans it in one press, and takes it back", async ({
  page,
}) => {
  const repair_id = await fileWaiting(await deskOf(MARC), nameFor("URGENCE"));
  await enterAs(page, MARC);
  await page.goto(`/app/sheet/${repair_id}`);
  const ask = page.getByRole("button", { name: said("Urgence : qui et quand ?") });
  const dialog = page.getByRole("dialog", { name: said("Urgence : qui et quand ?") });
  await ask.click();
  const kept = dialog.getByRole("region", { name: "Sans mettre personne en retard" });
  const choice = kept.getByRole("listitem").filter({ has: page.getByRole("button") });
  await expect(choice.first()).toContainText(/ peut passer (aujourd’hui|demain|[a-z]+di|dimanche)/);
  await expect(choice.first()).toContainText(/Annoncé .* – .*(min de route|sans détour)/);
  await expect(choice.first()).toContainText(/Aucune visite ne bouge|plus tard, à/);
  expect(await violationsIn(page, "dialog")).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width).toBeLessThanOrEqual(0);

  await choice
    .last()
    .getByRole("button", { name: /^Planifier/ })
    .click();
  await expect(dialog).toHaveCount(0);
  const planned = page.getByRole("region", { name: "Rendez-vous" }).getByRole("listitem");
  await expect(planned).toHaveCount(1);
  await expect(page.getByText("Visite urgente planifiée")).toBeVisible();
  await expect(ask).toHaveCount(0);
  await page.getByRole("button", { name: "Annuler" }).click();
  await expect(ask).toBeVisible();
  await expect(planned).toHaveCount(0);
});
