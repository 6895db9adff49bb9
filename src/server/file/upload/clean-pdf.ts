/** A PDF without its author, its history and what it would run; why in docs/decisions/2026-11-22-metadata-of-pdfs.md. */
import { Worker } from "node:worker_threads";
import { isRefusal, refuse, type Refusal } from "../../../domain/decision.ts";
import { limitConcurrency } from "../../platform/concurrency.ts";
import { stage, type Place } from "../../platform/storage.ts";
import type { Staged } from "../../platform/storage/stored.ts";
import type { PdfOutcome } from "./clean-pdf-bytes.ts";

type PdfRefusal = Refusal<"pdf-protected" | "pdf-unreadable" | "pdf-too-complex">;

type Limits = {
  /** The longest that one document may take, in milliseconds. */
  within: number;
  /** Module of the thread. */
  thread: URL;
};
const LIMITS: Limits = { within: 15_000, thread: new URL("./clean-in-thread.ts", import.meta.url) };

const turn = limitConcurrency(2);

/** The same PDF, cleaned, in a temporary file of its own; `raw` itself when it had nothing to lose. */
export async function cleanPdf(
  place: Place,
  raw: Staged,
  limits: Partial<Limits> = {},
): Promise<Staged | PdfRefusal> {
  const outcome = await turn(() => redactApart(raw.path, { ...LIMITS, ...limits }));
  if (isRefusal(outcome)) return outcome;
  return outcome.cleaned ? stage(place, [outcome.cleaned]) : raw;
}

/** In a thread of its own, which ends with the document: a hostile one holds neither the event loop nor the memory. */
async function redactApart(
  path: string,
  { within, thread }: Limits,
): Promise<PdfOutcome | PdfRefusal> {
  const worker = new Worker(thread, {
    workerData: path,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  const { promise, resolve, reject } = Promise.withResolvers<PdfOutcome | PdfRefusal>();
  const late = setTimeout(() => resolve(refuse("pdf-too-complex")), within);
  worker.once("message", resolve);
  worker.once("error", (error: NodeJS.ErrnoException) =>
    error.code === "ERR_WORKER_OUT_OF_MEMORY" ? resolve(refuse("pdf-too-complex")) : reject(error),
  );
  worker.once("exit", () => reject(new Error("the thread of a PDF ended without an answer")));
  try {
    return await promise;
  } finally {
    clearTimeout(late);
    await worker.terminate();
  }
}
