/** A new version of the office waits for the person, and takes nothing of what they typed. */
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { fileRepair } from "./records.ts";
import { deskOf, enterAs, MARC, nameFor, ONCE } from "./steps.ts";

const WORKER = path.resolve("dist/client/sw.js");

test.use({ serviceWorkers: "allow" });
// The worker loads the whole office, twice.
test.describe.configure({ timeout: 300_000 });

test(
  "« Mettre à jour » comes when a version waits, and a note that was begun is still there after it",
  ONCE,
  async ({ page }) => {
    const repair_id = await fileRepair(await deskOf(MARC), nameFor("VERSION"));
    await enterAs(page, MARC);
    await page.goto(`/app/sheet/${repair_id}`);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), {
        timeout: 150_000,
      })
      .toBe(true);
    await expect(page.getByRole("button", { name: "Mettre à jour" })).toHaveCount(0);
    await page.getByLabel("Nouvelle note").fill("Joint à commander");

    const before = await readFile(WORKER, "utf8");
    try {
      await writeFile(
        WORKER,
        `${before}\n// The same worker with another text is another version.\n`,
      );
      await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        await registration?.update();
      });
      const offer = page.getByRole("button", { name: "Mettre à jour" });
      await expect(offer).toBeVisible({ timeout: 150_000 });
      // Nothing is taken before it is asked for.
      await expect(page.getByLabel("Nouvelle note")).toHaveValue("Joint à commander");
      const reloaded = page.waitForEvent("load");
      await offer.click();
      await reloaded;
      await expect(page.getByLabel("Nouvelle note")).toHaveValue("Joint à commander");
      await expect(offer).toHaveCount(0);
    } finally {
      await writeFile(WORKER, before);
    }
  },
);
