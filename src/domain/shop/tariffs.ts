/**
 * Prices shown before booking: the hourly rate, the travel and the quote's price are due on the shop's
 * website (order of 24 January 2017, articles 2 and 3). Cents incl. VAT; null: not given by the shop.
 */
import { formatEuros, type Cents } from "../money.ts";
import { storedObject, whole, type Limits, type Stored } from "./stored.ts";

export type Tariffs = {
  hourly_rate_incl: Cents | null;
  /** How the time is counted: « au quart d'heure commencé ». */
  time_counting: string;
  travel_incl: Cents | null;
  diagnosis_incl: Cents | null;
  /** True when the diagnosis is taken off the repair's price. */
  diagnosis_deducted: boolean;
  quote_free: boolean;
  /** Price of the quote when it is not free. */
  quote_incl: Cents | null;
};

/** In cents: up to a hundred thousand euros. */
export const PRICE_LIMITS: Limits = [0, 10_000_000];
export const TIME_COUNTING_MAX = 200;

const price = (value: unknown): Cents | null => {
  const cents = whole(value, PRICE_LIMITS, -1);
  return cents < 0 ? null : cents;
};

const text = (stored: Stored, key: string): string => {
  const value = stored[key];
  return typeof value === "string" ? value.slice(0, TIME_COUNTING_MAX).trim() : "";
};

/** Reads the stored prices; what is missing is unknown rather than free. */
export function tariffsOf(value: unknown): Tariffs {
  const stored = storedObject(value);
  return {
    hourly_rate_incl: price(stored.hourly_rate_incl),
    time_counting: text(stored, "time_counting"),
    travel_incl: price(stored.travel_incl),
    diagnosis_incl: price(stored.diagnosis_incl),
    diagnosis_deducted: stored.diagnosis_deducted === true,
    quote_free: stored.quote_free === true,
    quote_incl: price(stored.quote_incl),
  };
}

/** What a quote itself costs; null when the shop does not say. */
export const quotePrice = ({ quote_free, quote_incl }: Tariffs): Cents | null =>
  quote_free ? 0 : quote_incl;

export type TariffLine = {
  id: "labour" | "travel" | "diagnosis" | "quote";
  label: string;
  value: string;
};

/** The price list as the public page prints it; an unknown price is left out. */
export function tariffLines(tariffs: Tariffs): TariffLine[] {
  const counted = tariffs.time_counting ? ` (${tariffs.time_counting})` : "";
  const deducted = tariffs.diagnosis_deducted ? ", déduit de la réparation" : "";
  return [
    line("labour", tariffs.hourly_rate_incl, counted),
    line("travel", tariffs.travel_incl),
    line("diagnosis", tariffs.diagnosis_incl, deducted),
    line("quote", quotePrice(tariffs)),
  ].filter((entry) => entry !== undefined);
}

const LABEL_FR: Record<TariffLine["id"], string> = {
  labour: "Main-d’œuvre, l’heure",
  travel: "Déplacement",
  diagnosis: "Diagnostic",
  quote: "Devis",
};

const line = (id: TariffLine["id"], amount: Cents | null, more = ""): TariffLine | undefined =>
  amount === null
    ? undefined
    : {
        id,
        label: LABEL_FR[id],
        value: (amount === 0 ? "gratuit" : `${formatEuros(amount)} TTC`) + more,
      };
