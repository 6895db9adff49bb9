import { GraphQLError } from "graphql";
import { gql } from "urql";
import { expect, test, vi } from "vitest";
import { answerOf, isSignedOut, openClient } from "./client.ts";

const answered = (...messages: string[]) => ({
  graphQLErrors: messages.map((message) => new GraphQLError(message)),
});

test("only the specified words say that the session is over", () => {
  expect(isSignedOut(answered("not logged in, please login fist"))).toBe(true);
  expect(isSignedOut(answered("Cet élément n’existe pas"))).toBe(false);
  expect(isSignedOut(answered())).toBe(false);
});

const INVOICE = "__typename id total credited_by { __typename id }";
const sheet = gql(`query sheet { repair { __typename id invoices { ${INVOICE} } } }`);
const credit = gql(
  `mutation credit { result: credit { ${INVOICE} repair { __typename id invoices { ${INVOICE} } } } }`,
);
const bonus = gql("query bonus { bonus }");
const invoice = { __typename: "Invoice", id: "1", total: 11_820, credited_by: null };
const note = { ...invoice, id: "2", total: -11_820 };
const credited = { ...invoice, credited_by: { __typename: "Invoice", id: "2" } };
const repair = { __typename: "Repair", id: "1", invoices: [invoice] };

test("a change is answered as the server said it, though a read is on its way", async () => {
  const answers = [
    { repair },
    undefined,
    { result: { ...note, repair: { ...repair, invoices: [credited, note] } } },
  ];
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.stubGlobal("fetch", async () => {
    const data = answers.shift();
    return data ? Response.json({ data }) : new Promise(() => undefined);
  });
  const client = openClient(() => undefined);
  const read = () => client.query(sheet, {}, { requestPolicy: "network-only" });
  const shown = Promise.withResolvers<void>();
  read().subscribe(() => shown.resolve());
  await shown.promise;
  read().subscribe(() => undefined);
  const done = await client.mutation(credit, {});
  expect(answerOf<{ result: { id: string } }>(done)?.result.id).toBe("2");
  vi.unstubAllGlobals();
});

test("a read that was on its way is shown whole after a change made an object known", async () => {
  const whole = { repair: { ...repair, invoices: [credited, note] } };
  const asked: ((data: object) => void)[] = [];
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.stubGlobal("fetch", () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    asked.push((data) => resolve(Response.json({ data })));
    return promise;
  });
  const answer = async (turn: number, data: object) => {
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(turn));
    asked[turn]?.(data);
    await vi.waitFor(() => expect(heard).toBeGreaterThan(turn));
  };
  const client = openClient(() => undefined);
  let heard = 0;
  let shown: unknown;
  const ask = (query: typeof sheet, show: (data: unknown) => void) =>
    client.query(query, {}, { requestPolicy: "network-only" }).subscribe((result) => {
      if (!result.stale) heard++;
      show(result.data);
    });
  const showSheet = (data: unknown) => (shown = data ?? shown);
  const first = [ask(sheet, showSheet), ask(bonus, () => undefined)];
  await answer(0, { repair });
  await answer(1, { bonus: null });
  for (const one of first) one.unsubscribe();
  ask(sheet, showSheet);
  ask(bonus, () => undefined);
  const changed = client.mutation(credit, {}).toPromise();
  void changed.then(() => heard++);
  await vi.waitFor(() => expect(asked).toHaveLength(5));
  asked[4]?.({ result: { ...note, ...whole } });
  await changed;
  asked[3]?.({ bonus: null });
  asked[2]?.(whole);
  await answer(5, whole);
  expect(shown).toMatchObject(whole);
  vi.unstubAllGlobals();
});

const RULES = "__typename rungs";
const LETTER = "__typename status text";

test.each([
  [
    gql(`query { message_rules { ${RULES} } }`),
    gql(`mutation { result: saveMessageRules { ${RULES} } }`),
    { message_rules: { __typename: "MessageRules", rungs: ["day"] } },
    { result: { __typename: "MessageRules", rungs: ["week", "day"] } },
    { message_rules: { rungs: ["week", "day"] } },
  ],
  [
    gql(`query { status_letters { ${LETTER} } }`),
    gql(`mutation { result: saveStatusLetter { ${LETTER} } }`),
    { status_letters: [{ __typename: "StatusLetter", status: "Réparé", text: "Avant" }] },
    { result: { __typename: "StatusLetter", status: "Réparé", text: "Après" } },
    { status_letters: [{ text: "Après" }] },
  ],
  [
    gql("query { muted_notifications }"),
    gql("mutation { result: muteNotifications }"),
    { muted_notifications: [] },
    { result: ["booking"] },
    { muted_notifications: ["booking"] },
  ],
])("a setting that was saved is what its screen shows at once (%#)", async (...story) => {
  const [query, mutation, before, answer, after] = story;
  const answers: object[] = [before, answer];
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.stubGlobal("fetch", async () => Response.json({ data: answers.shift() }));
  const client = openClient(() => undefined);
  const seen: unknown[] = [];
  const shown = client.query(query, {}).subscribe(({ data }) => seen.push(data));
  await vi.waitFor(() => expect(seen).toHaveLength(1));
  await client.mutation(mutation, {});
  expect(seen.at(-1)).toMatchObject(after);
  expect(answers).toEqual([]);
  shown.unsubscribe();
  vi.unstubAllGlobals();
});
