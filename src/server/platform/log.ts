/** JSON lines by pino: one instance serves Fastify and everything that runs beside a request. Nothing personal belongs here. */
import type { FastifyBaseLogger } from "fastify";
import { pino } from "pino";

export const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
export type Log = FastifyBaseLogger;

/** `write` receives each line with its end; standard output when absent. */
export const openLog = (level: LogLevel, write?: (line: string) => void): Log =>
  write ? pino({ level, base: null }, { write }) : pino({ level, base: null });

export const quietLog: Log = openLog("silent");
