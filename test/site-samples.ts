/** Sample properties for every public page, at the Atelier Garonne on a Monday morning. */
import { EMPTY_DRAFT } from "../src/domain/booking/draft/draft.ts";
import { bonusConsentText } from "../src/domain/repair/bonus-consent/bonus-consent.ts";
import { PHOTO_CONSENT } from "../src/domain/repair/photo-consent/photo-consent.ts";
import { NO_NEED } from "../src/domain/shop/need/need.ts";
import { tariffsOf } from "../src/domain/shop/tariffs.ts";
import { totalsOf } from "../src/domain/quote/totals.ts";
import { printedLines } from "../src/domain/quote/document.ts";
import { proposedChoices, proposedLines } from "../src/domain/quote/option/groups.ts";
import { printedOptions } from "../src/domain/quote/option/printed.ts";
import { optionLines } from "./shop/quote.ts";
import { readingCopy } from "../src/domain/quote/reading.ts";
import { parseInstant, parseLocalDate, type Instant, type LocalDate } from "../src/domain/time.ts";
import type {
  BookingProps,
  DirectoryShop,
  PageId,
  PageProps,
  PublicWindow,
  QuoteProps,
  QuoteReadingProps,
  ShopProps,
  TrackingProps,
} from "../src/web/site/props.ts";
import type { TrackedInvoice } from "../src/web/site/tracking/tracked.ts";
import type { LegalProps, Plan } from "../src/web/site/legal/props.ts";

type Show = <Id extends PageId>(id: Id, props: PageProps[Id]) => Promise<unknown>;

const at = (text: string): Instant => parseInstant(text) ?? fail(text);
const on = (text: string): LocalDate => parseLocalDate(text) ?? fail(text);
function fail(text: string): never {
  throw new Error(`${text} is not a time`);
}

const card = {
  id: "019a0000-0000-7000-8000-000000000001",
  name: "Atelier Garonne",
  zipcode: "31000",
  slug: "atelier-garonne",
  city: "Toulouse",
  phone: "+33561990010",
  timezone: "Europe/Paris",
};

const arrival = (day: string, hour: number): PublicWindow => ({
  public_start_at: at(`${day}T${String(hour).padStart(2, "0")}:00:00Z`),
  public_end_at: at(`${day}T${String(hour + 2).padStart(2, "0")}:00:00Z`),
});

const day = [
  { from: 540, to: 720 },
  { from: 840, to: 1110 },
];

const shop: ShopProps = {
  shop: {
    ...card,
    street: "12 rue des Récollets",
    complement: "",
    email: "bonjour@atelier-garonne.test",
    presentation:
      "Depuis 2009, cinq personnes réparent l’électroménager, l’image et le son, la plomberie et le chauffage dans Toulouse et alentour.",
    lat: 43.59,
    lon: 1.45,
    legal_name: "Atelier Garonne",
    legal_form: "SARL au capital de 10 000 €",
    siret: "73282932000074",
    mediator: "CM2C, 49 rue de Ponthieu, 75008 Paris, www.cm2c.net",
    labels: ["QualiRépar"],
    bonuses: [{ amount: 5_000, kinds: ["Lave-linge", "Lave-vaisselle"] }],
    bookable: true,
  },
  showcase: { logo: null, photos: [] },
  reviews: { summary: { count: 0, average: 0, counts: [] }, page: 1, shown: [] },
  today: on("2026-11-23"),
  open_state: { open: true, closes_at: 1110 },
  opening_hours: { 1: day, 2: day, 3: day, 4: day, 5: day, 6: [{ from: 540, to: 720 }] },
  exceptions: [{ first: on("2026-12-24"), last: on("2027-01-02"), hours: [] }],
  skills: [
    "gros-electromenager",
    "petit-electromenager",
    "tv-hifi-electronique",
    "multimedia-smartphone",
    "plomberie",
    "chauffage",
  ],
  holidays: [{ date: on("2026-12-25"), name: "Noël" }],
  people: [
    {
      firstname: "Karim",
      initials: "KB",
      color: "#1c6b41",
      skills: ["gros-electromenager", "petit-electromenager"],
    },
  ],
  chips: [
    { id: "lave-linge", name: "Lave-linge" },
    { id: "aspirateur", name: "Aspirateur" },
  ],
  area: null,
  tariffs: {
    hourly_rate_incl: 6900,
    time_counting: "au quart d’heure commencé",
    travel_incl: 3500,
    diagnosis_incl: 4900,
    diagnosis_deducted: true,
    quote_free: true,
    quote_incl: null,
  },
  locations: ["Chez le client", "Atelier"],
  travel: { max_km: 30, max_minutes: null },
  next_slots: [
    arrival("2026-11-23", 13),
    arrival("2026-11-23", 15),
    arrival("2026-11-24", 8),
    arrival("2026-11-24", 10),
    arrival("2026-11-24", 13),
    arrival("2026-11-25", 8),
  ],
  kind_id: "",
  carried: {},
};

const booking: BookingProps = {
  shop: card,
  kinds: ["Diagnostic / Devis", "Réparation", "Livraison / Enlèvement", "Télédiagnostic"],
  locations: ["Chez le client", "Atelier"],
  categories: shop.skills,
  technicians: [{ id: "019a0000-0000-7000-8000-00000000000a", firstname: "Karim" }],
  tariffs: shop.tariffs,
  today: on("2026-11-23"),
  horizon_days: 30,
  wanted: null,
  appliances: [
    { id: "lave-linge", name: "Lave-linge", category_ids: ["gros-electromenager"] },
    { id: "aspirateur", name: "Aspirateur", category_ids: ["petit-electromenager"] },
  ],
  prefill: { kind_id: "", category_id: "", node: "", typed: "", zip: "" },
  wish: null,
  trial: null,
  shelf: "",
};

const waited = "Lave-linge, chez vous (31400), lundi et jeudi, le matin";
const queue: PageProps["booking/queue"] = {
  offer: booking,
  draft: {
    ...EMPTY_DRAFT,
    kind: "Diagnostic / Devis",
    where: "Chez le client",
    category_id: "gros-electromenager",
    kind_id: "lave-linge",
    zip: "31400",
    city: "Toulouse",
  },
  suiting: { part: "morning", weekdays: [1, 4] },
  faults: {},
  refusal: "",
  sent_to: null,
};

/** An invoice on which a part came in. */
export const payable: TrackedInvoice = {
  id: "019a0000-0000-7000-8000-0000000000f1",
  kind: 380,
  corrects: null,
  replaced_by: null,
  reference: "F2026-00017",
  issued_on: on("2026-11-23"),
  due_on: on("2026-12-23"),
  total_incl: 19680,
  paid: 5000,
  remaining: 14680,
  owed: 0,
  standing: "partly-paid",
  pdf_url: "/suivi/regler/facture/F2026-00017.pdf",
  settled_url: null,
  card_url: "/suivi/abc/payer/1",
  transfer: {
    name: "Atelier Garonne",
    iban: "FR7630006000011234567890189",
    qr_url: "/suivi/regler/virement/F2026-00017.png?reste=14680",
  },
};

export const tracking: TrackingProps = {
  sheetid: "s7Kq2vBx9LmN4tRw",
  reference: "R2026-00042",
  shop: { ...card, street: "12 rue des Récollets" },
  status: "Devis en attente Client",
  created_at: at("2026-11-16T20:04:00Z"),
  lastUpdateAt: at("2026-11-23T09:12:00Z"),
  appliance: "Lave-linge Bosch",
  drawing: "/drawings/lave-linge.svg",
  where: "Atelier",
  device_at: "shop",
  danger: null,
  hold: null,
  certificate: null,
  terms_accepted_at: at("2026-11-16T20:04:00Z"),
  bonus_consent: {
    since: null,
    by: "client",
    text: bonusConsentText("Atelier Garonne"),
    is_final: false,
  },
  photo_consent: { since: null, text: PHOTO_CONSENT },
  conversation: [
    { by: "client", at: at("2026-11-22T17:40:00Z"), text: "Faut-il que je commande la pompe ?" },
    { by: "shop", at: at("2026-11-23T08:05:00Z"), text: "Non, nous l’avons en stock." },
  ],
  waiting: null,
  writing: { id: "0193a5b2-6c1e-7d40-8f00-5a1b2c3d4e5f", text: "", problem: null },
  sending: { is_open: true, problem: "" },
  photos: ["avant", "apres"].map((tag) => ({
    url: `/suivi/exemple/photo/${tag}`,
    thumbnail: `/assets/demonstration/pompe.jpg`,
    tags: ["photo", tag === "avant" ? "avant" : "apres"],
    own: false,
    removal_url: null,
  })),
  appointments: [
    {
      id: "a1",
      ...arrival("2026-11-18", 8),
      kind: "Diagnostic / Devis",
      where: "Chez le client",
      status: "DONE",
      technician: "Karim",
      expected_at: null,
      narrow: null,
      is_over: false,
      change: null,
    },
    {
      id: "a2",
      ...arrival("2026-11-27", 13),
      kind: "Livraison / Enlèvement",
      where: "Chez le client",
      status: "TODO",
      technician: "Karim",
      expected_at: null,
      narrow: null,
      is_over: false,
      change: null,
    },
  ],
  quotes: [
    {
      url: "/suivi/exemple/devis/D2026-00042",
      reference: "D2026-00042",
      status: "Envoyé",
      due: 14680,
      range: null,
      valid_until: on("2026-12-23"),
      withdrawal_until: null,
      withdrawn: false,
      amends: null,
      amended_by: null,
    },
  ],
  invoices: [],
  messages: [
    {
      at: at("2026-11-23T09:12:00Z"),
      text: "Devis D2026-00042 envoyé, valable jusqu’au 23 décembre 2026.",
    },
    { at: at("2026-11-18T09:00:00Z"), text: "L’atelier a reçu votre appareil." },
    {
      at: at("2026-11-16T20:04:00Z"),
      text: "Rendez-vous prévu le mercredi 18 novembre, 9 h – 11 h.",
    },
  ],
};

const lines = printedLines([
  {
    id: "l1",
    kind: "labour",
    label: "Remplacement de la pompe de vidange",
    quantity: 12_500,
    unit: "h",
    unit_price: 5750,
    vat_rate: 2000,
    discount: 0,
  },
  {
    id: "l2",
    kind: "part",
    label: "Pompe de vidange Bosch 00145787",
    quantity: 10_000,
    unit: "",
    unit_price: 5480,
    vat_rate: 2000,
    discount: 0,
    condition: "new",
  },
  {
    id: "l3",
    kind: "travel",
    label: "Déplacement Toulouse",
    quantity: 10_000,
    unit: "",
    unit_price: 2917,
    vat_rate: 2000,
    discount: 0,
  },
  {
    id: "l4",
    kind: "bonus",
    label: "Bonus réparation QualiRépar",
    quantity: 10_000,
    unit: "",
    unit_price: 5000,
    vat_rate: 0,
    discount: 0,
  },
]);

export const quote: QuoteProps = {
  quoteid: "q8Hs3nVc5PkD",
  status: "Envoyé",
  shop: { ...card, has_cgv: true },
  document: {
    kind: "quote",
    reference: "D2026-00042",
    version: 1,
    issued_on: on("2026-11-23"),
    valid_until: on("2026-12-23"),
    subject: "Lave-linge Bosch : fuite en fin de cycle",
    seller: {
      name: "Atelier Garonne",
      legal_name: "Atelier Garonne",
      legal_form: "SARL",
      capital: "10 000 €",
      siret: "73282932000074",
      siren: "732829320",
      vat_number: "FR44732829320",
      register: "RCS Toulouse 732 829 320",
      vat_regime: "normal",
      iban: "",
      insurance: "",
      mediator: "CM2C",
      email: "bonjour@atelier-garonne.test",
      phone: "+33561990010",
      address: ["12 rue des Récollets", "31000 Toulouse"],
    },
    client: {
      name: "Camille ESSAI",
      address: ["3 rue des Essais", "31400 Toulouse"],
      type: "Particulier",
      siren: "",
    },
    place: ["3 rue des Essais", "31400 Toulouse"],
    appliance: { kind: "Lave-linge", brand: "Bosch", model: "WAN28258FF", serial: "" },
    lines,
    discount: 0,
    totals: totalsOf(lines),
    deposit: 0,
    notes: "",
    work_at: "home",
    urgent_on_request: false,
    quote_price: 0,
    withdrawal: ["Vous avez le droit de vous rétracter dans un délai de quatorze jours."],
    mentions: ["Devis gratuit.", "Devis valable jusqu’au 23 décembre 2026 inclus."],
  },
  choices: [],
  document_sha256: "0".repeat(64),
  answered_at: null,
  withdrawn_at: null,
  withdrawal_until: null,
  sheetid: "s7Kq2vBx9LmN4tRw",
  pdf_url: "/quote/q8Hs3nVc5PkD/pdf",
  code_contact: null,
};

const offered = printedLines(optionLines);

/** Its pump new or used, and a gasket that the client may leave. */
export const optional: QuoteProps = {
  ...quote,
  document: {
    ...quote.document,
    lines: offered,
    totals: totalsOf(proposedLines(offered)),
    options: printedOptions({ lines: offered, discount: 0, deposit: 0 }),
  },
  choices: proposedChoices(offered),
};

const readingOf = (link_sent: boolean): QuoteReadingProps => {
  const { status, shop, document, choices } = quote;
  const { answered_at, withdrawn_at, withdrawal_until } = quote;
  return {
    status,
    shop,
    document: readingCopy(document),
    choices,
    answered_at,
    withdrawn_at,
    withdrawal_until,
    sheetid: "exemple",
    link_sent,
  };
};

const shops: DirectoryShop[] = [
  {
    ...card,
    skills: ["gros-electromenager", "petit-electromenager", "plomberie"],
    labels: ["QualiRépar"],
    bonus: 5_000,
    distance_km: 2,
    reviews: null,
    tariffs: shop.tariffs,
    next_slots: [arrival("2026-11-23", 13)],
  },
  {
    ...card,
    id: "2",
    name: "Répar'Loire",
    zipcode: "44000",
    slug: "repar-loire",
    city: "Nantes",
    skills: ["multimedia-smartphone"],
    labels: [],
    bonus: null,
    distance_km: null,
    reviews: null,
    tariffs: tariffsOf({}),
    next_slots: [],
  },
];

const plan = (name: string, price_excl: number | null, more: Partial<Plan>): Plan => ({
  id: name,
  name,
  price_excl,
  users: "1 utilisateur",
  summary: "Pour commencer seul, sans rien payer.",
  features: ["Page publique et rendez-vous en ligne", "Agenda et fiches", "Devis et factures"],
  highlighted: false,
  ...more,
});

const checked = (state: "intact" | "changed") => ({
  state,
  kind: "invoice" as const,
  reference: "F2026-00042",
  version: 1,
  shop: "Atelier Garonne",
  city: "Toulouse",
  handed_on: on("2026-11-23"),
  sha256: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
});

const legal: LegalProps = {
  processors: ["mail", "sms", "addresses"],
  editor: {
    name: "Établi",
    legal_form: "SAS au capital de 10 000 €",
    address: "1 rue de l’Atelier, 31000 Toulouse",
    siret: "732 829 320 00074",
    director: "Alix Martin",
    email: "contact@etabli.test",
    phone: "",
    host: "Hébergeur, Paris",
  },
};

/** Path → the page shown there. */
export const SAMPLES: Readonly<Record<string, (show: Show) => Promise<unknown>>> = {
  "/": (show) => show("home", { shop_count: 3, trades: ["gros-electromenager", "plomberie"] }),
  "/annuaire": (show) =>
    show("directory", {
      need: { ...NO_NEED, category_id: "plomberie" },
      place: { name: "Toulouse", zip: "31000", namesakes: [] },
      map: null,
      nearest: null,
      more: false,
      query: { q: "", where: "Toulouse", category_id: "plomberie" },
      shops,
      page: 1,
      pages: 2,
      total: 21,
    }),
  "/annuaire/personne": (show) =>
    show("directory", {
      need: NO_NEED,
      place: null,
      map: null,
      nearest: null,
      more: false,
      query: { q: "orgue", where: "", category_id: "" },
      shops: [],
      page: 1,
      pages: 1,
      total: 0,
    }),
  "/annuaire/panne": (show) =>
    show("finder", {
      step: "panne",
      query: { q: "", where: "", category_id: "gros-electromenager" },
      need: { kind_id: "lave-linge", category_id: "gros-electromenager", answers: [] },
      kinds: [],
      danger: null,
      isUnknownPlace: false,
    }),
  "/31000/atelier-garonne": (show) => show("shop", shop),
  "/31000/atelier-garonne/rdv": (show) => show("booking", booking),
  "/31000/atelier-garonne/rdv/attente": (show) => show("booking/queue", queue),
  "/31000/atelier-garonne/rdv/attente/notee": (show) =>
    show("booking/queue", { ...queue, sent_to: "camille.essai@example.org" }),
  "/31000/atelier-garonne/rdv/liste/exemple": (show) =>
    show("booking/queue-leave", { shop: card, token: "exemple", state: "in", job: waited }),
  "/31000/atelier-garonne/rdv/place/exemple": (show) =>
    show("booking/queue-offer", {
      shop: card,
      token: "exemple",
      state: "open",
      offered: arrival("2026-11-24", 8),
      expires_at: at("2026-11-23T09:15:00Z"),
      job: "Lave-linge, chez vous (31400)",
      due: true,
    }),
  "/31000/atelier-garonne/cgv": (show) =>
    show("terms", {
      shop: card,
      text: "Article 1 : objet\n\nLes présentes conditions s’appliquent à toutes les réparations.",
      accepted: null,
    }),
  "/suivi/exemple/conditions": (show) =>
    show("terms", {
      shop: card,
      text: "Article 1 : objet\n\nLes conditions du jour de la réservation.",
      accepted: { sheetid: tracking.sheetid, on: on("2026-11-16") },
    }),
  "/suivi": (show) => show("tracking-lookup", { reference: "", error: null, sent: true }),
  "/suivi/exemple": (show) => show("tracking", tracking),
  "/suivi/regler": (show) =>
    show("tracking", {
      ...tracking,
      status: "Attente de réglement",
      quotes: [],
      invoices: [payable],
    }),
  "/quote": (show) =>
    show("quote-lookup", { reference: "D2026-00042", error: "missing", sent: false }),
  "/suivi/exemple/devis/D2026-00042": (show) => show("quote-reading", readingOf(false)),
  "/suivi/exemple/devis/D2026-00042/lien": (show) => show("quote-reading", readingOf(true)),
  "/quote/exemple": (show) => show("quote", quote),
  "/quote/exemple/renoncer": (show) =>
    show("quote/withdrawal", {
      shop: { ...quote.shop, email: "contact@etabli.test" },
      reference: "D2026-00042",
      subject: quote.document.subject,
      agreed_on: on("2026-11-23"),
      until: on("2026-12-07"),
      withdrawn_at: null,
      owed_back: [],
      back: "/quote/exemple",
      action: "/quote/exemple/renoncer",
      refusal: null,
    }),
  "/quote/exemple/renonce": (show) =>
    show("quote/withdrawal", {
      shop: { ...quote.shop, email: "contact@etabli.test" },
      reference: "D2026-00042",
      subject: quote.document.subject,
      agreed_on: on("2026-11-23"),
      until: null,
      withdrawn_at: at("2026-11-25T11:00:00Z"),
      owed_back: [
        "Vous ne devez rien.",
        "Vous n’aviez rien payé\u00a0: il n’y a rien à rembourser.",
      ],
      back: "/quote/exemple",
      action: "/quote/exemple/renoncer",
      refusal: null,
    }),
  "/quote/options": (show) => show("quote", optional),
  "/verifier": (show) => show("quote/check", { checked: null }),
  "/verifier/intact": (show) => show("quote/check", { checked: checked("intact") }),
  "/verifier/modifie": (show) => show("quote/check", { checked: checked("changed") }),
  "/verifier/inconnu": (show) => show("quote/check", { checked: { state: "unknown" } }),
  "/quote/expire": (show) => show("quote", { ...quote, status: "Expiré" }),
  "/quote/accepte": (show) =>
    show("quote", {
      ...quote,
      status: "Accepté",
      answered_at: at("2026-11-23T10:00:00Z"),
      withdrawal_until: on("2026-12-07"),
    }),
  "/tarifs": (show) =>
    show("pricing", {
      plans: [
        plan("Découverte", 0, {}),
        plan("Atelier", 2900, { users: "Jusqu’à 5 utilisateurs", highlighted: true }),
        plan("Réseau", null, { users: "Plusieurs ateliers" }),
      ],
    }),
  "/about": (show) => show("about", {}),
  "/pro": (show) => show("pro", {}),
  "/partnership": (show) => show("partnership", { email: "contact@etabli.test" }),
  "/legal": (show) => show("legal", legal),
  "/rgpd": (show) => show("privacy", legal),
  "/introuvable": (show) => show("not-found", { loggedIn: false }),
  "/erreur": (show) => show("error", { status: 500, reference: "7kq4m-2xdpz" }),
};
