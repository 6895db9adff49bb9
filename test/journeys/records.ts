/** What the shop already has on file when a story begins, written by its own doors. */
import { expect, type APIRequestContext } from "@playwright/test";
import { ask, emailOf, phoneOf, STREET, TOWN } from "./steps.ts";

const HOME = {
  ...TOWN,
  street: STREET,
  complement: "",
  country: "France",
  tags: ["intervention"],
  lat: 43.6325,
  lon: 1.3922,
};

const SAVE = `mutation ($input: ClientInput!) { result: upsertClient(input: $input) { id } }`;

/** A client of the story's own, with a telephone that is his alone. */
export async function fileClient(
  desk: APIRequestContext,
  lastname: string,
  facts: Record<string, unknown> = {},
): Promise<string> {
  const number = `+33${phoneOf(lastname).replaceAll(" ", "").slice(1)}`;
  const input = {
    type: "Particulier",
    lastname,
    firstname: "Camille",
    email: emailOf(lastname),
    note: "",
    phones: [{ name: "Portable", number }],
    ...facts,
  };
  return (await ask<{ result: { id: string } }>(desk, SAVE, { input })).result.id;
}

/** A client who lives in Blagnac, and the open repair of a washing machine that was dropped off. */
export async function fileRepair(
  desk: APIRequestContext,
  lastname: string,
  facts: Record<string, unknown> = {},
): Promise<string> {
  const client_id = await fileClient(desk, lastname, { addresses: [HOME], ...facts });
  const { me } = await (await desk.get("/api/v1/auth/check")).json();
  const items = [{ type: "ApplianceAdded", payload: { appliance: { kind_id: "lave-linge" } } }];
  const repair_id = crypto.randomUUID();
  const data = { repair_id, client_id, client: {}, status: "Devis à faire", urgency: 0, items };
  const response = await desk.post(`/api/v1/shops/${me.shop_id}/repairs`, { data });
  expect(response.status(), await response.text()).toBe(200);
  return repair_id;
}

/** An urgent washing machine in Toulouse, whose client waits for a visit. */
export async function fileWaiting(desk: APIRequestContext, lastname: string): Promise<string> {
  const place = { zip: "31000", city: "Toulouse", lat: 43.6045, lon: 1.444 };
  const address = { ...place, street: STREET, complement: "", country: "France" };
  const addresses = [{ ...address, tags: ["intervention"] }];
  const client_id = await fileClient(desk, lastname, { addresses });
  const { me } = await (await desk.get("/api/v1/auth/check")).json();
  const data = {
    repair_id: crypto.randomUUID(),
    client_id,
    client: {},
    status: "Devis à faire",
    urgency: 1,
    where: "Chez le client",
    items: [{ type: "ApplianceAdded", payload: { appliance: { kind_id: "lave-linge" } } }],
  };
  const answer = await desk.post(`/api/v1/shops/${me.shop_id}/repairs`, { data });
  expect(answer.status(), await answer.text()).toBe(200);
  return data.repair_id;
}

type Visit = {
  repair_id: string;
  user_id: string;
  day: string;
  from: string;
  to: string;
  /** Another than the client's home. */
  place?: { lat: number; lon: number };
  /** What the client was told. */
  window?: { public_start_at: string; public_end_at: string };
};

/** A visit at home of one person; hours in UTC. */
export async function planVisit(desk: APIRequestContext, visit: Visit): Promise<void> {
  const { repair_id, user_id, day, from, to, place, window } = visit;
  const input = {
    start_at: `${day}T${from}:00.000Z`,
    end_at: `${day}T${to}:00.000Z`,
    kind: "Réparation",
    where: "Chez le client",
    assigned_to: [user_id],
    repair_id,
    ...place,
    ...window,
  };
  await ask(desk, "mutation ($input: EventInput!) { upsertEvent(input: $input) { id } }", {
    input,
  });
}
