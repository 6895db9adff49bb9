/** What the law gives a client and a shop: one is forgotten, the other leaves with everything. */
import { expect, test } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { fileRepair } from "./records.ts";
import { ask, deskOf, enterAs, nameFor, said, ONCE } from "./steps.ts";

/** Of a small shop: its whole copy is written in a second. */
const OWNER = "owner@etabli-du-nord.test";
const PASSWORD = "etabli-demo";

const ARCHIVE = `mutation ($id: ID!) {
  result: setRepairStatus(repair_id: $id, status: "Terminer/Archivé") { ... on Repair { client { id } } }
}`;
type Archived = { result: { client: { id: string } } };

test(
  "an owner takes a whole copy of the shop, then erases a client for good",
  ONCE,
  async ({ page }) => {
    const lastname = nameFor("OUBLIE");
    const desk = await deskOf(OWNER);
    const repair_id = await fileRepair(desk, lastname);
    const { id } = (await ask<Archived>(desk, ARCHIVE, { id: repair_id })).result.client;
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
    const write = page.getByRole("button", { name: "Écrire au client" });
    await page.goto(`/app/sheet/${repair_id}`);
    await expect(write).toBeVisible();
    await page.goto(`/app/client/${id}`);
    await page.getByRole("button", { name: "Effacer les données" }).click();
    const dialog = page.getByRole("dialog", { name: /^Effacer les données de/ });
    await dialog.getByRole("button", { name: "Effacer les données" }).click();
    await expect(page.getByText("Les données de ce client sont effacées.")).toBeVisible();
    await expect(page.getByRole("main").getByText(lastname)).toHaveCount(0);

    await page.goto(`/app/sheet/${repair_id}`);
    await expect(page.getByRole("link", { name: "CLIENT EFFACÉ" })).toBeVisible();
    await expect(write).toBeHidden();
  },
);
