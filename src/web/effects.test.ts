/**
 * What an effect returns is called as its clean-up. A DOM method that answered nothing yesterday answers a
 * promise today (`scrollIntoView` in Chromium 150), and the screen fails when React calls it: an effect's body is
 * a block, and returns a function on purpose.
 */
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";

const WEB = import.meta.dirname;
const EFFECTS = new Set(["useEffect", "useLayoutEffect", "useInsertionEffect"]);

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

/** Where an effect answers an expression: the offsets of the calls. */
function looseEffects(value: unknown): number[] {
  if (Array.isArray(value)) return value.flatMap(looseEffects);
  if (!isNode(value)) return [];
  const inside = Object.values(value).flatMap(looseEffects);
  return isLoose(value) ? [Number(value["start"]), ...inside] : inside;
}

function isLoose({ type, callee, arguments: given }: Node): boolean {
  if (type !== "CallExpression" || !isNode(callee) || !Array.isArray(given)) return false;
  const name = isNode(callee["property"]) ? callee["property"]["name"] : callee["name"];
  const [body]: unknown[] = given;
  if (!EFFECTS.has(String(name)) || !isNode(body)) return false;
  return body["type"] !== "FunctionExpression" && !(isNode(body["body"]) && isBlock(body["body"]));
}

const isBlock = ({ type }: Node): boolean => type === "BlockStatement";

function faultsOf(file: string, source: string): string[] {
  const lang = file.endsWith("x") ? "tsx" : "ts";
  return looseEffects(parseSync(file, source, { lang }).program).map(
    (at) => `${file}:${source.slice(0, at).split("\n").length}: give the effect a block body`,
  );
}

test("no effect of a screen returns what an expression happens to answer", () => {
  const files = readdirSync(WEB, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  const faults = files.flatMap((file) =>
    faultsOf(file, readFileSync(path.join(WEB, file), "utf8")),
  );
  expect(faults).toEqual([]);
});

test.each([
  ["useEffect(() => element.current?.scrollIntoView(), []);", 1],
  ["React.useLayoutEffect(() => focus());", 1],
  ["useEffect(start, []);", 1],
  ["useEffect(() => { element.scrollIntoView(); }, []);", 0],
  ["useEffect(() => { return watch(); }, []);", 0],
  ["useEffectEvent(() => focus());", 0],
])("%s is refused %i time", (source, count) => {
  expect(faultsOf("a.tsx", source)).toHaveLength(count);
});
