import { graphql, type ResultOf } from "../../../platform/graphql.ts";
import { refusalParts } from "../../../platform/refusal-parts.ts";

const importParts = graphql(`
  fragment importParts on ImportRun {
    id
    noun
    filename
    at
    by
    created
    updated
    faulty
    kept
    undone_at
  }
`);
export type ImportRun = ResultOf<typeof importParts>;

export const importsQuery = graphql(
  `
    query imports($first: Int) {
      imports(first: $first) {
        ...importParts
      }
    }
  `,
  [importParts],
);

export const undoImport = graphql(
  `
    mutation undoImport($id: ID!) {
      result: undoImport(id: $id) {
        __typename
        ...importParts
        ...refusalParts
      }
    }
  `,
  [importParts, refusalParts],
);
