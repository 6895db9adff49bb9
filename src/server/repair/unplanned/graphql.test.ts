/** « Combler un trou »: what the agenda is proposed for the free hours of a day. */
import { beforeAll, describe, expect, it } from "vitest";
import { garonneScope, openRepair } from "../../../../test/shop/affairs.ts";
import { karim, nadia, openOffice } from "../../../../test/shop/colleagues.ts";
import { KARIM, LEA } from "../../../../test/shop/garonne.ts";
import { visitOf } from "../../../../test/shop/office.ts";
import { addDays, dateOf, DEFAULT_ZONE } from "../../../domain/time.ts";
import type { Routing } from "../../platform/routing.ts";
import { findFillings } from "./find.ts";

const { doors, ask, attempt } = openOffice("2026-11-23T06:00:00Z");

type Filling = {
  kind: string;
  repair: { id: string };
  slot: { user_id: string; start_at: string; end_at: string; cost: number };
};
const fillings = async (variables: Record<string, unknown>, who = karim): Promise<Filling[]> => {
  const query = `query ($date: LocalDate!, $user_ids: [ID!]!, $from: Instant, $to: Instant) {
    gapFillings(date: $date, user_ids: $user_ids, from: $from, to: $to) {
      kind repair { id } slot { user_id start_at end_at cost } } }`;
  const asked = { date: "2026-11-24", user_ids: [KARIM.id], ...variables };
  return (await ask<{ gapFillings: Filling[] }>(query, asked, who)).gapFillings;
};
const idsOf = async (variables: Record<string, unknown> = {}) =>
  (await fillings(variables)).map(({ repair }) => repair.id);

/** Two washing machines at Blagnac whose clients wait for a visit, and one that came to the workshop. */
const waiting = { first: "", urgent: "", workshop: "" };
beforeAll(async () => {
  const { database } = doors();
  for (const name of ["first", "urgent", "workshop"] as const)
    waiting[name] = (await openRepair(database)).repair_id;
  await database.asOwner(`update app.repair set "where" = 'Chez le client' where id = any($1)`, [
    [waiting.first, waiting.urgent],
  ]);
  await database.asOwner(`update app.repair set "where" = 'Atelier' where id = $1`, [
    waiting.workshop,
  ]);
  await database.asOwner("update app.repair set urgency = 1 where id = $1", [waiting.urgent]);
});

describe("the free hours of a technician", () => {
  it("are proposed to the repairs that wait for a visit, the urgent first of equal detours", async () => {
    const found = await fillings({});
    expect(found.map(({ repair }) => repair.id)).toEqual([waiting.urgent, waiting.first]);
    const [urgent] = found;
    expect(urgent).toMatchObject({ kind: "Diagnostic / Devis", slot: { user_id: KARIM.id } });
    expect(urgent?.slot.cost).toBeGreaterThan(0);
    expect(urgent?.slot.start_at.slice(0, 10)).toBe("2026-11-24");
  });

  it("are those asked for, and a repair that does not fit in them is left out", async () => {
    const from = "2026-11-24T13:00:00.000Z";
    const [found] = await fillings({ from, to: "2026-11-24T16:00:00.000Z" });
    expect((found?.slot.start_at ?? "") >= from).toBe(true);
    expect(await idsOf({ from, to: "2026-11-24T13:10:00.000Z" })).toEqual([]);
  });

  it("are not proposed for a machine that another person repairs, nor on a day off", async () => {
    expect(await idsOf({ user_ids: [LEA.id] })).toEqual([]);
    expect(await idsOf({ date: "2026-11-29" })).toEqual([]);
    expect(await idsOf({ user_ids: [] })).toContain(waiting.first);
  });

  it("once filled propose that repair no more; taken out, it comes back", async () => {
    const [found] = await fillings({});
    const repair_id = found?.repair.id ?? "";
    const { start_at = "", end_at } = found?.slot ?? {};
    const visit = visitOf(start_at, { end_at, repair_id, assigned_to: [KARIM.id] });
    const save = "mutation ($input: EventInput!) { result: upsertEvent(input: $input) { id } }";
    expect(await attempt(save, { input: visit }, karim)).toEqual({ id: visit.id });
    expect(await idsOf()).toEqual([waiting.first]);
    await attempt("mutation ($id: ID!) { result: removeEvent(id: $id) { id } }", { id: visit.id });
    expect(await idsOf()).toEqual([waiting.urgent, waiting.first]);
  });

  it.each([
    ["waits for its parts", "Attente de pièces", false],
    ["waits for its client's answer", "Devis en attente Client", false],
    ["is closed", "Terminer/Archivé", false],
    ["was agreed to", "Devis accepté", true],
    ["can be repaired", "Prêt à réparer", true],
    ["is to be fetched or brought back", "Livraison / Enlèvement", true],
  ])("and a repair that %s, which is « %s »: proposed %s", async (_, status, isProposed) => {
    const { database } = doors();
    const set = (to: string) =>
      database.asOwner("update app.repair set status = $2, archived = $3 where id = $1", [
        waiting.first,
        to,
        to === "Terminer/Archivé",
      ]);
    await set(status);
    expect((await idsOf()).includes(waiting.first)).toBe(isProposed);
    await set("Devis à faire");
  });

  it("do not take a cancelled visit for a planned one", async () => {
    const visit = visitOf("2026-11-26T09:00:00.000Z", { repair_id: waiting.first });
    const save = "mutation ($input: EventInput!) { result: upsertEvent(input: $input) { id } }";
    await attempt(save, { input: { ...visit, status: "CANCEL" } }, karim);
    expect(await idsOf()).toContain(waiting.first);
    await attempt(save, { input: { ...visit, status: "TODO" } }, karim);
    expect(await idsOf()).not.toContain(waiting.first);
    await attempt(save, { input: { ...visit, status: "CANCEL" } }, karim);
  });

  it("are measured in one question to the routing server, whatever the number of repairs", async () => {
    const { services } = doors();
    const asked: number[] = [];
    const routing: Routing = {
      asks: true,
      minutes: async (places, estimate) => {
        asked.push(places.length);
        return (from, to) => estimate(from, to) + 40;
      },
    };
    const question = {
      date: addDays(dateOf(services.clock(), DEFAULT_ZONE), 1),
      user_ids: [KARIM.id],
    };
    const known = await findFillings(services, garonneScope, question);
    const found = await findFillings({ ...services, routing }, garonneScope, question);
    expect(asked).toHaveLength(1);
    expect(found?.length).toBe(known?.length);
    expect(found?.[0]?.slot.cost).toBeGreaterThan(known?.[0]?.slot.cost ?? 0);
  });

  it("are those of the shop that asks", async () => {
    expect(await fillings({ user_ids: [] }, nadia)).toEqual([]);
  });
});

describe("the places of one repair", () => {
  type Place = Filling & { near: { id: string; repair: { id: string } } | null };
  const places = async (repair_id: string, who = karim): Promise<Place[]> => {
    const query = `query ($repair_id: ID!) { repairPlaces(repair_id: $repair_id) {
      kind repair { id } slot { user_id start_at end_at cost } near { id repair { id } } } }`;
    return (await ask<{ repairPlaces: Place[] }>(query, { repair_id }, who)).repairPlaces;
  };
  const save = "mutation ($input: EventInput!) { result: upsertEvent(input: $input) { id } }";

  it("are those of the two weeks to come, the shortest detour first", async () => {
    const found = await places(waiting.first);
    const costs = found.map(({ slot }) => slot.cost);
    expect(found.length).toBeGreaterThan(3);
    expect(costs).toEqual(costs.toSorted((a, b) => a - b));
    expect(new Set(found.map(({ repair }) => repair.id))).toEqual(new Set([waiting.first]));
  });

  it("say whose visit they are near: the next door costs nothing", async () => {
    const start_at = "2026-11-25T09:00:00.000Z";
    const visit = visitOf(start_at, { repair_id: waiting.urgent, assigned_to: [KARIM.id] });
    expect(await attempt(save, { input: visit }, karim)).toEqual({ id: visit.id });
    const [first] = await places(waiting.first);
    expect(first).toMatchObject({
      slot: { user_id: KARIM.id, cost: 0 },
      near: { id: visit.id, repair: { id: waiting.urgent } },
    });
    expect(first?.slot.start_at.slice(0, 10)).toBe("2026-11-25");
  });

  it("are none once it is planned or at the workshop, and another shop has no such repair", async () => {
    expect(await places(waiting.urgent)).toEqual([]);
    expect(await places(waiting.workshop)).toEqual([]);
    await expect(places(waiting.first, nadia)).rejects.toThrow();
  });
});
