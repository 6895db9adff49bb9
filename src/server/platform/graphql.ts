/** The one GraphQL builder: scalars, the refusal, and the context every resolver receives. */
import SchemaBuilder from "@pothos/core";
import { GraphQLError } from "graphql";
import type { Me } from "../../domain/account/session.ts";
import type { ShopScope } from "../../domain/account/scope.ts";
import { isId } from "../../domain/validation.ts";
import { parseInstant, parseLocalDate, type Instant, type LocalDate } from "../../domain/time.ts";
import type { Refusal } from "../../domain/decision.ts";
import type { Services } from "../services.ts";
import { lastly, type ShopDb } from "./database/scope.ts";
import type { Deferred } from "./deferred/once.ts";
import type { Log } from "./log.ts";

export type Context = {
  services: Services;
  me: Me;
  scope: ShopScope;
  log: Log;
  ip: string;
  userAgent: string;
  /** Set for an act that was made without network and is sent later. */
  deferred?: Deferred | undefined;
};

export const builder = new SchemaBuilder<{
  Context: Context;
  DefaultFieldNullability: false;
  Scalars: {
    ID: { Input: string; Output: string };
    Instant: { Input: Instant; Output: Instant };
    LocalDate: { Input: LocalDate; Output: LocalDate };
    JSON: { Input: unknown; Output: unknown };
  };
}>({ defaultFieldNullability: false });

builder.queryType({});
builder.mutationType({});

const badValue = (what: string): GraphQLError =>
  new GraphQLError(what, { extensions: { code: "BAD_USER_INPUT" } });

builder.scalarType("Instant", {
  description: "ISO 8601 in UTC, with its offset.",
  serialize: (value) => value,
  parseValue: (value) => {
    const instant = typeof value === "string" ? parseInstant(value) : undefined;
    if (!instant)
      throw badValue("Une date et une heure sont attendues, avec leur décalage horaire.");
    return instant;
  },
});

builder.scalarType("LocalDate", {
  description: "AAAA-MM-JJ.",
  serialize: (value) => value,
  parseValue: (value) => {
    const date = typeof value === "string" ? parseLocalDate(value) : undefined;
    if (!date) throw badValue("Une date est attendue, sous la forme AAAA-MM-JJ.");
    return date;
  },
});

builder.scalarType("JSON", { serialize: (value) => value, parseValue: (value) => value });

/** An expected refusal, a member of each result union; the screen has its French text. */
export const RefusalRef = builder.objectRef<Refusal>("Refusal").implement({
  fields: (t) => ({
    refused: t.exposeString("refused"),
    detail: t.field({ type: "JSON", nullable: true, resolve: ({ detail }) => detail ?? null }),
  }),
});

const NO_ID = "00000000-0000-0000-0000-000000000000";

/** An id for a read. A malformed id becomes an id that no row has, so the answer is null as well. */
export const readId = (raw: string | number): string => {
  const id = String(raw).toLowerCase();
  return isId(id) ? id : NO_ID;
};

/** An id for a mutation. */
export function demandId(raw: string | number): string {
  const id = readId(raw);
  if (id === NO_ID) throw notFound();
  return id;
}

/** What must exist: NOT_FOUND otherwise. */
export function demand<Value>(value: Value | undefined): Value {
  if (value === undefined) throw notFound();
  return value;
}

/** One reading transaction of the requester's shop. */
export const read = <Value>(
  { services, scope }: Pick<Context, "services" | "scope">,
  load: (db: ShopDb) => Promise<Value>,
): Promise<Value> => services.database.withShop(scope, load, "read");

/** The same in one exchange with the database, for statements that do not wait for each other. */
export const readAtOnce = <Value>(
  { services, scope }: Pick<Context, "services" | "scope">,
  load: (db: ShopDb) => Promise<Value>,
): Promise<Value> =>
  services.database.withShop(scope, async (db) => lastly(() => load(db)), "read");

export const isNotFound = (error: unknown): boolean =>
  error instanceof GraphQLError && error.extensions.code === "NOT_FOUND";

/** NOT_FOUND in GraphQL; `statusCode` is what the HTTP endpoints answer to it. */
export const notFound = (): GraphQLError =>
  Object.assign(
    new GraphQLError("Cet élément n’existe pas ou n’appartient pas à votre atelier.", {
      extensions: { code: "NOT_FOUND" },
    }),
    { statusCode: 404 },
  );
