/** The three shops of the demonstration and their people. Every number is invented and marked as such. */
import { NO_LABEL, QUALIREPAR, type ShopLabel } from "../../domain/shop/bonus/label.ts";
import type { CategoryId } from "../../domain/catalogue/categories.ts";
import type { WeekHours } from "../../domain/agenda/opening.ts";
import type { ShopRole } from "../../domain/account/role.ts";
import { addDays, type LocalDate } from "../../domain/time.ts";
import { idOf } from "./chance.ts";

const MORNING = { from: 540, to: 750 };
const AFTERNOON = { from: 810, to: 1110 };
const FULL = [MORNING, AFTERNOON];
const WEEK = { 1: FULL, 2: FULL, 3: FULL, 4: FULL, 5: FULL };
const WEEK_AND_SATURDAY = { ...WEEK, 6: [{ from: 540, to: 780 }] };
/** A technician is on the road from 8 h to 18 h 30. */
const ROUND = [
  { from: 480, to: 750 },
  { from: 810, to: 1110 },
];
const ROUNDS = { 1: ROUND, 2: ROUND, 3: ROUND, 4: ROUND, 5: ROUND, 6: [{ from: 540, to: 780 }] };
/** On call on Sundays and public holidays, for what cannot wait. */
const ON_CALL = { ...ROUNDS, 7: [{ from: 540, to: 1200 }] };

export type DemoUser = {
  id: string;
  email: string;
  firstname: string;
  lastname: string;
  role: ShopRole;
  color: string;
  skills: CategoryId[];
  bookable: boolean;
  working_hours: WeekHours;
  on_call: boolean;
};

export type DemoShop = {
  id: string;
  slug: string;
  zipcode: string;
  name: string;
  city: string;
  lat: number;
  lon: number;
  street: string;
  phone: string;
  siret: string;
  vat_number: string;
  legal_form: string;
  capital: string;
  register: string;
  presentation: string;
  labels: string[];
  opening_hours: WeekHours;
  users: DemoUser[];
  /** How many clients the shop knows. */
  clients: number;
  /** Visits that each technician makes on an ordinary day. */
  visits: number;
  /** Days of history before today. */
  days: number;
  /** Of an hour, an arrival window holds one visit; two visitors can share a longer one. */
  window_minutes: number;
  /** Towns of the round, with their positions. */
  towns: readonly { zip: string; city: string; lat: number; lon: number }[];
};

type Person = [
  email: string,
  firstname: string,
  lastname: string,
  role: ShopRole,
  color: string,
  skills: CategoryId[],
  availability?: "on call",
];

const people = (opening_hours: WeekHours, rows: Person[]): DemoUser[] =>
  rows.map(([email, firstname, lastname, role, color, skills, availability]) => ({
    id: idOf(`user ${email}`),
    email,
    firstname,
    lastname,
    role,
    color,
    skills,
    bookable: skills.length > 0,
    working_hours: skills.length > 0 ? (availability ? ON_CALL : ROUNDS) : opening_hours,
    on_call: availability === "on call",
  }));

/** Held for 300 days, and for two years more, on whatever day the demonstration is told. */
export const labelOn = ({ labels }: Pick<DemoShop, "labels">, today: LocalDate): ShopLabel =>
  labels.includes(QUALIREPAR)
    ? {
        number: "QR-31-00427",
        valid_from: addDays(today, -300),
        valid_until: addDays(today, 2 * 365),
      }
    : NO_LABEL;

export const DEMO_SHOPS: readonly DemoShop[] = [
  {
    id: idOf("shop garonne"),
    slug: "atelier-garonne",
    zipcode: "31000",
    name: "Atelier Garonne",
    city: "Toulouse",
    lat: 43.6043,
    lon: 1.4437,
    street: "14 rue des Établis",
    phone: "+33536490014",
    siret: "90000000100017",
    vat_number: "FR68900000001",
    legal_form: "SARL",
    capital: "12 000 €",
    register: "RCS Toulouse",
    presentation:
      "Depuis 2009, nous réparons à Toulouse et alentour ce que d’autres jettent : électroménager, télévision, téléphone, ordinateur, plomberie et chauffage. Devis clair avant de commencer, pièces d’occasion proposées quand elles existent, réparations garanties trois mois.",
    labels: [QUALIREPAR],
    opening_hours: WEEK_AND_SATURDAY,
    clients: 68,
    visits: 3,
    days: 23,
    window_minutes: 120,
    users: people(WEEK_AND_SATURDAY, [
      ["marc@atelier-garonne.test", "Marc", "Delmas", "OWNER", "#5e2abb", []],
      ["sylvie@atelier-garonne.test", "Sylvie", "Roux", "FRONT", "#8a5a00", []],
      [
        "karim@atelier-garonne.test",
        "Karim",
        "Benali",
        "TECHNICIAN",
        "#1f7a4d",
        ["gros-electromenager", "petit-electromenager"],
        "on call",
      ],
      [
        "lea@atelier-garonne.test",
        "Léa",
        "Fontaine",
        "TECHNICIAN",
        "#1d5fa8",
        ["tv-hifi-electronique", "multimedia-smartphone"],
      ],
      [
        "hugo@atelier-garonne.test",
        "Hugo",
        "Martin",
        "TECHNICIAN",
        "#b0413e",
        ["plomberie", "chauffage"],
        "on call",
      ],
    ]),
    towns: [
      { zip: "31000", city: "Toulouse", lat: 43.6043, lon: 1.4437 },
      { zip: "31400", city: "Toulouse", lat: 43.579, lon: 1.4661 },
      { zip: "31700", city: "Blagnac", lat: 43.6327, lon: 1.3939 },
      { zip: "31770", city: "Colomiers", lat: 43.6116, lon: 1.3367 },
      { zip: "31170", city: "Tournefeuille", lat: 43.5853, lon: 1.3442 },
      { zip: "31130", city: "Balma", lat: 43.6114, lon: 1.4992 },
      { zip: "31240", city: "L'Union", lat: 43.6556, lon: 1.484 },
      { zip: "31520", city: "Ramonville-Saint-Agne", lat: 43.5465, lon: 1.4745 },
    ],
  },
  {
    id: idOf("shop loire"),
    slug: "repar-loire",
    zipcode: "44000",
    name: "Répar'Loire",
    city: "Nantes",
    lat: 47.2173,
    lon: -1.5534,
    street: "3 quai des Outils",
    phone: "+33261910044",
    siret: "90000001900019",
    vat_number: "",
    legal_form: "EI",
    capital: "",
    register: "RNE",
    presentation:
      "Petit atelier nantais d’électroménager et d’électronique. Nous réparons sur place ou chez vous, sans rendez-vous le matin.",
    labels: [],
    opening_hours: WEEK,
    clients: 14,
    visits: 2,
    days: 18,
    window_minutes: 60,
    users: people(WEEK, [
      [
        "owner@repar-loire.test",
        "Gwenaëlle",
        "Le Gall",
        "OWNER",
        "#5e2abb",
        ["gros-electromenager", "petit-electromenager", "multimedia-smartphone"],
      ],
    ]),
    towns: [
      { zip: "44000", city: "Nantes", lat: 47.2173, lon: -1.5534 },
      { zip: "44400", city: "Rezé", lat: 47.1833, lon: -1.5491 },
      { zip: "44800", city: "Saint-Herblain", lat: 47.2118, lon: -1.6489 },
    ],
  },
  {
    id: idOf("shop nord"),
    slug: "etabli-du-nord",
    zipcode: "59000",
    name: "L'Établi du Nord",
    city: "Lille",
    lat: 50.633,
    lon: 3.0586,
    street: "27 rue de l'Atelier",
    phone: "+33353010059",
    siret: "90000002700012",
    vat_number: "FR49900000027",
    legal_form: "SAS",
    capital: "5 000 €",
    register: "RCS Lille Métropole",
    presentation:
      "Chauffage, plomberie et électroménager à Lille et dans la métropole. Dépannage dans la journée quand la maison est froide.",
    labels: [QUALIREPAR],
    opening_hours: WEEK,
    clients: 14,
    visits: 2,
    days: 18,
    window_minutes: 120,
    users: people(WEEK, [
      [
        "owner@etabli-du-nord.test",
        "Benoît",
        "Vandewalle",
        "OWNER",
        "#5e2abb",
        ["chauffage", "plomberie", "gros-electromenager"],
        "on call",
      ],
    ]),
    towns: [
      { zip: "59000", city: "Lille", lat: 50.633, lon: 3.0586 },
      { zip: "59100", city: "Roubaix", lat: 50.6942, lon: 3.1746 },
      { zip: "59650", city: "Villeneuve-d'Ascq", lat: 50.6233, lon: 3.145 },
    ],
  },
];

export const ADMINISTRATOR = {
  id: idOf("user admin@etabli.test"),
  email: "admin@etabli.test",
  firstname: "Alix",
  lastname: "Morel",
};
export const PASSWORD = "etabli-demo";
