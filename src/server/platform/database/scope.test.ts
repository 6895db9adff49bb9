import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { testDatabase } from "../../../../test/database.ts";
import { mintScope } from "./scope.ts";

const database = testDatabase();
const shop = (last: string) =>
  mintScope(`00000000-0000-7000-8000-00000000000${last}`, { kind: "system" });

describe("the transaction of a shop", () => {
  it("carries the shop and nothing remains of it afterwards", async () => {
    const read = (db: Parameters<Parameters<typeof database.withShop>[1]>[0]) =>
      sql<{ shop: string }>`select app.shop() as shop`
        .execute(db)
        .then((result) => result.rows[0]?.shop);
    expect(await database.withShop(shop("1"), read)).toBe("00000000-0000-7000-8000-000000000001");
    expect((await database.pool.query("select app.shop() as shop")).rows).toEqual([{ shop: null }]);
  });
});
