import { randomBytes, randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../test/database.ts";
import { insertRow } from "../../../test/shop/garonne.ts";
import { countAttempt } from "../platform/limit.ts";
import { forgetPast } from "./jobs.ts";

const database = testDatabase();
const NOW = { attempt: 1, max_attempts: 1 };
const account_id = randomUUID();

beforeAll(() =>
  insertRow(database, "auth.account", {
    id: account_id,
    email: "alix@essais.test",
    role: "ADMIN",
    password_hash: "-",
  }),
);

const session = async (ends: string) => {
  const token_hash = randomBytes(32);
  await database.asOwner(
    "insert into auth.session (token_hash, account_id, expire_at) values ($1, $2, now() + $3::interval)",
    [token_hash, account_id, ends],
  );
  return token_hash;
};

test("counts of a window that is over are forgotten, those that still limit somebody stay", async () => {
  await countAttempt(database, "over", 1);
  await countAttempt(database, "under way", 60_000);
  await database.asOwner("select pg_sleep(0.01)");
  await forgetPast({ database })({}, NOW);
  expect(await database.asOwner("select key from auth.attempt")).toEqual([{ key: "under way" }]);
});

test("a session that ended a month ago is forgotten; one that ended yesterday, or lives, stays", async () => {
  await session("-31 days");
  const kept = [await session("-1 day"), await session("6 days")];
  await forgetPast({ database })({}, NOW);
  const left = await database.asOwner<{ token_hash: Buffer }>(
    "select token_hash from auth.session order by expire_at",
  );
  expect(left.map(({ token_hash }) => token_hash.toString("hex"))).toEqual(
    kept.map((hash) => hash.toString("hex")),
  );
});
