import pg from "pg";
import { expect, test } from "vitest";
import { testDatabase } from "../../../test/database.ts";
import { countAttempt, type GateDatabase, networkOf, takeTurn, wideNetworkOf } from "./limit.ts";

const database = testDatabase();

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:1:2::9", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["", ""],
])("%s is counted as %s", (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

test.each([
  ["203.0.113.7", "203.0.113.0/24"],
  ["::ffff:203.0.113.7", "203.0.113.0/24"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"],
  ["2001:db8:1:ffff::9", "2001:db8:1::/48"],
  ["127.0.0.9", undefined],
  ["::1", undefined],
  ["", undefined],
])("%s belongs to %s", (ip, network) => {
  expect(wideNetworkOf(ip)).toBe(network);
});

test("attempts are counted in memory while the database cannot write, each key for itself", async () => {
  const full = { withGate: () => Promise.reject(new Error("no space left on device")) };
  const count = async (key: string, window = 60_000) =>
    (await countAttempt(full, key, window)).current;
  expect([await count("one"), await count("one"), await count("other")]).toEqual([1, 2, 1]);
  expect([await count("short", 0), await count("short", 0)]).toEqual([1, 1]);
});

test("two attempts at once are two: the one that began first may be counted second", async () => {
  const first = new pg.Client({ connectionString: database.gateUrl() });
  await first.connect();
  await first.query("begin; select now()");
  expect(await takeTurn(database, "both", 2)).toBe(0);
  const turn = "select auth.take_turn('both', 2) as seconds";
  expect((await first.query(turn)).rows).toEqual([{ seconds: 0 }]);
  await first.query("commit");
  await first.end();
  expect(await takeTurn(database, "both", 2)).toBeGreaterThan(50);
});

test("an outage of the count is said once, and again when another begins", async () => {
  const warnings: string[] = [];
  const listen = ({ message }: Error) => void warnings.push(message);
  process.on("warning", listen);
  const lost = { withGate: () => Promise.reject(new Error("no space left on device")) };
  const said = async (database: GateDatabase) => {
    await countAttempt(database, "said", 60_000);
    await new Promise((resolve) => setImmediate(resolve));
    return warnings.length;
  };
  await said(database);
  const before = warnings.length;
  expect([await said(lost), await said(lost)]).toEqual([before + 1, before + 1]);
  await said(database);
  expect(await said(lost)).toBe(before + 2);
  expect(warnings.at(-1)).toBe("attempts are counted in memory: the database does not count them");
  process.off("warning", listen);
});
