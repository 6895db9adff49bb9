import {
  getOperationAST,
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type SelectionSetNode,
} from "graphql";

type Executed = { document: DocumentNode; operationName?: string | null | undefined };

/** The changes that the executed operation asks for, each once; none when it only reads. */
export function mutationsOf({ document, operationName }: Executed): string[] {
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== OperationTypeNode.MUTATION) return [];
  return [...new Set(fieldsOf(document, operation.selectionSet))];
}

/** Fragments are read where they are used; validation has refused those that use themselves. */
const fieldsOf = (document: DocumentNode, { selections }: SelectionSetNode): string[] =>
  selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection.name.value];
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsOf(document, selection.selectionSet);
    return document.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION && node.name.value === selection.name.value
        ? fieldsOf(document, node.selectionSet)
        : [],
    );
  });
