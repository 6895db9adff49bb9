/** What a visitor asks for, parsed at the border. Named exception of the domain: zod, in its small form. */
import * as z from "zod/mini";
import {
  degrees,
  filled,
  messagesOf,
  oneLine,
  paragraph,
  read,
  type FieldErrors,
} from "../validation.ts";
import { CATEGORIES, type CategoryId } from "../catalogue/categories.ts";
import {
  INTERVENTION_TYPES,
  LOCATIONS,
  type InterventionName,
  type Location,
} from "../catalogue/interventions.ts";
import { isKindId, kindOf } from "../catalogue/kinds.ts";
import { CLIENT_TYPES, type ClientType } from "../client/client.ts";
import { parseEmail } from "../client/email.ts";
import { filedNames } from "../client/names.ts";
import { refuse, type Decision } from "../decision.ts";
import { parseInstant, type Instant } from "../time.ts";

export type BookingAddress = {
  street: string;
  complement: string;
  zip: string;
  city: string;
  lat: number | null;
  lon: number | null;
};

export type BookedAppliance = {
  appliance: { kind_id: string; category_id: CategoryId; brand: string; model: string } | null;
  /** The last answer of the diagnostic tree, and what was typed there; null when the questions were skipped. */
  symptom: { id: string; input: string } | null;
  description: string;
};

export type BookingRequest = BookedAppliance & {
  /** Chosen by the browser: sent twice, it is booked once. */
  booking_id: string;
  kind: InterventionName;
  where: Location;
  /** The other appliances of the same visit. */
  others: readonly BookedAppliance[];
  urgency: 0 | 1;
  /** Names as filed; e-mail normalised or empty (then no confirmation leaves by mail); phones in E.164. */
  client: {
    type: ClientType;
    lastname: string;
    firstname: string;
    email: string;
    phone: string;
    other_phones: string[];
  };
  /** Always there at the client's, always null at the workshop. */
  address: BookingAddress | null;
  slot: { start_at: Instant; public_start_at: Instant; public_end_at: Instant; user_id: string };
  /** The terms only: personal data serve the contract itself, and need no consent (GDPR, article 6-1-b). */
  consents: { cgv: true };
};

/** In one visit: the day of a technician is not booked by one client. */
export const MOST_APPLIANCES = 4;

export type InvalidRequest = { refused: "invalid-request"; detail?: FieldErrors };
export type ReadPhone = (text: string) => string | undefined;

/**
 * Reads a booking that came over the wire. `readPhone` answers E.164: exact on the server
 * (client/phone.ts), light on the page (client/phone-shape.ts).
 */
export function parseBooking(
  value: unknown,
  readPhone: ReadPhone,
): Decision<BookingRequest, "invalid-request"> | InvalidRequest {
  const result = bookingSchema(readPhone).safeParse(value);
  if (!result.success) return refuse("invalid-request", messagesOf(result.error.issues));
  const { client, address, where, ...rest } = result.data;
  if (where === "Chez le client" && !address)
    return refuse("invalid-request", { address: SAY.address });
  const named = { ...client, ...filedNames(client) };
  return { ...rest, where, client: named, address: where === "Atelier" ? null : address };
}

const SAY = {
  text: "Ce champ doit être un texte.",
  object: "Cette partie de la demande est absente ou mal formée.",
  id: "L’identifiant est mal formé.",
  kind: "Choisissez un type d’intervention.",
  where: "Choisissez le lieu de l’intervention.",
  appliance: "Choisissez un appareil de la liste.",
  lastname: "Indiquez votre nom.",
  email: "L’adresse e-mail ne semble pas correcte.",
  phone: "Indiquez un numéro de téléphone valable, par exemple 06 12 34 56 78.",
  address: "Indiquez l’adresse de l’intervention.",
  street: "Indiquez le numéro et la rue.",
  zip: "Indiquez un code postal à cinq chiffres.",
  city: "Indiquez la ville.",
  slot: "Choisissez une heure.",
  symptom: "Choisissez une réponse de la liste.",
  phones: "Trois autres numéros au plus.",
  others: "Quatre appareils au plus par visite : réservez les autres séparément.",
  cgv: "Acceptez les conditions générales pour réserver.",
};

const appliance = z
  .object(
    {
      kind_id: z.string(SAY.appliance).check(z.refine(isKindId, SAY.appliance)),
      category_id: z.enum(
        CATEGORIES.map(({ id }) => id),
        SAY.appliance,
      ),
      brand: z._default(oneLine(80), ""),
      model: z._default(oneLine(80), ""),
    },
    SAY.appliance,
  )
  .check(
    z.refine(
      ({ kind_id, category_id }) =>
        !isKindId(kind_id) || kindOf(kind_id).category_ids.some((id) => id === category_id),
      {
        message: SAY.appliance,
        path: ["category_id"],
      },
    ),
  );

const symptom = z._default(
  z.nullable(z.object({ id: oneLine(200), input: z._default(oneLine(100), "") }, SAY.symptom)),
  null,
);

const booked = {
  appliance: z._default(z.nullable(appliance), null),
  symptom,
  description: z._default(paragraph(4000), ""),
};

const address = z.object(
  {
    street: filled(200, SAY.street),
    complement: z._default(oneLine(200), ""),
    zip: z.pipe(oneLine(10), z.string().check(z.regex(/^\d{5}$/, SAY.zip))),
    city: filled(120, SAY.city),
    lat: degrees(90),
    lon: degrees(180),
  },
  SAY.address,
);

const slot = z
  .object(
    {
      start_at: read(parseInstant, SAY.slot),
      public_start_at: read(parseInstant, SAY.slot),
      public_end_at: read(parseInstant, SAY.slot),
      user_id: z.uuid(SAY.slot),
    },
    SAY.slot,
  )
  .check(
    z.refine(({ public_start_at, public_end_at }) => public_start_at < public_end_at, SAY.slot),
  );

const clientWith = (readPhone: ReadPhone) =>
  z.object(
    {
      type: z._default(z.enum(CLIENT_TYPES, SAY.text), "Particulier"),
      lastname: filled(100, SAY.lastname),
      firstname: z._default(oneLine(100), ""),
      email: z._default(
        read((text) => (text.trim() === "" ? "" : parseEmail(text)), SAY.email),
        "",
      ),
      phone: read(readPhone, SAY.phone),
      other_phones: z._default(
        z.array(read(readPhone, SAY.phone)).check(z.maxLength(3, SAY.phones)),
        [],
      ),
    },
    SAY.object,
  );

const schemas = new Map<ReadPhone, ReturnType<typeof schemaWith>>();

/** Building a schema costs more than reading a booking by it. */
export function bookingSchema(readPhone: ReadPhone): ReturnType<typeof schemaWith> {
  const schema = schemas.get(readPhone) ?? schemaWith(readPhone);
  schemas.set(readPhone, schema);
  return schema;
}

const schemaWith = (readPhone: ReadPhone) =>
  z.object(
    {
      booking_id: z.uuid(SAY.id),
      kind: z.enum(
        INTERVENTION_TYPES.map(({ name }) => name),
        SAY.kind,
      ),
      where: z.enum(LOCATIONS, SAY.where),
      ...booked,
      others: z._default(
        z
          .array(z.object(booked, SAY.object), SAY.object)
          .check(z.maxLength(MOST_APPLIANCES - 1, SAY.others)),
        [],
      ),
      urgency: z._default(z.literal([0, 1]), 0),
      client: clientWith(readPhone),
      address: z._default(z.nullable(address), null),
      slot,
      consents: z.object({ cgv: z.literal(true, SAY.cgv) }, SAY.cgv),
    },
    SAY.object,
  );
