import { expect, test } from "vitest";
import { CONTENTS_FR, LEFT_OUT, NOT_OF_A_CLIENT } from "./contents.ts";
import { copyReadme, type CopyContents } from "./readme.ts";
import { parseLocalDate } from "../../time.ts";

const on = parseLocalDate("2026-11-24");
const contents = (facts: Partial<CopyContents> = {}): CopyContents => {
  if (!on) throw new Error("no date");
  return {
    shop: { name: "Atelier Garonne", email: "bonjour@garonne.test", phone: "05 61 00 00 00" },
    client: { name: "Hélène VIDAL" },
    on,
    counts: { client: 1, repair: 2, loan: 0 },
    files: [],
    missing: [],
    ...facts,
  };
};

test("says whose data they are, who gave them, when, and where all of it is", () => {
  const page = copyReadme(contents());
  expect(page).toContain("Copie des données de Hélène VIDAL");
  expect(page).toContain("Remise par Atelier Garonne le 24 novembre 2026");
  expect(page).toContain('href="client.json"');
  expect(page).toContain("bonjour@garonne.test ou 05 61 00 00 00");
});

test("counts what the shop keeps, and leaves out what it does not", () => {
  const page = copyReadme(contents());
  expect(page).toContain("<tr><th>Identité</th><td>1</td></tr>");
  expect(page).toContain("<tr><th>Réparations</th><td>2</td></tr>");
  expect(page).not.toContain("Appareils prêtés");
});

test("links each photo and document, and says which could not be found", () => {
  const page = copyReadme(contents({ files: ["fichiers/a b.jpg"], missing: ["perdu.pdf"] }));
  expect(page).toContain('<a href="fichiers/a%20b.jpg">fichiers/a b.jpg</a>');
  expect(page).toContain("perdu.pdf : le fichier n’a pas été retrouvé");
});

test("shows a name as a name, whatever signs it holds", () => {
  const page = copyReadme(contents({ client: { name: '<script>alert("1")</script> & fils' } }));
  expect(page).not.toContain("<script>");
  expect(page).toContain("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; fils");
});

test("a shop without an e-mail is named without one", () => {
  const page = copyReadme(contents({ shop: { name: "Atelier", email: "", phone: "" } }));
  expect(page).toContain("corriger ou effacer ces données.");
});

test("a table is of a client or it is not", () => {
  expect(Object.keys(CONTENTS_FR).filter((table) => NOT_OF_A_CLIENT[table])).toEqual([]);
  expect(Object.values(LEFT_OUT).filter((reason) => reason === "")).toEqual([]);
});
