import type { ShopLabel } from "./bonus/label.ts";
import type { ShopRole } from "../account/role.ts";
import type { CategoryId } from "../catalogue/categories.ts";
import type { Instant, LocalDate, Zone } from "../time.ts";
import type { BookingRules } from "./booking-rules.ts";
import type { OnboardingState } from "./onboarding/steps.ts";
import type { Tariffs } from "./tariffs.ts";

export const SHOP_STATUSES = ["DRAFT", "ACTIVE", "PAUSED", "CLOSED", "SUSPENDED"] as const;
export type ShopStatus = (typeof SHOP_STATUSES)[number];

/** Small-business exemption (`franchise`, CGI 293 B) or ordinary VAT. */
export type ShopVatRegime = "normal" | "franchise";

/** A repair shop, spelled as its columns. Empty strings are mentions that the shop has not given. */
export type Shop = {
  id: string;
  slug: string;
  zipcode: string;
  name: string;
  status: ShopStatus;
  /** Why an administrator closed its office; blank otherwise. */
  suspended_reason: string;
  suspended_from: string;
  /** Where its owner is in opening it. */
  onboarding: OnboardingState;
  legal_name: string;
  legal_form: string;
  capital: string;
  siret: string;
  vat_number: string;
  register: string;
  vat_regime: ShopVatRegime;
  iban: string;
  insurance: string;
  mediator: string;
  email: string;
  phone: string;
  street: string;
  complement: string;
  city: string;
  country: string;
  lat: number | null;
  lon: number | null;
  timezone: Zone;
  presentation: string;
  logo_url: string | null;
  opening_hours: OpeningHours;
  booking_rules: BookingRules;
  /** Read by the agenda, which owns its shape. */
  travel_rules: unknown;
  /** What its real visits teach of its trips; null: not enough of them yet. */
  travel_pace?: unknown;
  tariffs: Tariffs;
  labels: readonly string[];
  label: ShopLabel;
  cgv: string;
  /** A quote is signed with a one-time code sent to the client. */
  signature_code: boolean;
  /** How long a device shows, without network, what it was told last. */
  offline_hours: number;
  /** From this day on nothing opens for a person without a second factor; null: their choice. */
  second_factor_from: LocalDate | null;
  created_at: Instant;
};

/** Weekday (1 = Monday … 7 = Sunday) → stretches in minutes since midnight on the shop's clock. */
export type OpeningHours = Readonly<Record<number, readonly { from: number; to: number }[]>>;

/** Where a person's day begins and ends, when it is not the shop. */
export type StartPoint = Readonly<{
  street: string;
  zip: string;
  city: string;
  lat: number | null;
  lon: number | null;
}>;

/** Somebody who works in the shop. `skills` are ids of the catalogue's categories. */
export type ShopUser = {
  id: string;
  firstname: string;
  lastname: string;
  role: ShopRole;
  color: string;
  skills: readonly CategoryId[];
  /** True when visitors may book this person's time. */
  bookable: boolean;
  /** Empty: those of the shop. */
  working_hours: OpeningHours;
  start_point: StartPoint | null;
};

/** « 12 rue des Essais, 31000 Toulouse », without what is missing. */
export const shopAddress = (
  shop: Pick<Shop, "street" | "complement" | "zipcode" | "city">,
): string =>
  [shop.street, shop.complement, `${shop.zipcode} ${shop.city}`.trim()].filter(Boolean).join(", ");
