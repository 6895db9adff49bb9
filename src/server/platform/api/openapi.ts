/** The OpenAPI 3.1 document, written from the schemas that read the requests and write the answers: there is no other copy. */
import type { z } from "zod";
import type { DescribedDoor, RefusalWords } from "./door.ts";
import { webhooksOf, type DescribedWebhook } from "./webhook.ts";
import { jsonSchema, type JsonSchema } from "./json-schema.ts";
import { COMMON_WORDS, refusalShape } from "./refusals.ts";

type Api = { version: string; origin: string; webhooks: readonly DescribedWebhook[] };

export const openApiOf = (doors: readonly DescribedDoor[], { version, origin, webhooks }: Api) => ({
  openapi: "3.1.0",
  info: {
    title: "Établi",
    version,
    summary: "Les réparations, les rendez-vous, les devis et les factures d’un atelier.",
    description: `Une clé, faite par le responsable de l’atelier dans ses paramètres, ouvre cet atelier et ses seuls droits. Mode d’emploi : ${origin}/api`,
  },
  servers: [{ url: origin }],
  paths: pathsOf(doors),
  webhooks: webhooksOf(webhooks),
  components: {
    securitySchemes: {
      cle: { type: "http", scheme: "bearer", description: "La clé de l’atelier : etb_…" },
    },
  },
});

function pathsOf(doors: readonly DescribedDoor[]): Record<string, object> {
  const paths: Record<string, object> = {};
  for (const door of doors)
    paths[door.path] = { ...paths[door.path], [door.method]: operationOf(door) };
  return paths;
}

const operationOf = (door: DescribedDoor) => ({
  operationId: operationId(door),
  tags: [door.tag],
  summary: door.summary,
  ...(door.details && { description: door.details }),
  security: door.isPublic ? [] : [{ cle: door.needs ? [door.needs] : [] }],
  parameters: [...parametersOf("path", door.params), ...parametersOf("query", door.query)],
  ...(door.body && {
    requestBody: {
      required: true,
      content: json(jsonSchema(door.body.schema, "input"), door.body.example),
    },
  }),
  responses: { [String(door.status ?? 200)]: successOf(door), ...refusalsOf(door) },
});

/** « get_repairs_id » */
const operationId = ({ method, path }: DescribedDoor): string =>
  [method, ...path.replace(/^\/api\/v1\//, "").split("/")].join("_").replaceAll(/[{}]/g, "");

export function parametersOf(place: "path" | "query", schema: z.ZodType) {
  const { properties = {}, required = [] } = jsonSchema(schema, "input");
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    ...(typeof property === "object" &&
      property.description !== undefined && { description: property.description }),
    schema: property,
  }));
}

const successOf = ({ answer }: DescribedDoor) => ({
  description: "Ce qui est demandé.",
  content: answer
    ? json(jsonSchema(answer, "output"))
    : { "application/pdf": { schema: { type: "string", contentMediaType: "application/pdf" } } },
});

const json = (schema: JsonSchema, example?: unknown) => ({
  "application/json": { schema, ...(example !== undefined && { example }) },
});

/** Words that a public door never answers. */
const OF_KEYS = ["key-unknown", "scope-missing"];

export const wordsOf = ({ words, isPublic }: DescribedDoor): RefusalWords =>
  Object.fromEntries(
    Object.entries({ ...COMMON_WORDS, ...words }).filter(
      ([word]) => !(isPublic && OF_KEYS.includes(word)),
    ),
  );

function refusalsOf(door: DescribedDoor): Record<string, object> {
  const byStatus = Map.groupBy(Object.entries(wordsOf(door)), ([, { status }]) => status);
  return Object.fromEntries(
    [...byStatus].map(([status, words]) => [
      String(status),
      {
        description: words.map(([, { message }]) => message).join(" "),
        content: json(shapeOf(words)),
      },
    ]),
  );
}

function shapeOf(words: readonly (readonly [string, unknown])[]): JsonSchema {
  const [[first] = ["failure"], ...others] = words;
  return jsonSchema(refusalShape([first, ...others.map(([word]) => word)]), "output");
}
