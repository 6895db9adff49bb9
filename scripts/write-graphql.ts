/**
 * Writes what the office needs to type its GraphQL documents: `graphql-env.d.ts`, out of
 * `schema.graphql`. Run it after each change of the server's schema.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { minifyIntrospection, outputIntrospectionFile } from "@gql.tada/internal";
import { buildSchema, introspectionFromSchema } from "graphql";

const folder = new URL("../src/web/platform/", import.meta.url);
const schema = buildSchema(readFileSync(new URL("schema.graphql", folder), "utf8"));
const text = outputIntrospectionFile(minifyIntrospection(introspectionFromSchema(schema)), {
  fileType: ".d.ts",
  shouldPreprocess: true,
});
const types = text.replace(/^(\/\* .* \*\/\n)+/, "// Written by scripts/write-graphql.ts.\n");
writeFileSync(new URL("graphql-env.d.ts", folder), `${types.trimEnd()}\n`);
