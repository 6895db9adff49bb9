/** What is on the screen stays where it is while the rest comes. */
import { expect, test, type Page } from "@playwright/test";
import { settle, signIn } from "../screens.ts";
import { describe, GARONNE, giveContact, giveTown, nameFor, ONCE, takeSlot } from "./steps.ts";

/** The share of the window that moved, each movement weighed by its length (CLS). */
const MOST = 0.02;

async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(globalThis, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ("value" in entry && typeof entry.value === "number")
          Object.assign(globalThis, {
            shifted: Number(Reflect.get(globalThis, "shifted")) + entry.value,
          });
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => Number(Reflect.get(globalThis, "shifted")));
}

/** The first answers come one after another; those that other stories' changes ask for are not later still. */
async function answerOneByOne(page: Page): Promise<void> {
  let count = 0;
  await page.route("**/api/graphql", async (route) => {
    count += 1;
    await new Promise((resolve) => setTimeout(resolve, 350 * Math.min(count, 8)));
    await route.continue();
  });
}

/** A day of the demonstration that nothing is planned on: shorter than the grey cards that announce it. */
const EMPTY_DAY = new Date(Date.now() + 60 * 86_400_000);

for (const [name, path, whole, day] of [
  ["the home page", "/app", "Factures à régler", new Date()],
  ["the home page of an empty day", "/app", "Factures à régler", EMPTY_DAY],
  ["the agenda", "/app/agenda", "Choisir une heure libre", new Date()],
] as const)
  test(`nothing moves on ${name} while its answers come`, async ({ page }) => {
    // A shop that no other story changes: what a colleague does meanwhile may well move the page.
    await signIn(page.request, "owner@repar-loire.test");
    await page.clock.setFixedTime(day);
    const shifted = await watchShifts(page);
    await answerOneByOne(page);
    await page.goto(path);
    await expect(page.getByText(whole).first()).toBeVisible();
    // The changes of other stories are read again too: delayed by seconds each, the page never settled.
    await page.unrouteAll({ behavior: "wait" });
    await settle(page);
    expect(await shifted()).toBeLessThanOrEqual(MOST);
  });

/** How many elements at the most had their style computed again in one go meanwhile. */
async function restyled(page: Page, act: () => Promise<void>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error("the page has no browser");
  const door = await browser.newBrowserCDPSession();
  const counts = [0];
  door.on("Tracing.dataCollected", ({ value }) => {
    for (const { name, args } of value)
      if (name === "UpdateLayoutTree")
        counts.push(Number(Reflect.get(Object(args), "elementCount")));
  });
  const told = new Promise<void>((resolve) =>
    door.once("Tracing.tracingComplete", () => resolve()),
  );
  await door.send("Tracing.start", { traceConfig: { includedCategories: ["devtools.timeline"] } });
  await act();
  await door.send("Tracing.end");
  await told;
  await door.detach();
  return Math.max(...counts);
}

test("a dialog that closes leaves the style of the page behind it", ONCE, async ({ page }) => {
  await signIn(page.request, "owner@repar-loire.test");
  await page.goto("/app/agenda?view=week");
  await page.locator("[data-part=item]").first().click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await settle(page);
  const elements = await page.locator("body *").count();
  const most = await restyled(page, async () => {
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await settle(page);
  });
  expect(most).toBeLessThan(elements / 5);
});

test("the field below the drawn questions of the booking stays where it is while they come", async ({
  page,
}) => {
  await page.route(/\/tunnel-[^/]*\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await page.goto("/31000/atelier-garonne/rdv");
  await page.getByLabel("Cherchez votre appareil").fill("machine a laver");
  await page.getByRole("button", { name: "Lave-linge", exact: true }).click();
  await page.getByRole("button", { name: "Continuer" }).click();
  const field = page.getByLabel(/En quelques mots/);
  await expect(field).toBeVisible();
  const before = await field.boundingBox();
  await expect(page.getByRole("button", { name: "Une fuite d’eau" })).toBeVisible();
  const after = await field.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(40);
});

/** As the service of addresses answers. */
const ADDRESS = {
  label: "12 Rue des Tourneurs 31700 Blagnac",
  street: "12 Rue des Tourneurs",
  zip: "31700",
  city: "Blagnac",
  lat: 43.63,
  lon: 1.39,
};

test(
  "addresses that come late do not push away the button that is about to be pressed",
  ONCE,
  async ({ page }) => {
    const { promise: pressing, resolve: press } = Promise.withResolvers<void>();
    await page.route("**/api/v1/geocode?*", async (route) => {
      await pressing;
      await route.fulfill({ json: { addresses: [ADDRESS] } });
    });
    await page.goto(`${GARONNE}/rdv`);
    const lastname = nameFor("TARDIF");
    await describe(page);
    await giveTown(page, {});
    await takeSlot(page, { lastname });
    await giveContact(page, { lastname });
    const asked = page.waitForRequest(/geocode/);
    await page.getByLabel("Numéro et rue").pressSequentially("12 rue des");
    await asked;
    await page.getByLabel("Ville").focus();
    const button = page.getByRole("button", { name: "Confirmer le rendez-vous" });
    const before = await button.boundingBox();
    press();
    await settle(page);
    expect(await button.boundingBox()).toEqual(before);
  },
);
