import { sql } from "kysely";
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { knownClient, repairOf } from "../../../../test/shop/clients.ts";
import { GARONNE, insertRow } from "../../../../test/shop/garonne.ts";
import { mintScope, type ShopDb } from "../../platform/database/scope.ts";
import { lockSurvivor } from "../merge/store.ts";
import { file, karim, nadia, openImports } from "../../../../test/shop/importer.ts";

const { doors, run, ask, undo, everything, clientNamed } = openImports();

describe("taken back", () => {
  test("an import of clients leaves every row as it was", async () => {
    const { database } = doors();
    await knownClient(database, "AVANT Marie", { phones: ["+33639981111"] });
    const before = await everything();
    const body = file([
      [
        "Avant",
        "Marie",
        "avant@example.org",
        "06 39 98 11 11",
        "1 rue A",
        "31000",
        "Toulouse",
        "Sonner.",
      ],
      [
        "Apres",
        "Paul",
        "apres@example.org",
        "05 61 99 77 77",
        "1 rue A",
        "31000",
        "Toulouse",
        "Sonner.",
      ],
    ]);
    await run(body);
    expect(await everything()).not.toEqual(before);
    expect(await undo(body.import_id)).toMatchObject({ created: 1, kept: 0 });
    expect(await everything()).toEqual(before);
    expect(await undo(body.import_id)).toEqual({ refused: "import-undone" });
  });

  test("what is in use or was changed since stays, and is counted", async () => {
    const { database } = doors();
    const body = file(
      ["Repare", "Fiche", "Fusion", "Libre"].map((name) => [name, "Jean", "", "", "", "", "", ""]),
    );
    await run(body);
    await repairOf(database, (await clientNamed("REPARE")).id);
    await database.asOwner("update app.client set note = 'Rappeler' where lastname = 'FICHE'");
    await insertRow(database, "app.client_merge", {
      shop_id: GARONNE.id,
      from_id: await knownClient(database, "AUTRE Jean"),
      into_id: (await clientNamed("FUSION")).id,
      gain: {},
    });
    expect(await undo(body.import_id)).toMatchObject({ created: 4, kept: 3 });
    expect((await clientNamed("LIBRE")).id).toBe("");
    for (const name of ["REPARE", "FICHE", "FUSION"])
      expect((await clientNamed(name)).id).not.toBe("");
  });

  test("a column that came later counts as a change like any other: its client stays", async () => {
    const { database } = doors();
    const body = file(["Ancien", "Nouveau"].map((name) => [name, "Luc", "", "", "", "", "", ""]));
    await database.asOwner("alter table app.client add loyalty text not null default ''");
    await run(body);
    await database.asOwner("update app.client set loyalty = 'silver' where lastname = 'NOUVEAU'");
    expect(await undo(body.import_id)).toMatchObject({ created: 2, kept: 1 });
    expect((await clientNamed("NOUVEAU")).id).not.toBe("");
    await database.asOwner("alter table app.client drop loyalty");
  });

  test("a blank that was filled and then corrected keeps its correction", async () => {
    const { database } = doors();
    await knownClient(database, "CORRIGE Marie");
    const body = file([["Corrige", "Marie", "faux@example.org", "", "", "", "", "Sonner."]]);
    await run(body);
    await database.asOwner(
      "update app.client set email = 'juste@example.org' where lastname = 'CORRIGE'",
    );
    await undo(body.import_id);
    expect(await clientNamed("CORRIGE")).toMatchObject({ email: "juste@example.org", note: "" });
  });

  test("an import of appliances gives back what nobody repairs", async () => {
    const { database } = doors();
    const client_id = await knownClient(database, "MACHINE Marie");
    await insertRow(database, "app.appliance", {
      shop_id: GARONNE.id,
      client_id,
      kind_id: "lave-linge",
      kind: "Lave-linge",
      serial: "A1",
    });
    const before = await everything();
    const body = {
      ...file([
        ["Machine", "Marie", "Lave-linge", "Brandt", "a-1", "31/12/2024"],
        ["Machine", "Marie", "Frigo", "Bosch", "", ""],
        ["Personne", "Jean", "Frigo", "", "", ""],
      ]),
      noun: "appliance",
      columns: ["lastname", "firstname", "kind", "brand", "serial", "purchased_on"],
    };
    expect(await run(body)).toMatchObject({
      created: 1,
      updated: 1,
      faults: [{ line: 4, column: "lastname" }],
    });
    expect(
      await database.asOwner(
        "select kind, brand, serial, purchased_on from app.appliance where client_id = $1 order by kind",
        [client_id],
      ),
    ).toEqual([
      { kind: "Lave-linge", brand: "Brandt", serial: "A1", purchased_on: "2024-12-31" },
      { kind: "Réfrigérateur", brand: "Bosch", serial: "", purchased_on: null },
    ]);
    expect(await undo(body.import_id)).toMatchObject({ created: 1, kept: 0 });
    expect(await everything()).toEqual(before);
  });

  test("the list says what each import did; another shop sees and undoes none of it", async () => {
    const list = `query { imports(first: 1) { noun filename by created updated faulty kept undone_at } }`;
    const body = file([["Liste", "Jean", "", "", "", "", "", ""]]);
    await run(body);
    expect((await ask(list, {})).imports).toEqual([
      {
        noun: "client",
        filename: "clients.csv",
        by: "Marc Delmas",
        created: 1,
        updated: 0,
        faulty: 0,
        kept: 0,
        undone_at: null,
      },
    ]);
    expect((await ask(list, {}, nadia)).imports).toEqual([]);
    expect(await undo(body.import_id, nadia)).toEqual({ refused: "import-unknown" });
    expect(await undo(body.import_id, karim)).toEqual({ refused: "not-allowed" });
    expect(await undo(randomUUID())).toEqual({ refused: "import-unknown" });
  });
});

describe("somebody uses it at the very moment it is taken back:", () => {
  const scope = mintScope(GARONNE.id, { kind: "system" });
  /** The rest happens before whoever began to write ends. */
  const meanwhile = async (
    write: (db: ShopDb) => Promise<unknown>,
    rest: () => Promise<unknown>,
  ) => {
    const gate = Promise.withResolvers<void>();
    const written = Promise.withResolvers<void>();
    const writing = doors().database.withShop(scope, async (db) => {
      await write(db);
      written.resolve();
      await gate.promise;
    });
    await written.promise;
    const answer = rest();
    await sleep(300);
    gate.resolve();
    await writing;
    return answer;
  };
  const repairFor = (client_id: string) => (db: ShopDb) =>
    sql`insert into app.repair (shop_id, id, sheetid, reference, client_id, intervention_type, "where", status)
      values (${GARONNE.id}, ${randomUUID()}, ${randomUUID()}, ${randomUUID()}, ${client_id}, 'Réparation', 'Atelier', 'Brouillon')`.execute(
      db,
    );

  test("a repair keeps its client, and the others go", async () => {
    const body = file([
      ["Presse", "Jean"],
      ["Libre", "Anne"],
    ]);
    await run(body);
    const { id } = await clientNamed("PRESSE");
    const answer = await meanwhile(repairFor(id), () => undo(body.import_id));
    expect(answer).toMatchObject({ created: 2, kept: 1 });
    expect([(await clientNamed("PRESSE")).id, (await clientNamed("LIBRE")).id]).toEqual([id, ""]);
  });

  test("a photo keeps its client", async () => {
    const body = file([["Photo", "Jean"]]);
    await run(body);
    const { id } = await clientNamed("PHOTO");
    const photo = async (db: ShopDb) => {
      await lockSurvivor(db, id);
      await sql`insert into app.file (shop_id, id, filename, mimetype, size, sha256, "recipientType", "recipientID")
        values (${GARONNE.id}, ${randomUUID()}, 'a.jpg', 'image/jpeg', 1, ${"0".repeat(64)}, 'client', ${id})`.execute(
        db,
      );
    };
    expect(await meanwhile(photo, () => undo(body.import_id))).toMatchObject({ kept: 1 });
    expect((await clientNamed("PHOTO")).id).toBe(id);
  });
});
