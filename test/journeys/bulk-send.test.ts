/** Several quotes leave at once: chosen on two pages, one refused with its reason, and tried again once it is mended. */
import { expect, test, type APIRequestContext, type Page } from "@playwright/test";
import { fileRepair } from "./records.ts";
import { deskOf, draftQuote, enterAs, MARC, nameFor, said } from "./steps.ts";

/** A page of the list. */
const FILLERS = 50;
const AT_ONCE = 10;

test("quotes chosen on two pages leave one after the other; the refused one says why, and is tried again", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const desk = await deskOf(MARC);
  const first = await filed(desk, "PREMIER");
  await draftQuote(desk, first.repair_id);
  await fill(desk);
  const empty = await filed(desk, "VIDE");
  const { id } = await draftQuote(desk, empty.repair_id, []);
  const last = await filed(desk, "DERNIER");
  await draftQuote(desk, last.repair_id);

  await enterAs(page, MARC);
  await page.goto("/app/quote?tab=quotes&status=Brouillon");
  await choose(page, last.name);
  await choose(page, empty.name);
  await page.getByRole("button", { name: "Afficher la suite" }).click();
  await choose(page, first.name);
  await slowDown(page);
  await page.getByRole("button", { name: "Envoyer les 3 devis" }).click();
  await expect(page.getByText(/^[12] sur 3…$/)).toBeVisible();

  const told = page.getByRole("status").filter({ hasText: last.name.toUpperCase() });
  for (const { name } of [first, last]) await expect(told).toContainText(sentTo(name));
  const refused = said("Ajoutez au moins une ligne avec un prix avant d’envoyer le devis.");
  await expect(told).toContainText(refused);
  await expect(rowsOf(page, first.name)).toHaveCount(0);

  await draftQuote(desk, empty.repair_id, undefined, { id });
  await page.getByRole("button", { name: "Réessayer", exact: true }).click();
  const again = page.getByRole("status").filter({ hasText: empty.name.toUpperCase() });
  await expect(again).toContainText(sentTo(empty.name));
  await expect(rowsOf(page, empty.name)).toHaveCount(0);
});

type Filed = { name: string; repair_id: string };

async function filed(desk: APIRequestContext, word: string): Promise<Filed> {
  const name = nameFor(word);
  return { name, repair_id: await fileRepair(desk, name) };
}

/** Drafts of one repair, so that what was written before stands on the second page. */
async function fill(desk: APIRequestContext): Promise<void> {
  const { repair_id } = await filed(desk, "ENTRE");
  for (let done = 0; done < FILLERS; done += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, () => draftQuote(desk, repair_id)));
}

const choose = (page: Page, name: string): Promise<void> =>
  page.getByRole("checkbox", { name: new RegExp(`Choisir le devis de .*${name}`, "i") }).check();

const rowsOf = (page: Page, name: string) =>
  page.getByRole("table").getByRole("row").filter({ hasText: name.toUpperCase() });

const sentTo = (name: string): RegExp => new RegExp(`${name}[^:]*D\\d{4}-\\d+\\s*: envoyé`, "i");

/** So that the progress is seen. */
const slowDown = (page: Page): Promise<unknown> =>
  page.route("**/api/graphql", async (route) => {
    const isSending = route.request().postData()?.includes("sendQuote") ?? false;
    if (isSending) await new Promise((done) => setTimeout(done, 700));
    await route.continue();
  });
