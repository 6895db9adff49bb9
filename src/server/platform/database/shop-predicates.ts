/**
 * Finds in the text of a statement the shops' tables that it reads or writes without naming their shop_id:
 * such a statement would be sent to every shard. The scan knows the SQL of this product, not all of SQL.
 */

type Scope = { tokens: (string | Scope)[] };
type Relation = { table: string; alias: string; inserted: boolean };

/** Tables of the installation, not of a shop. */
const COMMON = new Set(["installation", "account", "session", "attempt"]);
const SCHEMAS = new Set(["app", "auth"]);
const BEFORE_RELATION = new Set(["from", "join", "update", "into", "using"]);
const NO_ALIAS = new Set(
  "where on join inner left right cross full set group order limit union using values select returning for having default as intersect except lateral".split(
    " ",
  ),
);
const TOKEN = /"[^"]+"|\$\d+|[\p{L}_][\p{L}\w]*|::|[^\s]/gu;

const seen = new Set<string>();

/** Throws when a statement forgets the shop_id of one of its tables; each text is read once. */
export function requireShop(text: string): void {
  if (seen.has(text)) return;
  const missing = tablesWithoutShop(text);
  if (missing.length > 0)
    throw new Error(`a statement does not name the shop_id of ${missing.join(", ")}: ${text}`);
  seen.add(text);
}

/** Names of the tables without shop_id, with their alias; empty when all of them name it. */
export function tablesWithoutShop(text: string): string[] {
  const root = scopeOf(text);
  const ctes = new Set(cteNames(root));
  return allScopes(root).flatMap((scope) =>
    relationsOf(scope)
      .filter(({ table }) => !ctes.has(table) && !COMMON.has(table))
      .filter((relation, _, all) => !namesShop(scope, relation, all.length === 1))
      .map(({ table, alias }) => (table === alias ? table : `${table} ${alias}`)),
  );
}

function scopeOf(text: string): Scope {
  const bare = text.replace(/--[^\n]*/g, " ").replace(/'(?:[^']|'')*'/g, " '' ");
  const root: Scope = { tokens: [] };
  const open = [root];
  for (const [token] of bare.matchAll(TOKEN)) {
    const inner = open.at(-1) ?? root;
    if (token === ")") open.pop();
    else if (token === "(") {
      const scope: Scope = { tokens: [] };
      inner.tokens.push(scope);
      open.push(scope);
    } else inner.tokens.push(token.startsWith('"') ? nameOf(token) : token.toLowerCase());
  }
  return root;
}

/** A quoted name may be a keyword ("where"): it is none here. */
const nameOf = (quoted: string): string => {
  const name = quoted.slice(1, -1);
  return NO_ALIAS.has(name) || BEFORE_RELATION.has(name) ? `"${name}"` : name;
};

const allScopes = (scope: Scope): Scope[] => [
  scope,
  ...scope.tokens.flatMap((token) => (typeof token === "string" ? [] : allScopes(token))),
];

/** `with name as materialized (…)`, `name (columns) as (…)`. */
function cteNames(scope: Scope): string[] {
  return allScopes(scope).flatMap(({ tokens }) =>
    tokens.flatMap((token, index) => {
      if (token !== "as") return [];
      const next = tokens.slice(index + 1, index + 4).find((after) => typeof after !== "string");
      const before = tokens.slice(0, index).findLast((name) => typeof name === "string");
      return next && isStatement(next) && before ? [before] : [];
    }),
  );
}

/** The text of a word or of a sign; empty for what stands in parentheses and after the end. */
const wordOf = (token: string | Scope | undefined): string =>
  typeof token === "string" ? token : "";

const isStatement = (scope: Scope): boolean =>
  ["select", "insert", "update", "delete", "with"].includes(wordOf(scope.tokens[0]));

function relationsOf({ tokens }: Scope): Relation[] {
  const isQuery = tokens.some((token) =>
    ["select", "delete", "update", "insert"].includes(wordOf(token)),
  );
  if (!isQuery) return [];
  return tokens.flatMap((token, index) => relationAfter(tokens, token, index));
}

function relationAfter(tokens: Scope["tokens"], token: string | Scope, index: number): Relation[] {
  if (typeof token !== "string") return [];
  const before = wordOf(tokens[index - 1]);
  const starts =
    (BEFORE_RELATION.has(token) && !["distinct", "for", "key", "do"].includes(before)) ||
    (token === "," && inFromList(tokens, index));
  return starts ? relationAt(tokens, index + 1, token === "into") : [];
}

const ENDS_FROM = new Set(
  "where group order limit union set returning having select on".split(" "),
);

function inFromList(tokens: Scope["tokens"], index: number): boolean {
  const last = tokens
    .slice(0, index)
    .findLast((token) => token === "from" || ENDS_FROM.has(wordOf(token)));
  return last === "from";
}

function relationAt(tokens: Scope["tokens"], at: number, inserted: boolean): Relation[] {
  let index = at;
  while (["only", "lateral"].includes(wordOf(tokens[index]))) index++;
  let table = tokens[index];
  if (typeof table !== "string" || !/^[\p{L}_"]/u.test(table)) return [];
  if (tokens[index + 1] === ".") {
    if (!SCHEMAS.has(table)) return [];
    table = wordOf(tokens[index + 2]);
    index += 2;
  }
  if (typeof tokens[index + 1] === "object" && !inserted) return [];
  return [{ table, alias: aliasAfter(tokens, index) ?? table, inserted }];
}

function aliasAfter(tokens: Scope["tokens"], index: number): string | undefined {
  const next = tokens[index + 1] === "as" ? tokens[index + 2] : tokens[index + 1];
  return typeof next === "string" && /^[\p{L}_"]/u.test(next) && !NO_ALIAS.has(next)
    ? next
    : undefined;
}

function namesShop(scope: Scope, relation: Relation, alone: boolean): boolean {
  const text = textOf(scope);
  const { table, alias, inserted } = relation;
  if (inserted)
    return new RegExp(`into (?:app \\. )?${table}(?: as \\w+| \\w+)? \\( [^()]*\\bshop_id\\b`).test(
      text,
    );
  const column = table === "shop" ? "(?:shop_id|id)" : "shop_id";
  const qualified = `(?<!\\. )\\b${alias} \\. ${column}\\b`;
  const compared = [`${qualified} =`, `= ${qualified}`, `\\( ${qualified} ,`];
  if (alone) compared.push(`(?<!\\. )\\b${column} =`, `\\( ${column} ,`);
  return compared.some((pattern) => new RegExp(pattern).test(text));
}

const textOf = (scope: Scope): string =>
  scope.tokens
    .map((token) => (typeof token === "string" ? token : `( ${textOf(token)} )`))
    .join(" ");
