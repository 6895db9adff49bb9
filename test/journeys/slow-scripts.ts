import type { Page } from "@playwright/test";

/** The page is shown before its scripts arrive, as on a slow line; they come when the answer is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
