import { beforeEach, expect, it } from "vitest";
import { migrationFolder } from "../../../../test/migrations.ts";

const folder = migrationFolder();

const twice = (body: string): string =>
  `create or replace function app.twice(n int) returns int language sql immutable return ${body};`;

beforeEach(async () => {
  await folder.write("0001_first.sql", "create schema app;");
  await folder.write(
    "0002_thing.sql",
    "-- needs app.twice\ncreate table app.thing (n int, m int generated always as (app.twice(n)) stored);",
  );
  await folder.write("functions/app.twice.sql", twice("n * 2"));
});

it("applies the functions that a migration needs before it, the others after all migrations", async () => {
  await folder.write(
    "functions/app.all_things.sql",
    "create or replace function app.all_things() returns setof app.thing language sql stable return null;".replace(
      "return null",
      "as 'select * from app.thing'",
    ),
  );
  expect(await folder.migrate()).toEqual([
    "0001_first.sql",
    "0002_thing.sql",
    "app.twice",
    "app.all_things",
  ]);
  expect(await folder.migrate()).toEqual([]);
});

it("applies a function again when its text changed, and only then", async () => {
  await folder.migrate();
  await folder.write("functions/app.twice.sql", twice("n + n"));
  expect(await folder.migrate()).toEqual(["app.twice"]);
  expect(await folder.query("select app.twice(4)")).toEqual([{ twice: 8 }]);
});

it("replaces a function whose arguments or result changed", async () => {
  const count = (head: string): string =>
    `create or replace function app.count_things${head} language sql stable as 'select 1';`;
  await folder.write("functions/app.count_things.sql", count("() returns int"));
  await folder.migrate();
  await folder.write("functions/app.count_things.sql", count("(p_from int) returns int"));
  await folder.migrate();
  await folder.write("functions/app.count_things.sql", count("(p_from int) returns text"));
  await folder.migrate().catch(() => undefined);
  await folder.write(
    "functions/app.count_things.sql",
    count("(p_from int) returns text").replace("select 1", "select ''one''"),
  );
  await folder.migrate();
  expect(
    await folder.query(
      "select oid::regprocedure::text as name, prorettype::regtype::text as type from pg_proc where proname = 'count_things'",
    ),
  ).toEqual([{ name: "app.count_things(integer)", type: "text" }]);
});

it("drops a function whose file is gone", async () => {
  await folder.write(
    "functions/app.former.sql",
    "create or replace function app.former() returns int language sql return 1;",
  );
  await folder.migrate();
  await folder.remove("functions/app.former.sql");
  expect(await folder.migrate()).toEqual(["app.former"]);
  expect(await folder.query("select 1 from pg_proc where proname = 'former'")).toEqual([]);
});

it("leaves a function that a table still uses, and says so", async () => {
  await folder.migrate();
  await folder.remove("functions/app.twice.sql");
  await expect(folder.migrate()).rejects.toThrow(/app\.twice.*other objects depend on it/);
});

it("names the file whose body is wrong, at each start until it is mended", async () => {
  await folder.write(
    "functions/app.wrong.sql",
    "create or replace function app.wrong() returns int language sql as 'select nope from app.thing';",
  );
  await expect(folder.migrate()).rejects.toThrow(/app\.wrong.*column "nope" does not exist/);
  await expect(folder.migrate()).rejects.toThrow(/app\.wrong.*column "nope" does not exist/);
});

it("refuses a file that creates another function than its name says", async () => {
  await folder.write("functions/app.other.sql", twice("n * 2"));
  await expect(folder.migrate()).rejects.toThrow("app.other.sql ne crée pas la fonction");
});
