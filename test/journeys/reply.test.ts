/** What a client answers to a letter, with a photo, is in the sheet beside what the shop wrote. */
import { expect, test, type APIRequestContext, type Page } from "@playwright/test";
import sharp from "sharp";
import { ask, begin, deskOf, emailOf, enterAs, MARC, nameFor } from "./steps.ts";

async function writeToClient(page: Page, text: string): Promise<void> {
  const write = page.getByRole("button", { name: "Écrire au client" });
  await write.click();
  const dialog = page.getByRole("dialog", { name: "Écrire au client" });
  await dialog.getByLabel("Message").fill(text);
  await dialog.getByRole("button", { name: "Envoyer" }).click();
  await expect(dialog).toBeHidden();
  await expect(write).toBeFocused();
}

/** As many letters as one mailbox may receive in a day: the next one does not leave. */
async function fillMailbox(desk: APIRequestContext, repair_id: string): Promise<void> {
  const letter = 'writeToClient(repair_id: $id, text: "Bonjour.") { __typename }';
  const ten = Array.from({ length: 10 }, (_, rank) => `l${rank}: ${letter}`).join(" ");
  for (let tens = 0; tens < 5; tens++)
    await ask(desk, `mutation ($id: ID!) { ${ten} }`, { id: repair_id });
}

test("a client's answer shows in the open sheet with its photo, what the shop writes too, and a letter that did not leave goes to the corrected address", async ({
  page,
}) => {
  const desk = await deskOf(MARC);
  const lastname = nameFor("RIVOIRE");
  const { repair_id } = await begin(desk, lastname);
  const { repair } = await ask<{
    repair: { client: { id: string }; messages: { id: string }[] };
  }>(desk, "query ($id: ID!) { repair(id: $id) { client { id } messages { id } } }", {
    id: repair_id,
  });
  await enterAs(page, MARC);
  await page.goto(`/app/sheet/${repair_id}`);
  const journal = page.locator("[data-part=timeline]");
  await expect(journal.getByRole("listitem").first()).toBeVisible();

  const photo = sharp({ create: { width: 640, height: 480, channels: 3, background: "#7a9" } });
  const answer = await desk.post("/api/v1/inbound/email", {
    headers: { authorization: "Bearer le-fournisseur-des-essais" },
    data: {
      from: emailOf(lastname),
      // One of them went to the shop, which is no letter to answer.
      to: repair.messages.map(({ id }) => `reponses+${id}@etabli.example`),
      text: "Voici le tambour.",
      message_id: `<${repair_id}@essais.test>`,
      attached: [
        { filename: "tambour.jpg", content: (await photo.jpeg().toBuffer()).toString("base64") },
        { filename: "macro.docm", content: Buffer.from("PK").toString("base64") },
      ],
    },
  });
  expect(await answer.json()).toEqual({ received: "sheet" });

  const line = journal.getByRole("listitem").filter({ hasText: "Voici le tambour." }).first();
  await expect(line).toContainText("macro.docm (type de fichier non accepté)");
  const thumbnail = line.getByRole("img", { name: "tambour.jpg" });
  await thumbnail.scrollIntoViewIfNeeded();
  await expect
    .poll(() => thumbnail.evaluate((it) => it instanceof HTMLImageElement && it.naturalWidth))
    .toBeGreaterThan(0);

  await writeToClient(page, "La pompe arrive mardi.");
  const written = journal.getByRole("listitem").filter({ hasText: "La pompe arrive mardi." });
  await expect(written).toContainText("E-mail envoyé");
  await expect(written).toContainText("Marc Delmas");
  await written.getByText("Lire le message").click();
  await expect(written.getByText("La pompe arrive mardi.")).toBeVisible();

  await fillMailbox(desk, repair_id);
  await writeToClient(page, "Elle est arrivée.");
  const held = journal.getByRole("listitem").filter({ hasText: "Elle est arrivée." });
  await expect(held).toContainText(/Trop de lettres à cette adresse depuis hier/);
  const client = {
    id: repair.client.id,
    lastname,
    email: `neuf.${emailOf(lastname)}`,
  };
  await ask(desk, "mutation ($input: ClientInput!) { upsertClient(input: $input) { id } }", {
    input: client,
  });
  await held.getByRole("button", { name: "Renvoyer" }).click();
  await expect(page.getByText(`L’e-mail repart vers neuf.${emailOf(lastname)}.`)).toBeVisible();
  await expect(held).toContainText("E-mail envoyé");
  await expect(held.getByRole("button", { name: "Renvoyer" })).toHaveCount(0);
  await desk.dispose();
});
