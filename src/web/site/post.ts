import { refuse, type Refusal } from "../../domain/decision.ts";
import { isObject, readObject } from "./json.ts";
import { isSiteRefusal, type SiteRefusal } from "./refusal.ts";

/** What a POST brought back: the body of a success, or the refusal with everything it carries. */
export type PostResult =
  | { body: Record<string, unknown> }
  | (Refusal<SiteRefusal> & { fields: Record<string, string> });

const TIMEOUT_MS = 20_000;

/** Sends JSON to our own server. Never throws: a cut line is the refusal "offline". */
export async function post(url: string, value: object): Promise<PostResult> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify(value),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body = await readObject(response);
    return response.ok ? { body } : refusalOf(body);
  } catch {
    return { ...refuse("offline"), fields: {} };
  }
}

function refusalOf(body: Record<string, unknown>): PostResult {
  const word = isSiteRefusal(body.refused) ? body.refused : "failure";
  return { ...refuse(word, body.detail), fields: textsOf(body.fields ?? body.detail) };
}

const textsOf = (value: unknown): Record<string, string> =>
  isObject(value)
    ? Object.fromEntries(
        Object.entries(value).filter(
          (entry): entry is [string, string] => typeof entry[1] === "string",
        ),
      )
    : {};
