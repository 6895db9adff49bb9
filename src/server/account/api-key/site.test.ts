/** The published document says what the routes do: their real answers are read by its schemas. */
import { randomUUID } from "node:crypto";
import { buildSchema } from "graphql";
import { expect, test } from "vitest";
import { z } from "zod";
import { WEBHOOK_EVENTS } from "../../../domain/account/webhook/event.ts";
import { API_SCOPES } from "../../../domain/account/api-key/scope.ts";
import { garonneScope, issuedInvoice, openRepair } from "../../../../test/shop/affairs.ts";
import { marc, openOffice } from "../../../../test/shop/colleagues.ts";
import { anotherVisitor } from "../../../../test/shop/doors.ts";
import { KARIM } from "../../../../test/shop/garonne.ts";
import { creationOf, vidal, visitOf } from "../../../../test/shop/office.ts";
import { agendaApi } from "../../agenda/api/rest.ts";
import { agendaRest } from "../../agenda/slots/rest.ts";
import { bookingRest } from "../../booking/rest.ts";
import { clientApi } from "../../client/api/rest.ts";
import { invoiceApi } from "../../invoice/api/rest.ts";
import { quoteApi } from "../../quote/api/rest.ts";
import { repairApi } from "../../repair/api/rest.ts";
import { repairRest } from "../../repair/rest.ts";
import { schema } from "../../schema.ts";
import type { JsonSchema } from "../../platform/api/json-schema.ts";
import { DESCRIBED_WEBHOOKS } from "../../webhook-records.ts";
import { apiKeyRest } from "./rest.ts";
import { apiSite } from "./site.ts";

const { doors, ask } = openOffice("2026-11-23T08:00:00Z", [
  (app, services) =>
    apiSite(app, services, { schema, version: "1.2.3", webhooks: DESCRIBED_WEBHOOKS }),
  apiKeyRest,
  clientApi,
  agendaRest,
  agendaApi,
  repairRest,
  repairApi,
  bookingRest,
  quoteApi,
  invoiceApi,
]);

type Content = Record<string, { schema?: JsonSchema; example?: unknown }>;
type Operation = {
  security: object[];
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: { content: Content };
  responses: Record<string, { content: Content }>;
};
type Document = {
  openapi: string;
  info: { version: string };
  paths: Record<string, Record<"get" | "post", Operation | undefined>>;
};
const open = (url: string, authorization = "") =>
  doors().app.inject({ url, remoteAddress: anotherVisitor(), headers: { authorization } });
const readDocument = async () => (await open("/api/v1/openapi.json")).json<Document>();

/** What the document says of one answer, as a schema that reads it. */
function promised(operation: Operation | undefined, status: number) {
  const written = operation?.responses[String(status)]?.content["application/json"]?.schema;
  if (!written) throw new Error(`the document does not promise ${status}`);
  return z.fromJSONSchema(written);
}

test("the document is OpenAPI 3.1, its operations have names of their own, its examples are understood", async () => {
  const { openapi, info, paths } = await readDocument();
  expect([openapi, info.version]).toEqual(["3.1.0", "1.2.3"]);
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  const names = operations.map((operation) => Reflect.get(operation ?? {}, "operationId"));
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(14);
  const bodies = operations.flatMap(
    (operation) => operation?.requestBody?.content["application/json"] ?? [],
  );
  expect(bodies).toHaveLength(2);
  for (const { schema: body, example } of bodies)
    expect(z.fromJSONSchema(body ?? {}).safeParse(example).error).toBeUndefined();
  expect(JSON.stringify(paths)).not.toContain("undefined");
});

test("every answer of every read is what the document promises, and so is every refusal", async () => {
  const { database } = doors();
  const { repair_id } = await openRepair(database);
  await database.withShop(garonneScope, (db) => issuedInvoice(db, repair_id));
  const visit = visitOf("2026-11-24T13:00:00Z", { repair_id, assigned_to: [KARIM.id] });
  await ask("mutation ($i: EventInput!) { upsertEvent(input: $i) { id } }", { i: visit }, marc);
  const { result } = await ask<{ result: { key: string } }>(
    `mutation ($s: [String!]!) { result: makeApiKey(name: "Essai", scopes: $s) { ... on ApiKeyMaking { key } } }`,
    { s: API_SCOPES },
    marc,
  );
  const { paths } = await readDocument();
  const lists = Object.keys(paths).filter((path) => Object.hasOwn(paths, `${path}/{id}`));
  expect(lists).toHaveLength(5);
  for (const path of lists) {
    const [list, one] = [paths[path]?.get, paths[`${path}/{id}`]?.get];
    const page = await open(path, `Bearer ${result.key}`);
    expect(promised(list, 200).safeParse(page.json()).error, path).toBeUndefined();
    const [first] = page.json<{ data: { id: string }[] }>().data;
    const read = await open(`${path}/${first?.id}`, `Bearer ${result.key}`);
    expect(promised(one, 200).safeParse(read.json()).error, path).toBeUndefined();
    // A promise that anything would keep is none.
    expect(promised(one, 200).safeParse({}).success).toBe(false);
    for (const [url, key, status] of [
      [path, "", 401],
      [`${path}/${randomUUID()}`, result.key, 404],
      [`${path}?limit=0`, result.key, 422],
    ] as const) {
      const refused = await open(url, `Bearer ${key}`);
      expect(refused.statusCode).toBe(status);
      const asked = status === 404 ? one : list;
      expect(promised(asked, status).safeParse(refused.json()).error).toBeUndefined();
    }
  }
  const creation = await doors().app.inject({
    method: "POST",
    url: `/api/v1/shops/${marc.shop_id}/repairs`,
    headers: { authorization: `Bearer ${result.key}` },
    payload: creationOf(await vidal(database)),
  });
  const create = paths["/api/v1/shops/{shopId}/repairs"]?.post;
  expect(promised(create, 200).safeParse(creation.json()).error).toBeUndefined();
  expect(JSON.stringify(paths["/api/v1/key"]?.get?.security)).toBe('[{"cle":[]}]');
  expect(paths["/api/v1/repairs"]?.get?.security).toEqual([{ cle: ["repairs:read"] }]);
  expect(paths["/api/v1/shops/{shopId}/slots"]?.get?.security).toEqual([]);
});

test("each webhook is described, with the record that the reads answer", async () => {
  const { paths, webhooks } = (await open("/api/v1/openapi.json")).json();
  expect(Object.keys(webhooks)).toEqual([...WEBHOOK_EVENTS]);
  const content = webhooks["payment.recorded"].post.requestBody.content["application/json"];
  const { data, payment, type } = content.schema.properties;
  const read = paths["/api/v1/invoices/{id}"].get.responses["200"].content["application/json"];
  expect(data).toEqual(read.schema);
  expect(type).toEqual({ type: "string", const: "payment.recorded" });
  expect(Object.keys(payment.properties)).toEqual(["id", "amount", "method"]);
  const { props } = (await open("/api")).json();
  expect(props.webhooks).toContainEqual({
    event: "quote.refused",
    summary: "Devis refusé",
    path: "/api/v1/quotes/{id}",
  });
  for (const { path } of props.webhooks) expect(paths).toHaveProperty([path]);
});

test("the page shows each route with a request to copy, its fields and its refusals", async () => {
  const { page, props } = (await open("/api")).json();
  expect(page).toBe("api/page");
  const all = props.sections.flatMap(({ doors: of }: { doors: object[] }) => of);
  const { paths } = await readDocument();
  expect(all.map(({ path }: { path: string }) => path).toSorted()).toEqual(
    Object.keys(paths).toSorted(),
  );
  expect(all).toContainEqual(
    expect.objectContaining({
      path: "/api/v1/repairs/{id}",
      needs: "repairs:read",
      curl: expect.stringMatching(/^curl "http:.*-H "Authorization: Bearer \$ETABLI_CLE"$/s),
      fields: expect.arrayContaining([
        { name: "urgency", type: "entier", description: "" },
        { name: "technician_id", type: "identifiant ou null", description: "" },
      ]),
    }),
  );
  expect(all).toContainEqual(
    expect.objectContaining({
      path: "/api/v1/quotes",
      isList: true,
      parameters: expect.arrayContaining([expect.objectContaining({ name: "after" })]),
      fields: expect.arrayContaining([expect.objectContaining({ name: "total_incl" })]),
    }),
  );
});

test("the schema of the office's interface is published whole", async () => {
  const answer = await open("/api/v1/schema.graphql");
  expect(answer.headers["content-type"]).toContain("text/plain");
  expect(buildSchema(answer.body).getMutationType()?.getFields()).toHaveProperty("upsertClient");
});
