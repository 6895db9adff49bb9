/** What the law gives a client and a shop: one is forgotten, the other leaves with everything. */
import { expect, test } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { fileClient } from "./records.ts";
import { deskOf, enterAs, nameFor, said, ONCE } from "./steps.ts";

/** Of a small shop: its whole copy is written in a second. */
const OWNER = "owner@etabli-du-nord.test";
const PASSWORD = "etabli-demo";

test(
  "an owner takes a whole copy of the shop, then erases a client for good",
  ONCE,
  async ({ page }) => {
    const lastname = nameFor("OUBLIE");
    const id = await fileClient(await deskOf(OWNER), lastname);
    await enterAs(page, OWNER);
    await page.goto("/app/settings?section=copy");
    await page.getByLabel("Votre mot de passe", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Préparer une copie" }).click();
    const copies = page.getByRole("list", { name: said("Copies de l’atelier") });
    const downloaded = page.waitForEvent("download");
    await copies.getByRole("link", { name: "Télécharger" }).first().click();
    const copy = await readFile(await (await downloaded).path());
    expect(copy.subarray(0, 2).toString()).toBe("PK");
    expect(copy.length).toBeGreaterThan(10_000);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/app/client/${id}`);
    await page.getByRole("button", { name: "Effacer les données" }).click();
    const dialog = page.getByRole("dialog", { name: /^Effacer les données de/ });
    await dialog.getByRole("button", { name: "Effacer les données" }).click();
    await expect(page.getByText("Les données de ce client sont effacées.")).toBeVisible();
    await expect(page.getByRole("main").getByText(lastname)).toHaveCount(0);
  },
);
