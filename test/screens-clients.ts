/** The screens of the clients: the list, its views, a client's own page and its dialogs. */
import type { Page } from "@playwright/test";
import type { Screen } from "./screens.ts";

const TABS = ["appliances", "documents", "history"] as const;

const CSV =
  "Nom;Prénom;Portable;E-mail\nESSAI;Camille;06 39 98 00 01;camille@example.org\n;;abc;\n";

/** A file of two clients, one of them unreadable, until its columns are to be recognised. */
async function chooseFile(page: Page): Promise<void> {
  await page.locator('main input[type="file"]').setInputFiles({
    name: "clients.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(CSV),
  });
  await page.getByRole("heading", { level: 2, name: "Reconnaître les colonnes" }).waitFor();
}

async function openAddress(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Ajouter", exact: true }).first().click();
  await page.getByRole("dialog").getByRole("combobox").first().waitFor();
}

export const clientsScreens = (client_id: string, as: Screen["as"]): Screen[] => [
  { name: "bureau-clients", path: "/app/client", as },
  { name: "bureau-clients-par-nom", path: "/app/client?ordre=nom", as },
  { name: "bureau-clients-aucun", path: "/app/client?q=introuvable", as },
  {
    name: "bureau-clients-import-colonnes",
    path: "/app/client?vue=import",
    as,
    open: chooseFile,
  },
  ...TABS.map((tab) => ({
    name: `bureau-client-${tab}`,
    path: `/app/client/${client_id}?tab=${tab}`,
    as,
  })),
  { name: "bureau-client-adresse", path: `/app/client/${client_id}`, as, open: openAddress },
  {
    name: "bureau-client-adresse-a-la-main",
    path: `/app/client/${client_id}`,
    as,
    open: async (page) => {
      await openAddress(page);
      await page.getByRole("button", { name: /Saisir l.adresse à la main/ }).click();
    },
  },
];
