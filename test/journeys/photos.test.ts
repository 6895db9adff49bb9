/** What a technician photographs at a client's ends on the sheet, whatever the network does meanwhile. */
import { expect, test, type Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { begin, deskOf, enterAs, MARC, nameFor, ONCE, TOUCH } from "./steps.ts";

const UPLOADS = "**/api/v1/upload/**";

/** A photo as a telephone takes it, each of its own colour. */
const photo = async (name: string, background: string) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width: 1200, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

async function openSheet(page: Page, story: string): Promise<string> {
  const { repair_id, sheetid } = await begin(await deskOf(MARC), nameFor(story));
  await enterAs(page, MARC);
  await page.goto(`/app/sheet/${repair_id}`);
  await expect(page.getByRole("heading", { name: "Photos et documents" })).toBeVisible();
  return sheetid;
}

const add = async (page: Page, ...files: Awaited<ReturnType<typeof photo>>[]): Promise<void> => {
  const chosen = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Ajouter des photos" }).click();
  await (await chosen).setFiles(files);
};

const row = (page: Page, name: string) =>
  page.getByRole("list", { name: "Envois" }).getByRole("listitem").filter({ hasText: name });

/** A picture that really came from the server. */
async function expectShown(page: Page, name: string): Promise<void> {
  const picture = page.getByRole("img", { name });
  await expect(picture).toBeVisible();
  await expect(picture).toHaveAttribute("src", /\/app\/file\/.*\/thumbnail$/);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(320);
}

test(
  "two photos are added; one fails, is tried again, and the list is cleared",
  TOUCH,
  async ({ page }) => {
    await page.clock.install();
    await openSheet(page, "PHOTOS");
    const refused = new Set<string>();
    await page.route(UPLOADS, async (route) => {
      const body = route.request().postDataBuffer()?.toString("latin1") ?? "";
      const fails = body.includes("hublot.jpg") && !refused.has("over");
      await (fails ? route.abort("connectionfailed") : route.continue());
    });
    await page.getByLabel("Classer comme").selectOption("Plaque signalétique");
    await add(page, await photo("plaque.jpg", "#7a8"), await photo("hublot.jpg", "#a87"));

    await expect(row(page, "plaque.jpg")).toContainText("Envoi terminé");
    const failed = row(page, "hublot.jpg");
    // It is sent again after longer and longer pauses, which are passed over: forty seconds at most, as for a person.
    let passed = 0;
    await expect(async () => {
      passed += 4;
      await page.clock.fastForward(4_000);
      await expect(failed).toContainText("L’envoi n’a pas abouti", { timeout: 500 });
    }).toPass();
    expect(passed).toBeLessThanOrEqual(40);
    await expectShown(page, "plaque.jpg");
    await expect(
      page.getByRole("button", { name: "Plaque signalétique, classer plaque.jpg" }),
    ).toBeVisible();
    await expect(page.getByRole("img", { name: "hublot.jpg" })).toHaveCount(0);

    refused.add("over");
    await failed.getByRole("button", { name: "Réessayer" }).click();
    await expect(failed).toContainText("Envoi terminé");
    await expectShown(page, "hublot.jpg");
    await expect(page.getByText("Tout est envoyé.")).toBeVisible();

    await page.getByRole("button", { name: "Effacer les envois terminés" }).click();
    await expect(page.getByRole("list", { name: "Envois" })).toHaveCount(0);
    await page.reload();
    await expectShown(page, "hublot.jpg");
    await expect(page.getByRole("list", { name: "Envois" })).toHaveCount(0);
  },
);

test(
  "a photo taken without network waits on the device, survives a reload and arrives once",
  TOUCH,
  async ({ page }) => {
    await openSheet(page, "CAVE");
    await page.route(UPLOADS, (route) => route.abort("internetdisconnected"));
    await add(page, await photo("compteur.jpg", "#789"));
    // What is still made ready is not kept yet.
    await expect(row(page, "compteur.jpg")).toBeVisible();
    await expect(row(page, "compteur.jpg")).not.toHaveAttribute("data-state", "preparing");
    await page.reload();
    await expect(row(page, "compteur.jpg")).toBeVisible();

    // The server takes it and its answer gets lost: the next attempt must not make a second photo.
    // The route made last comes first: no attempt slips in between.
    let lost = 0;
    await page.route(UPLOADS, async (route) => {
      if (lost++ > 0) return route.continue();
      await route.fetch();
      return route.abort("connectionreset");
    });
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect(row(page, "compteur.jpg")).toContainText("Envoi terminé");
    expect(lost).toBeGreaterThan(1);
    await expectShown(page, "compteur.jpg");
    await expect(page.getByRole("img", { name: "compteur.jpg" })).toHaveCount(1);
  },
);

test(
  "what is no photo is refused by name, and the photo beside it is taken",
  ONCE,
  async ({ page }) => {
    await openSheet(page, "INTRUS");
    const intruder = {
      name: "facture.jpg",
      mimeType: "image/jpeg",
      buffer: Buffer.from("<html>".padEnd(80)),
    };
    await add(page, intruder, await photo("bonne.jpg", "#987"));
    await expect(
      page.getByText(/facture\.jpg\s: Ce type de fichier n’est pas accepté\./),
    ).toBeVisible();
    await expect(row(page, "bonne.jpg")).toContainText("Envoi terminé");
  },
);

test(
  "an iPhone's photo chosen on a desk becomes a picture that every browser shows",
  ONCE,
  async ({ page }) => {
    await openSheet(page, "IPHONE");
    const chooser = page.locator('input[aria-label="Ajouter des photos"]');
    await expect(chooser).toHaveAttribute("accept", /\.heic/);
    const buffer = await readFile(path.resolve("test/shop/plaque.heic"));
    let go = (): void => undefined;
    const held = new Promise<void>((resolve) => (go = resolve));
    await page.route(/read-heic.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await add(page, { name: "IMG_2041.HEIC", mimeType: "image/heic", buffer });
    await expect(row(page, "IMG_2041.HEIC")).toHaveAttribute("data-state", "preparing");
    // Nothing is kept yet: leaving is asked first, and refused here.
    const question = page.waitForEvent("dialog");
    await page.evaluate(() => void setTimeout(() => location.reload()));
    const leaving = await question;
    expect(leaving.type()).toBe("beforeunload");
    await leaving.dismiss();
    go();
    await expect(row(page, "IMG_2041.jpg")).toContainText("Envoi terminé");
    await expectShown(page, "IMG_2041.jpg");
  },
);

test(
  "before and after stand together on the sheet, and on the client's page once they are shown",
  ONCE,
  async ({ page }) => {
    const sheetid = await openSheet(page, "AVANT");
    for (const [name, tag] of [
      ["joint.jpg", "Avant réparation"],
      ["plan.jpg", "Plaque signalétique"],
      ["joint-neuf.jpg", "Après réparation"],
    ] as const) {
      await page.getByLabel("Classer comme").selectOption(tag);
      await add(page, await photo(name, "#789"));
      await expect(page.getByRole("img", { name, exact: true })).toBeVisible();
    }
    const pair = page.locator("[data-part=pair]");
    await expect(pair.getByRole("img")).toHaveCount(2);
    await expect(pair.getByRole("img", { name: "plan.jpg" })).toHaveCount(0);
    for (const name of ["joint.jpg", "joint-neuf.jpg"]) {
      const shown = page.getByRole("checkbox", { name: `Montrer ${name} au client` });
      await shown.click();
      await expect(shown).toBeChecked();
      await expect(shown).toBeEnabled();
    }
    await page.goto(`/suivi/${sheetid}`);
    const photos = page.getByRole("region", { name: "Photos de la réparation" });
    await expect(photos.getByRole("listitem")).toHaveCount(1);
    await expect(photos.getByRole("link")).toHaveText(["Avant réparation", "Après réparation"]);
  },
);
