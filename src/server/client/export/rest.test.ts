import { randomUUID } from "node:crypto";
import Papa from "papaparse";
import { beforeAll, describe, expect, test } from "vitest";
import { knownClient } from "../../../../test/shop/clients.ts";
import { GARONNE, insertRow, LOIRE } from "../../../../test/shop/garonne.ts";
import {
  admin,
  file,
  karim,
  nadia,
  openImports,
  type Body,
  type Signed,
} from "../../../../test/shop/importer.ts";
import { CLIENT_COLUMNS } from "../../../domain/client/import/columns.ts";
import { guessMapping } from "../../../domain/client/import/mapping.ts";
import { plainCell } from "../../../domain/client/import/text.ts";
import { APPLIANCE_COLUMNS } from "../../../domain/repair/appliance/import.ts";

const { doors, run, download, acts, signIn } = openImports();

describe("the files that go out", () => {
  /** As the office does: split by a library, then mapped by the headings. */
  const asImport = (name: "client" | "appliance", text: string): Body => {
    const [headings = [], ...lines] = Papa.parse<string[]>(text.replace(/^\ufeff/, ""), {
      skipEmptyLines: true,
    }).data;
    const columns: readonly string[] =
      name === "client"
        ? guessMapping(headings, CLIENT_COLUMNS)
        : guessMapping(headings, APPLIANCE_COLUMNS);
    return { ...file(lines.map((cells) => cells.map(plainCell))), noun: name, columns };
  };

  beforeAll(async () => {
    const { database } = doors();
    const twice = { phones: ["+33639985555", "+32470123456"], streets: ["1 rue A", "2 rue B"] };
    const id = await knownClient(database, "=SORTIE Jean", { ...twice, note: 'dit "Jo";\nSonner' });
    await insertRow(database, "app.appliance", {
      shop_id: GARONNE.id,
      client_id: id,
      kind_id: "lave-linge",
      kind: "Lave-linge",
      brand: "@Brandt",
      serial: "-1",
      purchased_on: "2024-12-31",
      underwarranty: true,
    });
  });

  test("are for Excel: a mark, semicolons, and no cell that runs", async () => {
    const response = await download("clients");
    expect(response.headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(response.headers["content-disposition"]).toBe(
      'attachment; filename="clients-2026-11-23.csv"',
    );
    expect(response.body.startsWith("\ufeffType;Nom;Prénom;")).toBe(true);
    expect(response.body).toContain("'=SORTIE");
    const cells = Papa.parse<string[]>(response.body.slice(1), {
      skipEmptyLines: true,
    }).data.flat();
    expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
  });

  test("hold everybody once, in the order they came, however many they are", async () => {
    await doors().database.asOwner(
      `insert into app.client (shop_id, id, lastname) select $1, uuidv7(), 'SUITE ' || i from generate_series(1, 600) i`,
      [GARONNE.id],
    );
    const rows = await doors().database.asOwner<{ id: string }>(
      "select id from app.client where shop_id = $1 and merged_into is null order by id",
      [GARONNE.id],
    );
    const { body } = await download("clients");
    const [headings = [], ...lines] = Papa.parse<string[]>(body.slice(1), {
      skipEmptyLines: true,
    }).data;
    const refs = lines.map((cells) => cells[headings.indexOf("Identifiant Établi")]);
    expect([...new Set(refs)]).toEqual(rows.map(({ id }) => id));
    await doors().database.asOwner("delete from app.client where lastname like 'SUITE %'");
  });

  test("come back in and change nothing", async () => {
    const clients = await download("clients");
    expect(await run(asImport("client", clients.body))).toMatchObject({
      created: 0,
      updated: 0,
      faulty: 0,
    });
    const appliances = await download("appliances");
    expect(await run(asImport("appliance", appliances.body))).toMatchObject({
      created: 0,
      updated: 0,
      faulty: 0,
    });
  });

  test("make the same clients in another shop", async () => {
    const [clients, appliances] = [await download("clients"), await download("appliances")];
    signIn(nadia);
    const report = await run(asImport("client", clients.body), LOIRE.id);
    const [{ count } = { count: 0 }] = await doors().database.asOwner<{ count: number }>(
      "select count(*) from app.client where shop_id = $1 and merged_into is null",
      [GARONNE.id],
    );
    expect(report).toMatchObject({ created: count, faulty: 0 });
    signIn(nadia);
    expect(await run(asImport("appliance", appliances.body), LOIRE.id)).toMatchObject({
      faulty: 0,
    });
    const bare = (text: string) =>
      text
        .replace(/[0-9a-f-]{36}/g, "")
        .split("\r\n")
        .sort();
    expect(bare((await download("clients", nadia)).body)).toEqual(bare(clients.body));
    expect(bare((await download("appliances", nadia)).body)).toEqual(bare(appliances.body));
  });

  test.each<[string, Signed | null, number]>([
    ["nobody signed in", null, 401],
    ["a technician", karim, 403],
  ])("%s takes none away", async (_, person, status) => {
    expect((await download("clients", person)).statusCode).toBe(status);
  });
});

test("what an administrator takes out is left in the shop's record; a shop that does not exist has nothing", async () => {
  expect((await download("clients", admin, randomUUID())).statusCode).toBe(404);
  expect(await acts()).toEqual([]);
  expect((await download("clients", admin, LOIRE.id)).statusCode).toBe(200);
  expect(await acts()).toEqual([{ shop_id: LOIRE.id, action: "export" }]);
});
