/** Sends a body to an address that a stranger chose: no redirection, a short answer, a time limit, no machine of ours. */
import type { IncomingMessage } from "node:http";
import { failureOf, openConnection, type OutboundFailure } from "./connect.ts";

/** `answer` is the beginning of what came back; the status is null when nothing did. Durations are in milliseconds. */
export type OutboundResult = {
  status_code: number | null;
  failure: OutboundFailure | "";
  answer: string;
  duration: number;
};

export type OutboundLetter = {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** In milliseconds, from the look-up of the name to the end of the answer. */
  limit: number;
  /** Tests and programs on the same machine: any address, and http. */
  isLocalAllowed: boolean;
};

const MOST_READ = 4096;
const MOST_SHOWN = 1000;

/** Never throws. */
export async function postOutside(letter: OutboundLetter): Promise<OutboundResult> {
  const started = performance.now();
  const signal = AbortSignal.timeout(letter.limit);
  const outcome = await attempt(letter, signal).catch((error: unknown) => ({
    status_code: null,
    failure: failureOf(error, signal),
    answer: "",
  }));
  return { ...outcome, duration: Math.round(performance.now() - started) };
}

async function attempt(
  letter: OutboundLetter,
  signal: AbortSignal,
): Promise<Omit<OutboundResult, "duration">> {
  const { url, headers, body, isLocalAllowed } = letter;
  const sent = { method: "POST", headers, body: Buffer.from(body) };
  const response = await openConnection(new URL(url), sent, { signal, isLocalAllowed });
  const answer = await readBeginning(response, signal);
  return { status_code: response.statusCode ?? null, failure: "", answer };
}

async function readBeginning(response: IncomingMessage, signal: AbortSignal): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of response) {
      if (!Buffer.isBuffer(chunk)) continue;
      chunks.push(chunk);
      length += chunk.length;
      if (length >= MOST_READ) break;
    }
  } catch (error) {
    // The status came: a body that is cut short changes nothing, one that never ends does.
    if (signal.aborted) throw error;
  } finally {
    response.destroy();
  }
  const text = Buffer.concat(chunks).subarray(0, MOST_READ).toString("utf8");
  return text.replaceAll("\0", "").slice(0, MOST_SHOWN);
}
