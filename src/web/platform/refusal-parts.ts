import { graphql } from "./graphql.ts";

/** Every mutation answers a value or a refusal: its word, and what the word does not say. */
export const refusalParts = graphql(`
  fragment refusalParts on Refusal {
    refused
    detail
  }
`);
