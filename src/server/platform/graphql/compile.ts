/** Queries that come again and again run as JavaScript of their own: half of the executor's time. */
import {
  getVariableValues,
  Kind,
  OperationTypeNode,
  type DocumentNode,
  type ExecutionArgs,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from "graphql";
import { compileQuery, isCompiledQuery, type CompiledQuery } from "graphql-jit";
import type { Plugin } from "graphql-yoga";

/** Compiling takes some 50 ms of the main thread: only a screen's query, asked all day, is worth it. */
export const OFTEN = 30;

type Known = { asked: number; compiled?: CompiledQuery | undefined };

/**
 * Yoga parses a text once and keeps a thousand documents: what is compiled goes with its document. Mutations, and
 * documents of several operations, are left to the executor.
 */
export function compileFrequentQueries(often: number): Plugin {
  const documents = new WeakMap<DocumentNode, Known>();
  return {
    onExecute({ args, setExecuteFn }) {
      const known = documents.get(args.document) ?? { asked: 0 };
      documents.set(args.document, known);
      known.asked++;
      if (known.asked === often) known.compiled = compileRead(args.schema, args.document);
      const { compiled } = known;
      if (!compiled || !areGood(args)) return;
      setExecuteFn(({ rootValue, contextValue, variableValues }) =>
        compiled.query(rootValue, contextValue, variableValues),
      );
    },
  };
}

/** What is wrong with a variable is said by the executor, in the words of its scalar. */
function areGood({ schema, document, variableValues }: ExecutionArgs): boolean {
  const [operation] = operationsOf(document);
  const defined = operation?.variableDefinitions ?? [];
  return !getVariableValues(schema, defined, variableValues ?? {}).errors;
}

const operationsOf = (document: DocumentNode): OperationDefinitionNode[] =>
  document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);

function compileRead(schema: GraphQLSchema, document: DocumentNode): CompiledQuery | undefined {
  const [operation, ...others] = operationsOf(document);
  if (operation?.operation !== OperationTypeNode.QUERY || others.length > 0) return undefined;
  const compiled = compileQuery(schema, document);
  // What cannot be compiled is executed, and its fault said by the executor.
  return isCompiledQuery(compiled) ? compiled : undefined;
}
