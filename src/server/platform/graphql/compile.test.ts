import { createSchema, createYoga, type Plugin } from "graphql-yoga";
import { expect, test } from "vitest";
import { compileFrequentQueries } from "./compile.ts";

const schema = createSchema<object>({
  typeDefs: /* GraphQL */ `
    type Query {
      word(of: Int!, loud: Boolean): Word!
      broken: String!
    }
    type Mutation {
      say: String!
    }
    type Word {
      text: String!
      length: Int
    }
  `,
  resolvers: {
    Query: {
      word: (_root, { of, loud }: { of: number; loud?: boolean }) => ({
        text: loud ? "MOT" : "mot",
        length: of,
      }),
      broken: () => {
        throw new Error("secret of the house");
      },
    },
    Mutation: { say: () => "dit" },
  },
});

type Asked = { answers: unknown[]; compiled: boolean[] };

/** Asks it four times over HTTP; from the third on the query is compiled, if it may be. */
async function ask(body: object): Promise<Asked> {
  const executors: unknown[] = [];
  const hear: Plugin = { onExecute: ({ executeFn }) => void executors.push(executeFn) };
  const yoga = createYoga({ schema, logging: false, plugins: [compileFrequentQueries(3), hear] });
  const answers = [];
  for (let turn = 0; turn < 4; turn++) {
    const answer = await yoga.fetch("http://etabli.test/graphql", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    answers.push(await answer.json());
  }
  return { answers, compiled: executors.map((executor) => executor !== executors[0]) };
}

const said = (answer: unknown): unknown =>
  // The place of a fault in the text is of no use to a screen; a compiled query does not know it.
  JSON.parse(
    JSON.stringify(answer, (key, value: unknown) => (key === "locations" ? undefined : value)),
  );

test.each([
  ["a query", { query: "{ word(of: 3) { text length } }" }],
  ["variables", { query: "query ($of: Int!) { word(of: $of) { length } }", variables: { of: 7 } }],
  [
    "a variable of a wrong kind",
    { query: "query ($of: Int!) { word(of: $of) { length } }", variables: { of: "sept" } },
  ],
  ["a variable left out", { query: "query ($of: Int!) { word(of: $of) { length } }" }],
  [
    "a part left out on demand",
    {
      query: "query ($no: Boolean!) { word(of: 1) { text length @skip(if: $no) } }",
      variables: { no: true },
    },
  ],
  [
    "an alias and a fragment",
    { query: "{ a: word(of: 1) { ...w } } fragment w on Word { texte: text }" },
  ],
  ["a fault, without its secret", { query: "{ broken }" }],
  [
    "two operations",
    { query: "query a { word(of: 1) { text } } query b { broken }", operationName: "a" },
  ],
  ["a change", { query: "mutation { say }" }],
  ["an unknown field", { query: "{ word(of: 1) { colour } }" }],
])("%s is answered alike, compiled or not", async (_, body) => {
  const { answers } = await ask(body);
  const [first] = answers;
  for (const answer of answers) expect(said(answer)).toEqual(said(first));
  expect(JSON.stringify(answers)).not.toContain("secret");
});

test.each([
  [
    "a query is compiled once it is frequent",
    { query: "{ word(of: 3) { text } }" },
    [false, false, true, true],
  ],
  ["a change never is", { query: "mutation { say }" }, [false, false, false, false]],
  [
    "two operations never are",
    { query: "query a { word(of: 1) { text } } query b { broken }", operationName: "a" },
    [false, false, false, false],
  ],
])("%s", async (_, body, expected) => {
  expect((await ask(body)).compiled).toEqual(expected);
});
