/** Every screen of the product on the demonstration: what the gallery shows and what axe looks at. */
import { setTimeout as sleep } from "node:timers/promises";
import type { APIRequestContext, Page, Request } from "@playwright/test";
import { waitsForVisit } from "../src/domain/repair/unplanned/waits.ts";
import { toInstant } from "../src/domain/time.ts";
import { agendaScreens, type PlannedVisit } from "./screens-agenda.ts";
import { bookingSteps, queueScreen } from "./screens-booking.ts";
import { clientScreens, clientsScreens } from "./screens-clients.ts";
import { ask, closeDialog, opened } from "./screens-opening.ts";
import {
  officeQuoteScreens,
  sharedQuoteScreens,
  type DemoQuote,
  moneyScreens,
  type DemoInvoice,
} from "./screens-quotes.ts";
import { otherWizardScreens, wizardScreens } from "./screens-wizard.ts";

/** Parts of the product whose screens are looked at one after another; two parts side by side. */
export const AREAS = [
  "public pages",
  "a booking",
  "what a client follows",
  "home and lists",
  "the settings",
  "the agenda",
  "a new intervention",
  "other interventions",
  "the list of clients",
  "a client",
  "sheets and quotes",
  "administration",
] as const;
export type Area = (typeof AREAS)[number];

export type Screen = {
  name: string;
  area: Area;
  path: string;
  /** Reached from the screen before it, without leaving the page. */
  follows?: boolean;
  /** Seen by Marc, the owner of Atelier Garonne, Karim, a technician, or the administrator; absent: by anybody. */
  as?: "marc@atelier-garonne.test" | "karim@atelier-garonne.test" | "admin@etabli.test";
  /** What is done on the page before looking at it. */
  open?: (page: Page) => Promise<void>;
  status?: number;
};

const ADMIN_SCREENS: Screen[] = ["utilisateurs", "echecs", "avis", "sante", "stockage"].map(
  (name) => ({
    name: `admin-${name}`,
    area: "administration",
    path: `/admin/${name}`,
    as: "admin@etabli.test",
  }),
);

/** A screen whose area its list says. */
export type Placeless = Omit<Screen, "area">;

/** By its button on a telephone; a wide screen has none. */
const openSiteMenu = (page: Page): Promise<void> =>
  page.evaluate(() => document.getElementById("menu-principal")?.showPopover());

const PASSWORD = "etabli-demo";
const SHOP = "/31000/atelier-garonne";
const FAULT = "/annuaire?appareil=lave-linge&panne=lave-linge/fuite";

export async function signIn(request: APIRequestContext, email: string): Promise<void> {
  const response = await request.post("/api/v1/auth/login", {
    data: { email, password: PASSWORD },
  });
  if (!response.ok()) throw new Error(`${email} is not let in: ${await response.text()}`);
}

/** Requests on their way for each page; live events never end and are left out. */
const requests = new WeakMap<Page, { started: number; pending: Set<Request> }>();

function requestsOf(page: Page): { started: number; pending: Set<Request> } {
  const known = requests.get(page);
  if (known) return known;
  const seen = { started: 0, pending: new Set<Request>() };
  requests.set(page, seen);
  page.on("request", (request) => {
    if (request.resourceType() === "eventsource") return;
    seen.started++;
    seen.pending.add(request);
  });
  const forget = (request: Request) => seen.pending.delete(request);
  page.on("requestfinished", forget);
  page.on("requestfailed", forget);
  return seen;
}

/** Milliseconds after which an answer is no longer waited for. */
const LONGEST_ANSWER = 20_000;

/** The page is whole: nothing is on its way, nothing is announced as loading, and what came is drawn. */
export async function settle(page: Page): Promise<void> {
  const seen = requestsOf(page);
  await page.locator("h1").first().waitFor();
  for (let started = -1; started !== seen.started || seen.pending.size > 0;) {
    started = seen.started;
    for (const request of seen.pending) {
      const whole = request.response().then(
        (answer) => answer?.finished(),
        () => null,
      );
      // Under load Playwright may never say that an answer is whole: the page itself is asked then, below.
      await Promise.race([whole, sleep(LONGEST_ANSWER, undefined, { ref: false })]);
      seen.pending.delete(request);
    }
    await page.evaluate(drawn);
  }
}

/** Run by the page: resolves once letters are there, no part is loading, and the browser has nothing left to do. */
async function drawn(): Promise<void> {
  await document.fonts.ready;
  const isBusy = () =>
    document.querySelector('[aria-busy="true"], [class*="skeleton" i]') !== null ||
    document.querySelector("main")?.innerText.trim() === "";
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  while (isBusy()) await frame();
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }));
  await frame();
}

/** How a screen is reached. */
type Way = Pick<Screen, "path" | "follows" | "open">;

export async function openScreen(page: Page, screen: Way): Promise<void> {
  requestsOf(page);
  if (!screen.follows) {
    await page.goto(screen.path);
    await settle(page);
  }
  await screen.open?.(page);
  if (screen.open) await settle(page);
}

/**
 * The same, from a screen that the same person has open: the office goes to another of its screens without loading
 * itself again, which takes most of the time of opening one.
 */
export async function goOnTo(page: Page, screen: Way): Promise<void> {
  requestsOf(page);
  const goes = !screen.follows && isOfOffice(page.url()) && isOfOffice(screen.path);
  const arrived = goes && (await goWithin(page, screen.path));
  if (!arrived) return openScreen(page, screen);
  await settle(page);
  await screen.open?.(page);
  if (screen.open) await settle(page);
}

const isOfOffice = (url: string): boolean => {
  const { pathname } = new URL(url, "http://localhost");
  return /^\/app(\/|$)/.test(pathname) && !/connexion|onboarding/.test(pathname);
};

/** Milliseconds that the office has to go to another screen; then the story fails. */
const LONGEST_MOVE = 20_000;

/**
 * Navigates without loading the page, and waits until the text of the heading or the content of the screen has changed.
 * False where the address must be loaded instead: it is the current one, or a dialog or the help would stay open.
 */
const goWithin = (page: Page, path: string): Promise<boolean> =>
  page.evaluate(
    async ([to, longest]) => {
      const { href, pathname } = new URL(to, location.href);
      const isView = pathname === location.pathname;
      const isCovered = document.querySelector('[role="dialog"], [data-part=help]') !== null;
      if (href === location.href || isCovered) return false;
      const [heading, content] = [
        document.querySelector("h1"),
        document.querySelector("main")?.firstElementChild,
      ];
      if (!heading || !content) return false;
      const [title, words] = [heading.textContent, content.textContent];
      let isChanged = false;
      const watch = new MutationObserver(() => {
        // From one draft to another, the heading and the element stay: the words change.
        isChanged ||= isView || heading.textContent !== title || content.textContent !== words;
        isChanged ||= !content.isConnected;
      });
      // Switching to another tab of a screen may change attributes only.
      const seen = { childList: true, characterData: true, attributes: isView, subtree: true };
      watch.observe(document.body, seen);
      // The router listens to it.
      history.pushState({}, "", to);
      // To a person without access, two views of one screen are the same page: no change comes then.
      const late = performance.now() + (isView ? 1_000 : longest);
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      while (!isChanged && performance.now() < late) await frame();
      watch.disconnect();
      if (!isChanged && !isView) throw new Error(`the office did not go on to ${to}`);
      return true;
    },
    [path, LONGEST_MOVE] as const,
  );

type Demo = {
  repairs: {
    id: string;
    sheetid: string;
    status: string;
    archived: boolean;
    where: string;
    appliance: { id: string } | null;
    photos: { id: string }[];
    intakes: { returned_at: string | null }[];
    client: { id: string; phones: { number: string }[]; addresses: unknown[] };
    events: PlannedVisit[];
    quotes: DemoQuote[];
    invoices: DemoInvoice[];
  }[];
};

/** `request` must be signed in as Marc. */
export async function listScreens(request: APIRequestContext): Promise<Screen[]> {
  const demo = await ask<Demo>(
    request,
    "{ repairs(first: 100) { id sheetid status archived where appliance { id } photos { id } intakes { returned_at } client { id phones { number } addresses { zip } } events { id status start_at end_at } quotes { id quoteid reference status lines } invoices { id kind remainder } } }",
  );
  return [
    ...inArea("public pages", publicScreens()),
    ...inArea("a booking", [...bookingSteps(`${SHOP}/rdv`), queueScreen(`${SHOP}/rdv`)]),
    ...inArea("what a client follows", sharedScreens(demo)),
    ...officeScreens(demo),
    { name: "admin", area: "administration", path: "/admin", as: "admin@etabli.test" },
    ...ADMIN_SCREENS,
  ];
}

export const inArea = (area: Area, screens: readonly Placeless[]): Screen[] =>
  screens.map((screen) => ({ ...screen, area }));

function publicScreens(): Placeless[] {
  return [
    { name: "accueil", path: "/" },
    { name: "annuaire", path: "/annuaire" },
    { name: "annuaire-recherche", path: "/annuaire?where=Toulouse&category_id=plomberie" },
    { name: "annuaire-vide", path: "/annuaire?q=introuvable" },
    { name: "annuaire-loin", path: "/annuaire?where=Agen&category_id=plomberie" },
    { name: "demande-appareil", path: "/annuaire?category_id=plomberie&etape=appareil" },
    { name: "demande-panne", path: `${FAULT}&etape=panne` },
    { name: "demande-danger", path: `${FAULT}/courant&etape=panne` },
    { name: "demande-lieu", path: `${FAULT}&where=Zzyzx&etape=lieu` },
    { name: "demande-ateliers", path: `${FAULT}/hublot&where=31400` },
    { name: "atelier", path: SHOP },
    { name: "atelier-cgv", path: `${SHOP}/cgv` },
    { name: "avis", path: "/avis" },
    { name: "suivi", path: "/suivi" },
    { name: "suivi-demande", path: "", follows: true, open: askLink },
    { name: "devis-recherche", path: "/quote" },
    { name: "verifier", path: "/verifier" },
    { name: "tarifs", path: "/tarifs" },
    { name: "a-propos", path: "/about" },
    { name: "api", path: "/api" },
    { name: "menu-du-site", path: "", follows: true, open: openSiteMenu },
    { name: "pro", path: "/pro" },
    { name: "partenariat", path: "/partnership" },
    { name: "aide", path: "/aide" },
    { name: "aide-article", path: "/aide/agenda" },
    { name: "mentions-legales", path: "/legal" },
    { name: "donnees", path: "/rgpd" },
    { name: "introuvable", path: "/cette-page-n-existe-pas", status: 404 },
    { name: "connexion", path: "/app/connexion" },
    { name: "inscription", path: "/app/onboarding" },
  ];
}

async function askLink(page: Page): Promise<void> {
  await page.locator('input[name="reference"]').fill("R2020-00001");
  await page.locator('input[name="contact"]').fill("personne@example.org");
  await page.locator('main form button[type="submit"]').click();
  await page.waitForLoadState();
}

/** Far enough for its client to change it. */
const isFarAhead = ({ status, start_at }: Demo["repairs"][number]["events"][number]): boolean =>
  status === "TODO" && Date.parse(start_at) > Date.now() + 3 * 86_400_000;

/** Behind unguessable links: what the client of each stage sees. */
function sharedScreens({ repairs }: Demo): Placeless[] {
  const quotes = repairs.flatMap((repair) => repair.quotes);
  const tracked = ["Devis en attente Client", "Attente de pièces", "Attente de réglement"];
  const visited = repairs.find(
    ({ archived, events }) => !archived && events.some((visit) => isFarAhead(visit)),
  );
  const visit = visited?.events.find((one) => isFarAhead(one));
  const change = `/suivi/${visited?.sheetid}/rendez-vous/${visit?.id}`;
  return [
    { name: "suivi-rendez-vous", path: change },
    { name: "suivi-rendez-vous-annuler", path: `${change}?annuler=1` },
    ...tracked.flatMap((status) => {
      const repair = repairs.find((one) => one.status === status);
      return repair ? [{ name: `suivi-${slug(status)}`, path: `/suivi/${repair.sheetid}` }] : [];
    }),
    ...repairs
      .slice(0, 1)
      .map(({ sheetid }) => ({ name: "suivi-messages", path: `/suivi/${sheetid}/messages` })),
    ...["Envoyé", "Accepté", "Refusé", "Expiré"].flatMap((status) => {
      const quote = quotes.find((one) => one.status === status);
      return quote ? [{ name: `devis-${slug(status)}`, path: `/quote/${quote.quoteid}` }] : [];
    }),
    ...sharedQuoteScreens(quotes),
    ...repairs
      .flatMap(({ sheetid, quotes: own }) => own.map((quote) => ({ ...quote, sheetid })))
      .filter(({ status }) => status === "Envoyé")
      .slice(0, 1)
      .map(({ sheetid, reference }) => ({
        name: "devis-lecture",
        path: `/suivi/${sheetid}/devis/${reference}`,
      })),
  ];
}

const MARC = "marc@atelier-garonne.test";
const KARIM = "karim@atelier-garonne.test";

function officeScreens(demo: Demo): Screen[] {
  const { repairs } = demo;
  const invoiced = repairs.find(({ invoices }) => invoices.length > 0);
  const caller = repairs.find(({ client }) => client.addresses.length === 1);
  const phone = caller?.client.phones[0]?.number ?? "";
  const areas: Partial<Record<Area, Placeless[]>> = {
    "home and lists": homeScreens(),
    "the settings": settingsScreens(),
    "the agenda": agendaScreens(repairs.flatMap(({ events }) => events)),
    "a new intervention": wizardScreens(phone),
    "other interventions": otherWizardScreens(phone),
    "the list of clients": clientsScreens(),
    "a client": clientScreens(invoiced?.client.id ?? ""),
    "sheets and quotes": sheetScreens(demo),
  };
  return AREAS.flatMap((area) => inArea(area, areas[area] ?? [])).map((screen) => ({
    ...screen,
    as: screen.as ?? MARC,
  }));
}

function homeScreens(): Placeless[] {
  return [
    { name: "bureau-tournee", path: "/app", as: KARIM },
    { name: "bureau-accueil", path: "/app" },
    { name: "bureau-compte", path: "", follows: true, open: openAccount },
    { name: "bureau-recherche", path: "", follows: true, open: searchFor("mar") },
    { name: "bureau-aide", path: "", follows: true, open: openHelp },
    { name: "bureau-raccourcis", path: "", follows: true, open: openShortcuts },
    { name: "bureau-suivi", path: "/app/repair" },
    { name: "bureau-pieces", path: "/app/parts" },
    { name: "bureau-prets", path: "/app/loans" },
    { name: "bureau-prix", path: "/app/prices" },
    { name: "bureau-factures", path: "/app/quote" },
    { name: "bureau-paiement", path: "", follows: true, open: opened(/^Enregistrer un paiement/) },
    { name: "bureau-paiements", path: "/app/quote?tab=payments" },
    { name: "bureau-factures-recues", path: "/app/quote?tab=received" },
    { name: "bureau-facture-recue", path: "", follows: true, open: opened(/^Ouvrir la facture/) },
    { name: "bureau-e-reporting", path: "/app/quote?tab=reporting" },
    { name: "bureau-chiffre", path: "/app/sales" },
    { name: "bureau-chiffre-annee", path: "/app/sales?periode=cette-annee" },
    { name: "bureau-chiffre-documents", path: "/app/sales?categorie=plomberie" },
    { name: "bureau-comptabilite", path: "/app/sales/books" },
    { name: "bureau-attestation", path: "/app/sales/attestation" },
    { name: "bureau-teleassistance", path: "/app/teleassistance" },
    { name: "ouverture-en-ligne", path: "/app/onboarding" },
    ...["Tarifs", "Horaires", "Métiers", "Société"].map((step) => ({
      name: slug(`ouverture ${step}`),
      path: "",
      follows: true,
      open: (page: Page) => page.getByRole("button", { name: step }).click(),
    })),
  ];
}

function settingsScreens(): Placeless[] {
  return [
    { name: "bureau-parametres", path: "/app/settings" },
    { name: "bureau-equipe", path: "/app/settings/users" },
    { name: "bureau-desactiver", path: "", follows: true, open: openLeaving },
    { name: "bureau-invitation", path: "/app/settings/newUser" },
    ...[
      "booking",
      "team",
      "signature",
      "keys",
      "webhooks",
      "retention",
      "platform",
      "copy",
      "acts",
      "audit",
      "travel",
      "tariffs",
      "terms",
      "numbering",
      "resources",
      "messages",
      "letters",
      "unpaid",
      "card",
      "audience",
      "reviews",
    ].map((section) => ({
      name: `bureau-parametres-${section}`,
      path: `/app/settings?section=${section}`,
    })),
    { name: "bureau-parametres-societe", path: "/app/settings/company" },
  ];
}

/** What is asked before a quote of each status goes on. */
const QUOTE_DIALOGS: Partial<Record<string, string>> = {
  Brouillon: "Envoyer le devis",
  Envoyé: "Noter un refus",
  Accepté: "Émettre la facture",
};

function sheetScreens({ repairs }: Demo): Placeless[] {
  const notInvoiced = repairs
    .filter(({ invoices }) => invoices.length === 0)
    .flatMap((repair) => repair.quotes);
  const invoiced = repairs.find(({ invoices }) => invoices.length > 0);
  const now = toInstant(Date.now());
  const waiting = repairs.find(
    (repair) => repair.status === "Devis à faire" && waitsForVisit(repair, now),
  );
  const here = repairs.find(({ intakes }) => intakes.at(-1)?.returned_at === null);
  const away = repairs.find(
    ({ appliance, archived, intakes }) => appliance && !archived && intakes.length === 0,
  );
  const sent = notInvoiced.find(({ status }) => status === "Envoyé");
  const pictured = repairs.find(({ photos }) => photos.length > 0);
  return [
    { name: "bureau-fiche-reglee", path: `/app/sheet/${invoiced?.id}` },
    ...moneyScreens(repairs),
    { name: "bureau-fiche-a-chiffrer", path: `/app/sheet/${waiting?.id}` },
    { name: "bureau-place", path: "", follows: true, open: opened("Trouver une place") },
    { name: "bureau-urgence", path: "", follows: true, open: opened(/^Urgence/) },
    {
      name: "bureau-reception",
      path: `/app/sheet/${away?.id}`,
      open: opened("Recevoir l’appareil"),
    },
    { name: "bureau-pret", path: "", follows: true, open: opened("Prêter un appareil") },
    { name: "bureau-piece", path: "", follows: true, open: opened("Ajouter une pièce") },
    { name: "bureau-panne", path: "", follows: true, open: opened("Modifier la panne") },
    { name: "bureau-appareil-photo", path: "", follows: true, open: openCamera },
    { name: "bureau-notifications", path: "", follows: true, open: openNotifications },
    {
      name: "bureau-restitution",
      path: `/app/sheet/${here?.id}`,
      open: opened("Rendre l’appareil"),
    },
    {
      name: "bureau-accord",
      path: `/app/repair/quote/${sent?.id}`,
      open: opened("Faire signer ici"),
    },
    { name: "bureau-appel", path: `/app/teleassistance?repair_id=${waiting?.id}` },
    { name: "appel-du-client", path: "/suivi", open: goToCall(waiting?.id ?? "") },
    { name: "bureau-dessin", path: `/app/sheet/${pictured?.id}`, open: opened(/^Dessiner sur/) },
    { name: "telephone-appareil-photo", path: "/suivi", open: goToCamera(away?.id ?? "") },
    { name: "bureau-devis-nouveau", path: `/app/repair/quote?repair_id=${waiting?.id}` },
    ...officeQuoteScreens(notInvoiced),
    ...["Brouillon", "Envoyé", "Accepté"].flatMap((status) => {
      const quote = notInvoiced.find((one) => one.status === status);
      const button = QUOTE_DIALOGS[status];
      return quote && button
        ? [
            { name: `bureau-devis-${slug(status)}`, path: `/app/repair/quote/${quote.id}` },
            { name: slug(`bureau ${button}`), path: "", follows: true, open: opened(button) },
          ]
        : [];
    }),
  ];
}

/** What a person would leave behind, before anything is done. */
async function openLeaving(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Modifier Karim Benali" }).click();
  await page.getByRole("menuitem", { name: "Désactiver…" }).click();
  await page.getByRole("dialog").waitFor();
}

/** The menu of a telephone is folded. */
async function openAccount(page: Page): Promise<void> {
  const burger = page.getByRole("button", { name: "Ouvrir le menu" });
  if (await burger.isVisible()) await burger.click();
  await opened("Mon compte")(page);
}

/** From a desk: a telephone is itself the camera. */
async function openCamera(page: Page): Promise<void> {
  const name = "Photographier avec un téléphone";
  if (await page.getByRole("button", { name }).isVisible()) {
    await opened(name)(page);
    await page.getByRole("img", { name: /^Code QR/ }).waitFor();
  }
}

async function openNotifications(page: Page): Promise<void> {
  await closeDialog(page);
  await page.getByRole("button", { name: /^Notifications/ }).click();
  await page.getByRole("dialog").waitFor();
}

/** Its pass is good for two minutes. */
const goToCamera = (repair_id: string) => async (page: Page) => {
  const query = `mutation { result: openCamera(repair_id: "${repair_id}") { ... on Camera { url } } }`;
  const { result } = await ask<{ result: { url: string } }>(page.request, query);
  const { pathname, search } = new URL(result.url);
  await page.goto(pathname + search);
};

/** The page behind the link that the client receives. */
const goToCall = (repair_id: string) => async (page: Page) => {
  const query = `mutation { result: openCall(id: "${crypto.randomUUID()}", repair_id: "${repair_id}") { ... on Call { url } } }`;
  const { result } = await ask<{ result: { url: string } }>(page.request, query);
  await page.goto(new URL(result.url).pathname);
};

const slug = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");

async function openHelp(page: Page): Promise<void> {
  await closeDialog(page);
  await page.keyboard.press("?");
  await page.getByRole("complementary", { name: "Aide" }).getByRole("article").waitFor();
}

/** The second time, the keys. */
async function openShortcuts(page: Page): Promise<void> {
  await page.keyboard.press("?");
  await page.getByRole("region", { name: "Partout" }).waitFor();
}

const searchFor = (text: string) => async (page: Page) => {
  await closeDialog(page);
  await page.getByRole("button", { name: "Rechercher" }).filter({ visible: true }).click();
  await page.getByRole("combobox", { name: "Rechercher ou agir" }).fill(text);
  await page.getByRole("group", { name: "Clients" }).waitFor();
};
