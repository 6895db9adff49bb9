/**
 * Checks whether an e-mail address is reachable, through a service like Reacher (`POST /v0/check_email`). The
 * service is slow and often does not answer: the result is advice only, and nothing waits for it.
 */
import { createCache } from "./cache.ts";

const ANSWERS = ["safe", "risky", "invalid", "unknown"] as const;
export type Reachable = (typeof ANSWERS)[number];

/** Never fails: a service that is slow or broken leaves the address unknown; without a service nothing is checked. */
export type Reachability = { check(to_email: string): Promise<Reachable | "idle"> };

const TIMEOUT_MS = 5000;
const KEPT = { ttl: 10 * 60_000, capacity: 500 };

type Settings = {
  /** Base of the service; without one no address is checked, and nothing is said of it. */
  EMAIL_CHECK_URL?: string | undefined;
};

export function createReachability(
  { EMAIL_CHECK_URL: url }: Settings,
  timeoutMs: number = TIMEOUT_MS,
): Reachability {
  if (!url) return { check: async () => "idle" };
  const endpoint = `${url.replace(/\/+$/, "")}/v0/check_email`;
  const answers = createCache<Reachable>(KEPT);
  return {
    async check(to_email) {
      const answer = await answers.get(to_email, () => ask(endpoint, to_email, timeoutMs));
      // « unknown » is not cached: the service may answer a moment later.
      if (answer === "unknown") answers.evict(to_email);
      return answer;
    },
  };
}

async function ask(endpoint: string, to_email: string, timeoutMs: number): Promise<Reachable> {
  try {
    const response = await fetch(endpoint, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify({ to_email }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return response.ok ? readAnswer(await response.json()) : "unknown";
  } catch {
    // Timeout, network error or an invalid answer: « unknown ».
    return "unknown";
  }
}

function readAnswer(answer: unknown): Reachable {
  if (typeof answer !== "object" || answer === null || !("is_reachable" in answer))
    return "unknown";
  return ANSWERS.find((known) => known === answer.is_reachable) ?? "unknown";
}
