import { expect, test } from "vitest";
import { guessMapping } from "../../../../domain/client/import/mapping.ts";
import type { ImportProgress } from "../../../../domain/client/import/progress.ts";
import { COLUMNS_OF, onlyMapped, type Report } from "./requests.ts";
import {
  doneText,
  faultsFile,
  missingText,
  planText,
  progressText,
  templateFile,
  undoneText,
} from "./words.ts";

const report = (facts: Partial<Report>): Report => ({
  import_id: "i",
  created: 0,
  updated: 0,
  unchanged: 0,
  faulty: 0,
  aside: 0,
  faults: [],
  ...facts,
});
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

test("before, what would happen is told in full", () => {
  const said = planText(report({ created: 1, updated: 2, unchanged: 1, faulty: 3 }), "client");
  expect(said.map(plain)).toEqual([
    "1 client sera créé.",
    "2 clients déjà connus seront complétés : seuls les blancs sont remplis.",
    "1 ligne n’apporte rien de nouveau.",
    "3 lignes seront laissées de côté : voyez les erreurs.",
  ]);
  expect(planText(report({ created: 1_200 }), "appliance").map(plain)).toEqual([
    "1 200 appareils seront créés.",
  ]);
});

test.each([
  [report({ created: 12 }), "12 clients créés."],
  [
    report({ created: 1, updated: 1, faulty: 1 }),
    "1 client créé, 1 complété, 1 ligne laissée de côté.",
  ],
])("after, in one line", (done, said) => {
  expect(plain(doneText(done, "client"))).toBe(said);
});

test.each([
  [{ created: 3, kept: 0 }, "Import annulé : 3 clients retirés."],
  [
    { created: 3, kept: 1 },
    "Import annulé : 2 clients retirés. 1 client gardé, car utilisé ou modifié depuis.",
  ],
])("undone, what stayed is said", (undone, said) => {
  expect(plain(undoneText(undone, "client"))).toBe(said);
});

test("a file without the name's column cannot go on", () => {
  expect(missingText("client", ["email", ""])).toContain("Nom");
  expect(missingText("appliance", ["lastname"])).toContain("Appareil");
  expect(missingText("client", ["lastname"])).toBeUndefined();
});

test("columns left aside do not travel", () => {
  const sending = {
    import_id: "i",
    noun: "client",
    filename: "a.csv",
    columns: ["", "lastname", "", "email"],
    rows: [{ line: 2, cells: ["secret", "Dupont", "secret"] }],
    check: true,
  } as const;
  expect(onlyMapped(sending)).toMatchObject({
    columns: ["lastname", "email"],
    rows: [{ line: 2, cells: ["Dupont", ""] }],
  });
});

test("the faults are a file of their own, and no cell of it runs", () => {
  const faults = [{ line: 4, column: "email", message: "=1 n’est pas une adresse" }];
  expect(faultsFile({ faults }, "client")).toBe(
    "\ufeffLigne;Colonne;À corriger\r\n4;E-mail;'=1 n’est pas une adresse\r\n",
  );
});

test.each<[ImportProgress, string]>([
  [{ phase: "reading", done: 4_200, all: 15_000 }, "Lecture : 4 200 lignes sur 15 000"],
  [{ phase: "comparing", done: 1, all: 2 }, "Comparaison avec vos fiches : 1 ligne sur 2"],
  [{ phase: "writing", done: 1_000, all: 1_500 }, "Enregistrement : 1 000 fiches sur 1 500"],
  [{ phase: "finishing", done: 0, all: 3 }, "Préparation de la recherche : 0 fiche sur 3"],
])("while it runs, how far it is is said in lines and records", (progress, said) => {
  expect(progressText(progress).replace(/[\u00a0\u202f]/g, " ")).toBe(said);
});

test.each(["client", "appliance"] as const)(
  "the empty file for a %s asks for nothing that only an export knows, and is recognised whole",
  (noun) => {
    const headings = templateFile(noun).replace("\ufeff", "").trim().split(";");
    const mapping = guessMapping(headings, COLUMNS_OF[noun]);
    expect(mapping).not.toContain("");
    for (const key of ["ref", "lat", "lon"]) expect(mapping).not.toContain(key);
    expect(missingText(noun, mapping)).toBeUndefined();
  },
);

test.each([
  [1, "client", "cellule illisible\u00a0: sa valeur va dans la note du client, à vérifier."],
  [720, "client", "cellules illisibles\u00a0: leur valeur va dans la note du client, à vérifier."],
  [1, "appliance", "cellule illisible\u00a0: l’appareil est importé sans elle, à vérifier."],
  [
    9,
    "appliance",
    "cellules illisibles\u00a0: les appareils sont importés sans elles, à vérifier.",
  ],
] as const)("%i unreadable cells of a %s are told before and after", (aside, noun, text) => {
  expect(planText(report({ aside }), noun)).toEqual([`${aside}\u00a0${text}`]);
});
