import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testDatabase } from "../../../../test/database.ts";
import { garonneScope, issuedInvoice } from "../../../../test/shop/affairs.ts";
import { everyRow, knownClient, repairOf } from "../../../../test/shop/clients.ts";
import { GARONNE, insertRow, LOIRE, MARC, openShops } from "../../../../test/shop/garonne.ts";
import { granted, instant } from "../../../../test/shop/quote.ts";
import { recognise } from "../../../domain/client/same-client.ts";
import { isRefusal } from "../../../domain/decision.ts";
import { newAppliance } from "../../../domain/repair/appliance/new.ts";
import { insertAppliance } from "../../repair/appliance/store.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { giveGains } from "../gain/store.ts";
import { mergeClients } from "./merge.ts";
import { loadSurvivors, mergesInto } from "./store.ts";
import { undoMerge } from "./undo.ts";
import { clientsReachedBy, loadClients } from "../store.ts";

const database = testDatabase();
const author = { kind: "shop", account_id: MARC.id } as const;
const inShop = <Value>(work: (db: ShopDb) => Promise<Value>) =>
  database.withShop(garonneScope, work);
const merge = (from: string, into: string) =>
  inShop((db) => mergeClients(db, { from, into, author }));
const undo = (id: string) => inShop((db) => undoMerge(db, { id, author }));

beforeAll(() => openShops(database));

const MOBILE = "+33639981234";
const HOME = "+33561990012";

let marie = "";
let twin = "";
beforeEach(async () => {
  marie = await knownClient(database, "DUPONT Marie", {
    phones: [MOBILE],
    streets: ["8 allée des Peupliers"],
    note: "Chien.",
  });
  twin = await knownClient(database, "DUPONT M", {
    email: "marie@example.org",
    phones: [HOME, MOBILE],
    streets: ["8, ALLÉE DES PEUPLIERS", "2 rue Neuve"],
    note: "Digicode 12.",
  });
});

/** But for the record of merges, and the journal, which remembers both passages. */
const everything = () => everyRow(database, ["client_merge", "repair_item"]);

const mergeOf = async (client_id: string): Promise<string> => {
  const [last] = await inShop((db) => mergesInto(db, [client_id]));
  if (!last) throw new Error("no merge");
  return last.id;
};
const clientOf = async (id: string) => {
  const [client] = await inShop((db) => loadClients(db, [id]));
  if (!client) throw new Error("no client");
  return client;
};
const ownerOf = async (table: string, id: string): Promise<unknown> =>
  (await database.asOwner(`select client_id from app.${table} where id = $1`, [id]))[0]?.client_id;

describe("merging", () => {
  test("the survivor keeps what it had and gains what only the other had", async () => {
    expect(await merge(twin, marie)).toBe(marie);
    const { firstname, email, note, phones, addresses } = await clientOf(marie);
    expect({ firstname, email, note }).toEqual({
      firstname: "Marie",
      email: "marie@example.org",
      note: "Chien.\n\nDigicode 12.",
    });
    expect(phones.map(({ number }) => number)).toEqual([MOBILE, HOME]);
    expect(addresses.map(({ street }) => street)).toEqual(["8 allée des Peupliers", "2 rue Neuve"]);
  });

  test("repairs, appliances and the client's own papers follow; an issued invoice never changes", async () => {
    const repair_id = await repairOf(database, twin);
    const invoice_id = await inShop((db) => issuedInvoice(db, repair_id));
    const file_id = randomUUID();
    await insertRow(database, "app.file", {
      shop_id: GARONNE.id,
      id: file_id,
      filename: "a.pdf",
      mimetype: "application/pdf",
      size: 1,
      sha256: "",
      recipientType: "client",
      recipientID: twin,
    });
    const before = await database.asOwner("select * from app.invoice where id = $1", [invoice_id]);
    await merge(twin, marie);
    expect(await ownerOf("repair", repair_id)).toBe(marie);
    expect(
      await database.asOwner("select 1 from app.appliance where client_id = $1", [twin]),
    ).toEqual([]);
    expect(await database.asOwner("select 1 from app.quote where client_id = $1", [twin])).toEqual(
      [],
    );
    expect(
      await database.asOwner(`select "recipientID" from app.file where id = $1`, [file_id]),
    ).toEqual([{ recipientID: marie }]);
    expect(await database.asOwner("select * from app.invoice where id = $1", [invoice_id])).toEqual(
      before,
    );
  });

  test("each repair that follows says so in its journal", async () => {
    const repair_id = await repairOf(database, twin);
    await merge(twin, marie);
    const told = await database.asOwner(
      "select type, payload, created_by from app.repair_item where repair_id = $1",
      [repair_id],
    );
    expect(told).toEqual([
      {
        type: "ClientMerged",
        created_by: MARC.id,
        payload: {
          from: { id: twin, type: "Particulier", lastname: "DUPONT", firstname: "M" },
          into: { id: marie, type: "Particulier", lastname: "DUPONT", firstname: "Marie" },
        },
      },
    ]);
  });

  test("the survivor was last seen when either of them was", async () => {
    const seenAt = async (id: string) =>
      (await database.asOwner("select last_seen_at from app.client where id = $1", [id]))[0];
    await repairOf(database, twin);
    const latest = await seenAt(twin);
    expect(await seenAt(marie)).not.toEqual(latest);
    await merge(twin, marie);
    expect(await seenAt(marie)).toEqual(latest);
  });

  test("the one that went is found no more, the survivor by what both had", async () => {
    const found = async (term: string) =>
      inShop(async (db) => {
        const { rows } = await sql<{ ids: string[] }>`
          select app.search_clients(${[term]}::text[], 50, null) as ids`.execute(db);
        return rows[0]?.ids.filter((id) => id === marie || id === twin).sort();
      });
    expect(await found("peupliers")).toEqual([marie, twin].sort());
    await merge(twin, marie);
    expect(await found("dupont")).toEqual([marie]);
    expect(await found("rue neuve")).toEqual([marie]);
  });

  test("the old id leads to the survivor, through a chain too", async () => {
    const third = await knownClient(database, "DUPONT Marie-Lou");
    await merge(twin, marie);
    await merge(marie, third);
    const found = await inShop((db) => loadSurvivors(db, [twin, marie, third, randomUUID()]));
    expect([...found].map(([id, client]) => [id, client.id])).toEqual(
      expect.arrayContaining([
        [twin, third],
        [marie, third],
        [third, third],
      ]),
    );
    expect(found.size).toBe(3);
  });

  test("a booking by the telephone or the e-mail of the one that went finds the survivor", async () => {
    const [email, phone] = [`${twin}@example.org`, "+33639987777"];
    const third = await knownClient(database, "DUPONT Marie", { email, phones: [phone] });
    await merge(third, marie);
    for (const reach of [
      { email, phones: [] },
      { email: "", phones: [phone] },
    ])
      expect((await inShop((db) => clientsReachedBy(db, reach))).map(({ id }) => id)).toEqual([
        marie,
      ]);
    const [found] = await inShop((db) => clientsReachedBy(db, { email, phones: [] }));
    expect(found?.former_emails).toEqual([email]);
    const visitor = { lastname: "DUPONT", firstname: "Marie", email, phones: [] };
    expect(recognise(visitor, found ? [found] : [])).toEqual({ found: "same", client_id: marie });
  });

  test("what is written for the one that went while it goes belongs to the survivor", async () => {
    const created_at = instant("2026-11-23T08:00:00Z");
    const appliance = newAppliance({ id: randomUUID(), kind_id: "lave-linge", created_at });
    let attempts = 0;
    await inShop(async (db) => {
      const known = (await loadSurvivors(db, [twin])).get(twin);
      if (attempts++ === 0) await merge(twin, marie);
      await insertAppliance(db, { shop_id: GARONNE.id, client_id: known?.id ?? "" }, appliance);
    });
    expect([await ownerOf("appliance", appliance.id), attempts]).toEqual([marie, 2]);
  });

  test("what the one that went gains while it goes is gained by the survivor", async () => {
    const phone = { name: "Portable", number: "+33639985555" } as const;
    let attempts = 0;
    await inShop(async (db) => {
      const client_id = (await loadSurvivors(db, [twin])).get(twin)?.id ?? "";
      if (attempts++ === 0) await merge(twin, marie);
      await giveGains(db, [{ client_id, gain: { fields: {}, phones: [phone], addresses: [] } }]);
    });
    expect((await clientOf(marie)).phones).toContainEqual(phone);
    expect((await clientOf(twin)).phones).not.toContainEqual(phone);
  });

  test("nothing is written for the one that went, whoever writes", async () => {
    await merge(twin, marie);
    await expect(repairOf(database, twin)).rejects.toMatchObject({
      constraint: "appliance_client",
    });
    const moved = "update app.repair set client_id = $1 where id = $2";
    const repair_id = await repairOf(database, marie);
    await expect(database.asOwner(moved, [twin, repair_id])).rejects.toMatchObject({
      constraint: "repair_client",
    });
    const gone = "update app.client set merged_into = $1 where id = $2";
    const third = await knownClient(database, "DUPONT Marie");
    await expect(database.asOwner(gone, [third, marie])).rejects.toMatchObject({ code: "23503" });
  });

  test("asked twice, it is done once", async () => {
    await merge(twin, marie);
    const done = await everything();
    expect(await merge(twin, marie)).toBe(marie);
    expect(await everything()).toEqual(done);
    expect(await inShop((db) => mergesInto(db, [marie]))).toHaveLength(1);
  });

  test("it is refused with oneself, with a stranger, with another shop's client, and once gone", async () => {
    const theirs = await knownClient(database, "DUPONT Marie", { shop_id: LOIRE.id });
    const before = await everything();
    expect(await merge(marie, marie)).toEqual({ refused: "merge-self" });
    expect(await merge(marie, randomUUID())).toEqual({ refused: "client-unknown" });
    expect(await merge(theirs, marie)).toEqual({ refused: "client-unknown" });
    expect(await everything()).toEqual(before);
    await merge(twin, marie);
    const third = await knownClient(database, "DUPONT Marie");
    expect(await merge(twin, third)).toEqual({ refused: "already-merged" });
    expect(await merge(third, twin)).toEqual({ refused: "already-merged" });
  });

  test("two people who merge each into the other at once leave one survivor", async () => {
    const answers = await Promise.all([merge(twin, marie), merge(marie, twin)]);
    expect(answers.filter((answer) => !isRefusal(answer))).toHaveLength(1);
    expect(answers.filter(isRefusal)).toEqual([{ refused: "already-merged" }]);
  });

  test("many merges into one client at once all hold, and the phones keep their places", async () => {
    const others = await Promise.all(
      Array.from({ length: 6 }, (_, turn) =>
        knownClient(database, "DUPONT Marie", { phones: [`+3363998500${turn}`] }),
      ),
    );
    const answers = await Promise.all(others.map((other) => merge(other, marie)));
    expect(answers).toEqual(others.map(() => marie));
    expect((await clientOf(marie)).phones).toHaveLength(7);
  });
});

describe("undoing", () => {
  type Shape = [string, () => Promise<void>];
  test.each<Shape>([
    ["two full records", async () => undefined],
    [
      "repairs on both sides",
      async () => {
        await repairOf(database, twin);
        await repairOf(database, twin);
        await repairOf(database, marie);
      },
    ],
    [
      "an invoice and its quote",
      async () => {
        const repair_id = await repairOf(database, twin);
        await inShop((db) => issuedInvoice(db, repair_id));
      },
    ],
    [
      "a company without anything",
      async () => {
        twin = await knownClient(database, "GARONNE-PLOMBERIE", { type: "Entreprise" });
      },
    ],
    [
      "a survivor without anything",
      async () => {
        marie = await knownClient(database, "DUPONT");
      },
    ],
    [
      "a file of the client",
      () =>
        insertRow(database, "app.file", {
          shop_id: GARONNE.id,
          filename: "a.pdf",
          mimetype: "application/pdf",
          size: 1,
          sha256: "",
          recipientType: "client",
          recipientID: twin,
        }),
    ],
  ])("gives every row back: %s", async (_, arrange) => {
    await arrange();
    const before = await everything();
    await merge(twin, marie);
    expect(await everything()).not.toEqual(before);
    expect(await undo(await mergeOf(marie))).toBe(twin);
    expect(await everything()).toEqual(before);
  });

  test("what came to the survivor since stays, what somebody corrected is not taken back", async () => {
    const old = await repairOf(database, twin);
    await merge(twin, marie);
    const since = await repairOf(database, marie);
    await database.asOwner("update app.client set email = 'm.dupont@example.org' where id = $1", [
      marie,
    ]);
    await database.asOwner("update app.client set note = note || ' Rappeler.' where id = $1", [
      marie,
    ]);
    await undo(await mergeOf(marie));
    expect([await ownerOf("repair", old), await ownerOf("repair", since)]).toEqual([twin, marie]);
    const { email, note, phones } = await clientOf(marie);
    expect({ email, note, phones: phones.length }).toEqual({
      email: "m.dupont@example.org",
      note: "Chien. Rappeler.",
      phones: 1,
    });
    expect((await clientOf(twin)).email).toBe("marie@example.org");
  });

  test("a repair that goes back takes along the quote written on it since", async () => {
    const repair_id = await repairOf(database, twin);
    await merge(twin, marie);
    const quote_id = randomUUID();
    await insertRow(database, "app.quote", {
      shop_id: GARONNE.id,
      id: quote_id,
      quoteid: quote_id,
      repair_id,
      client_id: marie,
    });
    await undo(await mergeOf(marie));
    expect(await ownerOf("quote", quote_id)).toBe(twin);
  });

  test("the newer merge of a chain comes first, then the older one gives everything back", async () => {
    const third = await knownClient(database, "DUPONT Marie-Lou", { note: "Rien." });
    await repairOf(database, twin);
    const before = await everything();
    await merge(twin, marie);
    await merge(marie, third);
    const [older, newer] = [await mergeOf(marie), await mergeOf(third)];
    expect(await undo(older)).toEqual({ refused: "undo-newer-first" });
    expect(await undo(newer)).toBe(marie);
    expect(await undo(older)).toBe(twin);
    expect(await everything()).toEqual(before);
  });

  test("of two merges into one survivor, the last made is undone first", async () => {
    const third = await knownClient(database, "DUPONT Marie", { phones: ["+33639989999"] });
    const before = await everything();
    await merge(twin, marie);
    const first = await mergeOf(marie);
    await merge(third, marie);
    const second = await mergeOf(marie);
    expect(await undo(first)).toEqual({ refused: "undo-newer-first" });
    await undo(second);
    await undo(first);
    expect(await everything()).toEqual(before);
  });

  test("it is done once, even asked by two people at once, and can be made again", async () => {
    await merge(twin, marie);
    const id = await mergeOf(marie);
    const answers = await Promise.all([undo(id), undo(id)]);
    expect(answers).toEqual(expect.arrayContaining([twin, { refused: "merge-undone" }]));
    expect(await undo(id)).toEqual({ refused: "merge-undone" });
    expect(granted(await merge(twin, marie))).toBe(marie);
    expect(granted(await merge(await knownClient(database, "DUPONT Zoé"), marie))).toBe(marie);
  });

  test("a merge that never was is unknown", async () => {
    expect(await undo(randomUUID())).toEqual({ refused: "merge-unknown" });
  });
});
