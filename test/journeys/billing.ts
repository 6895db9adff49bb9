/** Invoices as a story reads them: on the sheet, from the server, in the shop's journals and on the client's page. */
import { expect, type APIRequestContext, type Locator, type Page } from "@playwright/test";
import { dateOf, DEFAULT_ZONE, toInstant } from "../../src/domain/time.ts";
import { ask, said, type Thread } from "./steps.ts";

/** From the sheet: all that is left of the signed quote. */
export async function issueInvoice(page: Page): Promise<void> {
  await papers(page).getByRole("button", { name: "Émettre la facture" }).click();
  const dialog = page.getByRole("dialog", { name: "Émettre la facture" });
  await issueNow(dialog);
  await expect(dialog).toHaveCount(0);
  // How the sheet follows by itself is told by the thread's story.
  await page.reload();
}

/** Without waiting for the end of the countdown; a slow machine may reach it first, which issues as well. */
export async function issueNow(dialog: Locator): Promise<void> {
  await dialog.getByRole("button", { name: "Émettre la facture" }).click();
  const now = dialog.getByRole("button", { name: "Émettre maintenant" });
  await now.click({ timeout: 10_000 }).catch(async (error: unknown) => {
    if ((await now.count()) > 0) throw error;
  });
}

export const papers = (page: Page) => page.getByRole("region", { name: "Factures" });

type Paper = { reference: string; kind: number; due: number; paid: number; remainder: number };

export const papersOf = async (desk: APIRequestContext, id: string): Promise<Paper[]> => {
  const query =
    "query ($id: ID!) { repair(id: $id) { invoices { reference kind due paid remainder } } }";
  return (await ask<{ repair: { invoices: Paper[] } }>(desk, query, { id })).repair.invoices;
};

/** The lines of a journal of today that name the client, as « Date;…;118,20;… ». */
export async function journalOf(
  desk: APIRequestContext,
  journal: string,
  lastname: string,
): Promise<string[]> {
  const { me } = await (await desk.get("/api/v1/auth/check")).json();
  const today = dateOf(toInstant(Date.now()), DEFAULT_ZONE);
  const file = `/api/v1/shops/${me.shop_id}/export/journals/${journal}.csv?from=${today}&to=${today}`;
  const answer = await desk.get(file);
  expect(answer.ok()).toBe(true);
  return (await answer.text()).split("\r\n").filter((row) => row.includes(lastname));
}

/** What the client's page says, without any name. */
export async function trackingOf(
  page: Page,
  { sheetid }: Pick<Thread, "sheetid">,
): Promise<string> {
  await page.goto(`/suivi/${sheetid}`);
  const list = page.getByRole("region", { name: /Devis et factures|Documents/ });
  return (await list.innerText()).replaceAll(/\s/g, " ");
}

/** On the client's page, by typing: what the drawing asks of a mouse is told in the thread's own story. */
export async function sign(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Accepter et signer" }).click();
  await fillSignature(page, name);
}

/** The same, where the form is open already. */
export async function fillSignature(page: Page, name: string): Promise<void> {
  await page.getByLabel("Vos prénom et nom").fill(name);
  await page.getByLabel(/tapez votre nom en guise de signature/).fill(name);
  await page.getByLabel(said("J’accepte le devis")).check();
  await page.getByLabel(/information sur mon droit de rétractation/).check();
  await page.getByRole("button", { name: said("Signer le devis et m’engager à payer") }).click();
}
