/**
 * The objects of a PDF in the order of its bytes, every revision included. The table of addresses (xref) is not
 * read: what it forgets is found too, and a wrong one changes nothing.
 */
import type { Range } from "../film-metadata.ts";
import { nextToken, type Token } from "./tokens.ts";

export type PdfObject = {
  /** 0 for a trailer. */
  number: number;
  /** Of its dictionary: each key with the first signs of its value; « 12 0 R » is three. */
  keys: ReadonlyMap<string, readonly string[]>;
  /** Between « << » and « >> »; undefined for an object that is no dictionary. */
  dictionary: Range | undefined;
  stream: Range | undefined;
  /** Strings that are the object itself. */
  strings: readonly Range[];
  /** Names, at any depth, that make a reader run or open something. */
  harmful: readonly Range[];
};

/** Actions that run or send something, and the door to attached files (ISO 32000-1, 12.6.4 and 7.11.4). */
const HARMFUL = new Set([
  "JavaScript",
  "Launch",
  "SubmitForm",
  "ImportData",
  "GoToE",
  "RichMedia",
  "Rendition",
  "EmbeddedFiles",
]);

type Building = {
  number: number;
  keys: Map<string, string[]>;
  values: string[] | undefined;
  level: number;
  isDictionary: boolean;
  dictionary: Range | undefined;
  stream: Range | undefined;
  strings: Range[];
  harmful: Range[];
};

/** A PDF of 20 MB has some hundred thousand: more would cost seconds of processor time. */
const MOST = 3_000_000;

/** After `broken` (a string, dictionary or stream without its end, too many signs) the rest means nothing. */
export function* readObjects(bytes: Uint8Array): Generator<PdfObject | "broken"> {
  let open: Building | undefined;
  let [first, second] = ["", ""];
  let at = 0;
  for (let count = 1; ; count += 1) {
    const token = nextToken(bytes, at);
    if (!token) break;
    if (token.kind === "broken" || count > MOST) return yield "broken";
    at = token.next;
    const word = token.kind === "word" ? token.text : "";
    if (ENDS.has(word)) {
      if (open) yield isClosed(open) ? open : "broken";
      open = BEGINS.has(word) ? building(word === "obj" ? first : "0") : undefined;
    } else if (word === "stream" && open?.dictionary) {
      open.stream = streamAt(bytes, token.end, lengthOf(open));
      if (!open.stream) return yield "broken";
      at = open.stream.end;
    } else if (open) add(open, token);
    [first, second] = [second, word];
  }
  if (open) yield isClosed(open) ? open : "broken";
}

const isClosed = ({ dictionary }: Building): boolean => dictionary?.end !== 0;

const BEGINS = new Set(["obj", "trailer"]);
const ENDS = new Set([...BEGINS, "endobj", "xref", "startxref"]);

const building = (number: string): Building => ({
  number: Number(number) || 0,
  keys: new Map(),
  values: undefined,
  level: 0,
  isDictionary: false,
  dictionary: undefined,
  stream: undefined,
  strings: [],
  harmful: [],
});

const LEVELS: Partial<Record<Token["kind"], number>> = {
  open: 1,
  array: 1,
  close: -1,
  "array-end": -1,
};

function add(open: Building, token: Token): void {
  const { kind, start, end } = token;
  if (kind === "name" && HARMFUL.has(token.text)) open.harmful.push({ start, end });
  if (open.level === 0) addFirst(open, token);
  else if (open.isDictionary) addInside(open, token);
  open.level = Math.max(0, open.level + (LEVELS[kind] ?? 0));
  if (kind === "close" && open.level === 0 && open.dictionary?.end === 0)
    open.dictionary.end = start;
}

function addFirst(open: Building, { kind, start, end }: Token): void {
  if (kind === "string") open.strings.push({ start, end });
  if (kind !== "open" || open.dictionary) return;
  open.isDictionary = true;
  open.dictionary = { start: end, end: 0 };
}

/** As many as a reference, or a chain of filters, needs. */
const VALUES = 8;

function addInside(open: Building, { kind, text }: Token): void {
  if (open.level === 1 && kind === "close") return;
  if (open.level === 1 && kind === "name" && (!open.values || open.values.length > 0)) {
    open.values = [];
    open.keys.set(text, open.values);
  } else if (open.values && open.values.length < VALUES) open.values.push(text || kind);
}

const lengthOf = ({ keys }: Building): number | undefined => {
  const [length, ...more] = keys.get("Length") ?? [];
  return more.length === 0 && /^\d{1,9}$/.test(length ?? "") ? Number(length) : undefined;
};

const END = Array.from("endstream", (sign) => sign.charCodeAt(0));

/** By its length when « endstream » follows, else up to the next « endstream ». */
function streamAt(bytes: Uint8Array, after: number, length: number | undefined): Range | undefined {
  const line = after + (bytes[after] === 13 ? 1 : 0);
  const start = line + (bytes[line] === 10 ? 1 : 0);
  const written = start + (length ?? NaN);
  if (nextToken(bytes.subarray(0, written + 2 * END.length), written)?.text === "endstream")
    return { start, end: written };
  const end = indexOf(bytes, END, start);
  return end < 0 ? undefined : { start, end };
}

function indexOf(bytes: Uint8Array, word: readonly number[], from: number): number {
  const [first = 0] = word;
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1))
    if (word.every((sign, index) => bytes[at + index] === sign)) return at;
  return -1;
}

/** The objects of a packed stream once inflated; undefined when they are not where its head says. */
export function readPacked(bytes: Uint8Array, stream: PdfObject): PdfObject[] | undefined {
  const [count, first] = ["N", "First"].map((key) => Number(stream.keys.get(key)?.[0]));
  const head = readHead(bytes, Math.min(count ?? 0, bytes.length));
  if (!head || first === undefined) return undefined;
  const inOrder = head.toSorted((one, other) => one.offset - other.offset);
  const objects = inOrder.map(({ number, offset }, rank) => {
    const end = first + (inOrder[rank + 1]?.offset ?? bytes.length);
    return readBody(bytes, number, { start: first + offset, end: Math.min(end, bytes.length) });
  });
  return objects.every((one) => one !== undefined) ? objects : undefined;
}

function readHead(bytes: Uint8Array, count: number) {
  const head: { number: number; offset: number }[] = [];
  for (let at = 0; head.length < count;) {
    const number = nextToken(bytes, at);
    const offset = number && nextToken(bytes, number.next);
    if (!offset || !/^\d{1,9} \d{1,9}$/.test(`${number.text} ${offset.text}`)) return undefined;
    head.push({ number: Number(number.text), offset: Number(offset.text) });
    at = offset.next;
  }
  return head;
}

function readBody(bytes: Uint8Array, number: number, { start, end }: Range): PdfObject | undefined {
  const open = building(String(number));
  for (let at = start; at < end;) {
    const token = nextToken(bytes, at);
    if (!token || token.start >= end) break;
    if (token.kind === "broken") return undefined;
    add(open, token);
    at = token.next;
  }
  return isClosed(open) ? open : undefined;
}
