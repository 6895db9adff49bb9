/** The page of a client's copy that a person reads; the whole is in client.json. */
import { formatDate, type LocalDate } from "../../time.ts";
import { CONTENTS_FR } from "./contents.ts";

export type CopyContents = {
  shop: { name: string; email: string; phone: string };
  client: { name: string };
  on: LocalDate;
  /** Rows of each table of client.json. */
  counts: Readonly<Record<string, number>>;
  /** Paths in the archive. */
  files: readonly string[];
  /** Names of files whose bytes were not found. */
  missing: readonly string[];
};

export function copyReadme(contents: CopyContents): string {
  const { shop, client, on } = contents;
  const contact = [shop.email, shop.phone].filter((text) => text !== "").join(" ou ");
  return `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><title>Copie de vos données</title>
<style>body{font:16px/1.5 sans-serif;max-width:44rem;margin:2rem auto;padding:0 1rem}td,th{text-align:left;padding:.2rem 1rem .2rem 0}</style>
</head><body>
<h1>Copie des données de ${escaped(client.name)}</h1>
<p>Remise par ${escaped(shop.name)} le ${formatDate(on)}, au titre des articles 15 et 20 du RGPD.</p>
<p>Le fichier <a href="client.json">client.json</a> contient tout ce que l’atelier garde sur vous, table par table ;
il s’ouvre dans un éditeur de texte et se relit par un autre logiciel. Les instants y sont en temps universel,
les montants en centimes.</p>
<h2>Ce qui s’y trouve</h2>
<table>${rowsOf(contents.counts)}</table>
${filesOf(contents)}
<h2>Vos droits</h2>
<p>Vous pouvez faire corriger ou effacer ces données${contact ? ` : ${escaped(contact)}` : ""}. Les factures restent
dix ans, comme la loi le demande. Vous pouvez aussi saisir la CNIL : https://www.cnil.fr/fr/plaintes.</p>
</body></html>
`;
}

const rowsOf = (counts: CopyContents["counts"]): string =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([table, count]) => `<tr><th>${CONTENTS_FR[table] ?? table}</th><td>${count}</td></tr>`)
    .join("\n");

function filesOf({ files, missing }: CopyContents): string {
  const links = files.map((path) => `<li><a href="${encodeURI(path)}">${escaped(path)}</a></li>`);
  const gone = missing.map((name) => `<li>${escaped(name)} : le fichier n’a pas été retrouvé</li>`);
  const all = [...links, ...gone];
  return all.length === 0 ? "" : `<h2>Photos et documents</h2>\n<ul>${all.join("\n")}</ul>`;
}

const SIGNS: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);
