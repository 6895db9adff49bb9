/** What became of one attempt: done, refused with its words, failed, or not known. */
import { CombinedError } from "urql";
import { expect, test } from "vitest";
import { GraphQLError } from "graphql";
import { outcomeOf } from "./send.ts";

const answered = (result: object) => ({
  data: { result },
  error: undefined,
  extensions: undefined,
});
const failed = (error: CombinedError) => ({ data: undefined, error, extensions: undefined });
const said = (code: string, detail?: unknown) =>
  failed(
    new CombinedError({
      graphQLErrors: [new GraphQLError("no", { extensions: { code, detail } })],
    }),
  );
const http = (status: number) =>
  failed(
    new CombinedError({
      networkError: new Error("no"),
      response: new Response(null, { status }),
    }),
  );

test.each<[string, Parameters<typeof outcomeOf>[0], unknown]>([
  ["an answer", answered({ __typename: "Repair", id: "r1" }), { type: "done" }],
  [
    "a refusal that is the answer",
    answered({ __typename: "Refusal", refused: "repair-archived", detail: null }),
    { type: "refused", refused: "repair-archived", detail: null },
  ],
  [
    "a refusal that is an error",
    said("changed-meanwhile", { conflicts: [] }),
    { type: "refused", refused: "changed-meanwhile", detail: { conflicts: [] } },
  ],
  ["what does not exist any more", said("NOT_FOUND"), { type: "refused", refused: "NOT_FOUND" }],
  [
    "a failure of the server",
    said("INTERNAL_SERVER_ERROR"),
    { type: "fault", code: "INTERNAL_SERVER_ERROR" },
  ],
  ["a session that is over", said("UNAUTHENTICATED"), { type: "cut" }],
  ["no line", failed(new CombinedError({ networkError: new TypeError("cut") })), { type: "cut" }],
  ["a server that restarts", http(502), { type: "cut" }],
  ["too many at once", http(429), { type: "cut" }],
  ["more than the server takes", http(413), { type: "refused", refused: "BAD_USER_INPUT" }],
  [
    "an answer without a value",
    { data: undefined, error: undefined, extensions: undefined },
    { type: "cut" },
  ],
])("%s", (_, done, expected) => {
  expect(outcomeOf(done)).toEqual(expected);
});
