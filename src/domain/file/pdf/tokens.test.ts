import { expect, test } from "vitest";
import { nextToken } from "./tokens.ts";

const tokensOf = (text: string): string[] => {
  const bytes = Buffer.from(text, "latin1");
  const read: string[] = [];
  for (let token = nextToken(bytes, 0); token; token = nextToken(bytes, token.next))
    read.push(`${token.kind} ${token.text || text.slice(token.start, token.end)}`);
  return read;
};

test.each([
  ["<</Type/Page>>", ["open <<", "name Type", "name Page", "close >>"]],
  ["/A#20B /#4aS", ["name A B", "name JS"]],
  ["12 0 R% comment (\nobj", ["word 12", "word 0", "word R", "word obj"]],
  ["(a (b) \\) c)x", ["string a (b) \\) c", "word x"]],
  ["<4D 61>[1]", ["string 4D 61", "array [", "word 1", "array-end ]"]],
  ["(never closed", ["broken (never closed"]],
  ["a > b", ["word a", "word >", "word b"]],
])("« %s » is read sign by sign", (text, tokens) => {
  expect(tokensOf(text)).toEqual(tokens);
});

test("a name longer than any key is read without its text", () => {
  const [name] = [nextToken(Buffer.from(`/${"A".repeat(10_000)} 1`), 0)];
  expect(name).toMatchObject({ kind: "name", text: "", next: 10_001 });
});

test.each([
  ["", 0],
  ["   \n", 0],
  ["% a comment to the end", 0],
  ["word", 4],
])("nothing is read in « %s » from %i", (text, from) => {
  expect(nextToken(Buffer.from(text), from)).toBeUndefined();
});

test("a string is enclosed without its brackets, a name with its slash", () => {
  const text = "  (Marc) /Author";
  const string = nextToken(Buffer.from(text), 0);
  expect(string).toMatchObject({ kind: "string", start: 3, end: 7, next: 8 });
  expect(nextToken(Buffer.from(text), string?.next ?? 0)).toMatchObject({
    kind: "name",
    start: 9,
    end: 16,
    next: 16,
  });
});

test("an escaped bracket, or an escaped bar, does not change where a string ends", () => {
  const ends = ["(a\\(b) c", "(a\\\\) c", "(a\\\\\\)b) c"].map(
    (text) => nextToken(Buffer.from(text), 0)?.next,
  );
  expect(ends).toEqual([6, 5, 8]);
});

test("a word of codes without its end is broken, and so is what follows it", () => {
  expect(nextToken(Buffer.from("<4D61"), 0)).toMatchObject({ kind: "broken", next: 5 });
});
