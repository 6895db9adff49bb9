import { Cli } from "kysely-codegen";

const IMPORTS = `import type { Instant, LocalDate } from "../../../domain/time.ts";
import type { InstantRange } from "./types.ts";`;

/**
 * The TypeScript text that describes a migrated database to Kysely (`schema.ts`): tables of `app` under
 * their bare name, since the search path finds them, and those of `auth` as "auth.x".
 */
export async function describeDatabase(ownerUrl: string): Promise<string> {
  const text = await new Cli().generate({
    url: ownerUrl,
    dialect: "postgres",
    logLevel: "silent",
    outFile: null,
    print: false,
    defaultSchemas: ["app"],
    includePattern: "(app|auth).*",
    typeOnlyImports: true,
    runtimeEnums: false,
    typeMapping: {
      int8: "number",
      numeric: "string",
      timestamptz: "Instant",
      date: "LocalDate",
      tstzrange: "InstantRange",
      interval: "string",
    },
  });
  return text.replace(/^import type/m, `${IMPORTS}\n$&`);
}
