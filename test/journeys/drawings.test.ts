/** The pictures of the trades are really there, for who looks and for the browser that keeps them. */
import { expect, test } from "@playwright/test";
import { ONCE } from "./steps.ts";
import { CATEGORIES } from "../../src/domain/catalogue/categories.ts";
import { TREE } from "../../src/domain/catalogue/tree/tree.ts";

test("each trade of the welcome page shows its drawing", ONCE, async ({ page }) => {
  await page.goto("/");
  const drawings = await page.locator('a[href^="/annuaire?category_id="] img').all();
  expect(drawings.length).toBeGreaterThan(1);
  for (const drawing of drawings) {
    await drawing.scrollIntoViewIfNeeded();
    await expect
      .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
});

test("every trade has a drawing", ONCE, async ({ request }) => {
  for (const { id } of CATEGORIES)
    expect((await request.get(`/drawings/${id}.svg`)).status(), id).toBe(200);
});

test(
  "a drawing is kept for a day, and one that is not there is not found",
  ONCE,
  async ({ request }) => {
    const kept = await request.get("/drawings/lave-linge.svg");
    expect(kept.headers()).toMatchObject({
      "content-type": expect.stringContaining("image/svg+xml"),
      "cache-control": "public, max-age=86400",
    });
    for (const name of ["nope.svg", "..%2fapp.html", ""])
      expect((await request.get(`/drawings/${name}`)).status(), name).toBe(404);
  },
);

test(
  "each picture that a symptom asks for is served, light enough for a telephone",
  ONCE,
  async ({ request }) => {
    for (const drawing of new Set(TREE.map(({ imgsrc }) => imgsrc))) {
      const response = await request.get(drawing);
      expect(response.status(), drawing).toBe(200);
      expect((await response.body()).length, drawing).toBeLessThan(2_000);
    }
  },
);
