/** The files of the office, what each of them asks of the person, and the ways to it from the router. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { PERMISSIONS, type Action } from "../../src/domain/account/permissions.ts";
import { SHOP_ROLES } from "../../src/domain/account/role.ts";
import { MUTATIONS } from "./table.ts";

const WEB = path.resolve(import.meta.dirname, "../../src/web");
/** Where the office begins: what no file asked on the way here is open to everybody. */
const ROOTS = /^office\/(router|main)\.tsx$/;
const CODE = /^(office|call|quote|help|platform|ui)\/.*\.tsx?$/;

const texts = new Map(
  readdirSync(WEB, { recursive: true, encoding: "utf8" })
    .filter((file) => CODE.test(file) && !/\.test\.tsx?$|\.d\.ts$/.test(file))
    .map((file) => [file, readFileSync(path.join(WEB, file), "utf8")]),
);

type Import = { from: string; to: string; names: string };
const IMPORT =
  /^\s*(?:import|export)\s+(?!type\s)(?:([^"';]*?)\sfrom\s+)?["']([^"']+)["']|import\(\s*["']([^"']+)["']\s*\)/gm;

const imports: Import[] = [...texts].flatMap(([from, text]) =>
  [...text.matchAll(IMPORT)].map(([, names = "", to, lazy]) => ({
    from,
    to: path.posix.join(path.posix.dirname(from), to ?? lazy ?? ""),
    names,
  })),
);
const importersOf = (file: string): string[] =>
  imports.flatMap(({ from, to }) => (to === file ? from : []));

const rolesOf = (action: Action): readonly string[] => PERMISSIONS[action];
const isForAll = (action: Action): boolean =>
  SHOP_ROLES.every((role) => rolesOf(action).includes(role));
const isAction = (word: string | undefined): word is Action =>
  word !== undefined && word in PERMISSIONS;
/** `may(me, "edit-repair")`, `useMay("edit-repair")`, `action="edit-repair"`, `action: "edit-repair"` */
const ASKED = /(?:may\(\s*[^",]+,\s*|[mM]ay\(\s*|action=|action: )"([a-z-]+)"/g;

/** True when the file asks for it, or for what fewer roles may. */
const asks = (file: string, needed: Action): boolean =>
  [...(texts.get(file) ?? "").matchAll(ASKED)].some(
    ([, asked]) =>
      isAction(asked) && rolesOf(asked).every((role) => rolesOf(needed).includes(role)),
  );

/** Offers nothing: it sends again what a person did on the screen that asked. */
const REPLAY = "office/offline/acts.ts";

/** A way from the router to `file` on which nobody asks, from the router down; undefined when each way asks. */
export function openWay(file: string, needed: Action): string | undefined {
  const cameFrom = new Map<string, string | undefined>([[file, undefined]]);
  for (const [at] of cameFrom) {
    if (asks(at, needed)) continue;
    if (ROOTS.test(at)) return wayFrom(at, cameFrom);
    for (const importer of importersOf(at))
      if (!cameFrom.has(importer) && importer !== REPLAY) cameFrom.set(importer, at);
  }
  return undefined;
}

function wayFrom(root: string, cameFrom: ReadonlyMap<string, string | undefined>): string {
  const way = [];
  for (let at: string | undefined = root; at; at = cameFrom.get(at)) way.push(at);
  return way.join(" > ");
}

const DOCUMENT = /const (\w+) = graphql\(\s*`\s*mutation [^`]*?result: (\w+)/g;

export type Use = { what: string; file: string; needed: Action };

/** Every use of a mutation in the office: the file that sends it, and what the server asks for it. */
export const mutationUses = (): Use[] =>
  [...texts].flatMap(([file, text]) =>
    [...text.matchAll(DOCUMENT)].flatMap(([, name = "", what = ""]) => {
      const needed = MUTATIONS.get(what);
      if (needed === undefined || needed === "signed-in" || isForAll(needed)) return [];
      return usersOf(name, file).map((user) => ({ what, file: user, needed }));
    }),
  );

function usersOf(name: string, home: string): string[] {
  const word = new RegExp(`\\b${name}\\b`);
  const others = imports.flatMap(({ from, to, names }) =>
    to === home && word.test(names) ? from : [],
  );
  const isUsedAtHome = new RegExp(`[(,]\\s*${name}\\b`).test(texts.get(home) ?? "");
  return isUsedAtHome ? [home, ...others] : others;
}

/** What leads to writing without being a mutation: a screen, the wizard, a file that is sent. */
const DOORS: readonly (readonly [pattern: RegExp, what: string, needed: Action])[] = [
  [/\bopenWizard\(/, "opens the wizard", "edit-repair"],
  [/\bqueueUploads\(/, "sends files", "upload-file"],
  [/"\/app\/repair\/quote"/, "leads to a new quote", "edit-quote"],
  [/"\/app\/sheet"/, "leads to a new sheet", "edit-repair"],
  [/clientid: "new"|"\/app\/client\/new"/, "leads to a new client", "edit-client"],
  [/vue[:=] ?"?import\b/, "leads to the import", "import-client"],
  [/vue[:=] ?"?doublons\b/, "leads to the merges", "merge-client"],
  [/"\/app\/settings\/newUser"/, "leads to an invitation", "manage-users"],
  [/\/export\/(clients|appliances)/, "exports clients", "export-client"],
  [/\/export\/journals/, "exports journals", "export-accounts"],
  [/\/shops\/\$\{[^}]*\}\/imports/, "imports clients", "import-client"],
  [/\/audit\/journal\.csv/, "exports the record", "read-audit"],
];

export const doorUses = (): Use[] =>
  [...texts].flatMap(([file, text]) =>
    ROOTS.test(file) || !file.startsWith("office/")
      ? []
      : DOORS.flatMap(([pattern, what, needed]) =>
          pattern.test(text) ? { what, file, needed } : [],
        ),
  );
