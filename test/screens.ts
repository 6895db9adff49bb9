/** Every screen of the product on the demonstration: what the gallery shows and what axe looks at. */
import type { APIRequestContext, Page } from "@playwright/test";
import { addDays, dateOf, DEFAULT_ZONE, toInstant, weekdayOf } from "../src/domain/time.ts";
import { bookingSteps } from "./screens-booking.ts";
import { clientsScreens } from "./screens-clients.ts";
import { wizardScreens } from "./screens-wizard.ts";

export type Screen = {
  name: string;
  path: string;
  /** Seen by Marc, the owner of Atelier Garonne, or by the administrator; absent: by anybody. */
  as?: "marc@atelier-garonne.test" | "admin@etabli.test";
  /** What is done on the page before looking at it. */
  open?: (page: Page) => Promise<void>;
  status?: number;
};

const PASSWORD = "etabli-demo";
const SHOP = "/31000/atelier-garonne";

export async function signIn(request: APIRequestContext, email: string): Promise<void> {
  const response = await request.post("/api/v1/auth/login", {
    data: { email, password: PASSWORD },
  });
  if (!response.ok()) throw new Error(`${email} is not let in: ${await response.text()}`);
}

/** The page is whole: its letters drawn, and half a second without a change of what it says. */
export async function settle(page: Page): Promise<void> {
  await page.locator("h1").first().waitFor();
  await page.evaluate(async () => {
    await document.fonts.ready;
    const isBusy = () =>
      document.querySelector('[aria-busy="true"], [class*="skeleton" i]') !== null ||
      document.querySelector("main")?.innerText.trim() === "";
    let said = "";
    for (let turn = 0, quiet = 0; turn < 150 && quiet < 5; turn++) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      quiet = document.body.innerText === said && !isBusy() ? quiet + 1 : 0;
      said = document.body.innerText;
    }
  });
}

export async function openScreen(page: Page, screen: Screen): Promise<void> {
  await page.goto(screen.path);
  await settle(page);
  await screen.open?.(page);
  if (screen.open) await settle(page);
}

type Demo = {
  repairs: {
    id: string;
    sheetid: string;
    status: string;
    client: { id: string; phones: { number: string }[]; addresses: unknown[] };
    events: { id: string }[];
    quotes: { id: string; quoteid: string; status: string }[];
    invoices: { id: string }[];
  }[];
};

/** `request` must be signed in as Marc. */
export async function listScreens(request: APIRequestContext): Promise<Screen[]> {
  const demo = await ask<Demo>(
    request,
    "{ repairs(first: 100) { id sheetid status client { id phones { number } addresses { zip } } events { id } quotes { id quoteid status } invoices { id } } }",
  );
  return [...publicScreens(), ...sharedScreens(demo), ...officeScreens(demo)];
}

async function ask<Data>(request: APIRequestContext, query: string): Promise<Data> {
  const response = await request.post("/api/graphql", { data: { query } });
  const { data, errors }: { data?: Data; errors?: unknown } = await response.json();
  if (!data) throw new Error(JSON.stringify(errors));
  return data;
}

function publicScreens(): Screen[] {
  return [
    { name: "accueil", path: "/" },
    { name: "annuaire", path: "/annuaire" },
    { name: "annuaire-recherche", path: "/annuaire?where=Toulouse&category_id=plomberie" },
    { name: "annuaire-vide", path: "/annuaire?q=introuvable" },
    { name: "atelier", path: SHOP },
    { name: "atelier-cgv", path: `${SHOP}/cgv` },
    ...bookingSteps(`${SHOP}/rdv`),
    { name: "suivi", path: "/suivi" },
    { name: "suivi-inconnu", path: "/suivi", open: searchNothing, status: 404 },
    { name: "devis-recherche", path: "/quote" },
    { name: "tarifs", path: "/tarifs" },
    { name: "a-propos", path: "/about" },
    { name: "pro", path: "/pro" },
    { name: "partenariat", path: "/partnership" },
    { name: "mentions-legales", path: "/legal" },
    { name: "donnees", path: "/rgpd" },
    { name: "introuvable", path: "/cette-page-n-existe-pas", status: 404 },
    { name: "connexion", path: "/app/connexion" },
  ];
}

async function searchNothing(page: Page): Promise<void> {
  await page.locator('input[name="reference"]').fill("R2020-00001");
  await page.locator('input[name="contact"]').fill("personne@example.org");
  await page.locator('main form button[type="submit"]').click();
  await page.waitForLoadState();
}

/** Behind unguessable links: what the client of each stage sees. */
function sharedScreens({ repairs }: Demo): Screen[] {
  const quotes = repairs.flatMap((repair) => repair.quotes);
  const tracked = ["Devis en attente Client", "Attente de pièces", "Attente de réglement"];
  return [
    ...tracked.flatMap((status) => {
      const repair = repairs.find((one) => one.status === status);
      return repair ? [{ name: `suivi-${slug(status)}`, path: `/suivi/${repair.sheetid}` }] : [];
    }),
    ...["Envoyé", "Accepté", "Refusé", "Expiré"].flatMap((status) => {
      const quote = quotes.find((one) => one.status === status);
      return quote ? [{ name: `devis-${slug(status)}`, path: `/quote/${quote.quoteid}` }] : [];
    }),
  ];
}

function officeScreens({ repairs }: Demo): Screen[] {
  const as = "marc@atelier-garonne.test";
  const quotes = repairs.flatMap((repair) => repair.quotes);
  const monday = comingMonday();
  const invoiced = repairs.find(({ invoices }) => invoices.length > 0);
  const waiting = repairs.find(({ status }) => status === "Devis à faire");
  const caller = repairs.find(({ client }) => client.addresses.length === 1);
  const planned = repairs.flatMap(({ events }) => events)[0];
  return [
    { name: "bureau-accueil", path: "/app", as },
    { name: "bureau-agenda-jour", path: `/app/agenda?view=day&date=${monday}`, as },
    { name: "bureau-agenda-4-jours", path: `/app/agenda?view=4day&date=${monday}`, as },
    { name: "bureau-agenda-semaine", path: `/app/agenda?view=week&date=${monday}`, as },
    { name: "bureau-agenda-nouveau", path: "/app/agenda?appointemnt=new", as },
    { name: "bureau-agenda-rendez-vous", path: `/app/agenda?appointemnt=${planned?.id}`, as },
    ...wizardScreens(caller?.client.phones[0]?.number ?? "", as),
    ...clientsScreens(invoiced?.client.id ?? "", as),
    { name: "bureau-suivi", path: "/app/repair", as },
    { name: "bureau-factures", path: "/app/quote", as },
    { name: "bureau-fiche-reglee", path: `/app/sheet/${invoiced?.id}`, as },
    { name: "bureau-fiche-a-chiffrer", path: `/app/sheet/${waiting?.id}`, as },
    { name: "bureau-client-nouveau", path: "/app/client/new", as },
    { name: "bureau-clients-doublons", path: "/app/client?vue=doublons", as },
    {
      name: "bureau-clients-fusion",
      path: "/app/client?vue=doublons",
      as,
      open: (page) =>
        page
          .getByRole("button", { name: /^Comparer/ })
          .first()
          .click(),
    },
    { name: "bureau-clients-import", path: "/app/client?vue=import", as },
    { name: "bureau-client", path: `/app/client/${invoiced?.client.id}`, as },
    {
      name: "bureau-client-modification",
      path: `/app/client/${invoiced?.client.id}?tab=documents`,
      as,
      open: (page) => page.getByRole("button", { name: "Modifier", exact: true }).first().click(),
    },
    { name: "bureau-devis-nouveau", path: `/app/repair/quote?repair_id=${waiting?.id}`, as },
    ...["Brouillon", "Envoyé", "Accepté"].flatMap((status) => {
      const quote = quotes.find((one) => one.status === status);
      return quote
        ? [
            {
              name: `bureau-devis-${slug(status)}`,
              path: `/app/repair/quote/${quote.id}`,
              as,
            } as const,
          ]
        : [];
    }),
    { name: "admin", path: "/admin", as: "admin@etabli.test" },
  ];
}

/** A day on which everybody works, whenever the pictures are taken. */
function comingMonday(): string {
  const today = dateOf(toInstant(Date.now()), DEFAULT_ZONE);
  return addDays(today, (8 - weekdayOf(today)) % 7);
}

const slug = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");
