/** What the address of the board says; anything that makes no sense is left out, one value at a time. */
import * as z from "zod/mini";
import { REPAIR_ORDERS, type RepairFilter } from "../../../../domain/repair/board/filter.ts";
import { REPAIR_STATUSES } from "../../../../domain/repair/status.ts";
import { anId } from "../../../../domain/validation.ts";

const optional = <T extends z.core.$ZodType>(shape: T) => z.catch(z.optional(shape), undefined);

/** The router reads « 12345 » as a number: a searched text is still a text. */
const text = z.pipe(
  z.union([z.string(), z.number(), z.boolean()]),
  z.transform((said: string | number | boolean) => String(said)),
);

export const repairsSearch = z.object({
  text: optional(text),
  status: optional(z.enum(REPAIR_STATUSES)),
  archived: optional(z.boolean()),
  technician: optional(anId()),
  urgent: optional(z.literal(true)),
  /** Days in the status, at least. */
  age: optional(z.number().check(z.int(), z.positive())),
  type: optional(z.string()),
  trade: optional(z.string()),
  view: optional(z.enum(["liste", "tableau"])),
  order: optional(z.enum(REPAIR_ORDERS)),
  descending: optional(z.literal(true)),
  page: optional(z.number().check(z.int(), z.positive())),
});
export type RepairsSearch = z.infer<typeof repairsSearch>;

/** As GraphQL takes it. */
export type AskedFilter = Omit<RepairFilter, "status"> & { status?: string[] | null };

/** What is asked of the server; the archived ones are apart. The board draws all statuses, whichever is chosen. */
export const filterOf = (search: RepairsSearch): AskedFilter => ({
  text: search.text ?? null,
  archived: search.archived ? null : false,
  technician: search.technician ?? null,
  urgent: search.urgent ?? null,
  age: search.age ?? null,
  type: search.type ?? null,
  trade: search.trade ?? null,
});

/** The list of one status holds it even when it is the archived one. */
export const listFilterOf = (search: RepairsSearch): AskedFilter =>
  search.status
    ? { ...filterOf(search), archived: null, status: [search.status] }
    : filterOf(search);

/** Filters behind a button, and those that only a wide screen shows beside the search. */
export const FOLDED = ["type", "trade", "archived"] as const;
export const FOLDED_ON_PHONE = ["technician", "urgent", "age", ...FOLDED] as const;

export const filterCount = (
  search: RepairsSearch,
  names: readonly (typeof FOLDED_ON_PHONE)[number][],
): number => names.filter((name) => search[name]).length;
