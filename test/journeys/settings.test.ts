/** What the owner decides, and where a client reads it. */
import { expect, test } from "@playwright/test";
import { enterAs, ONCE, said, TOUCH } from "./steps.ts";

const OWNER = "owner@etabli-du-nord.test";
const SHOP = "/59000/etabli-du-nord";

test(
  "an owner opens on Sunday and changes a price: the public page says so",
  ONCE,
  async ({ page }) => {
    await enterAs(page, OWNER);
    await page.goto("/app/settings");
    // Another price at another try: the first one may have been saved.
    const price = `4${7 + test.info().retry},50`;
    const seen = page.getByRole("complementary", { name: "Voir comme un client" });
    const save = page.getByRole("button", { name: "Enregistrer", exact: true });
    await expect(seen.getByRole("row", { name: /dimanche/i })).toContainText("fermé");
    await expect(save).toBeDisabled();
    await page.getByRole("button", { name: "Ajouter une plage le dimanche" }).click();
    await expect(seen.getByRole("row", { name: /dimanche/i })).toContainText(/9\sh\s–\s12\sh/);
    await save.click();
    await expect(page.getByText("Enregistré", { exact: true })).toBeVisible();

    const menu = page.getByRole("navigation", { name: "Paramètres" });
    await menu.getByRole("link", { name: "Tarifs" }).click();
    await page.getByLabel("Déplacement TTC").fill(price);
    await expect(seen).toContainText(price);
    await menu.getByRole("link", { name: "Horaires" }).click();
    await page.getByRole("button", { name: "Continuer la saisie" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByLabel("Déplacement TTC")).toHaveValue(price);
    await save.click();
    await expect(page.getByText("Enregistré", { exact: true })).toBeVisible();

    // The page of a shop may be some seconds old.
    await expect(async () => {
      await page.goto(SHOP);
      await expect(page.getByText(price).first()).toBeVisible({ timeout: 1_000 });
      await expect(page.getByRole("row", { name: /dimanche/i })).toContainText(/9\sh\s–\s12\sh/);
    }).toPass();
  },
);

test(
  "an owner who looks at another time zone reads what it would change, and may give up",
  ONCE,
  async ({ page }) => {
    await enterAs(page, OWNER);
    await page.goto("/app/settings");
    const zone = page.getByLabel("Fuseau horaire");
    const chosen = zone.locator("option:checked");
    await expect(chosen).toHaveText(/^France métropolitaine \(il est \d+\sh(\s\d+)?\)$/);
    await zone.selectOption("Indian/Reunion");
    await expect(page.getByText(said("à une autre heure : France métropolitaine"))).toBeVisible();
    await expect(page.getByText(said("Les rendez-vous déjà pris gardent"))).toBeVisible();
    await page.getByRole("button", { name: "Annuler", exact: true }).click();
    await expect(chosen).toHaveText(/^France métropolitaine/);
    await expect(page.getByText(said("Les rendez-vous déjà pris gardent"))).toHaveCount(0);
  },
);

test(
  "each setting that a client meets is previewed, and the audit says what it was",
  ONCE,
  async ({ page }) => {
    await enterAs(page, OWNER);
    const seen = page.getByRole("complementary", { name: /^Voir comme un client/ });
    const previewed = ["hours", "booking", "travel", "tariffs", "terms", "signature", "messages"];
    for (const address of [
      ...previewed.map((section) => `/app/settings?section=${section}`),
      "/app/settings/company",
    ])
      await test.step(address, async () => {
        await page.goto(address);
        await expect(seen.first()).toBeVisible();
      });
    await page.goto("/app/settings?section=numbering");
    await expect(page.getByText("Le prochain devis")).toBeVisible();

    // The most visits of a day are in the preview before they are saved.
    await page.goto("/app/settings?section=booking");
    await page.getByLabel("Rendez-vous par jour").selectOption({ label: "1\u00a0au plus" });
    await expect(page.getByRole("button", { name: "Enregistrer", exact: true })).toBeEnabled();
    await expect(seen).toContainText("Prochains créneaux offerts");

    // A reminder more, seen at its hour, then in the audit with what was there before.
    const week = page.getByRole("switch", { name: "7 jours avant" });
    const rules = "/app/settings?section=messages";
    await page.goto(rules);
    await expect(seen).not.toContainText("7 jours avant");
    await week.press("Space");
    await expect(seen).toContainText("7 jours avant");
    await page.goto("/app/settings?section=audit");
    const line = page.getByRole("listitem").filter({ hasText: "Rappels et heures calmes" }).first();
    await expect(line).toContainText(/rappels\s: .*→.*7 jours avant/i);
    await page.goto(rules);
    await week.press("Space");
    await expect(seen).not.toContainText("7 jours avant");
  },
);

test(
  "an owner says how long a device reads without network, and its session knows it",
  ONCE,
  async ({ page }) => {
    await enterAs(page, OWNER);
    await page.goto("/app/settings?section=offline");
    const choice = page.getByLabel("Durée de lecture sans réseau");
    await choice.selectOption({ label: "4\u00a0heures" });
    await expect(choice).toBeEnabled();
    const told = async () =>
      (await (await page.request.get("/api/v1/auth/check")).json()).offline_hours;
    await expect.poll(told).toBe(4);
    await page.reload();
    await expect(choice).toHaveValue("4");
    await choice.selectOption({ label: "24\u00a0heures" });
    await expect.poll(told).toBeUndefined();
  },
);

test("the booking button works on a site that allows our script alone, and without it", async ({
  page,
  baseURL,
}) => {
  await enterAs(page, OWNER);
  await page.goto("/app/settings/company");
  await page.getByLabel("Texte du bouton").fill("Réserver <b>ici</b>");
  await page.getByText("Noir", { exact: true }).click();
  await expect(page.getByRole("link", { name: "Réserver <b>ici</b>" })).toHaveCSS(
    "background-color",
    "rgb(31, 27, 36)",
  );
  const snippet = await page.getByLabel("Le bouton", { exact: true }).inputValue();
  // Chromium lets no site of elsewhere reach this machine: the server's own answer is handed over.
  await page.route("**/bouton/etabli.js", async (route) =>
    route.fulfill({ response: await page.request.get(route.request().url()) }),
  );
  const policy = (sources: string) => `default-src 'none'; script-src ${sources}`;
  const visit = async (csp: string) => {
    await page.route("http://site.test/", (route) =>
      route.fulfill({
        contentType: "text/html; charset=utf-8",
        headers: { "content-security-policy": csp },
        body: `<!doctype html><meta charset="utf-8"><nav id="menu">${snippet}</nav>`,
      }),
    );
    await page.goto("http://site.test/");
    return page.getByRole("link", { name: "Réserver <b>ici</b>" });
  };
  const blocked = await visit(policy("'none'"));
  await expect(blocked).toHaveAttribute("href", /rdv\?utm_source=bouton$/);
  await page.unroute("http://site.test/");
  const link = await visit(policy(baseURL ?? ""));
  await expect(link).toHaveCSS("background-color", "rgb(31, 27, 36)");
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.keyboard.press("Tab");
  await expect(link).toHaveCSS("outline-style", "solid");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(`${SHOP}/rdv`);
});

const THUMB = 44;

for (const [name, address] of [
  ["the letters to late payers", "/app/settings?section=unpaid"],
  ["the accounts", "/app/sales/books"],
  ["the invoices", "/app/quote"],
] as const)
  test(
    `on a telephone, whatever is pressed or typed in is as high as a thumb: ${name}`,
    TOUCH,
    async ({ page }) => {
      await enterAs(page, OWNER);
      await page.goto(address);
      const pressed = page
        .locator("main")
        .locator("[data-button], [role=tab], select, input[type=date]");
      await expect(pressed.first()).toBeVisible();
      const low = await pressed.evaluateAll(
        (found, least) =>
          found
            .map((one) => ({ said: one.textContent, height: one.getBoundingClientRect().height }))
            .filter(({ height }) => height > 0 && height < least),
        THUMB,
      );
      expect(low).toEqual([]);
    },
  );

test("the open section is in view after a telephone was turned", TOUCH, async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await enterAs(page, OWNER);
  await page.goto("/app/settings/company");
  const company = page.getByRole("link", { name: "Société" });
  await expect(company).toBeInViewport();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(company).toBeInViewport();
});
