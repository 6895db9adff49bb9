/** What a client answers to a letter, with a photo, is in the sheet beside what the shop wrote. */
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { ask, begin, deskOf, emailOf, enterAs, MARC, nameFor } from "./steps.ts";

test("a client's answer shows in the open sheet, its photo beside it, and names the file that was not kept", async ({
  page,
}) => {
  const desk = await deskOf(MARC);
  const lastname = nameFor("RIVOIRE");
  const { repair_id } = await begin(desk, lastname);
  const { repair } = await ask<{ repair: { messages: { id: string }[] } }>(
    desk,
    "query ($id: ID!) { repair(id: $id) { messages { id } } }",
    { id: repair_id },
  );
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
  await desk.dispose();
});
