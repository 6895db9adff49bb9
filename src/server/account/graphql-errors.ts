/** What the interface says of a document or a body that cannot be read: French for a person, detail for who wrote it. */
const UNREADABLE = "La demande est mal formée. Rien n'a été enregistré.";

/** Errors that our own code words, in French already. */
const OURS = new Set<unknown>([
  "BAD_USER_INPUT",
  "NOT_FOUND",
  "UNAUTHENTICATED",
  "FORBIDDEN",
  "INTERNAL_SERVER_ERROR",
]);

type Told = { message: string; extensions?: { code?: string } };

/** The body of an answer, its errors in French; another format is turned away without a word, and gets one. */
export function inFrench(status: number, body: string): string {
  if (status >= 400 && body === "") return JSON.stringify({ errors: [unreadable("")] });
  if (!body.startsWith('{"errors":')) return body;
  const { errors, ...rest }: { errors: Told[] } = JSON.parse(body);
  const said = errors.map((error) =>
    OURS.has(error.extensions?.code) ? error : unreadable(error.message, error.extensions?.code),
  );
  return JSON.stringify({ errors: said, ...rest });
}

const unreadable = (detail: string, code = "BAD_REQUEST") => ({
  message: UNREADABLE,
  extensions: { code, detail: detail.slice(0, 300) },
});
