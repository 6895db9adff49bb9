/** The bonus, from an eligible repair to the claim of its invoice, which says what it lacks. */
import { expect, test, type Page } from "@playwright/test";
import {
  accept,
  ask,
  begin,
  deskOf,
  enterAs,
  MARC,
  nameFor,
  said,
  type SentQuote,
} from "./steps.ts";

const panel = (page: Page) => page.getByRole("region", { name: "Bonus QualiRépar" });

/** Typed in the price book, then taken with the keyboard. */
async function take(page: Page, typed: string, name: RegExp): Promise<void> {
  const box = page.getByRole("combobox", { name: "Chercher dans le carnet de prix" });
  await box.fill(typed);
  await expect(page.getByRole("option", { name }).first()).toBeVisible();
  await box.press("ArrowDown");
  await box.press("Enter");
}

test("a quote is written from the price book with its bonus, its client agrees to the claim, which says what it lacks", async ({
  page,
}) => {
  const desk = await deskOf(MARC);
  const { repair_id, sheetid, lastname } = await begin(desk, nameFor("Bonus"));
  await enterAs(page, MARC);
  await page.goto(`/app/sheet/${repair_id}`);
  await expect(panel(page)).toContainText("Bonus QualiRépar possible");

  await page.goto(`/app/repair/quote?repair_id=${repair_id}`);
  await take(page, "main d'œuvre", /Main-d’œuvre/);
  await take(page, "pompe de vidanj", /Pompe de vidange/);
  await page.getByRole("button", { name: "Bonus réparation" }).click();
  await expect(page.getByLabel("Montant")).toHaveValue("50,00");
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await expect(page).toHaveURL(/quote\/[0-9a-f-]{36}/);

  const id = page.url().match(/[0-9a-f-]{36}/)?.[0] ?? "";
  const { result: sent } = await ask<{ result: SentQuote }>(
    desk,
    "mutation ($id: ID!) { result: sendQuote(id: $id) { ... on Quote { id quoteid reference } ... on Refusal { refused } } }",
    { id },
  );
  await accept(desk, sent);
  await ask(
    desk,
    "mutation ($id: ID!) { result: issueInvoice(quote_id: $id) { __typename ... on Refusal { refused } } }",
    { id },
  );
  await page.goto(`/app/sheet/${repair_id}`);
  await expect(panel(page)).toContainText("l’accord du client");
  await expect(panel(page).getByRole("button", { name: "Envoyer le dossier" })).toBeDisabled();
  await expect(panel(page)).toContainText("la photo de la plaque signalétique");

  await panel(page).getByRole("button", { name: "Demander l’accord par e-mail" }).click();
  await expect(page.getByText(said("Accord demandé à"))).toBeVisible();

  await page.goto(`/suivi/${sheetid}#bonus`);
  const asked = page.getByRole("region", { name: "Bonus réparation" });
  await asked.getByRole("checkbox").check();
  await asked.getByRole("button", { name: "Donner mon accord" }).click();
  await expect(asked).toContainText(said("vous avez accepté"));
  await page.goto(`/app/sheet/${repair_id}`);
  await expect(panel(page)).toContainText("Accord donné par le client sur sa page de suivi");
  await expect(panel(page)).not.toContainText("l’accord du client");

  await page.goto("/app/quote?tab=bonus");
  await expect(page.getByText(/À recevoir des éco-organismes/)).toBeVisible();
  const claims = page.getByRole("listitem").filter({ hasText: lastname.toUpperCase() });
  await page.getByRole("button", { name: /^À envoyer/ }).click();
  await expect(claims).toContainText("50,00");
  await page.getByRole("button", { name: /^Remboursé/ }).click();
  await expect(claims).toHaveCount(0);
});
