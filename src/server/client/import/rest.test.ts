import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { knownClient } from "../../../../test/shop/clients.ts";
import { GARONNE } from "../../../../test/shop/garonne.ts";
import {
  admin,
  file,
  karim,
  marc,
  nadia,
  openImports,
  type Signed,
} from "../../../../test/shop/importer.ts";

const { doors, post, run, everything, clientNamed, acts, signIn } = openImports();

describe("a file of clients", () => {
  test("comes in: some created, one completed, the faulty lines told, and everybody is found at once", async () => {
    const { database } = doors();
    await knownClient(database, "VIDAL Hélène", { phones: ["+33639980012"], note: "Chien." });
    const report = await run(
      file([
        [
          "Dupont",
          "marie",
          "marie@example.org",
          "06 39 98 12 34",
          "8 allée A",
          "31700",
          "Blagnac",
          "",
        ],
        ["vidal", "helene", "h@example.org", "06 39 98 00 12", "", "", "", "Autre note."],
        ["", "Paul", "paul(at)example.org", "", "", "", "", ""],
        ["Leroy", "Anne", "", "12", "", "", "", ""],
      ]),
    );
    expect(report).toMatchObject({ created: 2, updated: 1, unchanged: 0, faulty: 1, aside: 1 });
    expect(report.faults.map(({ line, column }) => `${line} ${column}`)).toEqual([
      "4 lastname",
      "4 email",
      "5 phone",
    ]);
    expect((await clientNamed("LEROY")).note).toContain("Téléphone «\u202f12\u202f»");
    expect((await clientNamed("DUPONT")).search).toContain("allee a");
    expect(await clientNamed("VIDAL")).toMatchObject({ email: "h@example.org", note: "Chien." });
    expect((await clientNamed("VIDAL")).search).toContain("h example org");
  });

  test("a check says the same and writes nothing", async () => {
    const before = await everything();
    const body = file([["Nouveau", "Client", "", "", "", "", "", ""]], { check: true });
    expect(await run(body)).toMatchObject({ created: 1 });
    expect(await everything()).toEqual(before);
    expect(await run({ ...body, check: false })).toMatchObject({ created: 1 });
  });

  test("sent twice, even at once, it comes in once", async () => {
    const body = file([["Deuxfois", "Jean", "", "", "", "", "", ""]]);
    const [one, other] = await Promise.all([run(body), run(body)]);
    expect(one).toEqual(other);
    expect(await run(body)).toEqual(one);
    const rows = await doors().database.asOwner(
      "select 1 from app.client where lastname = 'DEUXFOIS'",
    );
    expect(rows).toHaveLength(1);
  });

  test("two people who bring the same file under two ids bring everybody once", async () => {
    const lines = [["Partage", "Jean", "partage@example.org", "", "", "", "", ""]];
    const reports = await Promise.all([run(file(lines)), run(file(lines))]);
    expect(reports.reduce((sum, { created }) => sum + created, 0)).toBe(1);
  });

  test.each([
    ["a null byte", "null\u0000byte"],
    ["half an emoji", "\ud83d"],
    ["a text from right to left", "\u202eדוד"],
    ["emoji", "🧺🧺"],
    ["a formula", "=cmd|' /C calc'!A0"],
    ["an injection", "'); drop table app.client; --"],
  ])("%s in a name is a name like another", async (_, lastname) => {
    const report = await run(file([[lastname, "", "", "", "", "", "", lastname]]));
    expect(report.created + report.faults.length).toBeGreaterThan(0);
  });

  test("a cell of one megabyte is one faulty line, and the others come in", async () => {
    const long = "x".repeat(1_000_000);
    const report = await run(
      file([
        ["Normal", "Client", "", "", "", "", "", ""],
        ["Long", "Client", "", "", "", "", "", long],
      ]),
    );
    expect(report).toMatchObject({ created: 1, faulty: 1 });
    expect(report.faults).toMatchObject([{ line: 3, column: "note" }]);
  });
});

describe("the door", () => {
  test.each<[string, Signed | undefined, string, number]>([
    ["nobody signed in", undefined, GARONNE.id, 401],
    ["a technician", karim, GARONNE.id, 403],
    ["somebody of another shop", nadia, GARONNE.id, 403],
    ["a shop that is none", marc, "x", 403],
  ])("%s is turned away in French", async (_, person, shop_id, status) => {
    signIn(person);
    const response = await post(file([]), shop_id);
    expect(response.statusCode).toBe(status);
    expect(response.json<{ message: string }>().message).toMatch(/\.$/);
  });

  test.each([
    ["no JSON object", []],
    ["no lines", { ...file([]), rows: "x" }],
    ["an id that is none", { ...file([]), import_id: "1" }],
  ])("%s is 422", async (_, body) => {
    const response = await post(body);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ refused: "bad-input", message: expect.any(String) });
  });
});

test("the id of an import brings one file in: another under it is refused, not taken for done", async () => {
  const first = file([["UNIQUE", "Anne"]]);
  await run(first);
  for (const other of [{ filename: "autres.csv" }, { noun: "appliance" }]) {
    const before = await everything();
    const response = await post({ ...first, ...other });
    expect([response.statusCode, response.json<{ refused: string }>().refused]).toEqual([
      422,
      "bad-input",
    ]);
    expect(await everything()).toEqual(before);
  }
});

test("thousands of faults are counted, and the first ones told", async () => {
  const { faulty, faults } = await run(file(Array.from({ length: 2_500 }, () => ["", "Jean"])));
  expect([faulty, faults.length, faults.at(-1)?.line]).toEqual([2_500, 2_000, 2_001]);
});

test("an administrator's import is left in the shop's record; a check is not, nor one for no shop at all", async () => {
  signIn(admin);
  await run(file([["DEHORS"]], { check: true }));
  expect((await post(file([["DEHORS"]]), randomUUID())).statusCode).toBe(404);
  expect(await acts()).toEqual([]);
  await run(file([["DEHORS"]]));
  expect(await acts()).toEqual([{ shop_id: GARONNE.id, action: "import" }]);
});

describe("whoever accepts lines of JSON", () => {
  const lines = async (body: unknown, shopId: string = GARONNE.id) => {
    const { statusCode, headers, body: text } = await post(body, shopId, LINES);
    const values: unknown[] = text
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line));
    return { statusCode, type: headers["content-type"], values };
  };
  const LINES = { accept: "application/x-ndjson" };
  const many = (lastname: string) =>
    Array.from({ length: 2_500 }, (_, turn) => [`${lastname} ${turn}`, "Jean", "", "0639980012"]);

  test("is told how far a long file is, and then what became of it", async () => {
    const { statusCode, type, values } = await lines(file(many("LENT")));
    expect([statusCode, type]).toEqual([200, "application/x-ndjson"]);
    expect(values.at(-1)).toMatchObject({ created: 2_500, faulty: 0 });
    const written = values.filter((value) => JSON.stringify(value).includes('"writing"'));
    expect(written).toEqual(
      [1_000, 2_000, 2_500].map((done) => ({ phase: "writing", done, all: 2_500 })),
    );
    expect((await clientNamed("LENT 2499")).search).toContain("lent 2499");
  });

  test("reads why there is no report in the last line", async () => {
    const first = file([["LIGNES", "Anne"]]);
    await run(first);
    const { values } = await lines({ ...first, filename: "autres.csv" });
    expect(values.at(-1)).toEqual(
      expect.objectContaining({ refused: "bad-input", message: expect.stringMatching(/\.$/) }),
    );
    signIn(admin);
    const { values: elsewhere } = await lines(file([["LIGNES"]]), randomUUID());
    expect(elsewhere.at(-1)).toMatchObject({ refused: "not-found" });
  });
});

test("a faulty request after good lines is refused, and nothing of it is written", async () => {
  const before = await everything();
  const body = file([["BONNE", "Anne"]]);
  const response = await post({ ...body, rows: [...body.rows, { line: 3, cells: [1] }] });
  expect(response.statusCode).toBe(422);
  expect(await everything()).toEqual(before);
});
