import { Kind, parse, valueFromASTUntyped, type FieldNode } from "graphql";

/** One operation as it came over HTTP. */
export type Request = {
  query?: string | undefined;
  variables?: Record<string, unknown> | undefined;
};
export type RootField = { name: string; args: Record<string, unknown> };

/** The fields that the operations of a document ask for, with their arguments; none of a text that is no document. */
export function rootFieldsOf({ query = "", variables = {} }: Request): RootField[] {
  return fieldsOf(query).map(({ name, arguments: given = [] }) => ({
    name: name.value,
    args: Object.fromEntries(
      given.map((arg) => [arg.name.value, valueFromASTUntyped(arg.value, variables)]),
    ),
  }));
}

function fieldsOf(query: string): FieldNode[] {
  try {
    return parse(query, { maxTokens: MOST_TOKENS }).definitions.flatMap((node) =>
      node.kind === Kind.OPERATION_DEFINITION
        ? node.selectionSet.selections.filter((selection) => selection.kind === Kind.FIELD)
        : [],
    );
  } catch {
    // The endpoint itself answers what is wrong with the text.
    return [];
  }
}

/** As the endpoint accepts. */
const MOST_TOKENS = 1000;

/** The one shop that the arguments name: `repair_shop(id)`, or an input's `shop_id`. */
export function shopOfArguments(request: Request): string | undefined {
  const named = rootFieldsOf(request).map(({ name, args: { id, input } }) =>
    name === "repair_shop" ? id : shopIdOf(input),
  );
  const shops = new Set(named.flatMap((id) => (typeof id === "string" ? [id.toLowerCase()] : [])));
  const [shop] = shops;
  return shops.size === 1 ? shop : undefined;
}

const shopIdOf = (input: unknown): unknown =>
  typeof input === "object" && input !== null && "shop_id" in input ? input.shop_id : undefined;
