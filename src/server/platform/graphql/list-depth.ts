/**
 * What a document may ask for, whatever it costs on paper: lists inside lists grow as fast as their
 * writer likes (a client's repairs, their client's repairs…), and one such answer fills the memory.
 */
import {
  getNamedType,
  getNullableType,
  GraphQLError,
  isCompositeType,
  isListType,
  isObjectType,
  Kind,
  type GraphQLNamedType,
  type SelectionNode,
  type ValidationContext,
  type ValidationRule,
} from "graphql";

/** The office's own documents nest two lists of objects at most. */
const MOST_NESTED = 3;

/** No list of objects under a list of the same, and few under others. */
export const boundedListDepth: ValidationRule = (context) => ({
  OperationDefinition({ operation, selectionSet }) {
    const root = context.getSchema().getRootType(operation);
    const walk: Walk = { context, walked: new Set() };
    if (
      root &&
      selectionSet.selections.some((node) => isEndless(walk, node, { type: root, lists: [] }))
    )
      context.reportError(
        new GraphQLError("Cette demande imbrique trop de listes.", {
          extensions: { code: "BAD_USER_INPUT" },
        }),
      );
  },
});

/** `walked`: fragments already read under the same lists; spread twice, they are read once. */
type Walk = { context: ValidationContext; walked: Set<string> };
/** Where a selection stands; `lists` are those that it is in, by what they hold: "Repair". */
type Place = { type: GraphQLNamedType; lists: readonly string[] };

function isEndless(walk: Walk, node: SelectionNode, place: Place): boolean {
  const inside = insideOf(walk, node, place);
  if (!inside) return false;
  const { lists } = inside.place;
  if (lists.length > MOST_NESTED || new Set(lists).size < lists.length) return true;
  return inside.selections.some((inner) => isEndless(walk, inner, inside.place));
}

type Inside = { place: Place; selections: readonly SelectionNode[] };

/** What the selection opens; undefined for a leaf, or for what other rules refuse. */
function insideOf(walk: Walk, node: SelectionNode, place: Place): Inside | undefined {
  switch (node.kind) {
    case Kind.FIELD:
      return node.selectionSet && fieldInside(node.name.value, place, node.selectionSet.selections);
    case Kind.INLINE_FRAGMENT:
      return {
        place: typed(walk, place, node.typeCondition?.name.value),
        selections: node.selectionSet.selections,
      };
    case Kind.FRAGMENT_SPREAD:
      return fragmentInside(walk, node.name.value, place);
  }
}

function fieldInside(
  name: string,
  { type, lists }: Place,
  selections: Inside["selections"],
): Inside | undefined {
  const field = isObjectType(type) ? type.getFields()[name] : undefined;
  if (!field) return undefined;
  const named = getNamedType(field.type);
  const many = isListType(getNullableType(field.type)) && isCompositeType(named);
  return { place: { type: named, lists: many ? [...lists, named.name] : lists }, selections };
}

function fragmentInside(walk: Walk, name: string, place: Place): Inside | undefined {
  const fragment = walk.context.getFragment(name);
  const key = [name, ...place.lists].join(" ");
  if (!fragment || walk.walked.has(key)) return undefined;
  walk.walked.add(key);
  return {
    place: typed(walk, place, fragment.typeCondition.name.value),
    selections: fragment.selectionSet.selections,
  };
}

const typed = ({ context }: Walk, place: Place, name: string | undefined): Place => ({
  ...place,
  type: (name === undefined ? undefined : context.getSchema().getType(name)) ?? place.type,
});
