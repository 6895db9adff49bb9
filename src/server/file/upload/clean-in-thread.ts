/** The thread that cleans one PDF: its path comes in, what became of it goes out. */
import { readFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { cleanPdfBytes } from "./clean-pdf-bytes.ts";

parentPort?.postMessage(cleanPdfBytes(readFileSync(String(workerData))));
