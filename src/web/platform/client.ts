/** The typed GraphQL client of the office: one cache, one way to be told that the session is over. */
import { cacheExchange } from "@urql/exchange-graphcache";
import { Client, fetchExchange, mapExchange, type CombinedError } from "urql";
import { selectedShop } from "./acting-shop.ts";
import { may } from "../../domain/account/permissions.ts";
import { forgetSession, keptSession } from "./session.ts";

/** Specification §8, to the letter. */
export const NOT_LOGGED_IN = "not logged in, please login fist";

export const isSignedOut = ({ graphQLErrors }: Pick<CombinedError, "graphQLErrors">): boolean =>
  graphQLErrors.some(({ message }) => message === NOT_LOGGED_IN);

function leave(): void {
  forgetSession();
  location.assign("/app");
}

/** An administrator says for which shop they ask; anybody else has only one. */
export const headersFor = (shop_id: string | undefined): Record<string, string> => {
  const { session } = keptSession();
  return session && may(session.me, "act-for-shop") && shop_id ? { "x-shop-id": shop_id } : {};
};

const cache = () =>
  cacheExchange({
    keys: {
      Address: ({ address_id }) => (typeof address_id === "string" ? address_id : null),
      FreeSlot: () => null,
      Phone: () => null,
      QuoteAnswer: () => null,
      Refusal: () => null,
      SlotsAnswer: () => null,
    },
  });

/** `shopOf` says, at each call, for which shop an administrator asks. */
export const openClient = (shopOf: () => string | undefined = selectedShop): Client =>
  new Client({
    url: "/api/graphql",
    preferGetMethod: false,
    fetchOptions: () => ({ credentials: "same-origin", headers: headersFor(shopOf()) }),
    exchanges: [
      cache(),
      mapExchange({
        onError(error) {
          console.error(error.message);
          if (isSignedOut(error)) leave();
        },
      }),
      fetchExchange,
    ],
  });
