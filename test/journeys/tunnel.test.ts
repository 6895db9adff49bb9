/** A client in a train reads again what they read at the station; nothing is sent in vain, and what is gone is gone here too. */
import { expect, test, type Page } from "@playwright/test";
import { violationsIn } from "../looks/axe.ts";
import { begin, deskOf, MARC, nameFor, ONCE, sendQuote } from "./steps.ts";

test.use({ serviceWorkers: "allow" });

/** The page's own worker holds it, with each of its files. */
const isKept = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const pages = await caches.open("etabli-client-pages");
    const files = await caches.open("etabli-client-files");
    const used = performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.includes("/assets/"));
    const held = await Promise.all(used.map(({ name }) => files.match(name)));
    return (await pages.match(location.pathname)) !== undefined && held.every(Boolean);
  });
const expectKept = (page: Page) => expect.poll(() => isKept(page), { timeout: 30_000 }).toBe(true);

test("the tracking page and an opened quote are read in a tunnel, and say from when they are", async ({
  page,
  context,
}) => {
  const desk = await deskOf(MARC);
  const { sheetid, repair_id } = await begin(desk, nameFor("TUNNEL"));
  const { quoteid, reference } = await sendQuote(desk, repair_id);
  await page.goto(`/suivi/${sheetid}`);
  await expect(page.getByText("Hors-ligne")).toHaveCount(0);
  await expectKept(page);
  await page.goto(`/quote/${quoteid}`);
  await expectKept(page);
  // Nothing of the office was loaded for a client.
  const names = await page.evaluate(() => caches.keys());
  expect(names.toSorted()).toEqual(["etabli-client-files", "etabli-client-pages"]);

  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText(reference).first()).toBeVisible();
  const notice = page.getByRole("status").filter({ hasText: "Hors-ligne" });
  await expect(notice).toContainText(/Page vue .* à \d+\s?h/);
  expect(await violationsIn(page, "page")).toEqual([]);

  await page.goto(`/suivi/${sheetid}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Lave-linge");
  await expect(notice).toBeVisible();
  // A page that was never opened here says so, in place of the browser's own error.
  await page.goto(`/suivi/${sheetid}/conditions`).catch(() => undefined);
  await expect(page.getByRole("heading", { name: "Pas de réseau" })).toBeVisible();

  await context.setOffline(false);
  await page.goto(`/suivi/${sheetid}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Lave-linge");
  await expect(page.getByText("Hors-ligne")).toHaveCount(0);
});

test(
  "a page whose device is so slow that its worker takes over first is kept as well",
  ONCE,
  async ({ page }) => {
    const { sheetid } = await begin(await deskOf(MARC), nameFor("LENTEUR"));
    await page.addInitScript(() => {
      const { serviceWorker } = navigator;
      const register = serviceWorker.register.bind(serviceWorker);
      serviceWorker.register = async (address, options) => {
        const registration = await register(address, options);
        while (!serviceWorker.controller) await new Promise((done) => setTimeout(done, 20));
        return registration;
      };
    });
    await page.goto(`/suivi/${sheetid}`);
    await expectKept(page);
  },
);

test(
  "the line comes back under the page; a page that is gone on the server is forgotten",
  ONCE,
  async ({ page, context }) => {
    const { sheetid } = await begin(await deskOf(MARC), nameFor("RETOUR"));
    await page.goto(`/suivi/${sheetid}`);
    await expectKept(page);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText(/^Hors-ligne/)).toBeVisible();
    // What is typed stays, and is not sent into the void.
    const field = page.getByLabel(/^Écrire à/);
    await field.fill("Le portail est fermé");
    await page.getByRole("button", { name: "Envoyer le message" }).click();
    await expect(page.getByText(/Rien n’est parti/)).toBeVisible();
    await expect(field).toHaveValue("Le portail est fermé");
    await context.setOffline(false);
    await page.getByRole("button", { name: "Actualiser" }).click();
    await expect(page.getByText(/Le réseau est revenu|Hors-ligne/)).toHaveCount(0);

    await context.route(`**/suivi/${sheetid}`, (route) =>
      route.fulfill({ status: 410, contentType: "text/html", body: "<h1>Parti</h1>" }),
    );
    await page.reload();
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const cache = await caches.open("etabli-client-pages");
          return (await cache.keys()).length;
        }),
      )
      .toBe(0);
    await context.unrouteAll();
    await context.setOffline(true);
    await page.goto(`/suivi/${sheetid}`).catch(() => undefined);
    await expect(page.getByRole("heading", { name: "Pas de réseau" })).toBeVisible();
  },
);
