/** JSON lines by pino: one logger for Fastify and for background work. Personal data is never logged. */
import type { FastifyBaseLogger } from "fastify";
import { pino, type LoggerOptions } from "pino";
import type { Fault } from "./errors/event.ts";
import { faultIn } from "./errors/from-log.ts";

export const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
export type Log = FastifyBaseLogger;

/** PostgreSQL's error details quote the row: « Failing row contains (…, DUPONT, Marie, 06…) ». They are removed. */
const TELLING = ["detail", "where", "internalQuery"].flatMap((field) => [
  `err.${field}`,
  `err.aggregateErrors[*].${field}`,
]);

type Report = (fault: Fault) => void;

const settings = (level: LogLevel, report: Report | undefined): LoggerOptions => ({
  level,
  base: null,
  redact: { paths: TELLING, remove: true },
  ...(report && {
    hooks: {
      logMethod(given, method, lineLevel) {
        const fault = faultIn(given, lineLevel);
        if (fault) report(fault);
        method.apply(this, given);
      },
    },
  }),
});

/** `write` receives each line with its end; standard output when absent. `report` receives the faults of the lines. */
export const openLog = (level: LogLevel, write?: (line: string) => void, report?: Report): Log =>
  write ? pino(settings(level, report), { write }) : pino(settings(level, report));

export const quietLog: Log = openLog("silent");
