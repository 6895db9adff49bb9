/** How the screens that are looked at are reached. */
import type { APIRequestContext, Page } from "@playwright/test";

export async function ask<Data>(request: APIRequestContext, query: string): Promise<Data> {
  const response = await request.post("/api/graphql", { data: { query } });
  const { data, errors }: { data?: Data; errors?: unknown } = await response.json();
  if (!data) throw new Error(JSON.stringify(errors));
  return data;
}

/** The first Escape may close a list that is open in the dialog. */
export async function closeDialog(page: Page): Promise<void> {
  const dialog = page.getByRole("dialog");
  for (let tries = 0; tries < 3 && (await dialog.count()) > 0; tries++) {
    await page.keyboard.press("Escape");
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  }
  await dialog.waitFor({ state: "hidden" });
}

/** The dialog of this button, after the one that was open before it. */
export const opened = (name: string | RegExp) => async (page: Page) => {
  await closeDialog(page);
  await page.getByRole("button", { name }).first().click();
  await page.getByRole("dialog").waitFor();
};
