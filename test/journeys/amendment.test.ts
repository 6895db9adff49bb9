/** More work is found after the signature: an amendment, signed in its turn, which is billed alone. */
import { expect, test } from "@playwright/test";
import { issueInvoice, journalOf, papers, papersOf, sign, trackingOf } from "./billing.ts";
import {
  accept,
  anotherAs,
  begin,
  deskOf,
  linkTo,
  MARC,
  nameFor,
  said,
  sendQuote,
} from "./steps.ts";

test("more work is agreed by an amendment, which the client signs and the invoice bills alone", async ({
  browser,
}, { project }) => {
  const desk = await deskOf(MARC);
  const thread = await begin(desk, nameFor("AVENANT"));
  const first = await sendQuote(desk, thread.repair_id);
  await accept(desk, first);
  const shop = await anotherAs(browser, MARC, project.use);
  const client = await (await browser.newContext(project.use)).newPage();

  await test.step("the shop finds a worn pump, and writes an amendment", async () => {
    await shop.goto(`/app/repair/quote/${first.id}`);
    await shop.getByRole("button", { name: "Préparer un avenant" }).click();
    await expect(shop.getByText(said(`Avenant au devis ${first.reference}.`))).toBeVisible();
    await expect(shop.getByRole("listitem", { name: "Ligne 1" }).getByLabel("Libellé")).toHaveValue(
      "Manchette de hublot, pose comprise",
    );
    await shop.getByRole("button", { name: "Pièce", exact: true }).click();
    const pump = shop.getByRole("listitem", { name: "Ligne 2" });
    await pump.getByLabel("Libellé").fill("Pompe de vidange");
    await pump.getByLabel("Prix unitaire HT").fill("50");
    await shop.getByRole("button", { name: "Envoyer le devis" }).click();
    const dialog = shop.getByRole("dialog", { name: "Envoyer le devis" });
    await expect(dialog).toContainText(said("178,20 €"));
    await dialog.getByRole("button", { name: "Envoyer le devis" }).click();
    await expect(shop.getByText("Envoyé", { exact: true }).first()).toBeVisible();
  });

  await test.step("meanwhile neither of both is billed", async () => {
    await shop.goto(`/app/repair/quote/${first.id}`);
    await expect(shop.getByText(/Un avenant attend la signature du client/)).toBeVisible();
    await shop.getByRole("button", { name: "Émettre la facture" }).click();
    const dialog = shop.getByRole("dialog");
    await expect(dialog.getByRole("note")).toContainText("attend la signature du client");
    await expect(dialog.getByRole("button", { name: "Émettre la facture" })).toHaveCount(0);
    await dialog.getByRole("button", { name: "Pas maintenant" }).click();
  });

  await test.step("the client reads what changes, and signs", async () => {
    await client.goto(await linkTo(desk, thread.lastname, "quote-sent"));
    const head = client.getByRole("main").locator("header");
    await expect(head).toContainText(said(`Avenant au devis ${first.reference}`));
    await expect(head.getByText(said("178,20 € TTC"))).toBeVisible();
    await sign(client, "Camille Avenant");
    await expect(client.getByText(said("Merci, le devis est accepté"))).toBeVisible();
  });

  await test.step("the first quote stays as it was signed, and is no longer billed", async () => {
    await shop.reload();
    await expect(shop.getByText(/Un avenant signé a remplacé ce devis/)).toBeVisible();
    await expect(shop.getByRole("button", { name: "Émettre la facture" })).toHaveCount(0);
    await expect(shop.getByRole("button", { name: "Préparer un avenant" })).toHaveCount(0);
    await expect(shop.getByText(said("118,20 €")).first()).toBeVisible();
  });

  await test.step("the invoice bills the amendment alone, for both sides", async () => {
    await shop.goto(`/app/sheet/${thread.repair_id}`);
    await issueInvoice(shop);
    await expect(papers(shop).getByRole("button", { name: "Émettre la facture" })).toHaveCount(0);
    expect(await papersOf(desk, thread.repair_id)).toMatchObject([{ kind: 380, due: 17_820 }]);
    const sold = await journalOf(desk, "ventes", thread.lastname);
    expect(sold.map((row) => row.match(/-?\d+,\d\d/g)?.slice(0, 3))).toEqual([
      ["148,50", "29,70", "178,20"],
    ]);
    const tracking = await trackingOf(client, thread);
    expect(tracking.match(/Facture F/g)).toHaveLength(1);
    expect(tracking).toContain("178,20 €");
    expect(tracking).toMatch(/Accepté, remplacé par l’avenant/);
  });
  await client.context().close();
  await shop.context().close();
});
