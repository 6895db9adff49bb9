/** An act that may wait for a network, as the screen that acts knows it. */
import type { AnyVariables, TypedDocumentNode } from "urql";
import { selectedShop } from "../acting-shop.ts";
import { headersFor } from "../headers.ts";
import { fetchInTime, fetchOptionsWith } from "../prefetch.ts";
import type { Outcome } from "../query.ts";

export type Deferrable<Value, Variables> = {
  /** The name of the mutation: what a queue of an earlier page names it by. */
  kind: string;
  mutation: TypedDocumentNode<Outcome<Value>, Variables & AnyVariables>;
  /** What it changes; acts on one subject leave one after the other. `id` is the act's own. */
  subject: (variables: Variables, id: string) => string;
};

export const deferrable = <Value, Variables>(
  facts: Deferrable<Value, Variables>,
): Deferrable<Value, Variables> => facts;

/** How it is sent: with the same id at each attempt, so that the server does it once. */
export const contextOf = ({ id, made_at }: { id: string; made_at: number }) => ({
  // The outcome of an attempt that was given up is not known: that is what the id is for.
  fetch: fetchInTime,
  fetchOptions: () =>
    fetchOptionsWith({
      ...headersFor(selectedShop()),
      "idempotency-key": id,
      "act-age": String(Math.max(0, Date.now() - made_at)),
    }),
});
