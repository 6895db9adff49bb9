/** Settings as the screens send them: only what was changed. Named exception of the domain: zod, in its small form. */
import * as z from "zod/mini";
import { CATEGORIES } from "../../catalogue/categories.ts";
import { INTERVENTION_TYPES, LOCATIONS } from "../../catalogue/interventions.ts";
import { isRefusal } from "../../decision.ts";
import { keysOf, recordOf } from "../../record.ts";
import { parseLocalDate, type LocalDate } from "../../time.ts";
import {
  degrees,
  filled,
  oneLine,
  paragraph,
  parseInput,
  VALIDATION_FR,
  type BadInput,
} from "../../validation.ts";
import { AREA_CHOICES } from "../area/area.ts";
import { isZipPattern, MOST_ZIPS } from "../area/zips.ts";
import { isWhole, LABEL_NUMBER_MAX, lastsAsLabel } from "../bonus/label.ts";
import { BOOKING_LIMITS, ONLINE } from "../booking-rules.ts";
import {
  DURATION_LIMITS,
  isAboutOne,
  MOST_SPECIAL_DURATIONS,
  specialKey,
} from "../duration/duration.ts";
import { OFFLINE_CHOICES } from "../offline.ts";
import type { OpeningHours } from "../shop.ts";
import type { Limits } from "../stored.ts";
import { PRICE_LIMITS, TIME_COUNTING_MAX } from "../tariffs.ts";
import { TRAVEL_LIMITS } from "../travel-limits.ts";
import { SHOP_ZONES } from "../zone.ts";
import { inOrder, spansFault, type Span } from "./hours.ts";
import { SHOP_LABELS, SHOP_TEXTS, type ShopSettings, type ShopText } from "./fields.ts";

const SAY = {
  settings: "Ces réglages sont mal formés.",
  name: "Indiquez la ville.",
  zipcode: "Un code postal compte cinq chiffres.",
  regime: "Choisissez la TVA ordinaire ou la franchise en base.",
  label: "Ce label n’est pas connu.",
  label_number: `Un numéro de ${LABEL_NUMBER_MAX} caractères au plus.`,
  label_day: "Choisissez une date.",
  label_whole: "Indiquez le numéro et les deux dates du certificat, ou aucun des trois.",
  label_years: "Le label vaut trois ans au plus, de sa première à sa dernière date.",
  hours: "Ces horaires sont mal formés.",
  price: "Un prix est un montant positif, de 100 000 € au plus.",
  kind: "Ce type d’intervention ne se réserve pas en ligne.",
  place: "Choisissez au moins un lieu.",
  about: "Choisissez une catégorie ou un appareil.",
  durations: "Cent durées particulières au plus.",
  twice: "Deux durées particulières portent sur la même chose\u00a0: gardez-en une.",
  zip: "Un code postal compte cinq chiffres\u202f; «\u202f31*\u202f» les prend tous.",
  zips: "Mille codes postaux au plus.",
  no_zip: "Indiquez au moins un code postal.",
  offline: "Choisissez une des durées proposées.",
  zone: "Choisissez un des fuseaux proposés.",
  travel: "Ces règles de déplacement sont mal formées.",
};

/** Those of the client, to the right of this noun. */
export type ContactReaders = {
  readPhone: (text: string) => string | undefined;
  readEmail: (text: string) => string | undefined;
};

function textInput(name: ShopText, readers: ContactReaders) {
  const { max, lines, missing, long, compact, isValid, wrong } = SHOP_TEXTS[name];
  const typed = lines === "many" ? paragraph(max, long) : oneLine(max, long);
  const read = readerOf(name, readers);
  return z.pipe(
    z.pipe(typed, z.transform(compact)),
    z.transform((text: string, context): string => {
      const value = text === "" ? text : read(text);
      const isRight = value !== undefined && (value === "" || isValid(value));
      const message = value === "" ? missing : isRight ? undefined : wrong;
      if (message === undefined) return value ?? "";
      context.issues.push({ code: "custom", message, input: text });
      return z.NEVER;
    }),
  );
}

function readerOf(name: ShopText, { readPhone, readEmail }: ContactReaders) {
  if (name === "phone") return readPhone;
  return name === "email" ? readEmail : (text: string): string | undefined => text;
}

const whole = ([least, most]: Limits, message = between([least, most])) =>
  z.int(message).check(z.gte(least, message), z.lte(most, message));
const decimal = ([least, most]: Limits) => {
  const message = between([least, most]);
  return z.number(message).check(z.gte(least, message), z.lte(most, message));
};
const between = ([least, most]: Limits): string =>
  `Un nombre entre ${least.toLocaleString("fr-FR")} et ${most.toLocaleString("fr-FR")}.`;

const address = z.object(
  {
    street: oneLine(200),
    complement: oneLine(200),
    zipcode: z.string(SAY.zipcode).check(z.regex(/^\d{5}$/, SAY.zipcode)),
    city: filled(120, SAY.name),
    lat: degrees(90),
    lon: degrees(180),
  },
  SAY.settings,
);

const DAYS = ["1", "2", "3", "4", "5", "6", "7"] as const;
const minutes = z.number(SAY.hours);
const day = z.pipe(
  z
    .array(z.object({ from: minutes, to: minutes }, SAY.hours), SAY.hours)
    .check(z.maxLength(9, SAY.hours)),
  z.transform((spans: Span[], context): Span[] => {
    const message = spansFault(spans);
    if (message === undefined) return inOrder(spans);
    context.issues.push({ code: "custom", message, input: spans });
    return z.NEVER;
  }),
);
/** A day left out is a day off; other keys are dropped. */
export const weekInput = z.pipe(
  z.object(
    recordOf(DAYS, () => z.optional(day)),
    SAY.hours,
  ),
  z.transform((read): OpeningHours => {
    const kept = DAYS.flatMap((name) => (read[name]?.length ? [[name, read[name]]] : []));
    return Object.fromEntries(kept);
  }),
);

const specialDurations = z
  .array(
    z
      .object(
        {
          kind: z.enum(
            INTERVENTION_TYPES.map(({ name }) => name),
            SAY.settings,
          ),
          category_id: z.union([z.literal(""), z.enum(CATEGORIES.map(({ id }) => id))], SAY.about),
          kind_id: z.string(SAY.about),
          minutes: whole(DURATION_LIMITS),
        },
        SAY.settings,
      )
      .check(z.refine(isAboutOne, SAY.about)),
    SAY.settings,
  )
  .check(
    z.maxLength(MOST_SPECIAL_DURATIONS, SAY.durations),
    z.refine((rules) => new Set(rules.map(specialKey)).size === rules.length, SAY.twice),
  );

const bookingRules = z.object(
  {
    ...recordOf(keysOf(BOOKING_LIMITS), (name) => whole(BOOKING_LIMITS[name])),
    durations: z.object(
      recordOf(
        INTERVENTION_TYPES.map(({ name }) => name),
        () => whole(DURATION_LIMITS),
      ),
      SAY.settings,
    ),
    special_durations: z._default(specialDurations, []),
    online_kinds: chosenAmong(ONLINE, SAY.kind),
    locations: chosenAmong(LOCATIONS, SAY.place).check(z.minLength(1, SAY.place)),
  },
  SAY.settings,
);

/** Each once, in the order of the table. */
function chosenAmong<const Item extends string>(items: readonly Item[], message: string) {
  return z.array(z.enum(items, message), VALIDATION_FR.list).check(
    z.maxLength(items.length, message),
    z.overwrite((chosen) => items.filter((item) => chosen.includes(item))),
  );
}

const servedArea = z
  .object(
    {
      by: z.enum(AREA_CHOICES, SAY.travel),
      zips: z
        .array(z.string(SAY.zip).check(z.refine(isZipPattern, { error: SAY.zip })), SAY.travel)
        .check(z.maxLength(MOST_ZIPS, SAY.zips)),
    },
    SAY.travel,
  )
  .check(
    z.refine(({ by, zips }) => by === "km" || zips.length > 0, {
      error: SAY.no_zip,
      path: ["zips"],
    }),
  );

const travelRules = z.object(
  {
    road_factor: decimal(TRAVEL_LIMITS.road_factor),
    speed_kmh: decimal(TRAVEL_LIMITS.speed_kmh),
    minimum_minutes: whole(TRAVEL_LIMITS.minimum_minutes),
    radius_km: decimal(TRAVEL_LIMITS.radius_km),
    area: z._default(servedArea, { by: "km", zips: [] }),
    base: z.nullable(z.object({ lat: decimal([-90, 90]), lon: decimal([-180, 180]) }, SAY.travel)),
    learned: z.optional(z.boolean(VALIDATION_FR.choice)),
  },
  SAY.travel,
);

const price = z.nullable(whole(PRICE_LIMITS, SAY.price));
const flag = z.boolean(VALIDATION_FR.choice);
const tariffs = z.object(
  {
    hourly_rate_incl: price,
    time_counting: oneLine(TIME_COUNTING_MAX),
    travel_incl: price,
    diagnosis_incl: price,
    diagnosis_deducted: flag,
    quote_free: flag,
    quote_incl: price,
  },
  SAY.settings,
);

const labelDay = z.pipe(
  z.string(SAY.label_day),
  z.transform((text: string, context): LocalDate | "" => {
    const day = text === "" ? "" : parseLocalDate(text);
    if (day !== undefined) return day;
    context.issues.push({ code: "custom", message: SAY.label_day, input: text });
    return z.NEVER;
  }),
);
const labelDates = z
  .object(
    {
      number: oneLine(LABEL_NUMBER_MAX, SAY.label_number),
      valid_from: labelDay,
      valid_until: labelDay,
    },
    SAY.settings,
  )
  .check(
    z.refine(isWhole, { error: SAY.label_whole, path: ["number"] }),
    z.refine(lastsAsLabel, {
      error: SAY.label_years,
      path: ["valid_until"],
    }),
  );

const schemaWith = (readers: ContactReaders) =>
  z.object(
    {
      ...recordOf(keysOf(SHOP_TEXTS), (name) => z.optional(textInput(name, readers))),
      vat_regime: z.optional(z.enum(["normal", "franchise"], SAY.regime)),
      signature_code: z.optional(flag),
      offline_hours: z.optional(z.literal(OFFLINE_CHOICES, SAY.offline)),
      timezone: z.optional(z.enum(SHOP_ZONES, SAY.zone)),
      labels: z.optional(chosenAmong(SHOP_LABELS, SAY.label)),
      label: z.optional(labelDates),
      address: z.optional(address),
      opening_hours: z.optional(weekInput),
      booking_rules: z.optional(bookingRules),
      travel_rules: z.optional(travelRules),
      tariffs: z.optional(tariffs),
      base: z.optional(z.record(z.string(), z.unknown(), SAY.settings)),
    },
    SAY.settings,
  );

const schemas = new WeakMap<ContactReaders, ReturnType<typeof schemaWith>>();

/** Built once for each pair of readers: building takes milliseconds. */
function schemaFor(readers: ContactReaders): ReturnType<typeof schemaWith> {
  const schema = schemas.get(readers) ?? schemaWith(readers);
  schemas.set(readers, schema);
  return schema;
}

export type SettingsEdit = {
  sent: Partial<ShopSettings>;
  /** What the form was opened with, field by field. */
  base: Readonly<Record<string, unknown>>;
};

/** What is null or left out stays as it is; `detail` says in French what is wrong, field by field. */
export function parseSettings(
  value: Readonly<Record<string, unknown>>,
  readers: ContactReaders,
): SettingsEdit | BadInput {
  const given = Object.fromEntries(Object.entries(value).filter(([, field]) => field !== null));
  const input = parseInput(schemaFor(readers), given, "settings");
  if (isRefusal(input)) return input;
  const { base = {}, ...fields } = input;
  const sent: Record<string, unknown> = Object.fromEntries(
    Object.entries(fields).filter(([, field]) => field !== undefined),
  );
  return { sent, base };
}
