/** Queries sent before the scripts that need their answers have arrived; each answer serves once. */
import {
  formatDocument,
  getOperationName,
  stringifyDocument,
  stringifyVariables,
  type TypedDocumentNode,
} from "urql";
import * as z from "zod/mini";

export const GRAPHQL_URL = "/api/graphql";

/** Milliseconds after which an answer that no screen took is too old to be shown. */
const MAX_AGE = 10_000;

const answers = new Map<string, Promise<Response>>();

export const fetchOptionsWith = (headers: Record<string, string>) => ({
  credentials: "same-origin" as const,
  headers,
});

/** Sends the query as the client will: with the `__typename` fields that its cache adds. */
export function prefetch<Variables extends object>(
  document: TypedDocumentNode<unknown, Variables>,
  variables: Variables,
  headers: Record<string, string>,
): void {
  const body = JSON.stringify({
    operationName: getOperationName(document),
    query: stringifyDocument(formatDocument(document)),
    variables,
  });
  const key = keyOf(body);
  const answer = fetch(GRAPHQL_URL, {
    ...fetchOptionsWith({
      "content-type": "application/json",
      accept: "application/json",
      ...headers,
    }),
    method: "POST",
    body,
  }).then(readWhole);
  const forget = () => answers.delete(key);
  answers.set(key, answer);
  // A failure reaches only the screen that already waits for it: a later one asks by itself.
  answer.then(({ ok }) => ok || forget(), forget);
  setTimeout(forget, MAX_AGE);
}

/** Reads the body at once: the request of an answer that no screen takes would stay open for ever. */
const readWhole = async (response: Response): Promise<Response> =>
  new Response(await response.arrayBuffer(), {
    status: response.status,
    statusText: response.statusText,
    headers: response.headers,
  });

/** The client's `fetch`: the answer already on its way, or a request. */
export const fetchOrTake: typeof fetch = (input, init) => {
  const key = answers.size > 0 && typeof init?.body === "string" ? keyOf(init.body) : "";
  const answer = answers.get(key);
  answers.delete(key);
  return answer ?? fetch(input, init);
};

/** Milliseconds after which a read without an answer has failed: a line that was cut may never say so. */
const MAX_WAIT = 20_000;

/** `fetchOrTake` for reads. A change has no time limit: its outcome would be unknown. */
export const fetchInTime: typeof fetch = (input, init) => {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new TypeError("no answer in time")), MAX_WAIT);
  const answer = fetchOrTake(input, init).then(readWhole);
  return Promise.race([answer, tooLate]).finally(() => clearTimeout(timer));
};

const bodyShape = z.object({
  operationName: z.string(),
  variables: z.record(z.string(), z.unknown()),
});

function keyOf(body: string): string {
  const read = bodyShape.safeParse(JSON.parse(body));
  return read.success
    ? `${read.data.operationName} ${stringifyVariables(read.data.variables)}`
    : "";
}
