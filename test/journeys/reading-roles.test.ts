/** Who only reads is offered nothing that writes: on each screen of the office, by the mouse and by the keyboard. */
import { expect, test, type APIRequestContext, type Page } from "@playwright/test";
import { goOnTo } from "../screens.ts";
import { enterAsColleague, invite } from "./colleague.ts";
import { fileClient, fileRepair } from "./records.ts";
import { accept, ask, deskOf, draftQuote, nameFor, sendQuote, ONCE } from "./steps.ts";

/** Of a shop in which no other story counts the people. */
const OWNER = "owner@etabli-du-nord.test";

/** Every control that a person who only reads may use: a new one that is not here makes the story red. */
const READING: readonly RegExp[] = [
  // Around each screen.
  /^(Aide|Version|Déconnexion|Mon compte.*|Rechercher.*|Notifications.*|Retour)$/,
  /^(Replier|Déplier|Ouvrir|Fermer) le menu$/,
  /^Client, téléphone, fiche, devis, n° de série… Ctrl K$/,
  // The agenda, and its appointments, which open to be read.
  /^Période (précédente|suivante)$|^(Jour|4 jours|Semaine|Mois|Liste|Affichage|Aujourd’hui)$/,
  // Two people of one first name are told apart by the last one.
  /^([A-Z]{2} \p{L}+( [\p{Lu} ]+)?|Une colonne par personne)$/u,
  /, (à faire|fait|annulé)(, urgent)?$/i,
  // The board and the lists: to sort, to filter, to choose for printing.
  /^(Technicien|Âge|Urgentes|Filtres|Statut|Tableau|Client|Attente|Modifiée|Fournisseur)$/,
  /^(Choisir .+|Montrer les archivées|Voir le rendez-vous|Récents|Par nom)$/,
  /^(Toutes?|Tout|En retard|Notes|Demande|Atelier|Rendez-vous|Devis et factures|Messages)( \d+)?$/,
  /^(Réparations|Appareils|Documents) \(\d+\)$|^Historique$/,
  // Money: its tabs, its periods, and the files for the accountant.
  /^(Factures reçues|E-reporting)$|^Voir la déclaration du .+$/,
  /^(À envoyer|Rejeté|Remboursé|Abandonné|À vérifier|À payer|En litige|Refusée|Payée|Illisibles) \d+$/,
  /^(Factures|Paiements|Devis|Bonus|Émises du|Datées du|Reçus du|Du|au|Exporter|Ce mois|Mois dernier)$/,
  /^(Ce trimestre|Trimestre dernier|Cette année|Année dernière|Sans technicien)$/,
  /^(À régler|Réglées|Acomptes|Avoirs|Tous|Espèces|Carte bancaire|Chèque|Virement|Autre) \d+$/,
  /^(Brouillon|A envoyer|Envoyé|Accepté|Refusé|Expiré) \d+$/,
  /^Journal d.+ \((Excel|CSV)\)$|^Fichier des écritures comptables \(FEC\)$|^Vérifier le registre$/,
  /^(Voir|Replier) le plan de comptes$|^Imprimer l’attestation$/,
  /^(Gros électroménager|Chauffage|Plomberie|Benoît Vandewalle)$/,
  // The settings: a letter is read, the page's figures are looked at, the button of one's own site is copied.
  /^Lire la lettre « .+ »$|^(7 jours|30 jours|Un an)$/,
  /^(Texte du bouton|Violet|Noir|Blanc|Même onglet|Nouvel onglet|Copier : .+)$/,
  // A sheet.
  /^(Suivi client|Ouvrir la page du client|Copier le lien|Imprimer|Étiquettes?.*)$/,
];

/** The settings that a person of the team reads without writing. */
const SETTINGS =
  `hours booking travel tariffs team terms signature numbering offline resources messages
  letters audience reviews keys webhooks retention copy acts audit`
    .split(/\s+/)
    .map((section) => `/app/settings?section=${section}`);
const TEAM = ["/app/settings/company", "/app/settings/users", "/app/settings/newUser"];

test("an accountant finds on no screen a control whose act is refused", ONCE, async ({ page }) => {
  test.setTimeout(300_000);
  const lastname = nameFor("COMPTABLE");
  const screens = await fileThread(lastname);
  const email = await invite(OWNER, { lastname, role: "ACCOUNTANT" });
  await enterAsColleague(page.context(), email);
  await walk(page, screens);
});

test("a technician finds no control of the settings that is refused", ONCE, async ({ page }) => {
  test.setTimeout(180_000);
  const lastname = nameFor("OUTIL");
  const email = await invite(OWNER, { lastname, role: "TECHNICIAN" });
  await enterAsColleague(page.context(), email);
  const merges = ["/app/client?vue=import", "/app/client?vue=doublons"];
  await walk(page, [...SETTINGS, ...TEAM, ...merges], true);
});

/** Opens each screen; what may be pressed there is of the list, and nothing was written meanwhile. */
async function walk(page: Page, screens: readonly string[], mayBegin = false): Promise<void> {
  const written: string[] = [];
  page.on("request", (request) => {
    const [, name] = /mutation (\w+)/.exec(request.postData() ?? "") ?? [];
    if (name) written.push(name);
  });
  for (const path of screens)
    await test.step(path, async () => {
      await goOnTo(page, { path });
      const offered = [...(await controlsOf(page)), ...(await menusOf(page))];
      const strange = offered.filter(
        (name) =>
          !READING.some((known) => known.test(name)) &&
          !(mayBegin && name === "Nouvelle intervention"),
      );
      expect.soft(strange, path).toEqual([]);
      if (!mayBegin) {
        await page.keyboard.press("n");
        await expect(page.getByRole("dialog")).toHaveCount(0);
      }
    });
  expect(written).toEqual([]);
}

/** Names of all that is shown and takes a press or a key, links aside. */
const controlsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const nameOf = (element: Element) => {
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.innerText : "";
      const shown = element instanceof HTMLElement ? element.innerText : "";
      const text = shown || element.textContent;
      const name = element.getAttribute("aria-label") || label || text;
      return `${name || element.getAttribute("placeholder") || element.outerHTML.slice(0, 80)}`;
    };
    const isClosed = (element: Element) =>
      element.matches(":disabled, [aria-disabled='true'], [data-disabled], [readonly]") ||
      !element.checkVisibility({ visibilityProperty: true });
    const controls = "button, input, select, textarea, [role='button'], [role='switch']";
    return [...document.querySelectorAll(controls)]
      .filter((element) => !isClosed(element))
      .map((element) => nameOf(element).replace(/\s+/g, " ").trim());
  });

/** What the menus of the screen offer once they are open. */
async function menusOf(page: Page): Promise<string[]> {
  const names: string[] = [];
  const buttons = page.locator("main [aria-haspopup='menu']").filter({ visible: true });
  for (const button of (await buttons.all()).slice(0, 4)) {
    await button.click();
    const items = page.getByRole("menuitem");
    await items.first().waitFor();
    names.push(...(await items.allInnerTexts()));
    await page.keyboard.press("Escape");
    await items.first().waitFor({ state: "hidden" });
  }
  return names;
}

/** One thread with all that an accountant may look at, and the addresses of the screens. */
async function fileThread(lastname: string): Promise<string[]> {
  const desk = await deskOf(OWNER);
  const repair_id = await fileRepair(desk, lastname);
  const draft = await draftQuote(desk, repair_id);
  const sent = await sendQuote(desk, repair_id);
  const accepted = await sendQuote(desk, repair_id);
  await accept(desk, accepted);
  const invoiced = await sendQuote(desk, await fileRepair(desk, `${lastname}BIS`));
  await accept(desk, invoiced);
  const invoiced_repair = await issue(desk, invoiced.id);
  const client_id = await fileClient(desk, `${lastname}TER`);
  await desk.dispose();
  return [
    "/app",
    "/app/agenda",
    "/app/repair",
    "/app/repair?view=liste",
    "/app/parts",
    "/app/loans",
    "/app/sheet",
    `/app/sheet/${repair_id}`,
    `/app/sheet/${invoiced_repair}`,
    "/app/client",
    `/app/client/${client_id}`,
    "/app/client/new",
    "/app/client?vue=import",
    "/app/client?vue=doublons",
    "/app/quote",
    "/app/quote?tab=payments",
    "/app/quote?tab=quotes",
    "/app/quote?tab=bonus",
    "/app/quote?tab=received",
    "/app/quote?tab=reporting",
    "/app/sales",
    "/app/sales/books",
    "/app/sales/attestation",
    "/app/repair/quote",
    `/app/repair/quote?repair_id=${repair_id}`,
    ...[draft, sent, accepted, invoiced].map(({ id }) => `/app/repair/quote/${id}`),
    `/app/repair/quote/${draft.id}?send=true`,
    "/app/teleassistance",
    `/app/teleassistance?repair_id=${repair_id}`,
    ...SETTINGS,
    ...TEAM,
  ];
}

async function issue(desk: APIRequestContext, quote_id: string): Promise<string> {
  const { result } = await ask<{ result: { repair_id: string } }>(
    desk,
    "mutation ($id: ID!) { result: issueInvoice(quote_id: $id) { ... on Invoice { repair_id } ... on Refusal { refused } } }",
    { id: quote_id },
  );
  return result.repair_id;
}
