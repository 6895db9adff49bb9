/** What each setting is called, in the order of the screens. */
import type { ShopSettings } from "./fields.ts";

export const SETTING_FR: Record<keyof ShopSettings, string> = {
  opening_hours: "Horaires d’ouverture",
  timezone: "Fuseau horaire",
  booking_rules: "Réservation en ligne",
  travel_rules: "Zone et déplacements",
  tariffs: "Tarifs",
  cgv: "Conditions générales de vente",
  labels: "Labels",
  label: "Certificat QualiRépar",
  signature_code: "Code à la signature",
  offline_hours: "Durée de lecture sans réseau",
  name: "Nom de l’atelier",
  slug: "Adresse de la page",
  presentation: "Présentation",
  email: "E-mail",
  phone: "Téléphone",
  address: "Adresse",
  legal_name: "Raison sociale",
  legal_form: "Forme juridique",
  capital: "Capital",
  siret: "SIRET",
  register: "Immatriculation",
  vat_regime: "Régime de TVA",
  vat_number: "Numéro de TVA",
  iban: "IBAN",
  insurance: "Assurance professionnelle",
  mediator: "Médiateur de la consommation",
};

/** Those of `/app/settings`; the others are the company's. */
const OF_THE_SHOP: ReadonlySet<string> = new Set<keyof ShopSettings>([
  "opening_hours",
  "timezone",
  "booking_rules",
  "travel_rules",
  "tariffs",
  "cgv",
  "labels",
  "label",
  "signature_code",
  "offline_hours",
]);

const isSetting = (field: string): field is keyof ShopSettings => Object.hasOwn(SETTING_FR, field);

/** « Horaires d’ouverture, Tarifs »: what a change was about. */
export const settingNames = (fields: readonly string[]): string =>
  fields
    .filter(isSetting)
    .map((field) => SETTING_FR[field])
    .join(", ");

/** True when one of the fields says who the company is. */
export const isOfCompany = (fields: readonly string[]): boolean =>
  fields.some((field) => !OF_THE_SHOP.has(field));
