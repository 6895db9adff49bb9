import { graphql } from "../../platform/graphql.ts";

/** A photo or a document, as lists and viewers show it. */
export const fileParts = graphql(`
  fragment fileParts on File {
    id
    url
    thumbnail
    filename
    mimetype
    shared
  }
`);
