/** The board of repairs: moved by hand and by the keyboard, seen by a colleague, and the list beside it. */
import { expect, test, type Page } from "@playwright/test";
import { settle } from "../screens.ts";
import { colleague, dayFor, plan } from "./agenda-steps.ts";
import { anotherAs, begin, deskOf, enterAs, MARC, nameFor, ONCE, said } from "./steps.ts";
import { panel } from "./wizard-desk.ts";

const SYLVIE = "sylvie@atelier-garonne.test";
const isPhone = (): boolean => test.info().project.name === "telephone";

const columnOf = (page: Page, status: string) =>
  page.getByRole("region", { name: status, exact: true });
const cardOf = (page: Page, lastname: string) =>
  page.getByRole("article", { name: new RegExp(lastname) });

test("a card is moved on, a colleague sees it go, and it is taken back", async ({
  page,
  browser,
}) => {
  const { lastname } = await begin(await deskOf(MARC), nameFor("GLISSE"));
  const address = `/app/repair?view=tableau&text=${encodeURIComponent(lastname)}`;
  await enterAs(page, MARC);
  await page.goto(address);
  const sylvie = await anotherAs(browser, SYLVIE);
  await sylvie.setViewportSize({ width: 1280, height: 860 });
  // Her browser never chose between the board and the list: the columns scroll, the page does not.
  await sylvie.goto(address.replace("view=tableau&", ""));
  await expect(sylvie.locator("[data-view]")).toHaveAttribute("data-view", "tableau");
  await expect(columnOf(sylvie, "Devis à faire").getByRole("article")).toHaveCount(1);
  await expect(cardOf(page, lastname)).toBeVisible();
  if (isPhone()) {
    await cardOf(page, lastname)
      .getByRole("button", { name: /Changer de statut/ })
      .click();
    await page.getByRole("menuitem", { name: "Devis à envoyer" }).click();
    // The counts of the server show that it has answered: the page must not follow the card.
    const next = page.getByRole("button", { name: /^Devis à envoyer/ });
    await expect(next).toContainText("1");
    await expect(cardOf(page, lastname)).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Annuler" })).toBeVisible();
    await expect(cardOf(page, lastname)).toHaveCount(0);
    await next.click();
    await expect(cardOf(page, lastname)).toBeVisible();
  } else {
    await cardOf(page, lastname).dragTo(columnOf(page, "Devis à envoyer"));
    await expect(columnOf(page, "Devis à envoyer").getByRole("article")).toHaveCount(1);
  }
  const moved = columnOf(sylvie, "Devis à envoyer").getByRole("article");
  await expect(moved).toHaveCount(1);
  await page.getByRole("button", { name: "Annuler" }).click();
  await expect(columnOf(sylvie, "Devis à faire").getByRole("article")).toHaveCount(1);
  await expect(moved).toHaveCount(0);
  await sylvie.context().close();
});

test(
  "the keyboard moves a card and keeps it, many are moved at once, and the list sorts them",
  ONCE,
  async ({ page }) => {
    const desk = await deskOf(MARC);
    const name = nameFor("CLAVIER");
    for (const first of ["UN", "DEUX", "TROIS"]) await begin(desk, `${name}${first}`);
    await enterAs(page, MARC);
    await page.goto(`/app/repair?view=tableau&text=${encodeURIComponent(name)}`);
    const card = columnOf(page, "Devis à faire").getByRole("article").first();
    const link = page
      .getByRole("article", { name: (await card.getAttribute("aria-label")) ?? "" })
      .getByRole("link");
    await link.focus();
    await page.keyboard.press("Alt+ArrowRight");
    await expect(columnOf(page, "Devis à envoyer").getByRole("article")).toHaveCount(1);
    await expect(link).toBeFocused();
    await expect(
      page.getByRole("status").filter({ hasText: said(": Devis à envoyer") }),
    ).toHaveCount(1);

    await columnOf(page, "Devis à faire").getByRole("checkbox").first().click();
    await columnOf(page, "Devis à faire")
      .getByRole("checkbox")
      .last()
      .click({ modifiers: ["Shift"] });
    const chosen = page.getByRole("region", { name: "Sélection" });
    await expect(chosen).toContainText("2 réparations");
    await chosen.getByRole("button", { name: "Statut" }).click();
    await page.getByRole("menuitem", { name: "Réparé", exact: true }).click();
    await expect(columnOf(page, "Réparé").getByRole("article")).toHaveCount(2);

    await page.getByRole("radio", { name: "Liste", exact: true }).press("Space");
    await settle(page);
    await expect(page.getByText("1 à 3 sur 3")).toBeVisible();
    await page.getByRole("button", { name: "Statut", exact: true }).click();
    await expect(page).toHaveURL(/descending=true/);
    await expect(page.locator("tbody tr").first()).toContainText("Réparé");
    await page.goto("/app/repair");
    await expect(page.getByRole("table", { name: "Réparations" })).toBeVisible();

    await page.getByRole("combobox", { name: "Statut", exact: true }).selectOption("Réparé");
    await expect(page).toHaveURL(/status=/);
    const text = encodeURIComponent(name);
    await page.goto(`/app/repair?text=${text}`);
    const rows = page.locator("tbody tr");
    await expect(page.getByText("1 à 2 sur 2")).toBeVisible();
    await page.getByRole("checkbox", { name: "Choisir toute la page" }).click();
    await chosen.getByRole("button", { name: "Confier" }).click();
    await page.getByRole("menuitem", { name: "Léa Fontaine" }).click();
    await expect(rows.getByTitle("Léa Fontaine")).toHaveCount(2);
    await page.getByRole("button", { name: "Filtres" }).click();
    await page.getByRole("combobox", { name: "Métier" }).selectOption("Plomberie");
    await expect(page.getByText("Aucune réparation ne correspond")).toBeVisible();
    await expect(page.getByRole("button", { name: "Filtres (1)" })).toBeVisible();
  },
);

test(
  "a sheet is corrected in place, and prints as one page of the shop's paper",
  ONCE,
  async ({ page }) => {
    await enterAs(page, MARC);
    await page.goto("/app/repair?view=tableau");
    await columnOf(page, "Devis à faire")
      .getByRole("article")
      .first()
      .getByRole("link")
      .first()
      .click();
    await page.getByRole("button", { name: "Modifier l’appareil" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Modèle").fill("Gabarit 12");
    await dialog.getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.getByText(/Appareil corrigé.*Gabarit 12/)).toBeVisible();
    await page.getByRole("button", { name: "Modifier la panne" }).click();
    await dialog.getByLabel("Précisions").fill("Le tambour ne tourne plus.");
    await dialog.getByRole("button", { name: "Enregistrer" }).click();
    const drawing = page.locator("[data-part=machine] img");
    await expect
      .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const facts = page.getByRole("region", { name: "Appareil et panne" });
    await expect(facts).toContainText("Le tambour ne tourne plus.");
    const place = page.getByRole("combobox", { name: "Emplacement" });
    await place.fill("Étagère C4");
    await place.press("Enter");
    await expect(
      page.locator("[data-part=timeline]").getByText(/Rangé\s: Étagère C4/),
    ).toBeVisible();

    await page.evaluate(() => {
      addEventListener("beforeprint", () => {
        document.body.dataset.paper = document.querySelector("article")?.outerHTML ?? "";
      });
    });
    await expect(async () => {
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      const paper = await page.evaluate(() => document.body.dataset.paper);
      expect(paper).toMatch(
        /Atelier Garonne.*\/suivi\/.*<path.*Gabarit 12.*Le tambour ne tourne.*Étagère C4/s,
      );
      expect(paper).not.toContain("<button");
    }).toPass({ timeout: 20_000 });
    await expect(page.getByText(/Fiche de réparation R\d/)).toHaveCount(0);

    await page.getByRole("button", { name: "Démarrer" }).click();
    await expect(page.getByText(/\d\smin, en cours/)).toBeVisible();
    await page.getByRole("button", { name: "Arrêter" }).click();
    const lines = page.locator("[data-part=timeline] > li");
    const worked = lines.filter({ hasText: /Marc Delmas y a travaillé \d+\smin/ });
    await expect(worked.first()).toBeVisible();
    const kinds = page.getByRole("group", { name: "Lignes du journal" });
    await kinds.getByRole("button", { name: /^Demande/ }).click();
    await expect(worked).toHaveCount(0);
    await expect(lines.filter({ hasText: "Appareil corrigé" }).first()).toBeVisible();
  },
);

test(
  "the appointment of a tele-diagnosis opens its call from the sheet",
  ONCE,
  async ({ page }) => {
    const { repair_id, lastname } = await begin(await deskOf(MARC), nameFor("VISIO"));
    const at = { day: dayFor(27), from: "17:00", to: "17:30", notes: "" };
    await plan({ ...at, user_id: await colleague("Marc"), repair_id, kind: "Télédiagnostic" });
    await enterAs(page, MARC);
    await page.goto(`/app/sheet/${repair_id}`);
    const appointment = panel(page, "Rendez-vous")
      .getByRole("listitem")
      .filter({ hasText: "Télédiagnostic" });
    // Last, under what is said of the appointment.
    await expect(appointment).toHaveText(/à faire.*Télédiagnostic.*Appel vidéo du rendez-vous$/s);
    await appointment.getByRole("link", { name: "Appel vidéo du rendez-vous" }).click();
    await expect(page).toHaveURL(/\/app\/teleassistance\?call=/);
    await expect(page.getByRole("heading", { level: 2, name: new RegExp(lastname) })).toBeVisible();
  },
);
