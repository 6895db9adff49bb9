/** Writes what types the office's GraphQL documents, from the server's own schema. */
import { writeFileSync } from "node:fs";
import { minifyIntrospection, outputIntrospectionFile } from "@gql.tada/internal";
import { introspectionFromSchema, lexicographicSortSchema, printSchema } from "graphql";
import { format } from "oxfmt";
import { schema } from "../src/server/schema.ts";

const FOLDER = new URL("../src/web/platform/", import.meta.url);

/** The formatted text of each file by its address: a schema to read, and types for the compiler. */
export async function describeGraphql(): Promise<Map<URL, string>> {
  const sorted = lexicographicSortSchema(schema);
  const types = outputIntrospectionFile(minifyIntrospection(introspectionFromSchema(sorted)), {
    fileType: ".d.ts",
    shouldPreprocess: true,
  }).replace(/^(\/\* .* \*\/\n)+/, "// Written by `npm run graphql`.\n");
  const files = { "schema.graphql": printSchema(sorted), "graphql-env.d.ts": types };
  const formatted = Object.entries(files).map(async ([name, text]): Promise<[URL, string]> => [
    new URL(name, FOLDER),
    (await format(name, text)).code,
  ]);
  return new Map(await Promise.all(formatted));
}

if (import.meta.main) for (const [file, text] of await describeGraphql()) writeFileSync(file, text);
