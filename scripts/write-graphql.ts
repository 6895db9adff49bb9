/**
 * Writes what the office needs to type its GraphQL documents, out of the server's own schema:
 * `schema.graphql` to read and `graphql-env.d.ts` for the compiler. Run it after each change of a
 * `graphql.ts` of the server.
 */
import { writeFileSync } from "node:fs";
import { minifyIntrospection, outputIntrospectionFile } from "@gql.tada/internal";
import { introspectionFromSchema, lexicographicSortSchema, printSchema } from "graphql";
import { schema } from "../src/server/schema.ts";

const folder = new URL("../src/web/platform/", import.meta.url);
const sorted = lexicographicSortSchema(schema);
writeFileSync(new URL("schema.graphql", folder), `${printSchema(sorted)}\n`);

const text = outputIntrospectionFile(minifyIntrospection(introspectionFromSchema(sorted)), {
  fileType: ".d.ts",
  shouldPreprocess: true,
});
const types = text.replace(/^(\/\* .* \*\/\n)+/, "// Written by scripts/write-graphql.ts.\n");
writeFileSync(new URL("graphql-env.d.ts", folder), `${types.trimEnd()}\n`);
