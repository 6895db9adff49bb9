import * as z from "zod/mini";
import { REPAIR_STATUSES } from "../../../../domain/repair/status.ts";

const optional = <T extends z.core.$ZodType>(shape: T) => z.catch(z.optional(shape), undefined);

export const repairsSearch = z.object({
  text: optional(z.string()),
  status: optional(z.enum(REPAIR_STATUSES)),
  archived: optional(z.boolean()),
});
export type RepairsSearch = z.infer<typeof repairsSearch>;
