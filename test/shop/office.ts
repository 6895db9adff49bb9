/** The office's doors of the imaginary shops: who is signed in, GraphQL and the creation of repairs. */
import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Response } from "light-my-request";
import type { GraphQLSchema } from "graphql";
import { graphqlRest } from "../../src/server/account/graphql.ts";
import { accountRest } from "../../src/server/account/rest.ts";
import { COOKIE } from "../../src/server/platform/http/session-cookie.ts";
import { hashPassword } from "../../src/server/account/sign-in.ts";
import { repairRest } from "../../src/server/repair/rest.ts";
import type { Services } from "../../src/server/services.ts";
import type { TestDatabase } from "../database.ts";
import { writeSearch } from "./clients.ts";
import type { WireError } from "./colleagues.ts";
import { anotherVisitor, type Doors } from "./doors.ts";
import { GARONNE, insertRow, KARIM, type Person } from "./garonne.ts";

const PASSWORD = "etabli-essais";

/** Sign-in, the endpoint of this schema, and the creation of repairs: for `openDoors`. */
export const officeDoors =
  (schema: GraphQLSchema) =>
  async (app: FastifyInstance, services: Services): Promise<void> => {
    await accountRest(app, services);
    await graphqlRest(app, services, { schema, compileAfter: 1 });
    await repairRest(app, services);
  };

export type Cookies = Record<string, string>;

/** An account for somebody of the shop, or for an administrator of none; answers the cookie. */
export async function signIn(
  { app, database }: { app: FastifyInstance; database: TestDatabase },
  person: Pick<Person, "id" | "firstname" | "lastname">,
  shop_id: string | null,
): Promise<Cookies> {
  const email = `${person.id}@essais.test`;
  const { id, firstname, lastname } = person;
  const role = shop_id ? "USER" : "ADMIN";
  const password_hash = await hashPassword(PASSWORD);
  const account = { id, firstname, lastname, shop_id, email, role, password_hash };
  await insertRow(database, "auth.account", account);
  const response = await app.inject({
    method: "POST",
    url: "/api/v1/auth/login",
    payload: { email, password: PASSWORD },
    remoteAddress: anotherVisitor(),
  });
  const cookie = response.cookies.find(({ name }) => name === COOKIE);
  if (!cookie) throw new Error(response.body);
  return { [COOKIE]: cookie.value };
}

type Asked = { cookies?: Cookies; shop_id?: string; acting?: string };

/** `acting`: the shop that an administrator has selected. */
export const createRepair = (
  { app }: Pick<Doors, "app">,
  payload: unknown,
  { cookies = {}, shop_id = GARONNE.id, acting }: Asked,
): Promise<Response> =>
  app.inject({
    method: "POST",
    url: `/api/v1/shops/${shop_id}/repairs`,
    headers: { "content-type": "application/json", ...(acting ? { "x-shop-id": acting } : {}) },
    payload: typeof payload === "string" ? payload : JSON.stringify(payload),
    cookies,
    remoteAddress: anotherVisitor(),
  });

export type Answer = { data: Record<string, never>; errors?: { message: string }[] };

/** One operation through the endpoint, as the office asks it. */
export async function askOffice<Data = Record<string, unknown>>(
  { app }: Pick<Doors, "app">,
  { query, variables = {} }: { query: string; variables?: Record<string, unknown> },
  { cookies = {}, acting }: Asked,
): Promise<{ data: Data; errors?: WireError[] }> {
  const response = await app.inject({
    method: "POST",
    url: "/api/graphql",
    headers: { "content-type": "application/json", ...(acting ? { "x-shop-id": acting } : {}) },
    payload: JSON.stringify({ query, variables }),
    cookies,
    remoteAddress: anotherVisitor(),
  });
  return response.json();
}

/** Madame Vidal, who lives in Blagnac, as rows. Answers what the office knows of her. */
export async function vidal(database: Pick<TestDatabase, "asOwner">, shop_id: string = GARONNE.id) {
  const client = {
    id: randomUUID(),
    type: "Particulier",
    lastname: "VIDAL",
    firstname: "Hélène",
    email: "helene.vidal@example.org",
    note: "",
  };
  await insertRow(database, "app.client", { shop_id, ...client });
  const phone = { name: "Portable", number: "+33639981234" };
  await insertRow(database, "app.client_phone", {
    shop_id,
    client_id: client.id,
    position: 0,
    ...phone,
  });
  const address = { ...BLAGNAC, address_id: randomUUID() };
  await insertRow(database, "app.client_address", { shop_id, client_id: client.id, ...address });
  await writeSearch(database, client.id);
  return { ...client, phones: [phone], addresses: [address] };
}
export type Vidal = Awaited<ReturnType<typeof vidal>>;

export const BLAGNAC = {
  tags: ["intervention"],
  street: "8 allée des Peupliers",
  complement: "",
  zip: "31700",
  city: "Blagnac",
  country: "France",
  lat: 43.6325,
  lon: 1.3922,
};

/** Word for word the call of the specification, about a washing machine that leaks. */
export const creationOf = (client: Vidal, facts: Record<string, unknown> = {}) => ({
  repair_id: randomUUID(),
  client_id: client.id,
  client,
  status: "Devis à faire",
  urgency: 1,
  items: [
    { type: "ClientAdded", payload: { client } },
    {
      type: "ApplianceAdded",
      payload: { appliance: { id: randomUUID(), kind_id: "lave-linge", brand: "Brandt" } },
    },
    {
      type: "SymptomAdded",
      payload: {
        tunnel_answer: [
          { id: "lave-linge-fuite", name: "Fuite" },
          { id: "lave-linge-code", name: "Code erreur", input: "E18" },
        ],
      },
    },
    { type: "NotesAdded", payload: { description: "Elle fuit depuis hier." } },
  ],
  ...facts,
});

/** A visit of Karim, of an hour and a quarter. */
export const visitOf = (start_at: string, facts: Record<string, unknown> = {}) => ({
  id: randomUUID(),
  start_at,
  end_at: new Date(Date.parse(start_at) + 75 * 60_000).toISOString(),
  kind: "Réparation",
  where: "Chez le client",
  assigned_to: [KARIM.id],
  ...facts,
});
