/**
 * Validation of input: parsers that answer typed values, or French messages by field. The server and the
 * pages share them. Named exception of the domain: zod, in its small form.
 */
import * as z from "zod/mini";

/** French messages by field: `{ "client.phone": "…" }`. */
export type FieldErrors = Readonly<Record<string, string>>;
export type BadInput = { refused: "bad-input"; detail: FieldErrors };

export const badInput = (detail: FieldErrors): BadInput => ({ refused: "bad-input", detail });

export const VALIDATION_FR = {
  text: "Ce champ doit être un texte.",
  long: "Ce texte est trop long.",
  id: "L’identifiant est mal formé.",
  list: "Une liste est attendue.",
  choice: "Choisissez oui ou non.",
  place: "Les coordonnées de l’adresse sont incorrectes.",
};
const SAY = VALIDATION_FR;

type Issue = { path: readonly PropertyKey[]; message: string };

/** The first message of each field; a message about the whole input has the key `whole`. */
export function messagesOf(issues: readonly Issue[], whole = "request"): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const { path, message } of issues) messages[path.join(".") || whole] ??= message;
  return messages;
}

/** Prefixes the field names: « start_at » of the event becomes « event.start_at ». */
export const within = (name: string, errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([field, message]) => [`${name}.${field}`, message]),
  );

/** What `schema` reads in a value that came over a wire, or what is wrong with it, field by field. */
export function parseInput<Output>(
  schema: z.ZodMiniType<Output>,
  value: unknown,
  whole = "request",
): Output | BadInput {
  const { success, data, error } = schema.safeParse(value);
  return success ? data : badInput(messagesOf(error.issues, whole));
}

const EMOJI_ENDS = /(\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)$/u;
const EMOJI_BEGINS = /^\p{Extended_Pictographic}/u;
const LETTER_ENDS = /[\p{Lo}\p{M}]$/u;
const LETTER_BEGINS = /^\p{Lo}/u;

/** True for a joiner inside an emoji (« 👩‍🔧 ») or between letters of a script that needs it (Persian, Hindi). */
function joins(sign: string, before: string, after: string): boolean {
  if (sign !== "\u200c" && sign !== "\u200d") return false;
  if (sign === "\u200d" && EMOJI_ENDS.test(before) && EMOJI_BEGINS.test(after)) return true;
  return LETTER_ENDS.test(before) && LETTER_BEGINS.test(after);
}

/** Removes invisible characters, but for those that the spelling of a script or an emoji needs. */
export const stripInvisible = (text: string, instead = ""): string =>
  text.replace(/[\p{Cf}\p{Co}]/gu, (sign, at: number) =>
    joins(sign, text.slice(Math.max(0, at - 2), at), text.slice(at + 1, at + 3)) ? sign : instead,
  );

/** Removes control and invisible characters: PostgreSQL refuses some (NUL), others can disguise a text. */
export const clean = (text: string): string =>
  stripInvisible(text.toWellFormed().normalize("NFC").replace(/\r\n?/g, "\n"))
    .replace(/(?!\n)\p{Cc}/gu, "")
    .trim();

export const paragraph = (most: number, long: string = SAY.long) =>
  z.pipe(z.string(SAY.text).check(z.maxLength(most, long)), z.transform(clean));

export const oneLine = (most: number, long: string = SAY.long) =>
  z.pipe(
    z.string(SAY.text).check(z.maxLength(most, long)),
    z.transform((text: string) => clean(text.replace(/\s+/g, " "))),
  );

export const filled = (most: number, missing: string) =>
  oneLine(most).check(z.minLength(1, missing));

/** A schema from one of the domain's own parsers, which answers undefined to refuse. */
export const read = <Value>(parse: (text: string) => Value | undefined, message: string) =>
  z.pipe(
    z.string(message).check(z.maxLength(400, message)),
    z.transform((text: string, context): Value => {
      const value = parse(text);
      if (value !== undefined) return value;
      context.issues.push({ code: "custom", message, input: text });
      return z.NEVER;
    }),
  );

/** A UUID in small letters, as the database writes it. */
export const ID_PATTERN = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const ID = new RegExp(`^${ID_PATTERN}$`);

export const isId = (text: string): boolean => ID.test(text);

/** An id as the database writes it, in small letters. */
export const anId = (message: string = SAY.id) =>
  read((text) => {
    const id = text.toLowerCase();
    return isId(id) ? id : undefined;
  }, message);

/** The default for a value that is absent, or null as GraphQL sends it. */
export const orElse = <Schema extends z.core.$ZodType, const Value>(schema: Schema, value: Value) =>
  z.pipe(
    z.nullish(schema),
    z.transform(
      (given: z.output<Schema> | null | undefined): z.output<Schema> | Value => given ?? value,
    ),
  );

export const degrees = (limit: number) =>
  z._default(
    z.nullable(z.number(SAY.place).check(z.gte(-limit, SAY.place), z.lte(limit, SAY.place))),
    null,
  );
