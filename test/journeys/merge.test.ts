/** Two records of one client become one, and a file comes in; both are taken back. */
import { expect, test, type Page } from "@playwright/test";
import { fileClient } from "./records.ts";
import { deskOf, enterAs, MARC, nameFor, phoneOf, said, strike, ONCE } from "./steps.ts";

type Facts = { email?: string; note?: string };

/** One more record on the same telephone, under a name written a little otherwise. */
const known = async (lastname: string, number: string, facts: Facts = {}): Promise<string> =>
  fileClient(await deskOf(MARC), lastname, {
    firstname: "Hélène",
    email: "",
    ...facts,
    phones: [{ name: "Portable", number }],
  });

const compare = (page: Page, lastname: string) =>
  page.getByRole("button", { name: new RegExp(`^Comparer .*${lastname}`) });

test(
  "two records of one client are compared, merged with the keyboard, and parted again",
  ONCE,
  async ({ page }) => {
    const lastname = nameFor("MOULIN");
    const number = `+33${phoneOf(lastname).replaceAll(" ", "").slice(1)}`;
    const kept = await known(lastname, number, { email: "helene@example.org" });
    const gone = await known(`${lastname}X`, number, { note: "Sonner deux fois." });
    await enterAs(page, MARC);
    await page.goto("/app/client?vue=doublons");
    await strike(page, compare(page, lastname), "Enter");
    const dialog = page.getByRole("dialog", { name: "Fusionner deux fiches" });
    await dialog.getByRole("radio", { name: `Garder Hélène ${lastname}`, exact: true }).check();
    await expect(dialog).toContainText(said("La fiche gardée gagne une note."));
    await strike(page, dialog.getByRole("button", { name: "Fusionner les fiches" }), "Enter");
    await expect(page.getByText("Clients fusionnés")).toBeVisible();
    await expect(compare(page, lastname)).toHaveCount(0);

    await page.goto(`/app/client/${gone}`);
    await expect(page).toHaveURL(new RegExp(`/app/client/${kept}$`));
    await expect(page.getByText("Sonner deux fois.")).toBeVisible();
    await page.getByRole("button", { name: `Annuler la fusion de Hélène ${lastname}X` }).click();
    await expect(page.getByText(said("de nouveau séparée"))).toBeVisible();
    await expect(page.getByText("Sonner deux fois.")).toHaveCount(0);
    await page.goto(`/app/client/${gone}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(`${lastname}X`);
  },
);

test(
  "two people who look alike are told apart for good, until somebody takes it back",
  ONCE,
  async ({ page }) => {
    const lastname = nameFor("JUMEAU");
    const number = `+33${phoneOf(lastname).replaceAll(" ", "").slice(1)}`;
    await known(lastname, number);
    await known(`${lastname}X`, number);
    await enterAs(page, MARC);
    await page.goto("/app/client?vue=doublons");
    const apart = page.getByRole("button", { name: new RegExp(`^Pas un doublon.*${lastname}`) });
    await strike(page, apart, "Enter");
    await expect(page.getByText("Ces deux fiches ne seront plus proposées.")).toBeVisible();
    await page.reload();
    const again = page.getByRole("button", {
      name: new RegExp(`^Proposer de nouveau .*${lastname}`),
    });
    await expect(again).toBeVisible();
    await expect(compare(page, lastname)).toHaveCount(0);
    await strike(page, again, "Enter");
    await expect(compare(page, lastname)).toBeVisible();
  },
);

test(
  "a file comes in, its faulty line is told, and the whole import is taken back",
  ONCE,
  async ({ page }) => {
    const lastname = nameFor("TABLEUR");
    const lines = [
      "Nom;Prénom;Tél;E-mail;Couleur",
      `${lastname};Zoé;${phoneOf(lastname)};zoe@example.org;bleu`,
      ";Jean;;;rouge",
    ];
    await enterAs(page, MARC);
    await page.goto("/app/client");
    await page.getByRole("button", { name: "Plus", exact: true }).click();
    await page.getByRole("menuitem", { name: "Importer un fichier" }).click();
    await page.locator("input[type=file]").setInputFiles({
      name: "anciens-clients.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(lines.join("\r\n"), "latin1"),
    });
    await expect(page.getByRole("combobox", { name: said("La colonne Tél devient") })).toHaveValue(
      "phone",
    );
    await expect(page.getByRole("combobox", { name: "La colonne Couleur devient" })).toHaveValue(
      "",
    );
    await page.getByRole("button", { name: "Vérifier le fichier" }).click();
    await expect(page.getByText(said("1 client sera créé."))).toBeVisible();
    await expect(page.getByRole("row", { name: /^3 / })).toContainText("Nom");
    await page.getByRole("button", { name: "Importer les lignes justes" }).click();
    await expect(page.getByText("Import terminé")).toBeVisible();

    await page.getByRole("link", { name: "Voir les clients" }).click();
    const found = page.getByRole("table", { name: "Clients" }).locator("[data-row]");
    await page.getByRole("textbox", { name: "Rechercher un client" }).fill(`${lastname} zoe`);
    await expect(found.filter({ hasText: lastname })).toHaveCount(1);

    await page.goto("/app/client?vue=import");
    const runs = page.getByRole("listitem").filter({ hasText: "anciens-clients.csv" });
    await runs
      .first()
      .getByRole("button", { name: said("Annuler tout l’import") })
      .click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: said("Annuler tout l’import") })
      .click();
    await expect(page.getByText(said("1 client retiré")).first()).toBeVisible();
    await page.goto(`/app/client?q=${encodeURIComponent(`${lastname} zoe`)}`);
    await expect(page.getByText("Aucun client trouvé")).toBeVisible();
  },
);
