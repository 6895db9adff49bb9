/** What a call kept on the device must look like to be taken up again. */
import * as z from "zod/mini";
import { EVERY } from "../../../../../domain/agenda/series/rule.ts";
import { LOCATIONS } from "../../../../../domain/catalogue/interventions.ts";
import { recordOf } from "../../../../../domain/record.ts";
import {
  APPLIANCE_TEXT_NAMES,
  CATALOGUE_FIELDS,
} from "../../../../../domain/repair/appliance/fields.ts";
import {
  parseInstant,
  parseLocalDate,
  type Instant,
  type LocalDate,
} from "../../../../../domain/time.ts";

const text = z.string();
const instant = z.custom<Instant>((value) => typeof value === "string" && !!parseInstant(value));
const date = z.custom<LocalDate>((value) => typeof value === "string" && !!parseLocalDate(value));
const coordinate = z.nullable(z.number());

const address = z.object({
  address_id: text,
  tags: z.array(text),
  street: text,
  complement: text,
  zip: text,
  city: text,
  country: text,
  lat: coordinate,
  lon: coordinate,
});
const client = z.object({
  id: text,
  type: text,
  lastname: text,
  firstname: text,
  email: text,
  note: text,
  phones: z.array(z.object({ name: text, number: text })),
  addresses: z.array(address),
});

const named = { id: text, kind_id: text, category_id: text, name: text, brand: text, model: text };
/** A draft stored before a text existed stays readable. */
const applianceTexts = recordOf(APPLIANCE_TEXT_NAMES, () => z._default(text, ""));
const machine = z.object({
  ...recordOf(CATALOGUE_FIELDS, () => text),
  ...applianceTexts,
  id: text,
  created_at: instant,
  underwarranty: z.boolean(),
  purchased_on: z.nullable(date),
});
const machineDraft = z.object({
  ...applianceTexts,
  id: text,
  kind_id: text,
  category_id: text,
  underwarranty: z.boolean(),
  purchased_on: text,
});
const thing = z.discriminatedUnion("type", [
  z.object({ type: z.literal("appliance"), appliance: machine }),
  z.object({
    type: z.literal("repair"),
    repair_id: text,
    reference: text,
    appliance: z.nullable(z.object({ ...named, kind: text })),
  }),
  z.object({ type: z.literal("new"), appliance: machineDraft }),
]);

const slot = z.object({
  user_id: text,
  start_at: instant,
  end_at: instant,
  public_start_at: instant,
  public_end_at: instant,
  trip_duration_before: z.number(),
  trip_duration_after: z.number(),
  trip_is_included_before: z.literal(false),
  trip_is_included_after: z.literal(false),
});
const fields = z.object({
  start_date: text,
  start_time: text,
  end_date: text,
  end_time: text,
  duration: z.number(),
  fullday: z.boolean(),
  assigned_to: z.array(text),
  notes: text,
  repeat: z.optional(z.object({ every: z.enum(EVERY), until: text })),
});
const appointment = z.discriminatedUnion("type", [
  z.object({ type: z.literal("slot"), slot, assigned_to: z.array(text), notes: text }),
  z.object({ type: z.literal("manual"), fields }),
  z.object({ type: z.literal("later") }),
]);

export const draftShape = z.object({
  repair_id: z.uuid(),
  event_id: z.uuid(),
  intervention_id: z.nullable(text),
  where: z.enum(LOCATIONS),
  client: z.nullable(client),
  address_id: z.nullable(text),
  thing: z.nullable(thing),
  path: z.array(
    z.pipe(
      z.object({ id: text, name: text, input: z.optional(text) }),
      z.transform(({ input, ...answer }) => (input === undefined ? answer : { ...answer, input })),
    ),
  ),
  symptoms_skipped: z.boolean(),
  danger_read: z.nullable(text),
  notes: text,
  photos: z.number(),
  urgency: z.union([z.literal(0), z.literal(1)]),
  appointment: z.nullable(appointment),
});
