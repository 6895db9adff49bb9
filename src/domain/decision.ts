/**
 * An expected refusal is a value with a closed word, never a sentence and never an exception.
 * The French text of each word lives at the edge (`web/platform/refusal.ts`).
 */
export type Refusal<Word extends string = string, Detail = unknown> = {
  refused: Word;
  detail?: Detail;
};

export type Decision<Value, Word extends string = string> = Value | Refusal<Word>;

export const refuse = <const Word extends string, Detail>(
  word: Word,
  detail?: Detail,
): Refusal<Word, Detail> => (detail === undefined ? { refused: word } : { refused: word, detail });

const WORD = /^[a-z]+(?:-[a-z]+)*$/;

/** True for the word of a refusal; the codes of GraphQL and of the network are written otherwise. */
export const isRefusalWord = (code: unknown): code is string =>
  typeof code === "string" && WORD.test(code);

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === "object" && value !== null && "refused" in value;
