/** The whole thread, client and shop side by side: booked, seen, quoted, agreed, invoiced, paid, followed live. */
import { expect, test, type Page } from "@playwright/test";
import { issueNow } from "./billing.ts";
import { holdScripts } from "./slow-scripts.ts";
import {
  answerAll,
  answerWhere,
  ask,
  booked,
  confirmUntil,
  deskOf,
  GARONNE,
  linkTo,
  MARC,
  nameFor,
  next,
  question,
  said,
  signInByForm,
  ONCE,
} from "./steps.ts";

test("a client books; the quote is accepted; the invoice leaves and is paid; the tracking page follows", async ({
  browser,
}, { project }) => {
  const client = await (await browser.newContext(project.use)).newPage();
  const shop = await (await browser.newContext(project.use)).newPage();
  const name = nameFor("VERDIER");

  await test.step("the client books on the shop's page", async () => {
    await client.goto(GARONNE);
    await client.getByRole("link", { name: "Prendre rendez-vous" }).first().click();
    await answerAll(client, { lastname: name });
    await confirmUntil(client, booked(client));
  });
  await client.getByRole("main").getByRole("link", { name: "Suivre ma réparation" }).click();
  await expect(client).toHaveURL(/\/suivi\/[\w-]{22}$/);
  await expect(client.getByRole("heading", { level: 1 })).toContainText("Lave-linge");
  await expect(client.locator("body")).not.toContainText("VERDIER");

  await test.step("the shop finds the appointment in its agenda and opens the sheet", async () => {
    await shop.goto("/app/agenda");
    await signInByForm(shop, MARC);
    await expect(shop).toHaveURL(/\/app\/agenda/);
    await openInAgenda(shop, { name, day: await dayBooked(client) });
    await expect(
      shop.getByText("Une flaque sous la machine après chaque lavage.").first(),
    ).toBeVisible();
  });

  await test.step("the shop writes a quote and sends it", async () => {
    await expect(shop.getByRole("region", { name: "La suite" })).toContainText(/passe/);
    await shop.getByRole("link", { name: "Nouveau devis" }).click();
    await writeQuote(shop);
  });

  await test.step("the client's page, still open, shows the quote by itself", async () => {
    await expect(client.getByRole("link", { name: /devis/i }).first()).toBeVisible();
    await client.getByRole("link", { name: /devis/i }).first().click();
    await expect(client).toHaveURL(/\/suivi\/.*\/devis\//);
    await expect(client.getByText("118,20").first()).toBeVisible();
    await expect(client.locator("body")).not.toContainText("VERDIER");
    await client.getByRole("button", { name: "Recevoir le lien pour signer" }).click();
    await expect(client.getByText(said("Le lien pour signer part à l’instant"))).toBeVisible();
  });

  await test.step("the client signs behind the link that the letter brought", async () => {
    await client.goto(await linkTo(await deskOf(MARC), name, "quote-link"));
    await expect(client).toHaveURL(/\/quote\//);
    await signQuote(client, "Camille Verdier");
    await client.getByRole("link", { name: "Suivre la réparation" }).click();
    await expect(client).toHaveURL(/\/suivi\//);
  });

  await test.step("the shop issues the invoice and records the payment", async () => {
    await shop.getByRole("button", { name: "Émettre la facture" }).first().click();
    const preview = shop.getByRole("dialog", { name: "Émettre la facture" });
    await expect(preview).toContainText("Manchette de hublot, pose comprise");
    await expect(preview).toContainText(said("ne peut être ni modifiée ni supprimée"));
    await preview.getByRole("button", { name: "Émettre la facture" }).click();
    await preview.getByRole("button", { name: "Annuler" }).click();
    await expect(preview).toContainText("Facture non émise");
    expect(await invoiceOf(shop)).toBeNull();
    await issueNow(preview);
    await expect(client.getByText(/F\d{4}-\d{5}/).first()).toBeVisible();
    await expect(shop).toHaveURL(/\/app\/sheet\//);
    await shop.getByRole("button", { name: "Enregistrer un paiement" }).first().click();
    await shop
      .getByRole("dialog")
      .getByRole("button", { name: /Enregistrer/ })
      .click();
    await expect(shop.getByText("Terminer/Archivé").first()).toBeVisible();
  });

  await test.step("the client's page follows to the end, and the invoice is a PDF", async () => {
    await expect(client.getByText(/réglée|payée|soldée/i).first()).toBeVisible();
    const href = await client
      .getByRole("link", { name: /facture|PDF/i })
      .first()
      .getAttribute("href");
    const pdf = await client.request.get(href ?? "");
    expect(pdf.headers()["content-type"]).toContain("application/pdf");
    expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");
  });
  await client.context().close();
  await shop.context().close();
});

/** The invoice of the quote that is on the screen. */
async function invoiceOf(page: Page): Promise<{ id: string } | null> {
  const id = new URL(page.url()).pathname.split("/").at(-1);
  const query = "query ($id: ID!) { quote(id: $id) { invoice { id } } }";
  const { quote } = await ask<{ quote: { invoice: { id: string } | null } }>(page.request, query, {
    id,
  });
  return quote.invoice;
}

/** The first free slot may be days ahead: the agenda is opened on its day. */
async function openInAgenda(
  page: Page,
  { name, day }: { name: string; day: string },
): Promise<void> {
  await page.goto(`/app/agenda?date=${day}&view=day`);
  await page
    .getByRole("button", { name: new RegExp(name) })
    .first()
    .click();
  await page
    .getByRole("dialog")
    .getByRole("link", { name: new RegExp(name) })
    .click();
  await expect(page).toHaveURL(/\/app\/sheet\//);
}

/** The day of the appointment, as the tracking page's own data says. */
async function dayBooked(page: Page): Promise<string> {
  const state = await page.request.get(`${new URL(page.url()).pathname}/state`);
  const { appointments } = await state.json();
  return String(appointments[0].public_start_at).slice(0, 10);
}

async function writeQuote(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/app\/repair\/quote/);
  await page.getByRole("button", { name: "Main-d’œuvre" }).click();
  const first = page.getByRole("listitem", { name: "Ligne 1" });
  await first.getByLabel("Libellé").fill("Manchette de hublot, pose comprise");
  await first.getByLabel("Prix unitaire TTC").fill("118,20");
  await expect(page.locator("[data-part=floating-plus]")).toBeHidden();
  await readAsClient(page, ["Devis (brouillon)", "Manchette de hublot, pose comprise", "118,20"]);
  await attach(page, "prix.pdf");
  await page.getByRole("button", { name: "Envoyer le devis" }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Envoyer le devis" }).click();
  await expect(page.getByText("Envoyé", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("link", { name: "prix.pdf" })).toHaveAttribute(
    "href",
    /^\/app\/file\/[\w-]{36}$/,
  );
}

/** Before anything is saved. */
async function readAsClient(page: Page, texts: readonly string[]): Promise<void> {
  await page.getByRole("button", { name: "Voir comme le client" }).click();
  const seen = page.getByRole("dialog", { name: "Ce que le client lira" });
  for (const text of texts) await expect(seen).toContainText(text);
  await seen.getByRole("button", { name: "Fermer" }).click();
  await expect(seen).toBeHidden();
}

/** Chosen before the quote has an address: it leaves once the quote is saved. */
async function attach(page: Page, name: string): Promise<void> {
  const chosen = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Joindre des fichiers" }).click();
  const buffer = Buffer.from(
    "%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>",
  );
  await (await chosen).setFiles([{ name, mimeType: "application/pdf", buffer }]);
  await expect(page.getByText("Partira à l’enregistrement du devis")).toBeVisible();
}

async function signQuote(page: Page, name: string): Promise<void> {
  await expect(page.getByText("118,20").first()).toBeVisible();
  await page.getByRole("button", { name: "Accepter et signer" }).click();
  await page.getByLabel("Vos prénom et nom").fill(name);
  await draw(page);
  await page.getByLabel(/J’accepte le devis/).check();
  await page.getByLabel(/information sur mon droit de rétractation/).check();
  await page.getByRole("button", { name: said("Signer le devis et m’engager à payer") }).click();
  await expect(page.getByText("Merci, le devis est accepté.")).toBeVisible();
}

async function draw(page: Page): Promise<void> {
  const frame = page.getByRole("img", { name: /Cadre de signature/ });
  await frame.scrollIntoViewIfNeeded();
  const box = await frame.boundingBox();
  if (!box) throw new Error("there is no frame to sign in");
  await page.mouse.move(box.x + 40, box.y + 60);
  await page.mouse.down();
  for (let step = 1; step <= 8; step++)
    await page.mouse.move(box.x + 40 + step * 22, box.y + 60 + (step % 2) * 30);
  await page.mouse.up();
}

test(
  "a button pressed before the page listens is not lost, nor the booking it begins",
  ONCE,
  async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(`${GARONNE}/rdv`, { waitUntil: "commit" });
    await page.getByRole("button", { name: said("Gros électroménager") }).click();
    release();
    await page.getByRole("button", { name: "Lave-linge", exact: true }).click();
    await next(page);
    await expect(question(page, "Que se passe-t-il")).toBeVisible();
    await next(page);
    await answerWhere(page, { lastname: nameFor("WAGNER") });
    await confirmUntil(page, booked(page));
  },
);
