/**
 * The typography of every sentence a person reads, executed. The characters are written in the
 * sources themselves: U+00A0 before « : » and the euro, U+202F before ; ? ! % and inside quotation
 * marks, the apostrophe ’. Each failure says where, and what to write instead.
 */
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "..");

/** The specification's own spelling, kept to the letter. */
const SPECIFIED =
  /Ouuups\.\.\.|S'inscrire|L'email (ne )?semble( pas)? valide( : )?|\bA (propos|envoyer)\b/g;
/** Names and addresses as somebody's keyboard types them. */
const TYPED = /demonstration\/(people|shops)\.ts$/;
/** Code that only looks like prose: selectors, queries, statements. */
const MACHINE_TAGS = new Set(["sql", "graphql"]);

type Rule = { wrong: RegExp; write: string };
const RULES: Rule[] = [
  { wrong: / :(?=\s|$)/, write: "U+00A0 before « : »" },
  { wrong: / [;?!»](?!important)/, write: "U+202F before ; ? ! and »" },
  { wrong: /« /, write: "U+202F after «" },
  { wrong: /\u202f:|\u00a0[;?!»]|«\u00a0/, write: "U+00A0 before « : », U+202F elsewhere" },
  { wrong: /[\p{L},.]  +\p{L}/u, write: "one space" },
  {
    wrong: /(\d|^) [€%]|^ (km|min)\b/,
    write: "a no-break space between figure and unit",
  },
  {
    wrong: /(?<!\p{L})([cdjlmnst]|(jus|lors|puis|quoi|pres)?qu|aujourd|entr)'(?=\p{L}|$)/iu,
    write: "the apostrophe ’",
  },
  { wrong: /(?<![a-z])(c|ch|s|n|v|b|man)?oe(u|il)/i, write: "œ" },
  { wrong: /\p{L}\.\.\./u, write: "the ellipsis …" },
  { wrong: /\p{L}[ \u00a0\u202f]?!(?=\s|$)/u, write: "a full stop: nothing shouts here" },
  {
    wrong:
      /(?:^|[.?:]\s)A (?=\p{Ll})|(?<![/\p{L}])E(tat|cran|tape|tabli|quipe|nergie|mettre|crire|chec)/u,
    write: "the accent on the capital",
  },
];

type Text = { said: string; at: number };
type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

/** The literals, templates and JSX texts under a node, types and imports left out. */
function textsOf(value: unknown): Text[] {
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (!isNode(value) || isMachine(value)) return [];
  const said = saidBy(value);
  if (said !== undefined) return [{ said, at: Number(value.start) }];
  return Object.values(value).flatMap(textsOf);
}

function isMachine(node: Node): boolean {
  const called = isNode(node.callee) ? node.callee.name : isNode(node.tag) ? node.tag.name : "";
  return (
    node.type === "ImportDeclaration" ||
    node.type === "TSLiteralType" ||
    MACHINE_TAGS.has(String(called))
  );
}

function saidBy(node: Node): string | undefined {
  if (node.type === "TemplateElement" && isNode(node.value)) return String(node.value.cooked);
  const isText = node.type === "Literal" || node.type === "JSXText";
  return isText && typeof node.value === "string" ? node.value : undefined;
}

/** What is wrong in the French of a source, with the line and what to write. */
function faultsOf(file: string, source: string): string[] {
  const lang = file.endsWith("x") ? "tsx" : "ts";
  return textsOf(parseSync(file, source, { lang }).program).flatMap(({ said, at }) => {
    const checked = said.replace(SPECIFIED, "").replace(/\s*\n\s*/g, "\n");
    const line = source.slice(0, at).split("\n").length;
    return RULES.filter(({ wrong }) => wrong.test(checked)).map(
      ({ write }) => `${file}:${line}: write ${write} in ${JSON.stringify(said.trim())}`,
    );
  });
}

const read = (file: string): string => readFileSync(path.join(ROOT, file), "utf8");
const sources = readdirSync(path.join(ROOT, "src"), { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d|gen)\.tsx?$/.test(file))
  .filter((file) => !TYPED.test(file))
  .map((file) => `src/${file}`);

test("every sentence of the sources follows the printer's rules", () => {
  expect(sources.flatMap((file) => faultsOf(file, read(file)))).toEqual([]);
});

/** Compared, never shown. */
const SKETCH = "src/server/client/recognise.ts";
const SURNAME_FIRST =
  /lastname\}? ?\$?\{[\w.]*firstname|lastname, [\w.]*firstname\]\.(filter|join)/;

test("a person is named « Prénom NOM » everywhere: by fullName, never surname first", () => {
  const wrong = sources.filter((file) => file !== SKETCH && SURNAME_FIRST.test(read(file)));
  expect(wrong).toEqual([]);
});

const guide = readdirSync(path.join(ROOT, "assets/help")).map((file) => `assets/help/${file}`);

test.each(["assets/plans.json", "src/web/public/manifest.webmanifest", ...guide])(
  "so does %s",
  (file) => {
    expect(faultsOf(file, `(${read(file)})`)).toEqual([]);
  },
);

test.each([
  ["`Reste : ${due}`", "U+00A0 before « : »"],
  ["<p>Où ?</p>", "U+202F before ; ? ! and »"],
  ["`« ${kind}\u202f»`", "U+202F after «"],
  ['"l\'atelier"', "the apostrophe ’"],
  ["`${km} km`", "a no-break space between figure and unit"],
  ['"main-d’oeuvre"', "œ"],
  ['"Chargement..."', "the ellipsis …"],
  ['"Merci\u202f!"', "a full stop: nothing shouts here"],
  ['"Etape suivante"', "the accent on the capital"],
  ['"A votre demande"', "the accent on the capital"],
])("%s is told to write %s", (source, write) => {
  expect(faultsOf("a.tsx", source)).toEqual([expect.stringContaining(`write ${write}`)]);
});

test.each([
  '"Reste\u00a0: 40\u00a0€\u202f; merci."',
  '"L\'email ne semble pas valide : risqué"',
  '"A propos"',
  "sql`select a ? 'b' : c`",
])("%s is right", (source) => {
  expect(faultsOf("a.tsx", source)).toEqual([]);
});
