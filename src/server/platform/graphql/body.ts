/** What enters and leaves the interface: no character that the database refuses, every error in French. */
import { isRefusalWord } from "../../../domain/decision.ts";

const UNREADABLE = "La demande est mal formée. Rien n’a été enregistré.";

const OUR_FAILURE = "INTERNAL_SERVER_ERROR";

/** Codes of errors whose message our own code writes, in French already; the words of refusals are others. */
const OURS = new Set<unknown>([
  "BAD_USER_INPUT",
  "NOT_FOUND",
  "UNAUTHENTICATED",
  "FORBIDDEN",
  OUR_FAILURE,
]);

type WireError = { message: string; extensions?: { code?: string; reference?: string } };

/** The body of an answer, its errors in French; a request in another format has an empty answer, and gets one. */
export function inFrench(status: number, body: string, reference: string): string {
  if (status >= 400 && body === "") return JSON.stringify({ errors: [unreadable("")] });
  // Most answers hold no error and are not read again; one that failed half-way begins with its data.
  if (!body.startsWith('{"errors":') && !body.includes(`"${OUR_FAILURE}"`)) return body;
  const { errors, ...rest }: { errors?: WireError[] } = JSON.parse(body);
  if (!errors) return body;
  const translated = errors.map((error) =>
    isOurs(error) ? named(error, reference) : unreadable(error.message, error.extensions?.code),
  );
  return JSON.stringify({ errors: translated, ...rest });
}

/** Failures of the server carry the reference under which the log has the details. */
const named = (error: WireError, reference: string): WireError =>
  error.extensions?.code === OUR_FAILURE
    ? { ...error, extensions: { ...error.extensions, reference } }
    : error;

const isOurs = ({ extensions }: WireError): boolean =>
  OURS.has(extensions?.code) || isRefusalWord(extensions?.code);

const unreadable = (detail: string, code = "BAD_REQUEST") => ({
  message: UNREADABLE,
  extensions: { code, detail: detail.slice(0, 300) },
});

/** Deeper than any honest request. */
const DEEPEST = 40;

/**
 * The body without the signs that PostgreSQL refuses (NUL, halves of pairs): no keyboard types them.
 * Throws a 400 for a body nested without end.
 */
export function cleaned(value: unknown, depth = 0): unknown {
  if (depth > DEEPEST) throw Object.assign(new Error("too deep"), { statusCode: 400 });
  if (typeof value === "string") return value.toWellFormed().replaceAll("\u0000", "");
  if (Array.isArray(value)) return value.map((inner) => cleaned(inner, depth + 1));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, cleaned(inner, depth + 1)]),
  );
}
