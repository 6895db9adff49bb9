/** The office of both imaginary shops over HTTP: signed in by a request, then GraphQL. */
import type { InjectOptions, Response } from "light-my-request";
import { graphqlRest } from "../../src/server/account/graphql.ts";
import { accountRest } from "../../src/server/account/rest.ts";
import { COOKIE } from "../../src/server/platform/http/session-cookie.ts";
import { schema } from "../../src/server/schema.ts";
import { isRefusalWord } from "../../src/domain/decision.ts";
import { anotherVisitor, openDoors, type Doors, type Plugin } from "./doors.ts";
import { GARONNE, KARIM, LOIRE, MARC, NADIA, SYLVIE, type Person } from "./garonne.ts";
import { signInAs } from "./sign-in.ts";

export type Colleague = { person: Person; shop_id: string };
export const marc: Colleague = { person: MARC, shop_id: GARONNE.id };
export const karim: Colleague = { person: KARIM, shop_id: GARONNE.id };
export const sylvie: Colleague = { person: SYLVIE, shop_id: GARONNE.id };
export const nadia: Colleague = { person: NADIA, shop_id: LOIRE.id };

export type WireError = {
  message: string;
  extensions?: { code?: string; detail?: Record<string, string> | null };
};
type Answer = { data: Record<string, unknown> | null; errors?: WireError[] };

/** A refusal that came as an error: its word, and what the word does not say. */
export type RefusalError = { refused: string; detail: Record<string, string> | null };

export function refusalErrorOf(errors: readonly WireError[] = []): RefusalError | undefined {
  const { code, detail = null } = errors[0]?.extensions ?? {};
  return isRefusalWord(code) ? { refused: code, detail } : undefined;
}

export type Office = {
  doors: () => Doors;
  /** One request of this colleague, their session's cookie with it. */
  send: (options: InjectOptions, who?: Colleague) => Promise<Response>;
  /** What a GraphQL document answers; an error of it is thrown. */
  ask: <Data>(query: string, variables?: Record<string, unknown>, who?: Colleague) => Promise<Data>;
  /** The same for an operation that refuses by an error: the document's `result`, or the refusal. */
  attempt: <Value>(
    query: string,
    variables?: Record<string, unknown>,
    who?: Colleague,
  ) => Promise<Value | RefusalError>;
};

/** Call it at the top of a test file; what it answers is used inside tests only. */
export function openOffice(
  now: string,
  plugins: readonly Plugin[] = [],
  variables: Record<string, string> = {},
): Office {
  const doors = openDoors(
    now,
    [
      accountRest,
      (app, services) => graphqlRest(app, services, { schema, compileAfter: 1 }),
      ...plugins,
    ],
    variables,
  );
  const cookies = new Map<string, Promise<string>>();
  const cookieOf = ({ person, shop_id }: Colleague): Promise<string> => {
    const cookie = cookies.get(person.id) ?? signInAs(doors(), person, shop_id);
    cookies.set(person.id, cookie);
    return cookie;
  };
  const send: Office["send"] = async (options, who = sylvie) =>
    doors().app.inject({
      remoteAddress: anotherVisitor(),
      cookies: { [COOKIE]: await cookieOf(who) },
      ...options,
    });
  const answerTo = async (query: string, variables: Record<string, unknown>, who?: Colleague) => {
    const payload = { query, variables };
    const response = await send({ method: "POST", url: "/api/graphql", payload }, who);
    return response.json<Answer>();
  };
  const ask: Office["ask"] = async <Data>(
    query: string,
    variables: Record<string, unknown> = {},
    who?: Colleague,
  ) => {
    const { data, errors } = await answerTo(query, variables, who);
    if (errors) throw new Error(errors.map(({ message }) => message).join("; "));
    return data as Data;
  };
  const attempt: Office["attempt"] = async <Value>(
    query: string,
    variables: Record<string, unknown> = {},
    who?: Colleague,
  ) => {
    const { data, errors } = await answerTo(query, variables, who);
    const refusal = refusalErrorOf(errors);
    if (refusal) return refusal;
    if (errors) throw new Error(errors.map(({ message }) => message).join("; "));
    return data?.["result"] as Value;
  };
  return { doors, send, ask, attempt };
}
