import { beforeEach, expect, it } from "vitest";
import { migrationFolder } from "../../../../test/migrations.ts";

const folder = migrationFolder();

beforeEach(async () => {
  await folder.write("0001_first.sql", "create table thing (id int);\nselect pg_sleep(0.2);");
  await folder.write("0002_second.sql", "alter table thing add name text;");
});

it("runs each file once, even when two processes start together", async () => {
  const ran = await Promise.all([folder.migrate(), folder.migrate()]);
  expect(ran.sort((a, b) => b.length - a.length)).toEqual([
    ["0001_first.sql", "0002_second.sql"],
    [],
  ]);
});

it("says in French that another program has been preparing the database for too long", async () => {
  await folder.holdLock(async () => {
    await expect(folder.migrate({ tries: 2, every: 10 })).rejects.toThrow("prépare cette base");
  });
  expect(await folder.migrate()).toHaveLength(2);
});

it("runs only what is new", async () => {
  await folder.migrate();
  await folder.write("0003_third.sql", "create table other (id int)");
  expect(await folder.migrate()).toEqual(["0003_third.sql"]);
});

it("refuses a file that was edited after it ran", async () => {
  await folder.migrate();
  await folder.write("0002_second.sql", "alter table thing add label text;");
  await expect(folder.migrate()).rejects.toThrow(
    "La migration 0002_second.sql a été modifiée après son passage",
  );
});

it("refuses a database newer than the code", async () => {
  await folder.migrate();
  await folder.remove("0002_second.sql");
  await expect(folder.migrate()).rejects.toThrow("La migration 0002_second.sql manque");
});

it("names the file and the line of an error, and leaves nothing of that file", async () => {
  await folder.write(
    "0003_bad.sql",
    "create table half (id int);\n-- « é » takes two bytes\nselect nope;",
  );
  await expect(folder.migrate()).rejects.toThrow(
    /^Migration 0003_bad\.sql, ligne 3 : column "nope" does not exist/,
  );
  await folder.write("0003_bad.sql", "create table half (id int);");
  expect(await folder.migrate()).toEqual(["0003_bad.sql"]);
});
