/** Whether an address can receive e-mail, according to the server; a failed check is « unknown », never an error. */
import * as z from "zod/mini";

const answerShape = z.object({ is_reachable: z.string() });
const UNKNOWN = "unknown";
const PATIENCE = 15_000;

export async function reachOf(to_email: string): Promise<string> {
  const answer = await fetch("/api/v1/email-check", {
    method: "POST",
    credentials: "same-origin",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ to_email }),
    signal: AbortSignal.timeout(PATIENCE),
  }).catch(() => undefined);
  if (!answer?.ok) return UNKNOWN;
  const read = answerShape.safeParse(await answer.json().catch(() => undefined));
  return read.success ? read.data.is_reachable : UNKNOWN;
}
