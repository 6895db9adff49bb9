/** What the client answers to a quote, and the answers that can no longer be given. */
import { expect, test, type Page } from "@playwright/test";
import { fillSignature } from "./billing.ts";
import {
  accept,
  anotherAs,
  begin,
  deskOf,
  enterAs,
  linkTo,
  MARC,
  nameFor,
  phoneOf,
  said,
  sendQuote,
  strike,
  type Thread,
  typeIn,
  ONCE,
} from "./steps.ts";

const REASON = "L’appareil a douze ans : je préfère en changer.";

test("a client refuses with a reason, and the shop reads it", ONCE, async ({ page, browser }) => {
  const desk = await deskOf(MARC);
  const thread = await begin(desk, nameFor("MARCHAND"));
  const { quoteid, reference } = await sendQuote(desk, thread.repair_id);
  await page.goto(`/quote/${quoteid}`);
  await page.getByRole("button", { name: "Refuser le devis" }).click();
  const reason = page.getByLabel("Pourquoi refusez-vous ce devis");
  // Two buttons bear this name, one after the other: the second comes with the form.
  await expect(reason).toBeVisible();
  await page.getByRole("button", { name: "Refuser le devis" }).click();
  await expect(reason).toBeFocused();
  await expect(reason).toHaveAccessibleDescription(said("Dites en quelques mots pourquoi"));
  await reason.fill(REASON);
  await page.getByRole("button", { name: "Refuser le devis" }).click();
  await expect(page.getByText("Votre refus est enregistré.")).toBeVisible();

  const shop = await anotherAs(browser, MARC);
  await openSheet(shop, thread);
  await expect(
    shop.getByRole("button", { name: "Statut : Devis refusé. Changer de statut" }),
  ).toBeVisible();
  await expect(shop.locator("[data-part=timeline]")).toContainText(REASON);
  await shop.getByRole("link", { name: `Devis ${reference}` }).click();
  await expect(shop.getByRole("heading", { name: "Refus du client" })).toBeVisible();
  await expect(shop.getByText(REASON)).toBeVisible();
  await shop.context().close();
});

test(
  "a quote revised meanwhile cannot be accepted, and the page says why",
  ONCE,
  async ({ page, browser }) => {
    const desk = await deskOf(MARC);
    const { repair_id } = await begin(desk, nameFor("NICOLAS"));
    const { id, quoteid } = await sendQuote(desk, repair_id);
    await page.goto(`/quote/${quoteid}`);
    await page.getByRole("button", { name: "Accepter et signer" }).click();

    const shop = await anotherAs(browser, MARC);
    await shop.goto(`/app/repair/quote/${id}`);
    await shop.getByRole("button", { name: "Réviser" }).click();
    await shop.getByRole("dialog").getByRole("button", { name: "Réviser" }).click();
    await expect(shop.getByRole("button", { name: "Envoyer le devis" })).toBeVisible();

    await fillSignature(page, "Camille Nicolas");
    await expect(page.getByText(/Ce devis (a été modifié|n['’]est pas encore)/)).toBeVisible();
    await expect(page.getByText(said("Merci, le devis est accepté"))).toHaveCount(0);
    await page.getByRole("button", { name: "Recharger la page" }).click();
    await expect(page.getByText("Ce devis est en cours de modification")).toBeVisible();
    await expect(page.getByRole("button", { name: "Accepter et signer" })).toHaveCount(0);
    await shop.context().close();
  },
);

test(
  "the keyboard alone signs, by a typed name that the shop finds again",
  ONCE,
  async ({ page, browser }) => {
    const desk = await deskOf(MARC);
    const thread = await begin(desk, nameFor("OLLIVIER"));
    const { quoteid, id } = await sendQuote(desk, thread.repair_id);
    await page.goto(`/quote/${quoteid}`);
    await strike(page, page.getByRole("button", { name: "Accepter et signer" }), "Enter");
    await strike(
      page,
      page.getByRole("button", { name: said("Signer le devis et m’engager à payer") }),
      "Enter",
    );
    await expect(page.getByLabel("Vos prénom et nom")).toBeFocused();
    await page.keyboard.type("Camille Ollivier");
    await typeIn(page, page.getByLabel(/tapez votre nom en guise de signature/), "C. Ollivier");
    await strike(page, page.getByLabel(said("J’accepte le devis")), "Space");
    await strike(page, page.getByLabel(/information sur mon droit de rétractation/), "Space");
    await strike(
      page,
      page.getByRole("button", { name: said("Signer le devis et m’engager à payer") }),
      "Enter",
    );
    await expect(page.getByText(said("Merci, le devis est accepté"))).toBeVisible();

    const shop = await anotherAs(browser, MARC);
    await shop.goto(`/app/repair/quote/${id}`);
    await expect(shop.getByRole("heading", { name: "Accord du client" })).toBeVisible();
    await expect(shop.getByText("C. Ollivier", { exact: true })).toBeVisible();
    await expect(
      shop.getByText(said("l’empreinte recalculée du devis est celle qui a été signée")),
    ).toBeVisible();
    await shop.context().close();
  },
);

test("a quote is found by its reference; once answered it says so", ONCE, async ({ page }) => {
  const desk = await deskOf(MARC);
  const thread = await begin(desk, nameFor("PERRIN"));
  const sent = await sendQuote(desk, thread.repair_id);
  await page.goto("/quote");
  await lookUp(page, sent.reference, phoneOf(thread.lastname));
  await expect(page.getByRole("status")).toContainText(said("le lien part à l’instant"));
  await page.goto(await linkTo(desk, thread.lastname, "quote-link"));
  await expect(page).toHaveURL(new RegExp(`/quote/${sent.quoteid}$`));
  await page.getByRole("button", { name: "Accepter et signer" }).click();

  await accept(desk, sent);
  await fillSignature(page, "Camille Perrin");
  await expect(page.getByText("Vous avez déjà répondu à ce devis.")).toBeVisible();
  await page.getByRole("button", { name: "Recharger la page" }).click();
  await expect(page.getByText("Vous avez accepté ce devis")).toBeVisible();
  await expect(page.getByRole("button", { name: /Accepter|Refuser/ })).toHaveCount(0);
});

test(
  "a quote signed at home on the technician's phone is withdrawn by the client",
  ONCE,
  async ({ page, browser }) => {
    const desk = await deskOf(MARC);
    const { repair_id } = await begin(desk, nameFor("QUESNEL"));
    const { id, quoteid } = await sendQuote(desk, repair_id);
    const phone = await anotherAs(browser, MARC);
    await phone.setViewportSize({ width: 390, height: 844 });
    await phone.goto(`/app/repair/quote/${id}`);
    await phone.getByRole("button", { name: "Faire signer ici" }).click();
    const dialog = phone.getByRole("dialog", { name: "Accord du client" });
    await dialog.getByLabel("Qui signe").fill("Camille Quesnel");
    await dialog.getByLabel(/tapez votre nom en guise de signature/).fill("C. Quesnel");
    await dialog.getByLabel(said("J’accepte le devis")).check();
    await dialog.getByLabel(/information sur mon droit de rétractation/).check();
    await dialog.getByLabel(/que la réparation commence avant la fin/).check();
    await dialog.getByRole("button", { name: said("Signer et s’engager à payer") }).click();
    await expect(phone.getByText("Chez le client", { exact: false }).first()).toBeVisible();
    await expect(phone.getByText(/Aucun avant le/)).toBeVisible();

    await page.goto(`/quote/${quoteid}`);
    await page.getByRole("link", { name: "Renoncer au contrat ici" }).click();
    await page.getByLabel("Vos prénom et nom").fill("Camille Quesnel");
    await page.getByRole("button", { name: "Confirmer la rétractation" }).click();
    await expect(page.getByRole("status")).toContainText(said("Votre rétractation a été reçue"));
    await phone.reload();
    await expect(phone.getByText(said("Le client s’est rétracté"))).toBeVisible();
    await expect(phone.getByRole("button", { name: "Émettre la facture" })).toHaveCount(0);
    await phone.context().close();
  },
);

test(
  "a sheet signed at the counter is photographed and noted from the repair",
  ONCE,
  async ({ page }) => {
    const desk = await deskOf(MARC);
    const thread = await begin(desk, nameFor("TESSIER"));
    await sendQuote(desk, thread.repair_id);
    await enterAs(page, MARC);
    await openSheet(page, thread);
    await page.getByRole("button", { name: "Faire signer ici" }).first().click();
    const dialog = page.getByRole("dialog", { name: "Accord du client" });
    await dialog.getByText("Sur une feuille").click();
    await dialog.getByText("À l’atelier", { exact: true }).click();
    await expect(
      dialog.getByText(said("Il manque encore : la photo de la feuille.")),
    ).toBeVisible();
    const record = dialog.getByRole("button", { name: "Noter l’accord" });
    await expect(record).toBeDisabled();
    const chosen = page.waitForEvent("filechooser");
    await dialog.getByRole("button", { name: "Joindre des fichiers" }).click();
    await (await chosen).setFiles("src/web/public/help/devis.webp");
    await expect(record).toBeEnabled();
    await record.click();
    await expect(page.getByText(said("L’accord est noté."))).toBeVisible();
    await expect(
      page.getByRole("button", { name: "Statut : Devis accepté. Changer de statut" }),
    ).toBeVisible();
  },
);

async function openSheet(page: Page, { repair_id }: Thread): Promise<void> {
  await page.goto(`/app/sheet/${repair_id}`);
  await expect(page).toHaveURL(new RegExp(`/app/sheet/${repair_id}$`));
}

async function lookUp(page: Page, reference: string, contact: string): Promise<void> {
  await page.getByLabel("Référence du devis").fill(reference);
  await page.getByLabel(said("Votre téléphone ou votre e-mail")).fill(contact);
  await page.getByRole("button", { name: "Recevoir le lien" }).click();
}
