/** Pieces of raw SQL made once, when the process starts, from the list of a table's columns. */
import { sql, type RawBuilder } from "kysely";

const quoted = (name: string): string => `"${name}"`;

/** `c."id", c."type"`; without an alias, the bare names of an insert. */
export const columnsOf = (names: readonly string[], alias?: string): RawBuilder<unknown> =>
  sql.raw(names.map((name) => (alias ? `${alias}.${quoted(name)}` : quoted(name))).join(", "));

/** The row of `alias` as one JSON object: to be read only, json costs half of jsonb. */
export const jsonOf = (names: readonly string[], alias: string): RawBuilder<unknown> =>
  sql.raw(
    `json_build_object(${names.map((name) => `'${name}', ${alias}.${quoted(name)}`).join(", ")})`,
  );

/** For an update: each column takes the value of `from` where it has one. */
export const givenOf = (
  names: readonly string[],
  { alias, from }: { alias: string; from: string },
): RawBuilder<unknown> =>
  sql.raw(
    names
      .map(
        (name) => `${quoted(name)} = coalesce(${from}.${quoted(name)}, ${alias}.${quoted(name)})`,
      )
      .join(", "),
  );

/** For an upsert: each column takes the value that was sent. */
export const excludedOf = (names: readonly string[]): RawBuilder<unknown> =>
  sql.raw(names.map((name) => `${quoted(name)} = excluded.${quoted(name)}`).join(", "));
