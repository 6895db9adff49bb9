/** Every address of the office on one page; each screen is loaded when it is first wanted. */
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from "@tanstack/react-router";
import * as z from "zod/mini";
import { signInAgainPath, signInPath } from "../../domain/account/redirect.ts";
import { selectedShop } from "../platform/acting-shop.ts";
import { isSparing } from "../platform/connection.ts";
import { currentSession } from "../platform/sign-in.ts";
import { agendaSearch } from "./agenda/search-params.ts";
import { callSearch } from "./call/search-params.ts";
import { clientSearch } from "./client/record/search-params.ts";
import { clientsSearch } from "./client/list/search-params.ts";
import { moneySearch } from "./invoice/search-params.ts";
import { salesSearch } from "./ledger/sales/search-params.ts";
import { partsSearch } from "./repair/spare-part/search-params.ts";
import { pricesSearch } from "./quote/price-book/search-params.ts";
import { repairsSearch } from "./repair/board/search-params.ts";
import { historyWithBackKey } from "./shell/leave/back-key.ts";
import { ErrorScreen } from "./shell/error-screen.tsx";
import { NotFoundScreen } from "./shell/not-found-screen.tsx";
import { OfficeShell } from "./shell/office-shell.tsx";
import { loadScreen } from "./shell/screen-load.ts";

const root = createRootRoute({ notFoundComponent: NotFoundScreen });

const wayBack = z.object({
  redirect: z.catch(z.optional(z.string()), undefined),
  /** The session ended while a screen was open. */
  ended: z.catch(z.optional(z.number()), undefined),
  /** The form of a forgotten password is shown. */
  oubli: z.catch(z.optional(z.literal(true)), undefined),
});

const signIn = createRoute({
  getParentRoute: () => root,
  path: "/app/connexion",
  validateSearch: wayBack,
  component: lazyRouteComponent(
    loadScreen(() => import("./account/sign-in-screen.tsx")),
    "SignInScreen",
  ),
});
const login = createRoute({
  getParentRoute: () => root,
  path: "/login",
  validateSearch: wayBack,
  component: lazyRouteComponent(
    loadScreen(() => import("./account/sign-in-screen.tsx")),
    "SignInScreen",
  ),
});
const signOut = createRoute({
  getParentRoute: () => root,
  path: "/app/logout",
  component: lazyRouteComponent(
    loadScreen(() => import("./account/sign-out-screen.tsx")),
    "SignOutScreen",
  ),
});
const onboarding = createRoute({
  getParentRoute: () => root,
  path: "/app/onboarding",
  component: lazyRouteComponent(
    loadScreen(() => import("./shop/onboarding/onboarding-screen.tsx")),
    "OnboardingScreen",
  ),
});

const shell = createRoute({
  getParentRoute: () => root,
  id: "shell",
  component: OfficeShell,
  beforeLoad: async ({ location, preload, cause }) => {
    if (preload) return;
    // The office was open: its session ended meanwhile, and the sign-in page says so.
    const signIn = cause === "stay" ? signInAgainPath : signInPath;
    if (!(await currentSession())) throw redirect({ href: signIn(location.href) });
    // An administrator has no shop of their own: they choose one first.
    if (!selectedShop())
      globalThis.location.assign(`/admin?redirect=${encodeURIComponent(location.href)}`);
  },
});

const home = createRoute({
  getParentRoute: () => shell,
  path: "/app",
  component: lazyRouteComponent(
    loadScreen(() => import("./home/home-screen.tsx")),
    "HomeScreen",
  ),
});

const agenda = createRoute({
  getParentRoute: () => shell,
  path: "/app/agenda",
  validateSearch: agendaSearch,
  component: lazyRouteComponent(
    loadScreen(() => import("./agenda/agenda-screen.tsx")),
    "AgendaScreen",
  ),
});

const sheet = createRoute({
  getParentRoute: () => shell,
  path: "/app/sheet/$repairid",
  component: lazyRouteComponent(
    loadScreen(() => import("./repair/sheet/sheet-screen.tsx")),
    "SheetScreen",
  ),
});
const newSheet = createRoute({
  getParentRoute: () => shell,
  path: "/app/sheet",
  component: lazyRouteComponent(
    loadScreen(() => import("./repair/wizard/sheet-form-screen.tsx")),
    "SheetFormScreen",
  ),
});
const quoteSearch = z.object({
  repair_id: z.catch(z.optional(z.string()), undefined),
  /** What is to be quoted, as a call by video concluded. */
  subject: z.catch(z.optional(z.string()), undefined),
});
const newQuote = createRoute({
  getParentRoute: () => shell,
  path: "/app/repair/quote",
  validateSearch: quoteSearch,
  component: lazyRouteComponent(
    loadScreen(() => import("./quote/quote-screen.tsx")),
    "NewQuoteScreen",
  ),
});
const quote = createRoute({
  getParentRoute: () => shell,
  path: "/app/repair/quote/$quoteid",
  validateSearch: z.object({ send: z.catch(z.optional(z.literal(true)), undefined) }),
  component: lazyRouteComponent(
    loadScreen(() => import("./quote/quote-screen.tsx")),
    "QuoteScreen",
  ),
});

const repairs = createRoute({
  getParentRoute: () => shell,
  path: "/app/repair",
  validateSearch: repairsSearch,
  component: lazyRouteComponent(
    loadScreen(() => import("./repair/board/board-screen.tsx")),
    "RepairsScreen",
  ),
});
const parts = createRoute({
  getParentRoute: () => shell,
  path: "/app/parts",
  validateSearch: partsSearch,
  component: lazyRouteComponent(
    loadScreen(() => import("./repair/spare-part/parts-screen.tsx")),
    "PartsScreen",
  ),
});
const prices = createRoute({
  getParentRoute: () => shell,
  path: "/app/prices",
  validateSearch: pricesSearch,
  component: lazyRouteComponent(
    loadScreen(() => import("./quote/price-book/prices-screen.tsx")),
    "PricesScreen",
  ),
});
const loans = createRoute({
  getParentRoute: () => shell,
  path: "/app/loans",
  component: lazyRouteComponent(
    loadScreen(() => import("./repair/loan/loans-screen.tsx")),
    "LoansScreen",
  ),
});
const clients = createRoute({
  getParentRoute: () => shell,
  path: "/app/client",
  validateSearch: clientsSearch,
  component: lazyRouteComponent(
    loadScreen(() => import("./client/list/clients-screen.tsx")),
    "ClientsScreen",
  ),
});
const client = createRoute({
  getParentRoute: () => shell,
  path: "/app/client/$clientid",
  validateSearch: clientSearch,
  component: lazyRouteComponent(
    loadScreen(() => import("./client/record/client-screen.tsx")),
    "ClientScreen",
  ),
});
const money = createRoute({
  getParentRoute: () => shell,
  path: "/app/quote",
  validateSearch: moneySearch,
  component: lazyRouteComponent(
    loadScreen(() => import("./invoice/money-screen.tsx")),
    "MoneyScreen",
  ),
});
const teleassistance = createRoute({
  getParentRoute: () => shell,
  path: "/app/teleassistance",
  validateSearch: callSearch,
  component: lazyRouteComponent(
    loadScreen(() => import("./call/call-screen.tsx")),
    "CallScreen",
  ),
});
const sales = createRoute({
  getParentRoute: () => shell,
  path: "/app/sales",
  validateSearch: salesSearch,
  component: lazyRouteComponent(
    loadScreen(() => import("./ledger/sales/sales-screen.tsx")),
    "SalesScreen",
  ),
});
const books = createRoute({
  getParentRoute: () => shell,
  path: "/app/sales/books",
  component: lazyRouteComponent(
    loadScreen(() => import("./ledger/books/books-screen.tsx")),
    "BooksScreen",
  ),
});
const attestation = createRoute({
  getParentRoute: () => shell,
  path: "/app/sales/attestation",
  component: lazyRouteComponent(
    loadScreen(() => import("./ledger/attestation/attestation-screen.tsx")),
    "AttestationScreen",
  ),
});
const settings = createRoute({
  getParentRoute: () => shell,
  path: "/app/settings",
  // An unknown section is the first one: nothing to check here.
  validateSearch: (search: { section?: string }) => search,
  component: lazyRouteComponent(
    loadScreen(() => import("./shop/settings/settings-screen.tsx")),
    "SettingsScreen",
  ),
});
const company = createRoute({
  getParentRoute: () => shell,
  path: "/app/settings/company",
  component: lazyRouteComponent(
    loadScreen(() => import("./shop/company/company-screen.tsx")),
    "CompanyScreen",
  ),
});
const people = createRoute({
  getParentRoute: () => shell,
  path: "/app/settings/users",
  component: lazyRouteComponent(
    loadScreen(() => import("./shop/people/people-screen.tsx")),
    "PeopleScreen",
  ),
});
const newPerson = createRoute({
  getParentRoute: () => shell,
  path: "/app/settings/newUser",
  component: lazyRouteComponent(
    loadScreen(() => import("./shop/people/new-person-screen.tsx")),
    "NewPersonScreen",
  ),
});

const routeTree = root.addChildren([
  signIn,
  login,
  signOut,
  onboarding,
  shell.addChildren([
    home,
    agenda,
    newSheet,
    sheet,
    newQuote,
    quote,
    repairs,
    parts,
    prices,
    loans,
    clients,
    client,
    money,
    teleassistance,
    sales,
    books,
    attestation,
    settings,
    company,
    people,
    newPerson,
  ]),
]);

export const router = createRouter({
  // Where there is no browser, the addresses alone are read.
  history: typeof window === "undefined" ? createMemoryHistory() : historyWithBackKey(),
  routeTree,
  defaultPreload: isSparing() ? false : "intent",
  defaultPendingMs: 200,
  defaultErrorComponent: ErrorScreen,
  defaultNotFoundComponent: NotFoundScreen,
  // What fails in the error screen itself is caught around the router: failing-page.tsx.
  disableGlobalCatchBoundary: true,
  scrollRestoration: true,
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
