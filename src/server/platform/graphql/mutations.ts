import {
  getOperationAST,
  Kind,
  OperationTypeNode,
  valueFromASTUntyped,
  type DocumentNode,
  type FieldNode,
  type SelectionSetNode,
} from "graphql";

type Executed = {
  document: DocumentNode;
  operationName?: string | null | undefined;
  variableValues?: Record<string, unknown> | null | undefined;
};
/** A change and its arguments, the variables in their place. */
type AskedChange = { operation: string; asked: Record<string, unknown> };

/** The changes that the executed operation asks for; none when it only reads. */
export function mutationsOf({ document, operationName, variableValues }: Executed): AskedChange[] {
  const operation = getOperationAST(document, operationName);
  if (operation?.operation !== OperationTypeNode.MUTATION) return [];
  return fieldsOf(document, operation.selectionSet).map(({ name, arguments: given = [] }) => ({
    operation: name.value,
    asked: Object.fromEntries(
      given.map((one) => [one.name.value, valueFromASTUntyped(one.value, variableValues)]),
    ),
  }));
}

/** Fragments are read where they are used; validation has refused those that use themselves. */
const fieldsOf = (document: DocumentNode, { selections }: SelectionSetNode): FieldNode[] =>
  selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsOf(document, selection.selectionSet);
    return document.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION && node.name.value === selection.name.value
        ? fieldsOf(document, node.selectionSet)
        : [],
    );
  });
