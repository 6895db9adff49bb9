/** A shop of its owner's is never given invented clients. */
import { tmpdir } from "node:os";
import { describe, expect, test } from "vitest";
import { testDatabase } from "../../../test/database.ts";
import { ledgerKey } from "../../../test/shop/demonstration.ts";
import { instant } from "../../../test/shop/quote.ts";
import { seedDemonstration } from "./seed.ts";

describe.each([
  ["DEMO=0", { DEMO: false }],
  ["a server of its owner's", { DATABASE_URL: "postgres://server/etabli" }],
])("the demonstration stays out with %s", (_case, refusing) => {
  const database = testDatabase();
  test("and writes nothing", async () => {
    const config = {
      DEMO: true,
      DATABASE_URL: undefined,
      DATA_DIR: tmpdir(),
      PORT: 3000,
      ...refusing,
    };
    const clock = () => instant("2026-11-23T10:20:00+01:00");
    expect(await seedDemonstration(database, { config, clock, ledgerKey })).toBe(false);
    expect(await database.asOwner("select 1 from app.shop")).toEqual([]);
  });
});
