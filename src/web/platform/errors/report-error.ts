/** The error service (specification §8): a fault that no person reports is in the server's log all the same. */

/** A screen that fails in a loop says so a few times. */
const MOST = 10;
const reported = new Set<string>();

/** To the console, and once to the server; a report that does not arrive is not retried. */
export function reportError(error: unknown): void {
  console.error(error);
  const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
  if (reported.size >= MOST || reported.has(message)) return;
  reported.add(message);
  void fetch("/api/v1/errors", {
    method: "POST",
    // Sent even when the page is left at once.
    keepalive: true,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      message: message.slice(0, 500),
      stack: stack.slice(0, 4_000),
      path: location.pathname,
    }),
  }).catch(() => undefined);
}

/** What no screen caught: an exception of a handler, a promise without an answer. */
export function watchErrors(): void {
  addEventListener("error", ({ error, message }) => reportError(error ?? message));
  addEventListener("unhandledrejection", ({ reason }) => reportError(reason));
}
