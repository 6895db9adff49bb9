/** Reads what code weighs: lines, functions and their paths, casts, comments, sentences said twice. */
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { parseSync, Visitor, type ESTree } from "vite";

const GENERATED = /\.d\.ts$|\.gen\.ts$|database\/schema\.ts$/;
/** So many equal lines in a row are a sentence said twice. */
const WINDOW = 6;

export type Routine = { where: string; file: string; lines: number; complexity: number };
type Syntax = { routines: Routine[]; anys: string[]; casts: string[]; commentLines: number };
export type Source = Syntax & { file: string; text: string; lines: number; suppressions: string[] };

/** Hand-written TypeScript under a folder. */
export function filesUnder(root: string): { file: string; text: string }[] {
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !GENERATED.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), "utf8") }));
}

export function measure({ file, text }: { file: string; text: string }): Source {
  const { program, comments } = parseSync(file, text);
  const suppressions = comments
    .filter(({ value }) => /@ts-(ignore|expect-error|nocheck)|(eslint|oxlint)-disable/.test(value))
    .map(({ start }) => `${file}:${lineAt(text, start)}`);
  const commentLines = comments.flatMap(({ value }) => value.split("\n")).length;
  const syntax = { routines: [], anys: [], casts: [], commentLines };
  visit(program, { file, text, found: syntax });
  return { file, text, lines: linesOf(text), suppressions, ...syntax };
}

type Visit = { file: string; text: string; found: Syntax };
type Span = { start: number; end: number };

function visit(program: ESTree.Program, { file, text, found }: Visit): void {
  const open: Routine[] = [];
  const enter = ({ start, end }: Span) => {
    const first = lineAt(text, start);
    const size = lineAt(text, end) - first + 1;
    open.push({ where: `${file}:${first}`, file, lines: size, complexity: 1 });
  };
  const leave = () => {
    const routine = open.pop();
    if (routine) found.routines.push(routine);
  };
  const branch = () => {
    const routine = open.at(-1);
    if (routine) routine.complexity++;
  };
  const place = ({ start }: Span) => `${file}:${lineAt(text, start)}`;
  new Visitor({
    FunctionDeclaration: enter,
    "FunctionDeclaration:exit": leave,
    FunctionExpression: enter,
    "FunctionExpression:exit": leave,
    ArrowFunctionExpression: enter,
    "ArrowFunctionExpression:exit": leave,
    IfStatement: branch,
    ConditionalExpression: branch,
    LogicalExpression: branch,
    ForStatement: branch,
    ForOfStatement: branch,
    ForInStatement: branch,
    WhileStatement: branch,
    CatchClause: branch,
    SwitchCase: ({ test: asked }) => (asked ? branch() : undefined),
    TSAnyKeyword: (node) => found.anys.push(place(node)),
    TSAsExpression: (node) =>
      /^const\b/.test(text.slice(node.typeAnnotation.start)) ? 0 : found.casts.push(place(node)),
    TSNonNullExpression: (node) => found.casts.push(place(node)),
  }).visit(program);
}

/** Lines that stand in a run of WINDOW equal ones elsewhere; imports, punctuation and lone names say nothing. */
export function duplicated(sources: readonly Source[]): { where: string; text: string }[] {
  const seen = new Map<string, { where: string; text: string }[]>();
  for (const { file, text } of sources) {
    const spoken = text
      .replace(/^import [^;]*;$/gm, (block) => "\n".repeat(block.split("\n").length - 1))
      .split("\n")
      .map((line, index) => ({ text: line.trim(), where: `${file}:${index + 1}` }))
      .filter((line) => /\w\W+\w/.test(line.text));
    for (let at = 0; at + WINDOW <= spoken.length; at++) {
      const run = spoken.slice(at, at + WINDOW);
      const key = run.map((line) => line.text).join("\n");
      seen.set(key, [...(seen.get(key) ?? []), ...run]);
    }
  }
  const repeated = [...seen.values()].filter((runs) => runs.length > WINDOW).flat();
  return [...new Map(repeated.map((line) => [line.where, line])).values()];
}

const linesOf = (text: string): number => text.split("\n").length - 1;
function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}
