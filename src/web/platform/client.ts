/** The typed GraphQL client of the office: one cache, one place where the end of the session is noticed. */
import { cacheExchange } from "@urql/exchange-graphcache";
import {
  Client,
  fetchExchange,
  makeOperation,
  mapExchange,
  type CombinedError,
  type Operation,
  type OperationResult,
} from "urql";
import { selectedShop } from "./acting-shop.ts";
import { withDeferred } from "./deferred/read.ts";
import { headersFor } from "./headers.ts";
import { fetchOrKept } from "./kept/reads.ts";
import { fetchInTime, fetchOptionsWith, fetchOrTake, GRAPHQL_URL } from "./prefetch.ts";
import { forgetSession, noteSessionEnd } from "./session.ts";

/** Specification §8, to the letter. */
export const NOT_LOGGED_IN = "not logged in, please login fist";

export const isSignedOut = ({ graphQLErrors }: Pick<CombinedError, "graphQLErrors">): boolean =>
  graphQLErrors.some(({ message }) => message === NOT_LOGGED_IN);

function leave(): void {
  noteSessionEnd();
  forgetSession();
  location.assign("/app");
}

const cache = () =>
  cacheExchange({
    keys: {
      ActBoard: () => null,
      Address: ({ address_id }) => (typeof address_id === "string" ? address_id : null),
      ChangedRepairs: () => null,
      CompanySearch: () => null,
      EReport: () => null,
      EReporting: () => null,
      ElectronicAddresses: () => null,
      // One line of a quote is on several papers, and something else is left of it on each.
      CreditableLine: () => null,
      EventSeries: () => null,
      FoundCompany: () => null,
      FreeSlot: () => null,
      GapFilling: () => null,
      InvoiceBoard: () => null,
      InvoiceCount: () => null,
      InvoiceSending: () => null,
      InvoiceStatus: () => null,
      LateRepairs: () => null,
      // One for each shop, and a page is of one shop.
      MessageRules: () => "of-the-shop",
      PaymentReminder: () => null,
      Phone: () => null,
      PlatformConnection: () => null,
      PlatformDone: () => null,
      QuoteAnswer: () => null,
      QuoteBoard: () => null,
      Refusal: () => null,
      RefusedRepair: () => null,
      SigningCode: () => null,
      RepairColumn: () => null,
      RepairList: () => null,
      ReportedPayment: () => null,
      ReportedSale: () => null,
      SlotsAnswer: () => null,
      StatusCount: () => null,
      SupplierInvoiceLine: () => null,
      SupplierInvoiceStatus: () => null,
      SupplierInvoiceVat: () => null,
      UnpaidLetter: ({ rung, audience }) =>
        typeof rung === "number" && typeof audience === "string" ? `${rung} ${audience}` : null,
      LegalRate: ({ from_on }) => (typeof from_on === "string" ? from_on : null),
      UnpaidExample: () => null,
      LateFees: () => null,
      CardPage: () => null,
      Dispute: () => null,
      StatusLetter: ({ status }) => (typeof status === "string" ? status : null),
      UnpaidTotal: () => null,
    },
    updates: {
      Mutation: {
        // A list of words has no key: what reads it would keep the list from before.
        muteNotifications: ({ muteNotifications }, _args, known) =>
          known.updateQuery({ query: MUTED }, () => ({ muted_notifications: muteNotifications })),
      },
    },
  });

const MUTED = "query mutedNotifications { muted_notifications }";

/**
 * What the server answered to a mutation. The cache answers null in its place when the answer makes an object known
 * while a read is on its way: it then forgets the others of that type, those of the answer included.
 */
export const answerOf = <Data>({
  data,
  extensions,
}: Pick<OperationResult<Data>, "data" | "extensions">): Data | undefined =>
  extensions?.[ANSWER] ?? data;

const ANSWER = "answer";

const keepAnswer = (result: OperationResult): OperationResult | undefined =>
  result.operation.kind === "mutation"
    ? { ...result, extensions: { ...result.extensions, [ANSWER]: result.data } }
    : undefined;

/** How often in a row a read is asked again that the cache has emptied. */
const TRIES = 3;

/**
 * A read whose answer comes after that of a change that made an object known is emptied by the cache: it forgets the
 * others of that type above the answer. The screen would keep what it showed before, and no later event would tell it.
 */
const askAgainWhenEmpty = (ask: (operation: Operation) => void) => {
  const tries = new Map<number, number>();
  return ({ operation, data, error, stale }: OperationResult): void => {
    if (operation.kind !== "query" || stale || error) return;
    const tried = tries.get(operation.key) ?? 0;
    if (data || tried === TRIES) tries.delete(operation.key);
    else {
      tries.set(operation.key, tried + 1);
      const context = { ...operation.context, requestPolicy: "network-only" as const };
      ask(makeOperation("query", operation, context));
    }
  };
};

/** A read that the network does not answer shows what the server said last, and each read what waits on this device. */
const readFetch = withDeferred(fetchOrKept(fetchInTime));

/** `shopOf` says, at each call, for which shop an administrator asks. */
export function openClient(shopOf: () => string | undefined = selectedShop): Client {
  const client: Client = new Client({
    url: GRAPHQL_URL,
    preferGetMethod: false,
    fetch: fetchOrTake,
    fetchOptions: () => fetchOptionsWith(headersFor(shopOf())),
    exchanges: [
      mapExchange({ onResult: askAgainWhenEmpty((read) => client.reexecuteOperation(read)) }),
      cache(),
      mapExchange({
        onOperation: (operation) =>
          operation.kind === "query"
            ? makeOperation("query", operation, { ...operation.context, fetch: readFetch })
            : operation,
        onResult: keepAnswer,
        onError(error) {
          console.error(error.message);
          if (isSignedOut(error)) leave();
        },
      }),
      fetchExchange,
    ],
  });
  return client;
}
