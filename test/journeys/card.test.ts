/** A late invoice is reminded, contested, then paid by card on the pages of the imitated service. */
import { expect, test, type APIRequestContext, type Page } from "@playwright/test";
import { formatEuros } from "../../src/domain/money.ts";
import { CARD_ACCOUNT, cardWebhook, openCardService } from "../shop/card/service.ts";
import { ask, deskOf, enterAs, MARC, said } from "./steps.ts";

type Late = { id: string; reference: string; remainder: number; repair: Place };
type Place = { id: string; sheetid: string };

/** Of the demonstration: the latest that nobody reminded. */
async function lateInvoice(desk: APIRequestContext): Promise<Late> {
  const { invoice_board } = await ask<{
    invoice_board: { invoices: (Late & { reminder: object | null })[] };
  }>(
    desk,
    `{ invoice_board(show: "late", first: 50) { invoices { id reference remainder repair { id sheetid } reminder { sent_at } } } }`,
  );
  const late = invoice_board.invoices.findLast(({ reminder }) => reminder === null);
  if (!late) throw new Error("the demonstration has a late invoice");
  return late;
}

const hear = async (page: Page, type: string, object: object) => {
  const { url, payload: data, headers } = cardWebhook(type, object);
  expect((await page.request.post(url, { data, headers })).ok()).toBe(true);
};

test("a late invoice is reminded, contested, then paid by card", async ({ page, baseURL }) => {
  const service = await openCardService(Number(new URL(baseURL ?? "").port) - 8_000);
  const desk = await deskOf(MARC);
  const { reference, remainder, repair } = await lateInvoice(desk);
  const { me } = await (await desk.get("/api/v1/auth/check")).json();
  const metadata = { shop_id: me.shop_id };
  await ask(desk, "mutation { connectCard { __typename } }");
  await hear(page, "account.updated", { id: CARD_ACCOUNT, charges_enabled: true, metadata });

  await enterAs(page, MARC);
  await page.goto(`/app/quote?show=late&text=${reference}`);
  await page.getByRole("button", { name: `Relancer ${reference}`, exact: true }).click();
  await expect(page.getByText(/Relancée le|À appeler/)).toBeVisible();

  await page.goto(`/app/sheet/${repair.id}`);
  await expect(page.getByRole("list", { name: `Relances de ${reference}` })).toBeVisible();
  await page.getByRole("button", { name: "Facture contestée" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Noter la contestation" }).click();
  await expect(dialog.getByText("Écrivez ce que le client conteste.")).toBeVisible();
  await dialog.getByLabel("Ce que le client conteste").fill("Deux heures au lieu d’une.");
  await dialog.getByRole("button", { name: "Noter la contestation" }).click();
  const lift = page.getByRole("button", { name: `Lever la contestation de ${reference}` });
  await lift.click();
  await expect(lift).toHaveCount(0);

  await page.goto(`/suivi/${repair.sheetid}`);
  await page.getByRole("link", { name: "Payer par carte" }).click();
  await expect(page.getByText("La page de paiement")).toBeVisible();
  const asked = service.asked.findLast(({ path }) => path === "/v1/checkout/sessions");
  const card_payment_id = asked?.fields.get("client_reference_id");
  await hear(page, "checkout.session.completed", {
    id: page.url().split("/").at(-1),
    payment_status: "paid",
    payment_intent: "pi_demonstration",
    currency: "eur",
    amount_total: remainder,
    metadata: { ...metadata, card_payment_id },
  });
  await page.goto(`/suivi/${repair.sheetid}`);
  await expect(page.getByRole("link", { name: "Facture acquittée (PDF)" })).toBeVisible();
  await expect(
    page.getByText(said(`Paiement de ${formatEuros(remainder)} reçu. Merci.`)),
  ).toBeVisible();
  service.close();
});
