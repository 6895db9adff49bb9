/** Where the system draws no background of ours (Windows with high contrast), what only a background shows has an edge. */
import { expect, test } from "@playwright/test";
import { settle } from "../screens.ts";
import { enterAs, MARC, ONCE } from "./steps.ts";
import { deskAt, openWizard, wizard } from "./wizard-desk.ts";

test.use({ contextOptions: { reducedMotion: "reduce", forcedColors: "active" } });

test(
  "in high contrast, switches, choices, appointments and dialogs are seen",
  ONCE,
  async ({ page }) => {
    await enterAs(page, MARC);
    await page.goto("/app/agenda");
    await settle(page);
    const columns = page.getByRole("switch", { name: "Une colonne par personne" });
    const track = page.locator(".mantine-Switch-track").first();
    await expect(track).toHaveCSS("border-top-style", "solid");
    await expect(track).toHaveCSS("outline-style", "none");
    await columns.press("Space");
    await expect(columns).toBeChecked();
    await expect(track).toHaveCSS("outline-style", "solid");
    await expect(page.locator("[data-part=item]").first()).toHaveCSS("outline-style", "solid");
    const chosen = page.locator(".mantine-SegmentedControl-indicator").first();
    await expect(chosen).toHaveCSS("outline-style", "solid");

    await page.goto("/app/quote");
    const tab = (name: string) => page.getByRole("tab", { name, exact: true });
    await expect(tab("Factures")).toHaveCSS("outline-style", "solid");
    await expect(tab("Paiements")).toHaveCSS("outline-style", "none");
    await openWizard(deskAt(page, "keyboard alone"));
    await expect(wizard(page)).toHaveCSS("border-top-style", "solid");
  },
);
