import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { knownClient } from "../../../../test/shop/clients.ts";
import { openOffice } from "../../../../test/shop/colleagues.ts";
import { GARONNE, insertRepair } from "../../../../test/shop/garonne.ts";

const { doors, ask } = openOffice("2026-11-23T10:00:00.000Z");

const MOVE = `mutation ($moves: [RepairMoveInput!]!) { result: moveRepairs(moves: $moves) {
  ... on ChangedRepairs { changed { statusFrom } unchanged { refused } } } }`;
type Moved = { result: { changed: { statusFrom: string }[]; unchanged: { refused: string }[] } };

async function waitingRepair(): Promise<string> {
  const { database } = doors();
  const id = randomUUID();
  await insertRepair(database, {
    shop_id: GARONNE.id,
    id,
    client_id: await knownClient(database, "SINCE Une"),
    reference: `S-${id.slice(0, 8)}`,
    intervention_type: "Réparation",
    status: "Attente de pièces",
    created_at: "2026-11-02T09:00:00Z",
    statusFrom: "2026-11-02T09:00:00Z",
  });
  return id;
}

test("a move taken back leaves the days waited as they were, however often", async () => {
  const repair_id = await waitingRepair();
  const move = async (from: string, to: string) => {
    const { result } = await ask<Moved>(MOVE, { moves: [{ repair_id, from, to }] });
    return result.changed[0]?.statusFrom.slice(0, 10);
  };
  expect(await move("Attente de pièces", "Réparé")).not.toBe("2026-11-02");
  expect(await move("Réparé", "Attente de pièces")).toBe("2026-11-02");
  await move("Attente de pièces", "En essai");
  expect(await move("En essai", "Attente de pièces")).toBe("2026-11-02");
});

test("a card whose client has a device of the shop is not dropped among those that are finished", async () => {
  const repair_id = await waitingRepair();
  await ask(
    `mutation ($id: ID!, $repair_id: ID!) { lendDevice(id: $id, repair_id: $repair_id, name: "iPad 6", due_on: "2026-12-01") { __typename } }`,
    { id: randomUUID(), repair_id },
  );
  const moves = [{ repair_id, from: "Attente de pièces", to: "Terminer/Archivé" }];
  const { result } = await ask<Moved>(MOVE, { moves });
  expect(result).toEqual({ changed: [], unchanged: [{ refused: "loan-out" }] });
});
