/** The faults among the lines of the log: those at the level of an error, and those that browsers sent. */
import type { Fault } from "./event.ts";

const ERROR = 50;
const FATAL = 60;

/** `given` is what the log's method received: an error or fields, then a message. */
export function faultIn(given: readonly unknown[], level: number): Fault | undefined {
  const [first, second] = given;
  const fields = isRecord(first) ? first : {};
  const isBrowser = fields.kind === "browser";
  if (level < ERROR && !isBrowser) return undefined;
  const error = first instanceof Error ? first : fields.err;
  const said = textOf(typeof first === "string" ? first : second) ?? "failed";
  const known = error instanceof Error ? error : undefined;
  return {
    platform: isBrowser ? "javascript" : "node",
    level: levelOf(level),
    type: known?.name ?? (isBrowser ? "BrowserError" : "Error"),
    message: known ? causesOf(known) : (textOf(fields.message) ?? said),
    stack: known?.stack ?? textOf(fields.stack) ?? "",
    transaction: textOf(fields.route) ?? textOf(fields.task),
    tags: {
      log: said,
      ...Object.fromEntries(
        ["path", "task", "page"].flatMap((name) => {
          const value = textOf(fields[name]);
          return value ? [[name, value.slice(0, 200)]] : [];
        }),
      ),
    },
  };
}

const levelOf = (level: number): Fault["level"] =>
  level >= FATAL ? "fatal" : level >= ERROR ? "error" : "warning";

/** The cause of an error is reported with it. */
const causesOf = ({ message, cause }: Error): string =>
  cause instanceof Error ? `${message} (${causesOf(cause)})` : message;

const textOf = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" ? value : undefined;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
