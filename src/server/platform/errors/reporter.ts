/**
 * Tells a Sentry-compatible service what failed (specification §7). Nothing is sent without SENTRY_DSN. No answer waits
 * for it: faults wait in a short queue, and are dropped while the service is away.
 */
import type { ErrorService } from "./dsn.ts";
import { causeOf, envelopeOf, faultEvent, type Fault, type FaultEvent } from "./event.ts";

export type ErrorReporter = {
  /** Returns at once and never throws. */
  report(fault: Fault): void;
  /** Sends what waits, for as long as one request may take. */
  stop(): Promise<void>;
};

type Settings = { service: ErrorService | undefined; release: string };
type Limits = { timeout: number; pause: number; again: number };

/** In milliseconds: one request, the rest after a failure, the same cause again. */
const LIMITS: Limits = { timeout: 3_000, pause: 30_000, again: 60_000 };
const WAITING_MOST = 50;
const CAUSES_MOST = 500;

const SILENT: ErrorReporter = { report: () => undefined, stop: async () => undefined };

export function createErrorReporter(
  { service, release }: Settings,
  { timeout, pause, again }: Limits = LIMITS,
): ErrorReporter {
  if (!service) return SILENT;
  const waiting: FaultEvent[] = [];
  const known = new Map<string, number>();
  let restUntil = 0;
  let sending: Promise<void> | undefined;
  const drain = async (): Promise<void> => {
    for (let event = waiting.shift(); event; event = waiting.shift()) {
      const rest = await post(service, event, timeout);
      if (rest === undefined) continue;
      restUntil = Date.now() + Math.max(rest, pause);
      waiting.length = 0;
    }
    sending = undefined;
  };
  const isRepeated = (cause: string, now: number): boolean => {
    if (now - (known.get(cause) ?? -Infinity) < again) return true;
    if (known.size >= CAUSES_MOST) known.clear();
    known.set(cause, now);
    return false;
  };
  return {
    report(fault) {
      const now = Date.now();
      if (now < restUntil || waiting.length >= WAITING_MOST) return;
      const event = faultEvent(fault, release, now);
      if (isRepeated(causeOf(event), now)) return;
      waiting.push(event);
      sending ??= drain();
    },
    stop: async () => {
      const late = AbortSignal.timeout(timeout);
      const end = new Promise<void>((resolve) => late.addEventListener("abort", () => resolve()));
      await Promise.race([sending, end]);
    },
  };
}

/** Undefined once it is taken; otherwise how long the service asks to be left alone, in milliseconds. */
async function post(
  { url, key }: ErrorService,
  event: FaultEvent,
  timeout: number,
): Promise<number | undefined> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/x-sentry-envelope",
        "x-sentry-auth": `Sentry sentry_version=7, sentry_client=etabli/1, sentry_key=${key}`,
      },
      body: envelopeOf(event, Date.now()),
      redirect: "error",
      signal: AbortSignal.timeout(timeout),
    });
    await response.body?.cancel();
    return response.ok ? undefined : 1_000 * (Number(response.headers.get("retry-after")) || 0);
  } catch {
    return 0;
  }
}
