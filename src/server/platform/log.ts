/** JSON lines by pino: one instance serves Fastify and everything that runs beside a request. Nothing personal belongs here. */
import type { FastifyBaseLogger } from "fastify";
import { pino } from "pino";

export const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
export type Log = FastifyBaseLogger;

/** What PostgreSQL tells of a row that it refuses: « Failing row contains (…, DUPONT, Marie, 06…) ». */
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
