/** A day at the workshop in two browsers side by side: what one does, the other sees without touching anything. */
import { expect, test, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { fileRepair } from "./records.ts";
import { report } from "./wizard-desk.ts";
import { anotherAs, deskOf, enterAs, MARC, nameFor, ONCE, said } from "./steps.ts";

const KARIM = "karim@atelier-garonne.test";

const statusOf = (page: Page, status: string) =>
  page.getByRole("button", { name: said(`Statut : ${status}. Changer de statut`) });

async function choose(page: Page, status: string): Promise<void> {
  await page.getByRole("button", { name: /Changer de statut$/ }).click();
  await page.getByRole("menuitem", { name: status, exact: true }).click();
}

/** Seconds until the other screen showed each thing: printed, not asserted, since four browsers share two cores. */
const waits: number[] = [];
async function see(shown: Locator): Promise<void> {
  const since = performance.now();
  await expect(shown).toBeVisible();
  waits.push((performance.now() - since) / 1_000);
}

const dialog = (page: Page) => page.getByRole("dialog").last();

async function sign(page: Page, button: string): Promise<void> {
  await dialog(page).getByLabel("Ou tapez votre nom en guise de signature").fill("Camille");
  await dialog(page).getByRole("button", { name: button }).click();
}

test(
  "received, photographed, diagnosed, waiting for a part, repaired, handed over: each sees the other",
  ONCE,
  async ({ page: desk, browser }) => {
    test.setTimeout(180_000);
    const repair_id = await fileRepair(await deskOf(MARC), nameFor("ETABLI"));
    const bench = await anotherAs(browser, KARIM);
    await enterAs(desk, MARC);
    await Promise.all([desk, bench].map((page) => page.goto(`/app/sheet/${repair_id}`)));

    await test.step("the desk receives the machine, signed; the bench sees it arrive", async () => {
      await desk.getByRole("button", { name: "Recevoir l’appareil" }).click();
      await dialog(desk).getByText("Rayures").click();
      await sign(desk, "Recevoir l’appareil");
      await see(bench.getByText(/signé par Camille/));
    });

    await test.step("the bench photographs the fault and draws where; the desk sees both photos", async () => {
      const chosen = bench.waitForEvent("filechooser");
      await bench.getByRole("button", { name: "Ajouter des photos" }).click();
      const create = { width: 900, height: 600, channels: 3, background: "#a87" } as const;
      const buffer = await sharp({ create }).jpeg().toBuffer();
      await (await chosen).setFiles([{ name: "joint.jpg", mimeType: "image/jpeg", buffer }]);
      await see(desk.getByRole("img", { name: "joint.jpg" }));
      await bench.getByRole("button", { name: "Dessiner sur joint.jpg" }).click();
      await draw(bench);
      await dialog(bench)
        .getByLabel(/Ce que montre le dessin/)
        .fill("Le joint est fendu ici");
      await dialog(bench).getByRole("button", { name: "Enregistrer à côté" }).click();
      const drawn = desk
        .getByRole("listitem")
        .getByRole("img", { name: "Le joint est fendu ici.jpg" });
      await see(drawn.first());
      await expect(desk.getByRole("img", { name: "joint.jpg", exact: true })).toBeVisible();
    });

    await test.step("both correct the fault at once: the second is shown both, and nothing is lost", async () => {
      for (const page of [desk, bench])
        await page.getByRole("button", { name: "Modifier la panne" }).click();
      await bench.getByLabel("Précisions").fill("Manchette percée.");
      await dialog(bench).getByRole("button", { name: "Enregistrer" }).click();
      await expect(bench.getByRole("dialog")).toHaveCount(0);
      await desk.getByLabel("Précisions").fill("Fuit à l’essorage.");
      await dialog(desk).getByRole("button", { name: "Enregistrer" }).click();
      const notice = desk.getByRole("alert").filter({ hasText: "Modifié entre-temps" });
      await expect(notice).toContainText("Manchette percée.");
      await expect(notice).toContainText("Karim Benali");
      await notice.getByRole("button", { name: "Garder ma saisie" }).click();
      await dialog(desk).getByRole("button", { name: "Enregistrer" }).click();
      await expect(bench.locator("[data-part=timeline]")).toContainText("Fuit à l’essorage.");
      await expect(bench.locator("[data-part=timeline]")).toContainText("Manchette percée.");
    });

    await test.step("a part is missing: the desk sees it wait, notes its arrival, the bench goes on", async () => {
      await choose(bench, "Prêt à réparer");
      await bench.getByRole("button", { name: "Ajouter une pièce" }).click();
      await dialog(bench).getByLabel("Pièce", { exact: true }).fill("Manchette de hublot");
      await dialog(bench).locator("label", { hasText: "Commandée au fournisseur" }).click();
      await dialog(bench)
        .getByRole("button", { name: /^(Ajouter|Enregistrer)/ })
        .click();
      await see(statusOf(desk, "Attente de pièces"));
      await desk.getByRole("button", { name: "Prêter un appareil" }).click();
      const lent = nameFor("Lave-linge de prêt");
      await dialog(desk).getByLabel("Appareil", { exact: true }).fill(lent);
      await dialog(desk).getByRole("button", { name: "Prêter", exact: true }).click();
      await see(bench.getByText(new RegExp(`${lent}, à rendre`)).first());
      await desk
        .getByRole("region", { name: "La suite" })
        .getByRole("button", { name: "Noter son arrivée" })
        .click();
      await see(statusOf(bench, "Prêt à réparer"));
    });

    await test.step("repaired, it is not closed while the client has the shop's machine", async () => {
      await bench.getByRole("button", { name: "Mettre à l’essai" }).first().click();
      await bench.getByRole("button", { name: "Valider l’essai" }).first().click();
      await see(statusOf(desk, "Réparé"));
      await choose(desk, "Terminer/Archivé");
      await expect(
        desk.getByText(said("L’appareil de prêt est encore chez le client")),
      ).toBeVisible();
      await expect(statusOf(desk, "Réparé")).toBeVisible();
    });

    await test.step("the client takes it back and gives back what was lent; the bench sees it leave", async () => {
      await desk.getByRole("button", { name: "Rendre l’appareil" }).click();
      await dialog(desk).getByRole("button", { name: "Noter son retour" }).click();
      await expect(dialog(desk).getByText("encore un appareil de l’atelier")).toHaveCount(0);
      await sign(desk, "Rendre l’appareil");
      await see(statusOf(bench, "Attente de réglement"));
      // The bench may see it first: a change of status that starts from a former one is refused.
      await expect(statusOf(desk, "Attente de réglement")).toBeVisible();
      await choose(desk, "Terminer/Archivé");
      await see(statusOf(bench, "Terminer/Archivé"));
    });
    const last = waits.toSorted((a, b) => a - b).at(-1) ?? 0;
    report("seen by the other", `${waits.length} things, the slowest in ${last.toFixed(2)} s`);
    await bench.context().close();
  },
);

/** An arrow by hand, a circle by the keys; the last step is taken back and made again. */
async function draw(page: Page): Promise<void> {
  const canvas = page.locator("canvas");
  await expect(canvas).toBeVisible();
  const box = await canvas.boundingBox();
  if (!box) throw new Error("the photo is not shown");
  await page.mouse.move(box.x + box.width / 4, box.y + box.height / 4);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(dialog(page).getByRole("status")).toHaveText("1 flèche.");
  await dialog(page).locator("label", { hasText: "Cercle" }).click();
  await dialog(page).getByRole("button", { name: "Placer au centre" }).click();
  await page.keyboard.press("ArrowRight");
  await expect(dialog(page).getByRole("status")).toHaveText("1 flèche, 1 cercle.");
  for (let step = 0; step < 2; step++)
    await dialog(page).getByRole("button", { name: "Annuler le dernier" }).click();
  await expect(dialog(page).getByRole("status")).toHaveText("1 flèche.");
}

test(
  "a button pressed while a colleague's change comes takes its click",
  ONCE,
  async ({ page: bench, browser }) => {
    const repair_id = await fileRepair(await deskOf(MARC), nameFor("DOIGT"));
    await enterAs(bench, KARIM);
    const desk = await anotherAs(browser, MARC);
    await Promise.all([desk, bench].map((page) => page.goto(`/app/sheet/${repair_id}`)));
    await bench.getByRole("button", { name: "Ajouter une pièce" }).hover();
    await bench.mouse.down();
    const heard = bench.waitForResponse(async (response) => {
      const isSheet = response.request().postData()?.includes("query sheet(") ?? false;
      return isSheet && (await response.text()).includes('"status":"Prêt à réparer"');
    });
    // « La suite » of this status has a line more, and stands above the parts.
    await choose(desk, "Prêt à réparer");
    await heard;
    await bench.waitForTimeout(200);
    await bench.mouse.up();
    await expect(dialog(bench).getByLabel("Pièce", { exact: true })).toBeVisible();
    await expect(statusOf(bench, "Prêt à réparer")).toBeAttached();
    await desk.context().close();
  },
);
