/** The thread that compiles: one job, one answer. It says what the process weighs, for its recycling. */
import { parentPort } from "node:worker_threads";
import { openCompiler, type PdfJob } from "./compile.ts";

export type PdfAnswer = { memory: number } & ({ pdf: Uint8Array } | { error: string });

const port = parentPort;
if (!port) throw new Error("worker.ts runs in a worker thread");
const compile = openCompiler();

port.on("message", (job: PdfJob) => {
  const answer = answerTo(job);
  // Without a turn of the event loop between documents, their memory is never given back (713 MB
  // after 800 pages, measured).
  setImmediate(() => port.postMessage({ ...answer, memory: process.memoryUsage.rss() }));
});

function answerTo(job: PdfJob): { pdf: Uint8Array } | { error: string } {
  try {
    return { pdf: compile(job) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
