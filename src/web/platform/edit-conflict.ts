/** The fields that another person changed while a form was open (refusal « changed-meanwhile »). */
import * as z from "zod/mini";
import { parseInstant, type Instant } from "../../domain/time.ts";

export type EditConflict = {
  field: string;
  /** The value that is stored now. */
  theirs: unknown;
  account_id: string | null;
  at: Instant | undefined;
};

const shape = z.object({
  conflicts: z.array(
    z.object({
      field: z.string(),
      theirs: z.unknown(),
      account_id: z.nullable(z.string()),
      at: z.nullable(z.string()),
    }),
  ),
});

/** Empty for any other refusal. */
export function conflictsOf(refused: string, detail: unknown): EditConflict[] {
  const read = refused === "changed-meanwhile" ? shape.safeParse(detail).data : undefined;
  return (read?.conflicts ?? []).map((conflict) => ({
    ...conflict,
    at: conflict.at === null ? undefined : parseInstant(conflict.at),
  }));
}
