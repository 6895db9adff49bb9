/** The JSON Schema of a zod schema, as the document shows it. */
import { z } from "zod";

export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** A field that is added later must not break who reads today's: objects are left open. */
export function jsonSchema(schema: z.core.$ZodType, io: "input" | "output"): JsonSchema {
  const { $schema: _dialect, ...written } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override: ({ jsonSchema: part }) => {
      if (part.additionalProperties === false) delete part.additionalProperties;
    },
  });
  return written;
}
