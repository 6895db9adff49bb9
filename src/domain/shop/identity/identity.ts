/** Who the shop is, by date: what the law has printed, as it holds on one day of the shop's clock. */
import { isSame } from "../../record.ts";
import { dateOf, type Instant, type LocalDate, type Zone } from "../../time.ts";
import type { ShopPlace, ShopSettings } from "../settings/fields.ts";
import type { Shop } from "../shop.ts";
import { storedObject } from "../stored.ts";

export const IDENTITY_FIELDS = [
  "name",
  "legal_name",
  "legal_form",
  "capital",
  "siret",
  "register",
  "vat_regime",
  "vat_number",
  "iban",
  "insurance",
  "mediator",
  "address",
] as const satisfies readonly (keyof ShopSettings)[];
export type IdentityField = (typeof IDENTITY_FIELDS)[number];

export type ShopIdentity = Pick<ShopSettings, IdentityField>;
export type IdentityChanges = Partial<ShopIdentity>;

/** Decided before its day: only the fields that it changes. */
export type PlannedIdentity = { id: string; valid_from: LocalDate; changes: IdentityChanges };

/** Those whose day has come on `day`, in the order in which they take effect: the later one wins. */
export const dueOn = (
  planned: readonly PlannedIdentity[],
  day: LocalDate,
): readonly PlannedIdentity[] => planned.filter(({ valid_from }) => valid_from <= day);

export type DatedShop = Shop & { planned: readonly PlannedIdentity[] };

/**
 * The shop as it is at an instant: the one home of "the identity of the day". `shop` is its stored row; the plans
 * whose day has come count at once, whether or not the row was brought up to date.
 */
export function shopAt<Stored extends DatedShop>(shop: Stored, at: Instant): Stored {
  const day = dateOf(at, shop.timezone);
  const due = dueOn(shop.planned, day);
  if (due.length === 0) return shop;
  const { address, ...texts } = changesOf(due);
  const planned = shop.planned.filter((plan) => !due.includes(plan));
  return { ...shop, ...texts, ...address, planned };
}

/** What they change together. */
export const changesOf = (plans: readonly PlannedIdentity[]): IdentityChanges =>
  plans.reduce<IdentityChanges>((sum, { changes }) => ({ ...sum, ...changes }), {});

export const placeOf = ({
  street,
  complement,
  zipcode,
  city,
  lat,
  lon,
}: Readonly<ShopPlace>): ShopPlace => ({ street, complement, zipcode, city, lat, lon });

/** The identity alone, out of all settings. */
export const identityIn = (settings: ShopSettings): ShopIdentity => ({
  name: settings.name,
  legal_name: settings.legal_name,
  legal_form: settings.legal_form,
  capital: settings.capital,
  siret: settings.siret,
  register: settings.register,
  vat_regime: settings.vat_regime,
  vat_number: settings.vat_number,
  iban: settings.iban,
  insurance: settings.insurance,
  mediator: settings.mediator,
  address: settings.address,
});

/** The fields of the identity that differ from it. */
export function differing(identity: ShopIdentity, wanted: Partial<ShopSettings>): IdentityChanges {
  const fields = IDENTITY_FIELDS.filter(
    (field) => wanted[field] !== undefined && !isSame(wanted[field], identity[field]),
  );
  return Object.fromEntries(fields.map((field) => [field, wanted[field]]));
}

/** What these fields are now, beside what they become. */
export const formerOf = (identity: ShopIdentity, changes: IdentityChanges): IdentityChanges =>
  Object.fromEntries(
    IDENTITY_FIELDS.filter((field) => changes[field] !== undefined).map((field) => [
      field,
      identity[field],
    ]),
  );

/** A day that is still to come on the shop's clock: only then is a change planned, corrected or taken back. */
export const isToCome = (day: LocalDate, { at, zone }: { at: Instant; zone: Zone }): boolean =>
  day > dateOf(at, zone);

/** What a row of the history says, as it came over a wire; what cannot be read is left out. */
export function readChanges(value: unknown): IdentityChanges {
  const stored = storedObject(value);
  const read = IDENTITY_FIELDS.flatMap((field) => {
    const found = field === "address" ? placeIn(stored[field]) : stored[field];
    const isRight = field === "address" ? found !== undefined : typeof found === "string";
    return isRight ? [[field, found]] : [];
  });
  return Object.fromEntries(read);
}

function placeIn(value: unknown): ShopPlace | undefined {
  const { lat, lon, ...place } = storedObject(value);
  const text = (name: string): string => (typeof place[name] === "string" ? place[name] : "");
  if (text("zipcode") === "") return undefined;
  return {
    street: text("street"),
    complement: text("complement"),
    zipcode: text("zipcode"),
    city: text("city"),
    lat: typeof lat === "number" ? lat : null,
    lon: typeof lon === "number" ? lon : null,
  };
}
