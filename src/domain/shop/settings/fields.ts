/**
 * The texts of a shop's settings, each written once: validation, the GraphQL interface, SQL and forms derive from
 * this table. Spaces in numbers are allowed when typing.
 */
import type { ServedArea } from "../area/area.ts";
import { isSlug } from "../address.ts";
import { bare, isIban, isSiret, isVatNumber } from "../legal-ids.ts";
import type { Shop } from "../shop.ts";

export type ShopText =
  | "name"
  | "slug"
  | "legal_name"
  | "legal_form"
  | "capital"
  | "siret"
  | "vat_number"
  | "register"
  | "iban"
  | "insurance"
  | "mediator"
  | "email"
  | "phone"
  | "presentation"
  | "cgv";

type TextField = {
  /** Longest text, in characters. */
  max: number;
  lines: "one" | "many";
  /** French sentence for an empty text; absent when it may be empty. */
  missing?: string;
  long: string;
  compact: (text: string) => string;
  isValid: (text: string) => boolean;
  wrong?: string;
};

const line = (max: number, more: Partial<TextField> = {}): TextField => ({
  max,
  lines: "one",
  long: `Ce texte est trop long : ${max} caractères au plus.`,
  compact: (text) => text,
  isValid: () => true,
  ...more,
});
const number = (isValid: TextField["isValid"], wrong: string): TextField =>
  line(60, { compact: bare, isValid, wrong, long: wrong });

/** The phone and the e-mail are read by the parsers of the client, which the caller gives. */
export const SHOP_TEXTS: Record<ShopText, TextField> = {
  name: line(120, { missing: "Le nom de l’atelier est obligatoire." }),
  slug: line(80, {
    missing: "L’adresse de la page est obligatoire.",
    isValid: isSlug,
    wrong: "Des lettres sans accent, des chiffres et des traits d’union seulement.",
  }),
  legal_name: line(200, { missing: "La raison sociale est obligatoire." }),
  legal_form: line(60),
  capital: line(60),
  siret: number(isSiret, "Ce SIRET n’est pas valable. Il compte quatorze chiffres ; vérifiez-les."),
  vat_number: number(
    isVatNumber,
    "Ce numéro de TVA n’est pas valable. Il commence par FR et finit par le SIREN.",
  ),
  register: line(200),
  iban: number(isIban, "Cet IBAN n’est pas valable. Vérifiez-le sur votre relevé d’identité."),
  insurance: line(500),
  mediator: line(500),
  email: line(254, {
    wrong: "Cette adresse e-mail n’est pas complète. Corrigez-la ou laissez-la vide.",
  }),
  phone: line(60, {
    wrong: "Ce numéro de téléphone n’est pas valable. Corrigez-le ou laissez-le vide.",
  }),
  presentation: line(2_000, { lines: "many", long: "Cette présentation est trop longue." }),
  cgv: line(40_000, { lines: "many", long: "Ces conditions sont trop longues." }),
};

/** What makes an address, changed together: its position depends on the rest. */
export type ShopPlace = Pick<Shop, "street" | "complement" | "zipcode" | "city" | "lat" | "lon">;

/** The rounds begin and end at `base`; null: at the shop. */
export type ShopTravel = {
  road_factor: number;
  speed_kmh: number;
  minimum_minutes: number;
  radius_km: number;
  area: ServedArea;
  base: { lat: number; lon: number } | null;
  /** False: the pace of the shop's real trips does not count. */
  learned?: boolean | undefined;
};

/** Everything that the owner decides on the settings' screens. */
export type ShopSettings = Pick<
  Shop,
  | ShopText
  | "vat_regime"
  | "signature_code"
  | "offline_hours"
  | "timezone"
  | "labels"
  | "label"
  | "opening_hours"
  | "booking_rules"
  | "tariffs"
> & { address: ShopPlace; travel_rules: ShopTravel };

/** Labels that bring a right to the client, with the conditions that go with them. */
export const SHOP_LABELS = ["QualiRépar"] as const;
