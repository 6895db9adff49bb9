/** The rules of ARCHITECTURE.md, executed. Each failure says what to do instead. */
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const ROOT = path.resolve(import.meta.dirname, "..");
const NOUNS = [
  "catalogue",
  "account",
  "shop",
  "client",
  "file",
  "agenda",
  "repair",
  "booking",
  "quote",
  "invoice",
  "payment",
  "intake",
  "ledger",
  "call",
  "message",
];
const KERNEL = ["decision", "money", "record", "time", "validation"];
/** What a domain file may import from a package: a parser of borders and the world's telephone numbers. */
const DOMAIN_PACKAGES: Record<string, string[]> = {
  "domain/agenda/event-input.ts": ["zod/mini"],
  "domain/agenda/resource/input.ts": ["zod/mini"],
  "domain/agenda/slots-input.ts": ["zod/mini"],
  "domain/booking/request.ts": ["zod/mini"],
  "domain/validation.ts": ["zod/mini"],
  "domain/invoice/corrective/input.ts": ["zod/mini"],
  "domain/payment/sale/input.ts": ["zod/mini"],
  "domain/call/chat.ts": ["zod/mini"],
  "domain/call/mark.ts": ["zod/mini"],
  "domain/call/signal.ts": ["zod/mini"],
  "domain/client/address-input.ts": ["zod/mini"],
  "domain/client/client-input.ts": ["zod/mini"],
  "domain/client/import/request.ts": ["zod/mini"],
  "domain/client/phone/phone.ts": ["libphonenumber-js/min"],
  "domain/intake/input.ts": ["zod/mini"],
  "domain/invoice/input.ts": ["zod/mini"],
  "domain/ledger/accounting/accounting.ts": ["zod/mini"],
  "domain/payment/claim/input.ts": ["zod/mini"],
  "domain/payment/input.ts": ["zod/mini"],
  "domain/shop/identity/input.ts": ["zod/mini"],
  "domain/shop/person/input.ts": ["zod/mini"],
  "domain/quote/certificate/input.ts": ["zod/mini"],
  "domain/quote/input.ts": ["zod/mini"],
  "domain/quote/price-book/input.ts": ["zod/mini"],
  "domain/quote/price-book/import/request.ts": ["zod/mini"],
  "domain/repair/appliance/input.ts": ["zod/mini"],
  "domain/repair/loan/input.ts": ["zod/mini"],
  "domain/repair/spare-part/input.ts": ["zod/mini"],
  "domain/repair/creation.ts": ["zod/mini"],
  "domain/shop/settings/closure.ts": ["zod/mini"],
  "domain/shop/settings/input.ts": ["zod/mini"],
  "domain/repair/problem-input.ts": ["zod/mini"],
};
const SERVER_FOLDERS = [...NOUNS, "platform", "demonstration"];
/** Kinds of files in a noun of the server. Every other file is a use case, named by a verb of the glossary. */
const STORE = "store";
const ENDPOINTS = ["graphql", "rest", "site", "jobs"];
/** Production files of one folder, style sheets too; more want a sub-noun of their own. */
const LARGEST_FOLDER = 25;
/** Pictures written as components: one file a drawing. */
const ASSET_FOLDERS = ["src/web/public/drawings"];
const HOMELESS = /(^|\/)(utils?|helpers?|common|misc|lib|index)(\/|\.tsx?$)/;
const MINTS: Record<string, RegExp> = {
  ShopScope: /^server\/platform\/database\/scope\.ts$/,
  Instant: /^domain\/time\.ts$/,
  LocalDate: /^domain\/time\.ts$/,
};
const SCOPE_GATES =
  /^server\/(account|shop|repair|quote|platform)\/|^server\/(file|message|quote|payment\/claim|ledger\/(paper|closing|archive|head|e-reporting)|booking\/(hold|waiting)|call\/recording|client\/retention)\/jobs\.ts$|^server\/ledger\/seal\.ts$|^server\/(payment\/card|invoice\/platform)\/(jobs|rest)\.ts$|^server\/demonstration\//;
type Source = { file: string; text: string; isTest: boolean; imports: Import[] };
type Import = { to: string; typeOnly: boolean };

const sources = readdirSync(path.join(ROOT, "src"), { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !/\.d\.ts$|\.gen\.ts$|database\/schema\.ts$/.test(file))
  .map(read);
const production = sources.filter(({ isTest }) => !isTest);
const files = new Map(sources.map((source) => [source.file, source]));

function read(file: string): Source {
  const text = readFileSync(path.join(ROOT, "src", file), "utf8");
  return { file, text, isTest: /\.test\.tsx?$/.test(file), imports: importsOf(file, text) };
}

function importsOf(file: string, text: string): Import[] {
  const statement =
    /^\s*(?:import|export)\s+(type\s+)?(?:[^"';]*?\sfrom\s+)?["']([^"']+)["']|import\(\s*["']([^"']+)["']\s*\)/gm;
  return [...text.matchAll(statement)].map(([, type, from, lazy]) => {
    const to = from ?? lazy ?? "";
    return {
      to: to.startsWith(".") ? path.posix.join(path.posix.dirname(file), to) : to,
      typeOnly: type !== undefined,
    };
  });
}

const isPackage = (to: string): boolean =>
  !/^(domain|server|web)\//.test(to) && !to.startsWith("..");
const layerOf = (file: string): string => file.split("/")[0] ?? "";
const nounOf = (file: string): string => file.split("/")[1] ?? "";
const isAsset = (to: string): boolean => /\.(css|svg|json|graphql|typ)$/.test(to);

function expectNone(findings: string[]): void {
  expect(findings).toEqual([]);
}

const everyImport = (from: Source[]): { file: string; link: Import }[] =>
  from.flatMap(({ file, imports }) => imports.map((link) => ({ file, link })));

test("the domain imports nothing but the domain", () => {
  expectNone(
    everyImport(production)
      .filter(
        ({ file, link }) =>
          layerOf(file) === "domain" &&
          layerOf(link.to) !== "domain" &&
          !DOMAIN_PACKAGES[file]?.includes(link.to),
      )
      .map(
        ({ file, link }) =>
          `${file} imports ${link.to}: the business knows no library and no wire. Pass what it needs as an argument.`,
      ),
  );
});

test("a noun of the domain imports only nouns to its left", () => {
  const rank = (file: string) => (file.split("/").length === 2 ? -1 : NOUNS.indexOf(nounOf(file)));
  expectNone(
    everyImport(production)
      .filter(
        ({ file, link }) =>
          layerOf(file) === "domain" && layerOf(link.to) === "domain" && rank(link.to) > rank(file),
      )
      .map(
        ({ file, link }) =>
          `${file} imports ${link.to}: ${nounOf(link.to)} is to the right of ${nounOf(file)}. Let the server orchestrate, or move the rule right.`,
      ),
  );
});

test("the web never imports the server, the server only the types of a page's properties", () => {
  const wrong = ({ file, link }: { file: string; link: Import }) =>
    (layerOf(file) === "web" && layerOf(link.to) === "server") ||
    (layerOf(file) === "server" &&
      layerOf(link.to) === "web" &&
      !(link.typeOnly && link.to === "web/site/props.ts"));
  expectNone(
    everyImport(production)
      .filter(wrong)
      .map(
        ({ file, link }) =>
          `${file} imports ${link.to}: between web and server there is only HTTP.`,
      ),
  );
});

test("the platform knows no noun of the server", () => {
  expectNone(
    everyImport(production)
      .filter(
        ({ file, link }) =>
          file.startsWith("server/platform/") &&
          /^server\/(?!platform\/|services\.ts)/.test(link.to),
      )
      .map(
        ({ file, link }) =>
          `${file} imports ${link.to}: would it still make sense if we sold flowers? Turn the call around.`,
      ),
  );
});

test("the kernel is five loose files, every other file of the domain lives in a noun", () => {
  expectNone(
    sources
      .map(({ file }) => file)
      .filter((file) => layerOf(file) === "domain")
      .filter((file) =>
        file.split("/").length === 2
          ? !KERNEL.includes(nounOf(file).replace(/(\.test)?\.ts$/, ""))
          : !NOUNS.includes(nounOf(file)),
      )
      .map((file) => `${file}: name the noun it belongs to.`),
  );
});

/** server/client/import/run.ts → { noun: "client", kind: "verb", name: "run" }; undefined outside the nouns. */
function placeOf(file: string): { noun: string; kind: string; name: string } | undefined {
  const [layer, noun = "", ...rest] = file.replace(/(\.test)?\.ts$/, "").split("/");
  if (layer !== "server" || !NOUNS.includes(noun)) return undefined;
  const name = rest.at(-1) ?? "";
  if (rest.includes("document")) return { noun, kind: "document", name };
  return { noun, kind: name === STORE || ENDPOINTS.includes(name) ? name : "verb", name };
}

/** The first words of the glossary's verbs: save, send, accept… */
const VERBS = new Set(
  readFileSync(path.join(ROOT, "GLOSSARY.md"), "utf8")
    .split("## Verbs")[1]
    ?.split("\n")
    .flatMap((row) => row.match(/^\| ([^|]+) \|/)?.[1] ?? [])
    .flatMap((cell) => cell.replaceAll(/\([^)]*\)/g, "").split(","))
    .map((word) => word.trim().split(" ")[0] ?? ""),
);

test("a noun of the server holds its closed vocabulary of files", () => {
  expectNone(
    production
      .filter(({ file }) => layerOf(file) === "server" && file.split("/").length > 2)
      .filter(({ file }) => !SERVER_FOLDERS.includes(nounOf(file)))
      .map(({ file }) => `${file}: name the noun it belongs to.`),
  );
  const suffixed = new RegExp(`^(${[STORE, ...ENDPOINTS, "document"].join("|")})-`);
  expectNone(
    production.flatMap(({ file }) => {
      const place = placeOf(file);
      if (!place || place.kind !== "verb") return [];
      if (suffixed.test(place.name))
        return [`${file}: a part of a file is a verb of its own, or a sub-noun in its own folder.`];
      return VERBS.has(place.name.split("-")[0] ?? "")
        ? []
        : [`${file}: a use case is named by a verb of the GLOSSARY; a rule belongs to the domain.`];
    }),
  );
});

const RANKS: Record<string, number> = { store: 1, verb: 2, document: 2 };
const rankOf = (kind: string): number => RANKS[kind] ?? 3;

test("arrows in the server: platform < store < verb < graphql, rest, site, jobs", () => {
  expectNone(
    everyImport(production).flatMap(({ file, link }) => {
      const from = placeOf(file);
      const to = placeOf(link.to);
      if (!from || !to || (from.noun === to.noun && rankOf(to.kind) <= rankOf(from.kind)))
        return [];
      if (rankOf(to.kind) > rankOf(from.kind))
        return [`${file} imports ${link.to}: a ${from.kind} never calls a ${to.kind}.`];
      const isLeft = NOUNS.indexOf(to.noun) <= NOUNS.indexOf(from.noun);
      const isFree =
        rankOf(from.kind) > rankOf(to.kind) && (to.kind === STORE || rankOf(from.kind) === 3);
      return isLeft || isFree
        ? []
        : [`${file} imports ${link.to}: ${to.noun} is to the right of ${from.noun}.`];
    }),
  );
});

/** app.quote_answer → "quote": the migration that creates a table is named after its noun. */
const NOUN_OF_TABLE = new Map(
  readdirSync(path.join(ROOT, "migrations"))
    .filter((file) => file.endsWith(".sql"))
    .flatMap((file) =>
      [
        ...readFileSync(path.join(ROOT, "migrations", file), "utf8").matchAll(
          /^create table (?:app|auth)\.(\w+)/gm,
        ),
      ].map(([, table = ""]) => [table, file.replace(/^\d+_|\.sql$/g, "")] as const),
    ),
);
const WRITTEN =
  /(?:\b(?:insert into|update|delete from)\s+(?:app|auth)\.|(?:insertInto|updateTable|deleteFrom)\("(?:auth\.)?)(\w+)/g;
const READ = /(?:\b(?:from|join|using)\s+(?:app|auth)\.|(?:selectFrom|Join)\("(?:auth\.)?)(\w+)/g;

const nounsIn = (text: string, statement: RegExp): { table: string; noun: string }[] =>
  [...text.matchAll(statement)].flatMap(([, table = ""]) => {
    const noun = NOUN_OF_TABLE.get(table);
    return noun && NOUNS.includes(noun) ? [{ table, noun }] : [];
  });

test("a table is written by its own noun, and a store reads no noun to its right", () => {
  expectNone(
    production.flatMap(({ file, text }) => {
      const place = placeOf(file);
      if (!place) return [];
      const isRight = (noun: string) => NOUNS.indexOf(noun) > NOUNS.indexOf(place.noun);
      return [
        ...nounsIn(text, WRITTEN)
          .filter(({ noun }) => noun !== place.noun)
          .map(({ table, noun }) => `${file} writes ${table}: call the store of ${noun}.`),
        ...nounsIn(text, READ)
          .filter(({ noun }) => place.kind === STORE && isRight(noun))
          .map(({ table }) => `${file} reads ${table}: a read that joins nouns is a verb.`),
      ];
    }),
  );
});

test("a folder holds at most 25 files", () => {
  const counted = ["src", "bench", "scripts", "test"]
    .flatMap((top) =>
      readdirSync(path.join(ROOT, top), { recursive: true, encoding: "utf8" }).map((file) =>
        path.posix.join(top, file),
      ),
    )
    .filter((file) => /\.([jt]sx?|css|svg)$/.test(file) && !/\.(test\.tsx?|d\.ts)$/.test(file))
    .filter((file) => !ASSET_FOLDERS.includes(path.posix.dirname(file)));
  const sizes = Map.groupBy(counted, (file) => path.posix.dirname(file));
  expectNone(
    [...sizes]
      .filter(([, held]) => held.length > LARGEST_FOLDER)
      .map(([folder]) => `${folder}: more than ${LARGEST_FOLDER} files. A sub-noun wants its own.`),
  );
});

test("web/ui could ship in another product", () => {
  expectNone(
    everyImport(production)
      .filter(({ file, link }) => file.startsWith("web/ui/") && layerOf(link.to) === "domain")
      .filter(({ link }) => !/^domain\/(time|money)\.ts$/.test(link.to))
      .map(({ file, link }) => `${file} imports ${link.to}: take it as a property.`),
  );
});

test("no production export that only tests call", () => {
  const words = new Map<string, number>();
  const programs = ["scripts", "bench"].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.[jt]s$/.test(file))
      .map((file) => readFileSync(path.join(ROOT, folder, file), "utf8")),
  );
  for (const text of [...production.map((source) => source.text), ...programs])
    for (const word of text.replace(/^\s*(\/\*\*|\*|\/\/).*$/gm, "").match(/[A-Za-z_$][\w$]*/g) ??
      [])
      words.set(word, (words.get(word) ?? 0) + 1);
  const exported = /^export (?:async )?(?:function\*?|const|class) ([\w$]+)/gm;
  expectNone(
    production.flatMap(({ file, text }) =>
      [...text.matchAll(exported)]
        .filter(([, name = ""]) => words.get(name) === 1)
        .map(([, name]) => `${file} exports ${name}, which no production code calls: delete it.`),
    ),
  );
});

/** Where no shop is known: the installation's administrators, the demonstration, a simulated service, the version. */
const ON_PARIS_CLOCK =
  /^(domain\/|web\/admin\/|web\/office\/shell\/version-text|web\/office\/shop\/likely-zone|server\/demonstration\/|server\/payment\/claim\/simulate)/;

test("what is a shop's is dated on its clock", () => {
  expectNone(
    production
      .filter(
        ({ file, text }) => /DEFAULT_ZONE|Europe\/Paris/.test(text) && !ON_PARIS_CLOCK.test(file),
      )
      .map(({ file }) => `${file} dates on the clock of Paris: read the shop's timezone.`),
  );
});

test("no file is homeless", () => {
  expectNone(
    sources
      .map(({ file }) => file)
      .filter((file) => HOMELESS.test(file))
      .map((file) => `${file}: a function without a home is a missing noun.`),
  );
});

test("no file is longer than 400 lines", () => {
  expectNone(
    sources
      .map(({ file, text }) => ({ file, lines: text.split("\n").length - 1 }))
      .filter(({ lines }) => lines > 400)
      .map(({ file, lines }) => `${file}: ${lines} lines. Two things live there; name the second.`),
  );
});

test("no import goes round in a circle, types included", () => {
  const findings: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, trail: string[]): void => {
    if (trail.includes(file)) {
      const circle = trail.slice(trail.indexOf(file));
      const first = circle.indexOf(circle.toSorted()[0] ?? "");
      findings.push([...circle.slice(first), ...circle.slice(0, first)].join(" → "));
    }
    if (done.has(file) || trail.includes(file)) return;
    for (const { to } of files.get(file)?.imports ?? [])
      if (files.has(to)) visit(to, [...trail, file]);
    done.add(file);
  };
  for (const { file } of production) visit(file, []);
  expectNone(findings);
});

test("a file of the domain with logic has an example beside it", () => {
  const hasLogic = ({ text }: Source) =>
    /=>|\bfunction\b/.test(
      text.replace(/^\s*(\/\*\*|\*|\/\/).*$/gm, "").replace(/^(export )?type [\s\S]*?;$/gm, ""),
    );
  const tested = new Set(
    sources
      .filter(({ isTest }) => isTest)
      .flatMap(({ file, imports }) =>
        imports
          .filter(({ to }) => path.posix.dirname(to) === path.posix.dirname(file))
          .map(({ to }) => to),
      ),
  );
  expectNone(
    production
      .filter(
        (source) =>
          layerOf(source.file) === "domain" && hasLogic(source) && !tested.has(source.file),
      )
      .map(({ file }) => `${file}: no test in its folder imports it. Write the example first.`),
  );
});

test("the domain has no clock, no chance and no wire", () => {
  const forbidden =
    /Date\.now\(|new Date\(\)|performance\.now|Math\.random|crypto\.|process\.|\bfetch\(|setTimeout/;
  expectNone(
    production
      .filter(
        ({ file, text }) =>
          layerOf(file) === "domain" &&
          forbidden.test(text.replace(/^\s*(\/\*\*|\*|\/\/).*$/gm, "")),
      )
      .map(({ file }) => `${file}: time and chance come in as arguments.`),
  );
});

test("a statement takes the present from its verb, not from the database", () => {
  // `clock_timestamp()` says when a row was written, and decides nothing.
  const present = /(?<![.\w])(now\(\)|current_(date|time|timestamp)\b)/i;
  expectNone(
    production
      .filter(
        ({ file, text }) =>
          layerOf(file) === "server" && nounOf(file) !== "platform" && present.test(text),
      )
      .map(({ file }) => `${file} asks the database for the present: a rule takes the verb’s.`),
  );
});

test("a brand is minted only where it is declared", () => {
  const findings = production.flatMap(({ file, text }) =>
    Object.entries(MINTS)
      .filter(([brand, home]) => new RegExp(`\\bas ${brand}\\b`).test(text) && !home.test(file))
      .map(
        ([brand]) =>
          `${file} writes « as ${brand} »: parse the value, or take it from where it is already proved.`,
      ),
  );
  expectNone(findings);
});

test("only the gates mint a shop's proof", () => {
  expectNone(
    everyImport(production)
      .filter(
        ({ file }) => /\bmintScope\(/.test(files.get(file)?.text ?? "") && !SCOPE_GATES.test(file),
      )
      .map(
        ({ file }) =>
          `${file} mints a ShopScope: ask the session gate or the public-link gate for it.`,
      ),
  );
});

test("former contact details of a client reach the journal of the office, no page nor document", () => {
  const store = "server/client/former/store.ts";
  const readers = everyImport(production).filter(({ link }) => link.to === store);
  expect(readers.map(({ file }) => file).sort()).toEqual([
    "server/client/note-change.ts",
    "server/repair/journal/graphql.ts",
  ]);
  const naming = production.filter(({ text }) => /\bclient_former\b/.test(text));
  // The client is given a copy of all that is kept about them.
  expect(naming.map(({ file }) => file)).toEqual(["domain/client/copy/contents.ts", store]);
});

test("no barrel and no default export but where a tool demands one", () => {
  expectNone(
    production
      .filter(({ text }) => /^export \* from|^export default/m.test(text))
      .map(({ file }) => `${file}: export names, from where they live.`),
  );
});

test("every asset a file imports exists", () => {
  expectNone(
    everyImport(production)
      .filter(
        ({ link }) =>
          !isPackage(link.to) &&
          !isAsset(link.to) &&
          !files.has(link.to) &&
          !/\.d\.ts$|\.gen\.ts$|database\/schema\.ts$/.test(link.to),
      )
      .map(({ file, link }) => `${file} imports ${link.to}, which is not there.`),
  );
});
