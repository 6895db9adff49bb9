/** The screens of the clients: the list, its views, a client's own page and its dialogs. */
import type { Page } from "@playwright/test";
import type { Placeless } from "./screens.ts";

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

export const clientsScreens = (): Placeless[] => [
  { name: "bureau-clients", path: "/app/client" },
  { name: "bureau-clients-par-nom", path: "/app/client?ordre=nom" },
  { name: "bureau-clients-aucun", path: "/app/client?q=introuvable" },
  { name: "bureau-clients-doublons", path: "/app/client?vue=doublons" },
  {
    name: "bureau-clients-fusion",
    path: "/app/client?vue=doublons",
    follows: true,
    open: (page) =>
      page
        .getByRole("button", { name: /^Comparer/ })
        .first()
        .click(),
  },
  { name: "bureau-clients-import", path: "/app/client?vue=import" },
  {
    name: "bureau-clients-import-colonnes",
    path: "/app/client?vue=import",
    follows: true,
    open: chooseFile,
  },
];

export const clientScreens = (client_id: string): Placeless[] => [
  { name: "bureau-client-nouveau", path: "/app/client/new" },
  ...TABS.map((tab) => ({
    name: `bureau-client-${tab}`,
    path: `/app/client/${client_id}?tab=${tab}`,
  })),
  {
    name: "bureau-client-modification",
    path: `/app/client/${client_id}?tab=documents`,
    open: (page) => page.getByRole("button", { name: "Modifier", exact: true }).first().click(),
  },
  { name: "bureau-client", path: `/app/client/${client_id}` },
  { name: "bureau-client-adresse", path: "", follows: true, open: openAddress },
  {
    name: "bureau-client-adresse-a-la-main",
    path: "",
    follows: true,
    open: (page) => page.getByRole("button", { name: /Saisir l.adresse à la main/ }).click(),
  },
];
