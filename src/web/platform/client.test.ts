import { GraphQLError } from "graphql";
import { expect, test } from "vitest";
import { isSignedOut } from "./client.ts";

const answered = (...messages: string[]) => ({
  graphQLErrors: messages.map((message) => new GraphQLError(message)),
});

test("only the specified words say that the session is over", () => {
  expect(isSignedOut(answered("not logged in, please login fist"))).toBe(true);
  expect(isSignedOut(answered("Cet élément n’existe pas"))).toBe(false);
  expect(isSignedOut(answered())).toBe(false);
});
