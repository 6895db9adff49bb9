/** The follow-up list of a shop that has many repairs. */
import { expect, test } from "@playwright/test";
import { settle } from "../screens.ts";
import { enterAs, MARC, ONCE } from "./steps.ts";

/** Rows asked at once: fewer than the demonstration has repairs. */
const PAGE = 50;

test("a long list is read as one goes down, to its last row", ONCE, async ({ page }) => {
  await enterAs(page, MARC);
  const asked: number[] = [];
  page.on("request", (request) => {
    const body = request.postData() ?? "";
    if (body.includes('"repairBoard"')) asked.push(JSON.parse(body).variables.skip);
  });
  await page.goto("/app/repair?archived=true");
  await settle(page);
  const count = async (): Promise<number> =>
    Number(await page.getByRole("button", { name: /^Tous/ }).locator("span").textContent());
  const total = await count();
  expect(total).toBeGreaterThan(PAGE);
  expect(asked).not.toContain(PAGE);
  const last = page.getByRole("region", { name: "Terminer/Archivé" }).getByRole("link").last();
  // Rows are measured as they come, and other stories add theirs: the end moves.
  await expect(async () => {
    await page.keyboard.press("End");
    await settle(page);
    await expect(last).toBeInViewport({ timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  expect(Math.max(...asked)).toBeGreaterThanOrEqual(PAGE * Math.floor((total - 1) / PAGE));
  await last.click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goBack();
  await expect.poll(count).toBeGreaterThanOrEqual(total);
  expect(new URL(page.url()).searchParams.get("archived")).toBe("true");
});

test(
  "a sheet is corrected in place, and prints as one page of the shop's paper",
  ONCE,
  async ({ page }) => {
    await enterAs(page, MARC);
    await page.goto("/app/repair");
    await page.getByRole("region", { name: "Devis à faire" }).getByRole("link").first().click();
    await page.getByRole("button", { name: "Modifier l’appareil" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Modèle").fill("Gabarit 12");
    await dialog.getByRole("button", { name: "Enregistrer" }).click();
    await expect(page.getByText(/Appareil corrigé.*Gabarit 12/)).toBeVisible();
    await page.getByRole("button", { name: "Modifier la panne" }).click();
    await dialog.getByLabel("Précisions").fill("Le tambour ne tourne plus.");
    await dialog.getByRole("button", { name: "Enregistrer" }).click();
    const facts = page.getByRole("region", { name: "Appareil et panne" });
    await expect(facts).toContainText("Le tambour ne tourne plus.");

    await page.evaluate(() => {
      addEventListener("beforeprint", () => {
        document.body.dataset.paper = document.querySelector("article")?.outerHTML ?? "";
      });
    });
    await expect(async () => {
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      const paper = await page.evaluate(() => document.body.dataset.paper);
      expect(paper).toMatch(/Atelier Garonne.*\/suivi\/.*<path.*Gabarit 12.*Le tambour ne tourne/s);
      expect(paper).not.toContain("<button");
    }).toPass({ timeout: 20_000 });
    await expect(page.getByText("Fiche de réparation R2026")).toHaveCount(0);
  },
);
