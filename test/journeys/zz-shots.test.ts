import { expect, test } from "@playwright/test";
import { enterAs, MARC } from "./steps.ts";
test("shots", async ({ page }) => {
  const shot = (n: string) => page.screenshot({ path: `/tmp/desk-shots/${n}.png` });
  await enterAs(page, MARC);
  await page.goto("/app/quote");
  await expect(page.getByRole("row").nth(1)).toBeVisible();
  await shot("inv1");
  await page.getByRole("button", { name: /^Relancer / }).first().click();
  await page.waitForTimeout(2500);
  await shot("inv2");
  await page.goto("/app/quote?show=all&text=a&from=2026-10-01");
  await page.waitForTimeout(1500);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.waitForTimeout(500);
  await shot("inv3");
});
