/** The page that explains the interface to developers, made of the descriptions of its routes. */
import { API_SCOPE_FR, API_SCOPES } from "../../../domain/account/api-key/scope.ts";
import type { PageProps } from "../../../web/site/props.ts";
import type { DescribedDoor, RefusalWords } from "../../platform/api/door.ts";
import { jsonSchema, type JsonSchema } from "../../platform/api/json-schema.ts";
import { parametersOf } from "../../platform/api/openapi.ts";
import type { DescribedWebhook } from "../../platform/api/webhook.ts";
import { COMMON_WORDS } from "../../platform/api/refusals.ts";

type ApiProps = PageProps["api/page"];
type ApiDoor = ApiProps["sections"][number]["doors"][number];
type ApiField = ApiDoor["fields"][number];
type ApiWord = ApiProps["words"][number];

type Presented = { origin: string; webhooks: readonly DescribedWebhook[] };

export const presentApi = (
  doors: readonly DescribedDoor[],
  { origin, webhooks }: Presented,
): ApiProps => ({
  origin,
  scopes: API_SCOPES.map((scope) => ({ scope, text: API_SCOPE_FR[scope] })),
  sections: [...Map.groupBy(doors, ({ tag }) => tag)].map(([tag, of]) => ({
    tag,
    doors: of.map((door) => presentDoor(door, origin)),
  })),
  webhooks: webhooks.map(({ event, summary, path }) => ({ event, summary, path })),
  words: listWords(COMMON_WORDS),
});

function presentDoor(door: DescribedDoor, origin: string): ApiDoor {
  const { method, path, summary, details = "", needs, isPublic } = door;
  const { fields, isList } = answerOf(door);
  return {
    method: method.toUpperCase(),
    path,
    summary,
    details,
    needs: isPublic ? null : (needs ?? ""),
    parameters: parametersOf("query", door.query).map(({ name, schema }) => fieldOf(name, schema)),
    fields,
    isList,
    words: listWords(door.words ?? {}),
    curl: curlOf(door, origin),
  };
}

const listWords = (words: RefusalWords): ApiWord[] =>
  Object.entries(words).map(([refused, { status, message }]) => ({ refused, status, message }));

function answerOf({ answer }: DescribedDoor): { fields: ApiField[]; isList: boolean } {
  if (!answer) return { fields: [], isList: false };
  const schema = jsonSchema(answer, "output");
  const data = schema.properties?.["data"];
  const items = typeof data === "object" ? data.items : undefined;
  const isList = typeof items === "object" && !Array.isArray(items);
  const { properties = {} } = isList ? items : schema;
  return {
    isList,
    fields: Object.entries(properties).map(([name, property]) => fieldOf(name, property)),
  };
}

function fieldOf(name: string, property: boolean | JsonSchema): ApiField {
  if (typeof property === "boolean") return { name, type: "", description: "" };
  return { name, type: typeText(property), description: property.description ?? "" };
}

const TYPE_FR: Record<string, string> = {
  string: "texte",
  integer: "entier",
  number: "nombre",
  boolean: "vrai ou faux",
  array: "liste",
  object: "objet",
  null: "null",
};
const FORMAT_FR: Record<string, string> = {
  uuid: "identifiant",
  "date-time": "instant",
  date: "jour",
};

function typeText({ type, format, enum: values, anyOf }: JsonSchema): string {
  if (anyOf) return anyOf.map((one) => typeText(one)).join(" ou ");
  if (values) return values.map((value) => `« ${String(value)} »`).join(", ");
  return FORMAT_FR[format ?? ""] ?? TYPE_FR[String(type)] ?? "";
}

const SAMPLE_ID = "0190a5c2-7f31-7c4e-9b1d-2f6d3a1e0c01";

/** A request to copy into a terminal. */
function curlOf({ method, path, body, isPublic, query }: DescribedDoor, origin: string): string {
  const asked = parametersOf("query", query).find(({ required }) => required) ? "?…" : "";
  const url = `${origin}${path.replaceAll(/\{\w+\}/g, SAMPLE_ID)}${asked}`;
  const lines = [`curl ${method === "post" ? "-X POST " : ""}${JSON.stringify(url)}`];
  if (!isPublic) lines.push('-H "Authorization: Bearer $ETABLI_CLE"');
  if (body) {
    lines.push('-H "Content-Type: application/json"');
    lines.push(`-d '${JSON.stringify(body.example, null, 2).replaceAll("'", "’")}'`);
  }
  return lines.join(" \\\n  ");
}
