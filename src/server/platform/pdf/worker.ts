/** The worker thread that compiles: one job, one answer, with the memory of the process so that it can be replaced. */
import { parentPort } from "node:worker_threads";
import { openCompiler, type PdfJob } from "./compile.ts";

export type PdfAnswer = { memory: number } & ({ pdf: Uint8Array } | { error: string });

const port = parentPort;
if (!port) throw new Error("worker.ts runs in a worker thread");
const compile = openCompiler();

port.on("message", (job: PdfJob) => {
  const answer = answerTo(job);
  // Without a turn of the event loop between two documents, their memory is never released (measured: 713 MB
  // after 800 pages).
  setImmediate(() => port.postMessage({ ...answer, memory: process.memoryUsage.rss() }));
});

function answerTo(job: PdfJob): { pdf: Uint8Array } | { error: string } {
  try {
    return { pdf: compile(job) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
