/** JSON lines by pino: one logger for Fastify and for background work. Personal data is never logged. */
import type { FastifyBaseLogger } from "fastify";
import { pino } from "pino";

export const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
export type Log = FastifyBaseLogger;

/** PostgreSQL's error details quote the row: « Failing row contains (…, DUPONT, Marie, 06…) ». They are removed. */
const TELLING = ["detail", "where", "internalQuery"].flatMap((field) => [
  `err.${field}`,
  `err.aggregateErrors[*].${field}`,
]);

const settings = (level: LogLevel) => ({
  level,
  base: null,
  redact: { paths: TELLING, remove: true },
});

/** `write` receives each line with its end; standard output when absent. */
export const openLog = (level: LogLevel, write?: (line: string) => void): Log =>
  write ? pino(settings(level), { write }) : pino(settings(level));

export const quietLog: Log = openLog("silent");
