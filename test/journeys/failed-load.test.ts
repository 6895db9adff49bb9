/** What is being typed stays on the screen when something else on that screen cannot be loaded. */
import { expect, test, type Locator, type Page, type Route } from "@playwright/test";
import { fileClient, fileRepair } from "./records.ts";
import { deskOf, enterAs, MARC, nameFor, ONCE, said } from "./steps.ts";

const TYPED = "Sonner deux fois, le chien aboie";
const RESYNC = "story-resync";
const GRAPHQL = "**/api/graphql";

/** A way to make the page read everything again, as the live events do after a cut. */
async function listenForResync(page: Page): Promise<void> {
  await page.addInitScript((name) => {
    globalThis.EventSource = class extends EventSource {
      constructor(url: string | URL) {
        super(url);
        addEventListener(name, () => this.dispatchEvent(new Event("resync")));
      }
    };
  }, RESYNC);
}

const resync = (page: Page): Promise<boolean> =>
  page.evaluate((name) => dispatchEvent(new Event(name)), RESYNC);

/** Every read of the screen fails once, and succeeds the next time. */
async function failRefresh(page: Page): Promise<void> {
  await page.route(GRAPHQL, (route) => route.abort("internetdisconnected"));
  const failed = page.waitForEvent("requestfailed");
  await resync(page);
  await failed;
  await page.unroute(GRAPHQL);
  const answered = page.waitForResponse(GRAPHQL);
  await resync(page);
  await answered;
}

async function editClient(page: Page, lastname: string): Promise<Locator> {
  const id = await fileClient(await deskOf(MARC), lastname);
  await page.goto(`/app/client/${id}`);
  await page.getByRole("button", { name: "Modifier", exact: true }).first().click();
  return page.getByRole("textbox", { name: "Note" });
}

type Form = { name: string; open: (page: Page) => Promise<Locator> };

const FORMS: readonly Form[] = [
  {
    name: "a client",
    open: (page) => editClient(page, nameFor("VASSEUR")),
  },
  {
    name: "a note of a sheet",
    open: async (page) => {
      await page.goto(`/app/sheet/${await fileRepair(await deskOf(MARC), nameFor("WEBER"))}`);
      return page.getByRole("textbox", { name: "Nouvelle note" });
    },
  },
  {
    name: "a quote",
    open: async (page) => {
      const repair_id = await fileRepair(await deskOf(MARC), nameFor("XAVIER"));
      await page.goto(`/app/repair/quote?repair_id=${repair_id}`);
      return page.getByRole("textbox", { name: "Objet" });
    },
  },
  {
    name: "an appointment",
    open: async (page) => {
      await page.goto("/app/agenda?appointemnt=new");
      return page.getByLabel("Notes du rendez-vous");
    },
  },
];

for (const { name, open } of FORMS)
  test(`${name} being typed outlives a refresh that fails`, ONCE, async ({ page }) => {
    await listenForResync(page);
    await enterAs(page, MARC);
    const field = await open(page);
    await field.fill(TYPED);
    await failRefresh(page);
    await expect(field).toHaveValue(TYPED);
    await expect(page.getByText(said("Impossible d’afficher"))).toHaveCount(0);
    await expect(page.getByText(said("Votre saisie a été retrouvée"))).toHaveCount(0);
  });

test(
  "a dialog that cannot be loaded leaves the form, and opens once the network is back",
  ONCE,
  async ({ page, context }) => {
    await enterAs(page, MARC);
    const field = await editClient(page, nameFor("YVON"));
    await field.fill(TYPED);
    await context.setOffline(true);
    await page.waitForFunction(() => !navigator.onLine);
    await page.getByRole("button", { name: "Fusionner avec une autre fiche" }).click();
    await expect(page.getByText("Le serveur ne répond pas")).toBeVisible();
    await expect(field).toHaveValue(TYPED);
    await context.setOffline(false);
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(field).toHaveValue(TYPED);
  },
);

test(
  "an agenda that cannot be read says so, and is there again at a press",
  ONCE,
  async ({ page }) => {
    await enterAs(page, MARC);
    // A change of another story would read the agenda again, and take the button away under the press.
    await page.route("**/api/v1/live", (route) => route.abort("connectionfailed"));
    for (const cut of [
      (route: Route) => route.abort("connectionfailed"),
      (route: Route) => route.fulfill({ status: 503, body: "" }),
    ]) {
      await page.route(GRAPHQL, cut);
      await page.goto("/app/agenda");
      await expect(page.getByText(said("Impossible d’afficher ces informations"))).toBeVisible();
      await page.unroute(GRAPHQL);
      await page.getByRole("button", { name: "Réessayer" }).click();
      await expect(page.locator("[data-part=column]").first()).toBeVisible();
    }
  },
);
