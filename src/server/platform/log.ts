/**
 * JSON lines on standard output with pino's field names and levels, so one instance serves Fastify
 * (`loggerInstance`) and everything that runs beside a request. Nothing personal belongs here.
 */
export const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
type Write = (details: unknown, message?: string) => void;

export type Log = {
  level: string;
  trace: Write;
  debug: Write;
  info: Write;
  warn: Write;
  error: Write;
  fatal: Write;
  silent: Write;
  child(bindings: Record<string, unknown>): Log;
};

const rank = (level: string): number => LOG_LEVELS.findIndex((name) => name === level);
const drop: Write = () => undefined;

/** `write` receives one line with its end; lines under `level` cost one comparison. */
export function openLog(
  level: LogLevel,
  write: (line: string) => void = (line) => process.stdout.write(line),
  bindings: Record<string, unknown> = {},
): Log {
  const at = (name: LogLevel): Write =>
    rank(name) < rank(level)
      ? drop
      : (details, message) => {
          const fields = {
            level: (rank(name) + 1) * 10,
            time: Date.now(),
            ...bindings,
            ...fieldsOf(details, message),
          };
          write(`${JSON.stringify(fields)}\n`);
        };
  return {
    level,
    trace: at("trace"),
    debug: at("debug"),
    info: at("info"),
    warn: at("warn"),
    error: at("error"),
    fatal: at("fatal"),
    silent: drop,
    child: (more) => openLog(level, write, { ...bindings, ...more }),
  };
}

export const quietLog: Log = openLog("silent");

function fieldsOf(details: unknown, message: string | undefined): Record<string, unknown> {
  if (typeof details === "string") return { msg: details };
  if (details instanceof Error)
    return { err: describeError(details), msg: message ?? details.message };
  if (typeof details !== "object" || details === null) return { msg: message };
  const fields: Record<string, unknown> = {
    ...details,
    ...(message === undefined ? {} : { msg: message }),
  };
  if (fields.err instanceof Error) fields.err = describeError(fields.err);
  return fields;
}

const describeError = (error: Error): Record<string, unknown> => ({
  type: error.name,
  message: error.message,
  stack: error.stack,
  ...("code" in error ? { code: error.code } : {}),
});
