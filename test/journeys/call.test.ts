/** Tele-assistance: what the technician shows is seen on the client's telephone, and nothing said is lost. */
import { expect, test, type Browser, type Page } from "@playwright/test";
import sharp from "sharp";
import { violationsIn } from "../looks/axe.ts";
import { arrive, enter, hold, isShown, openBrowser, openCall } from "./call-steps.ts";
import { ask, begin, deskOf, MARC, nameFor } from "./steps.ts";

const CLIENT = "Votre caméra";
const SHOP = "Ce que montre la caméra du client";

// One after another: pictures are encoded by the processor. The client is on a telephone, the shop at its desk.
test.describe.configure({ mode: "default" });

let browser: Browser;
test.beforeAll(async () => {
  browser = await openBrowser();
});
test.afterAll(() => browser.close());

const stage = (page: Page, label: string) => page.getByLabel(label).locator("..");

async function moveOver(page: Page): Promise<void> {
  const box = await stage(page, SHOP).boundingBox();
  if (!box) throw new Error("the picture has no place");
  await page.mouse.move(box.x + box.width * 0.4, box.y + box.height * 0.5);
  await page.mouse.move(box.x + box.width * 0.5, box.y + box.height * 0.5);
}

/** The finger stays down until `drawn` is done. */
async function drawOver(page: Page, drawn: () => Promise<void>): Promise<void> {
  const box = await stage(page, SHOP).boundingBox();
  if (!box) throw new Error("the picture has no place");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x - 40, y);
  await page.mouse.down();
  for (const step of [1, 2, 3, 4]) await page.mouse.move(x - 40 + step * 20, y + (step % 2) * 20);
  await drawn();
  await page.mouse.up();
}

test("the technician points and draws on the picture, live and frozen, and the telephone shows it", async () => {
  const desk = await deskOf(MARC);
  const call = await openCall(desk, (await begin(desk, nameFor("LANDRY"))).repair_id);
  const client = await arrive(browser, call);
  await enter(client);
  const office = await hold(browser, call, MARC);
  await isShown(office, SHOP);

  const tool = (name: string) => office.getByRole("button", { name, exact: true });
  if ((await tool("Pointer").getAttribute("aria-pressed")) !== "true")
    await tool("Pointer").click();
  await expect(async () => {
    await moveOver(office);
    await expect(client.locator("[data-pointer]")).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(office.locator("[data-pointer]")).toBeVisible();

  await tool("Figer l’image").click();
  const frozen = (page: Page) => page.getByRole("img", { name: "Image figée" });
  await expect(frozen(client)).toBeVisible();
  await tool("Dessiner").click();
  const strokes = (page: Page, label: string) => stage(page, label).locator("path[d*=L]");
  await drawOver(office, () => expect(strokes(client, CLIENT)).toHaveCount(1));
  await expect(strokes(client, CLIENT)).toHaveCount(1);
  await expect(strokes(office, SHOP)).toHaveCount(1);
  // Whoever comes again finds the same picture and the same drawing.
  await office.reload();
  await expect(frozen(office)).toBeVisible();
  await expect(strokes(office, SHOP)).toHaveCount(1);

  expect(await violationsIn(client, "page")).toEqual([]);
  expect(await violationsIn(office, "page")).toEqual([]);
  await tool("Effacer").click();
  await expect(strokes(client, CLIENT)).toHaveCount(0);
  await tool("Reprendre").click();
  await expect(frozen(client)).toHaveCount(0);
});

test("a still is as sharp as the camera, in the sheet at once, and asked for shot by shot", async () => {
  const desk = await deskOf(MARC);
  const { repair_id } = await begin(desk, nameFor("GUERIN"));
  const call = await openCall(desk, repair_id);
  const client = await arrive(browser, call);
  await enter(client);
  const office = await hold(browser, call, MARC);
  await isShown(office, SHOP);
  await office.getByRole("button", { name: "Plaque signalétique" }).click();
  await expect(client.getByText(/^Montrez la plaque signalétique/)).toBeVisible();
  await office.getByRole("button", { name: "Prendre une photo" }).click();
  const still = office.getByRole("img", { name: "Plaque signalétique, en grand" });
  await expect(still).toBeVisible();
  await expect
    .poll(() => still.evaluate((it) => (it instanceof HTMLImageElement ? it.naturalWidth : 0)))
    .toBeGreaterThanOrEqual(1920);
  await expect(client.getByText("Photo prise : elle est chez l’atelier.")).toBeVisible();
  await expect(
    office.getByRole("button", { name: "Photo gardée Plaque signalétique" }),
  ).toBeVisible();
  expect(await violationsIn(office, "page")).toEqual([]);

  // Its numbers are typed beside it where the browser reads none.
  await office.getByRole("button", { name: "Noter la plaque" }).click();
  const dialog = office.getByRole("dialog", { name: "Modifier l’appareil" });
  await expect(dialog.getByRole("img", { name: "Plaque signalétique" })).toBeVisible();
  await dialog.getByLabel(/^N° série/).fill("9904-001234");
  await dialog.getByRole("button", { name: "Enregistrer" }).click();
  await expect(dialog).toBeHidden();
  await expect(office.getByText("9904-001234")).toBeVisible();

  // The fault is corrected beside the picture.
  await office.getByLabel("Précisions").fill("Le tambour ne tourne plus, la courroie est à terre.");
  const keep = office.getByRole("button", { name: "Enregistrer la panne" });
  await keep.click();
  await expect(keep).toBeDisabled();

  await office.goto(`/app/sheet/${repair_id}`);
  await expect(office.getByText(/la courroie est à terre/).first()).toBeVisible();
  await expect(office.getByText("Photo prise pendant l’appel vidéo")).toBeVisible();
});

test("a line cut for ten seconds comes back by itself, and nothing written meanwhile is lost", async () => {
  const desk = await deskOf(MARC);
  const call = await openCall(desk, (await begin(desk, nameFor("VASSEUR"))).repair_id);
  const client = await arrive(browser, call);
  await enter(client);
  const office = await hold(browser, call, MARC);
  await isShown(office, SHOP);
  await client.context().setOffline(true);
  await office.getByLabel("Écrire un message").fill("Fermez le robinet d’arrivée.");
  await office.getByRole("button", { name: "Envoyer" }).click();
  const said = (page: Page, text: string) => page.getByLabel("Messages de l’appel").getByText(text);
  await expect(said(office, "Fermez le robinet d’arrivée.")).toBeVisible();
  await client.waitForTimeout(10_000);
  await client.context().setOffline(false);
  await client.getByRole("button", { name: /^Écrire/ }).click();
  await expect(said(client, "Fermez le robinet d’arrivée.")).toBeVisible();
  await client.getByLabel("Écrire un message").fill("C’est fait.");
  await client.getByRole("button", { name: "Envoyer" }).click();
  await expect(said(office, "C’est fait.")).toBeVisible();
  await isShown(office, SHOP);
});

test("without a camera the call goes on in writing", async () => {
  const desk = await deskOf(MARC);
  const call = await openCall(desk, (await begin(desk, nameFor("COLLIN"))).repair_id);
  const refusing = await openBrowser("refuses");
  try {
    const client = await arrive(refusing, call);
    await client.getByRole("button", { name: "Rejoindre l’appel" }).click();
    await expect(client.getByText(/La caméra ne s’ouvre pas/)).toBeVisible();
    expect(await violationsIn(client, "page")).toEqual([]);
    await client.getByRole("button", { name: "Continuer sans caméra, par écrit" }).click();
    const office = await hold(browser, call, MARC);
    await client.getByLabel("Écrire un message").fill("Il y a de l’eau partout.");
    await client.getByRole("button", { name: "Envoyer" }).click();
    const messages = office.getByLabel("Messages de l’appel");
    await expect(messages.getByText("Il y a de l’eau partout.")).toBeVisible();
  } finally {
    await refusing.close();
  }
});

test("a call that does not come about becomes photos, and still waits", async () => {
  const desk = await deskOf(MARC);
  const { repair_id } = await begin(desk, nameFor("PICARD"));
  const call = await openCall(desk, repair_id);
  const client = await arrive(browser, call);
  await enter(client);
  await client.getByRole("button", { name: "Envoyer des photos et de courtes vidéos" }).click();
  const sheet = client.getByRole("region", { name: "Photos et courtes vidéos" });
  expect(await violationsIn(client, "page")).toEqual([]);
  await sheet.getByLabel(/^Plaque signalétique/).setInputFiles({
    name: "plaque.jpg",
    mimeType: "image/jpeg",
    buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background: "#876" } })
      .jpeg()
      .toBuffer(),
  });
  await expect(sheet.getByLabel("Vos envois").getByText("Envoyé")).toBeVisible();
  await client.getByRole("button", { name: "Revenir à l’image" }).click();

  const office = await hold(browser, call, MARC);
  await isShown(office, SHOP);
  await expect(
    client.getByRole("button", { name: "Envoyer des photos et de courtes vidéos" }),
  ).toHaveCount(0);
  const { repair } = await ask<{ repair: { photos: { filename: string }[] } }>(
    desk,
    "query ($id: ID!) { repair(id: $id) { photos { filename } } }",
    { id: repair_id },
  );
  expect(repair.photos).toHaveLength(1);
});
