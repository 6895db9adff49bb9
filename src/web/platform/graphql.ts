/** `graphql` types its documents by the server's schema; `npm run graphql` writes their types. */
import { initGraphQLTada, type ResultOf } from "gql.tada";
import type { Instant, LocalDate } from "../../domain/time.ts";
import type { introspection } from "./graphql-env.d.ts";

export const graphql = initGraphQLTada<{
  introspection: introspection;
  disableMasking: true;
  scalars: { ID: string; Instant: Instant; LocalDate: LocalDate; JSON: unknown };
}>();

export type { ResultOf };
