/** Bad input at every field of the GraphQL schema: refused, never a failure of ours, nothing written. */
import type { Response } from "light-my-request";
import { describe, expect, test } from "vitest";
import { schema } from "../src/server/schema.ts";
import { expectNothingWritten, held, post, startWholeApp } from "./fuzz/harness.ts";
import { operationsOf, withValue, type Operation, type Variables } from "./fuzz/operations.ts";
import { HUGE, NASTY, NASTY_TEXTS, STRANGE_IDS, valuesHere } from "./fuzz/values.ts";

startWholeApp();

describe("GraphQL", () => {
  const all = (): Operation[] => operationsOf(schema, held.ours);
  const send = (query: string, variables: Variables = {}) =>
    post("/api/graphql", JSON.stringify({ query, variables }));

  test("an id that is strange, of another kind or of another shop opens nothing", () =>
    expectNothingWritten(async () => {
      const complaints = [];
      for (const { name, query, variables, places } of all())
        for (const { path, kind } of places.filter((place) => place.kind)) {
          const otherKinds = Object.entries(held.ours).flatMap(([other, id]) =>
            other === kind ? [] : [id],
          );
          const strange = [...STRANGE_IDS, "\u0000", "\ud800", HUGE, ...otherKinds];
          for (const id of [...valuesHere(strange), ...Object.values(held.theirs)]) {
            const answer = await send(query, withValue(variables, path, id));
            complaints.push(gain(`${name} ${path.join(".")} ${id.slice(0, 60)}`, answer, name));
          }
        }
      return complaints;
    }));

  test("no document is too strange", () =>
    expectNothingWritten(async () => {
      const documents = [
        "",
        "{",
        "{ inconnu }",
        "query { repairs { inconnu } }",
        HUGE,
        `{ ${"repairs { client { ".repeat(20)}`,
        `{ ${Array.from({ length: 200 }, (_, index) => `a${index}: repairs { id }`).join(" ")} }`,
        "subscription { x }",
        "\u0000",
        "mutation { __typename }",
      ];
      return Promise.all(
        documents.map(async (query) =>
          failure(`document ${query.slice(0, 60)}`, await send(query)),
        ),
      );
    }));

  test("no value of an argument makes the server fail", async () => {
    const complaints = [];
    const values = [...NASTY, ...NASTY_TEXTS.map((text) => [text]), [{ kind: "labour" }], [null]];
    for (const { name, query, variables, places } of all())
      for (const { path } of places)
        for (const value of valuesHere(values))
          complaints.push(
            failure(
              `${name} ${path.join(".")} ${JSON.stringify(value).slice(0, 60)}`,
              await send(query, withValue(variables, path, value)),
            ),
          );
    expect(complaints.filter((line) => line !== undefined)).toEqual([]);
  });

  const failure = (what: string, { statusCode, body }: Response): string | undefined =>
    statusCode >= 500 || body.includes("de notre côté")
      ? `${what} → ${statusCode} ${body.slice(0, 200)}`
      : undefined;

  /** Something was answered where nothing should be. */
  function gain(what: string, answer: Response, field: string): string | undefined {
    const failed = failure(what, answer);
    if (failed) return failed;
    const { data, errors } = answer.json<{
      data?: Record<string, { __typename?: string } | null> | null;
      errors?: unknown;
    }>();
    const given = data?.[field];
    return errors || !given || given.__typename === "Refusal"
      ? undefined
      : `${what} → ${answer.body.slice(0, 200)}`;
  }
});
