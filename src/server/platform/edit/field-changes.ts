/** Who last changed each field of a record, and the refusal of an edit that meets the edit of another person. */
import { sql } from "kysely";
import { z } from "zod";
import { mergeEdit, type Edit, type MergedEdit } from "../../../domain/record.ts";
import { refuse, type Refusal } from "../../../domain/decision.ts";
import type { ChangeContext } from "../change.ts";
import { INSTANT, readRows } from "../database/rows.ts";
import type { ShopDb } from "../database/scope.ts";
import { SHOP_ID } from "../database/shop-id.ts";
import { batched, grouped } from "../batch.ts";
import { builder, read, type Context } from "../graphql.ts";

const fieldChange = z.strictObject({
  record_id: z.string(),
  field: z.string(),
  at: INSTANT,
  account_id: z.string().nullable(),
});
export type FieldChange = z.output<typeof fieldChange>;

/** `theirs` is the stored value; author and instant are null for a field that no form has changed. */
export type EditConflict = {
  field: string;
  theirs: unknown;
  account_id: string | null;
  at: string | null;
};
export type ConflictRefusal = Refusal<"changed-meanwhile", { conflicts: EditConflict[] }>;

/** What the edit changes of the stored record; refused when another edit of the same field came first. */
export async function mergeRecord<Fields extends object>(
  db: ShopDb,
  record_id: string,
  edit: Edit<Fields>,
): Promise<MergedEdit<Fields>["changes"] | ConflictRefusal> {
  const { changes, conflicts } = mergeEdit(edit);
  if (conflicts.length === 0) return changes;
  const authors = new Map((await fieldChanges(db, [record_id])).map((row) => [row.field, row]));
  return refuse("changed-meanwhile", {
    conflicts: conflicts.map((field) => ({
      field,
      theirs: edit.stored[field],
      account_id: authors.get(field)?.account_id ?? null,
      at: authors.get(field)?.at ?? null,
    })),
  });
}

export const fieldChanges = (db: ShopDb, record_ids: readonly string[]): Promise<FieldChange[]> =>
  readRows(
    db,
    fieldChange,
    sql`
    select f.record_id, f.field, f.at, f.account_id from app.field_change f
    where f.shop_id = ${SHOP_ID} and f.record_id = any(${[...record_ids]}::uuid[])`,
  );

/** The author becomes that of these fields. */
export async function recordFieldChanges(
  db: ShopDb,
  { record_id, changes }: { record_id: string; changes: object },
  { author, at }: Pick<ChangeContext, "author" | "at">,
): Promise<void> {
  const fields = Object.keys(changes);
  if (fields.length === 0) return;
  await sql`
    insert into app.field_change (shop_id, record_id, field, at, account_id)
    select ${SHOP_ID}, ${record_id}, field, ${at}, ${author.account_id} from unnest(${fields}::text[]) field
    on conflict (shop_id, record_id, field) do update set at = excluded.at, account_id = excluded.account_id`.execute(
    db,
  );
}

export const FieldChangeRef = builder.objectRef<FieldChange>("FieldChange").implement({
  fields: (t) => ({
    field: t.exposeString("field"),
    at: t.expose("at", { type: "Instant" }),
    account_id: t.exposeID("account_id", { nullable: true }),
  }),
});

/** Those of a record by its id, all records of a list in one query. */
export const changesById = batched(async (context: Context, ids: string[]) =>
  grouped(await read(context, (db) => fieldChanges(db, ids)), ({ record_id }) => record_id),
);
