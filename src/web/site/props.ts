/**
 * What each public page is given: plain JSON, already cut down to what a visitor may see. The server
 * fills these types and the page draws them; nothing else passes between the two.
 */
import type { Cents } from "../../domain/money.ts";
import type { Instant, LocalDate, Zone } from "../../domain/time.ts";

export type LegalIdentity = { name: string; address: string; email: string; host: string };

/** A free arrival window, as a button of the shop's page and of the booking. */
export type SlotChoice = {
  start_at: Instant;
  public_start_at: Instant;
  public_end_at: Instant;
  user_id: string;
};

/** How a shop presents itself on every public page that speaks in its name. */
export type ShopCard = {
  id: string;
  name: string;
  zipcode: string;
  slug: string;
  city: string;
  /** E.164. */
  phone: string;
  email: string;
  timezone: Zone;
};

export type HomeProps = { kinds: string[] };

export type DirectoryShop = {
  name: string;
  zipcode: string;
  slug: string;
  city: string;
  /** Names of the categories. */
  skills: string[];
  labels: string[];
  /** Whole kilometres from the place searched, when there is one. */
  distance_km: number | null;
};
export type AnnuaireProps = { query: { q: string; category_id: string; where: string }; shops: DirectoryShop[] };

export type DayHours = { weekday: number; name: string; hours: string; today: boolean };
export type ShopProps = {
  shop: ShopCard & {
    legal_name: string;
    siret: string;
    street: string;
    complement: string;
    presentation: string;
    labels: string[];
    mediator: string;
    insurance: string;
    lat: number | null;
    lon: number | null;
  };
  /** « Ouvert jusqu'à 18 h 30 » */
  open_now: { open: boolean; text: string };
  hours: DayHours[];
  skills: { id: string; name: string }[];
  radius_km: number | null;
  tariffs: { label: string; value: string }[];
  /** Appointment types that can be booked online. */
  kinds: string[];
  next_slots: SlotChoice[];
  public_url: string;
};

export type RdvProps = {
  shop: ShopCard;
  kinds: { id: string; name: string; label: string; locations: string[]; duration: number }[];
  /** Ids of the categories that the shop repairs, the shop's own order. */
  skills: string[];
  tariffs: { label: string; value: string }[];
  preset: { kind: string | null; category_id: string | null; kind_id: string | null; start_at: Instant | null };
};

export type CgvProps = { shop: ShopCard & { legal_name: string; siret: string; mediator: string }; cgv: string };

export type LookUpProps = { reference: string; contact: string; error: string | null };

export type TrackingStep = { name: string; state: "done" | "current" | "next" };
export type TrackingProps = {
  sheetid: string;
  reference: string;
  shop: ShopCard & { street: string };
  /** « Lave-linge Bosch »; empty when no appliance was given. */
  appliance: string;
  description: string;
  steps: TrackingStep[];
  /** Where is my machine, what happens next, what must I do. */
  where: string;
  next: string;
  todo: string;
  updated_at: Instant;
  appointments: {
    id: string;
    kind: string;
    where: string;
    status: "TODO" | "DONE" | "CANCEL";
    start_at: Instant;
    end_at: Instant;
    calendar_url: string | null;
  }[];
  quotes: { quoteid: string; reference: string; status: string; total_incl: Cents; due: Cents; valid_until: LocalDate | null }[];
  invoices: {
    id: string;
    reference: string;
    kind: number;
    issued_on: LocalDate;
    total_incl: Cents;
    due: Cents;
    remainder: Cents;
    pdf_url: string;
  }[];
  history: { at: Instant; text: string }[];
};

export type QuoteLineShown = {
  kind: string;
  label: string;
  quantity: number;
  unit: string;
  unit_price: Cents;
  vat_rate: number;
  discount: number;
  condition?: string;
  net: Cents;
};
export type QuoteProps = {
  quoteid: string;
  reference: string;
  version: number;
  status: "Envoyé" | "Accepté" | "Refusé" | "Expiré";
  shop: ShopCard;
  seller: { legal_name: string; siret: string; address: string[] };
  subject: string;
  appliance: string;
  issued_on: LocalDate;
  valid_until: LocalDate;
  lines: QuoteLineShown[];
  discount: number;
  allowance: Cents;
  vat_groups: { vat_rate: number; base: Cents; vat: Cents }[];
  total_excl: Cents;
  total_vat: Cents;
  total_incl: Cents;
  bonus: Cents;
  due: Cents;
  deposit: Cents;
  notes: string;
  mentions: string[];
  /** What to read about withdrawing; null without such a right. */
  withdrawal: string | null;
  document_sha256: string;
  pdf_url: string;
  /** `/suivi/…` of the repair. */
  tracking_url: string;
  answer: { name: string; at: Instant } | null;
};

export type Plan = { name: string; price: string; audience: string; features: string[] };
export type TarifsProps = { plans: Plan[] };
export type LegalProps = { legal: LegalIdentity };
export type NoProps = Record<string, never>;
export type NotFoundProps = { loggedIn: boolean };
export type ErrorProps = { status: number };

export type PagePropsById = {
  home: HomeProps;
  annuaire: AnnuaireProps;
  shop: ShopProps;
  rdv: RdvProps;
  cgv: CgvProps;
  suivi: LookUpProps;
  tracking: TrackingProps;
  quoteLookup: LookUpProps;
  quote: QuoteProps;
  tarifs: TarifsProps;
  about: NoProps;
  partnership: NoProps;
  pro: NoProps;
  legal: LegalProps;
  rgpd: LegalProps;
  notFound: NotFoundProps;
  error: ErrorProps;
};
export type PageId = keyof PagePropsById;
