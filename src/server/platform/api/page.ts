/** Pages of records, from the one that changed longest ago: what changes meanwhile comes again at the end, and nothing is missed. */
import { sql, type RawBuilder } from "kysely";
import { z } from "zod";
import { ID_PATTERN, isId } from "../../../domain/validation.ts";
import { parseInstant } from "../../../domain/time.ts";
import { readRows } from "../database/rows.ts";
import type { ShopDb } from "../database/scope.ts";

const MOST = 100;
const SAY = {
  after: "Ce curseur n’existe pas : reprenez celui que « next » a donné.",
  limit: `Un nombre de 1 à ${MOST} est attendu.`,
  since: "Une date et une heure sont attendues, avec leur décalage horaire.",
};

/** The moment with its microseconds, then the id. */
const CURSOR = new RegExp(
  `^(\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}\\.\\d{6}Z) (${ID_PATTERN})$`,
);

export type Cursor = { at: string; id: string };

const readCursor = (text: string): Cursor | undefined => {
  const [, at, id] = CURSOR.exec(Buffer.from(text, "base64url").toString("latin1")) ?? [];
  return at && id && parseInstant(at.replace(/\d{3}Z$/, "Z")) ? { at, id } : undefined;
};

const read = <Value>(parse: (text: string) => Value | undefined, message: string) =>
  z
    .string(message)
    .max(200, message)
    .transform((text, context): Value => {
      const value = parse(text);
      if (value !== undefined) return value;
      context.addIssue({ code: "custom", message });
      return z.NEVER;
    });

export const anInstant = () => read(parseInstant, SAY.since);

/** What every list takes. */
export const PAGE = z.object({
  after: read(readCursor, SAY.after)
    .optional()
    .meta({ description: "Le curseur « next » de la page précédente." }),
  limit: z.coerce
    .number(SAY.limit)
    .int(SAY.limit)
    .min(1, SAY.limit)
    .max(MOST, SAY.limit)
    .default(50)
    .meta({ description: "Combien d’éléments au plus." }),
  updated_since: anInstant()
    .optional()
    .meta({ description: "Seulement ce qui a changé depuis cet instant." }),
});
export type PageAsked = z.output<typeof PAGE>;

/** A page as it is answered. */
export const pageShape = <Item extends z.ZodType>(item: Item) =>
  z.object({
    data: z.array(item),
    next: z
      .string()
      .nullable()
      .meta({ description: "À renvoyer dans « after » pour la page suivante ; null à la fin." }),
  });

const pageRow = z.strictObject({ id: z.string(), cursor: z.string() });
export type PageOfIds = { ids: string[]; next: string | null };

/** `rows` is a statement that answers `id` and `updated_at` of the shop's records. */
export async function pageOfIds(
  db: ShopDb,
  rows: RawBuilder<unknown>,
  { after, limit, updated_since }: PageAsked,
): Promise<PageOfIds> {
  const from = after
    ? sql`and (t.updated_at, t.id) > (${after.at}::timestamptz, ${after.id}::uuid)`
    : sql``;
  const since: RawBuilder<unknown> = updated_since
    ? sql`and t.updated_at >= ${updated_since}::timestamptz`
    : sql``;
  const found = await readRows(
    db,
    pageRow,
    sql`select t.id, to_char(t.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || ' ' || t.id as cursor
      from (${rows}) as t where true ${from} ${since} order by t.updated_at, t.id limit ${limit + 1}`,
  );
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1) : undefined;
  const next = last ? Buffer.from(last.cursor, "latin1").toString("base64url") : null;
  return { ids: page.map(({ id }) => id), next };
}

/** The records in the order of their ids. */
export const inOrder = <Row extends { id: string }>(
  ids: readonly string[],
  rows: readonly Row[],
): Row[] => {
  const known = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => known.get(id) ?? []);
};

/** The id in an address; what cannot be an id is of nothing. */
export const ID_PARAM = z.object({
  id: z
    .string()
    .transform((text) => text.toLowerCase())
    .refine(isId)
    .meta({ format: "uuid", description: "L’identifiant de l’élément." }),
});

/** This id, when it is one that the list has. */
export async function someOfIds(
  db: ShopDb,
  rows: RawBuilder<unknown>,
  id: string,
): Promise<string[]> {
  const found = await readRows(
    db,
    foundId,
    sql`select t.id from (${rows}) as t where t.id = ${id}::uuid`,
  );
  return found.map((row) => row.id);
}

const foundId = z.strictObject({ id: z.string() });
