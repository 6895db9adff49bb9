/** Finding a client: by any fragment of what is known, and before the same one is written twice. */
import { NAME_MAX } from "../../domain/client/fields.ts";
import { EMAIL_MAX, normaliseEmail } from "../../domain/client/email.ts";
import { rankSimilar } from "../../domain/client/merge/duplicate.ts";
import { parsePhone } from "../../domain/client/phone/phone.ts";
import { builder, readId, type Context } from "../platform/graphql.ts";
import type { ShopDb } from "../platform/database/scope.ts";
import { limitConcurrencyByKey } from "../platform/concurrency.ts";
import { RepairShopRef } from "../shop/graphql.ts";
import { ClientRef } from "./graphql.ts";
import { toldApartFrom } from "./merge/distinguish.ts";
import { countClients, possibleTwins, searchClients, type ClientSearch } from "./search.ts";
import type { ClientRow } from "./store.ts";

/** What looks through a whole shop runs a few at a time, or one screen would take every connection. */
const turn = limitConcurrencyByKey(3);

export const readInTurn = <Value>(
  { services, scope }: Context,
  load: (db: ShopDb) => Promise<Value>,
): Promise<Value> => turn(scope.shop_id, () => services.database.withShop(scope, load, "read"));

const DEFAULT_PAGE = 20;
const LARGEST_PAGE = 100;

type Asked = {
  text?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
  order?: string | null | undefined;
  skip?: number | null | undefined;
};

const searchOf = ({ text, first, after, order, skip }: Asked): ClientSearch => ({
  text: text ?? "",
  order: order === "name" ? "name" : "recent",
  first: Math.min(Math.max(first ?? DEFAULT_PAGE, 1), LARGEST_PAGE),
  after: after == null ? null : readId(after),
  skip: Math.max(skip ?? 0, 0),
});

builder.objectFields(RepairShopRef, (t) => ({
  clients: t.field({
    type: [ClientRef],
    args: {
      text: t.arg.string(),
      first: t.arg.int(),
      after: t.arg.id(),
      order: t.arg.string(),
      skip: t.arg.int(),
    },
    resolve: (_shop, asked, context) =>
      readInTurn(context, (db) => searchClients(db, searchOf(asked))),
  }),
  clients_count: t.int({ resolve: (_shop, _args, context) => readInTurn(context, countClients) }),
}));

const SimilarInput = builder.inputType("SimilarInput", {
  fields: (t) => ({
    id: t.id(),
    lastname: t.string({ required: true }),
    firstname: t.string({ required: true }),
    email: t.string({ required: true }),
    phones: t.stringList({ required: true }),
  }),
});

/** More would not be read while typing. */
const MOST_PROPOSED = 5;
/** A form holds no more: comparing a text or a list without end would keep everybody waiting. */
const MOST_PHONES = 20;

builder.queryField("similarClients", (t) =>
  t.field({
    type: [ClientRef],
    args: { input: t.arg({ type: SimilarInput, required: true }) },
    resolve: (_root, { input }, context) => similar(context, input),
  }),
);

async function similar(
  context: Context,
  input: typeof SimilarInput.$inferInput,
): Promise<ClientRow[]> {
  const numbers = input.phones.slice(0, MOST_PHONES).flatMap((phone) => parsePhone(phone) ?? []);
  const sketch = {
    lastname: input.lastname.slice(0, NAME_MAX),
    firstname: input.firstname.slice(0, NAME_MAX),
    email: normaliseEmail(input.email.slice(0, EMAIL_MAX)),
  };
  const id = input.id == null ? undefined : readId(input.id);
  const { known, apart } = await readInTurn(context, async (db) => ({
    known: await possibleTwins(db, { ...sketch, phones: numbers }),
    apart: id === undefined ? new Set<string>() : await toldApartFrom(db, id),
  }));
  const others = known.filter((client) => client.id !== id && !apart.has(client.id));
  const typed = { ...sketch, phones: numbers.map((number) => ({ number })), addresses: [] };
  return rankSimilar(typed, others)
    .slice(0, MOST_PROPOSED)
    .map(({ client }) => client);
}
