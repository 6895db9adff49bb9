import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { APPLIANCE_KINDS, UNKNOWN_KIND } from "../kinds.ts";
import { childrenOf, nodeOf, rootOf, TREE, type TreeNode } from "./tree.ts";
import { TREE_ROOTS } from "../../../../test/tree-roots.ts";

const depthOf = ({ id }: TreeNode) => id.split("/").length;
const namesUnder = (id: string) => childrenOf(id).map(({ name }) => name);
const where = (keep: (node: TreeNode) => boolean) => TREE.filter(keep).map(({ id }) => id);

describe("the tree is whole", () => {
  test("no id is used twice", () => {
    expect(new Set(TREE.map(({ id }) => id)).size).toBe(TREE.length);
  });

  test("every node is reached from a root, and from one parent only", () => {
    const reached = new Set<string>();
    const visit = ({ id }: TreeNode) => {
      expect(reached.has(id), id).toBe(false);
      reached.add(id);
      childrenOf(id).forEach(visit);
    };
    TREE_ROOTS.forEach(visit);
    expect(where(({ id }) => !reached.has(id))).toEqual([]);
  });

  test("no parent names an answer that does not exist", () => {
    for (const { id, childs } of TREE) expect(childrenOf(id).length, id).toBe(childs?.length ?? 0);
    expect([nodeOf("lave-linge/fusee"), childrenOf("fusee")]).toEqual([undefined, []]);
  });

  test("every path ends, after four answers at most, and no question is left without an answer", () => {
    expect(where((node) => depthOf(node) > 5)).toEqual([]);
    expect(where(({ childs }) => childs?.length === 0)).toEqual([]);
    const choicesTo = (node: TreeNode): number =>
      Math.min(...childrenOf(node.id).map((child) => (child.childs ? 1 + choicesTo(child) : 1)));
    for (const root of TREE_ROOTS) expect(choicesTo(root), root.id).toBeLessThanOrEqual(4);
  });

  test("nobody chooses among more than twelve answers, nor between answers that read alike", () => {
    for (const { id } of TREE) {
      const names = namesUnder(id).map((name) => name.toLowerCase());
      expect(names.length, id).toBeLessThanOrEqual(12);
      expect(new Set(names).size, id).toBe(names.length);
    }
  });

  test("a choice is between two answers at least", () => {
    expect(where(({ childs }) => childs?.length === 1)).toEqual([]);
  });

  test("a question is asked wherever an answer is expected, and nowhere else", () => {
    expect(where(({ question, childs, input }) => !question !== !(childs ?? input))).toEqual([]);
    expect(where(({ childs, input }) => Boolean(childs && input))).toEqual([]);
  });

  test("whoever does not know always has a way out", () => {
    for (const root of TREE_ROOTS) expect(nodeOf(`${root.id}/autre`), root.id).toBeDefined();
  });
});

describe("the tree and the catalogue agree", () => {
  test("every kind of appliance has its root, and every root has its kinds", () => {
    const asked = APPLIANCE_KINDS.map(({ id }) => rootOf(id).id);
    expect(new Set(asked)).toEqual(new Set(TREE_ROOTS.map(({ id }) => id)));
  });

  test.each([
    ["lave-linge-sechant", "lave-linge"],
    ["diagnostic-plomb", "diagnostic-immobilier"],
    ["chaudiere", "chaudiere"],
    [UNKNOWN_KIND.id, "autre"],
    ["fusee", "autre"],
  ])("%s is asked about as %s", (kind_id, root) => {
    expect(rootOf(kind_id).id).toBe(root);
  });

  test("an answer that a kind already gives stands right under its root", () => {
    const answered = APPLIANCE_KINDS.filter(({ answer }) => answer !== undefined);
    expect(answered.length).toBe(10);
    for (const { id, answer } of answered) expect(rootOf(id).childs, id).toContain(answer);
  });

  test("a root is an appliance when it has a maker and a serial number", () => {
    const isAppliance = (id: string) => nodeOf(id)?.type === "appliance";
    expect(["lave-linge", "smartphone", "chaudiere"].every(isAppliance)).toBe(true);
    expect(["plomberie", "toiture", "fibre", "autre"].some(isAppliance)).toBe(false);
    expect(where((node) => node.type !== undefined && depthOf(node) > 1)).toEqual([]);
  });
});

describe("the specification's content is there", () => {
  test("a hob and a cooker ask which burner does not heat", () => {
    const burners = [
      "Tous",
      "En haut à gauche",
      "En haut à droite",
      "En bas à gauche",
      "En bas à droite",
      "Au centre",
      "Autre",
    ];
    expect(namesUnder("plaque-de-cuisson/chauffe/chauffe-pas")).toEqual(burners);
    expect(namesUnder("cuisiniere/chauffe/chauffe-pas")).toEqual(burners);
    for (const child of childrenOf("plaque-de-cuisson/chauffe"))
      expect(namesUnder(child.id), child.id).toEqual(burners);
  });

  test("plumbing asks which inlet, and about taps", () => {
    const inlets = ["L’eau chaude", "L’eau froide", "Les deux", "Je ne sais pas"];
    expect(namesUnder("plomberie/fuite/arrivee")).toEqual(inlets);
    expect(namesUnder("plomberie/robinet/goutte")).toEqual(inlets);
    expect(namesUnder("evier-lavabo/robinet/debit")).toEqual(inlets);
  });

  test("the property diagnostics are listed", () => {
    const listed = namesUnder("diagnostic-immobilier").join(", ");
    for (const said of [
      "DPE",
      "Carrez",
      "Boutin",
      "Amiante",
      "Gaz",
      "Électricité",
      "Plomb",
      "Mérule",
      "ERP",
    ])
      expect(listed).toContain(said);
  });

  test("a washing machine leaks from the door, beneath, at either hose or through the drawer", () => {
    expect(namesUnder("lave-linge/fuite")).toEqual(
      expect.arrayContaining([
        "Par le hublot",
        "Sous la machine",
        "Au tuyau d’arrivée d’eau",
        "Au tuyau de vidange",
        "Par le bac à lessive",
      ]),
    );
  });

  test.each([
    "lave-linge",
    "seche-linge",
    "lave-vaisselle",
    "refrigerateur",
    "congelateur",
    "cave-a-vin",
    "four",
    "micro-ondes",
    "plaque-de-cuisson",
    "cuisiniere",
    "machine-a-cafe",
    "console-de-jeux",
    "ordinateur-portable",
    "imprimante-scanner",
    "chauffe-eau",
    "chaudiere",
    "pompe-a-chaleur",
    "antenne",
    "parabole",
  ])("%s has a display: its error code is typed, with an example of one", (root) => {
    const node = nodeOf(`${root}/code-erreur`);
    expect(node?.input).toBe("text");
    expect(node?.question).toMatch(/^Quel code s’affiche\u202f\? Par exemple \S.*\.$/);
  });

  test("two machines never share all the answers of a problem, burners and inlets apart", () => {
    const seen = new Map<string, string>();
    for (const node of TREE.filter((one) => depthOf(one) === 2 && one.childs)) {
      const list = namesUnder(node.id).join(" | ");
      expect(seen.get(list), `${node.id}: ${list}`).toBeUndefined();
      seen.set(list, node.id);
    }
  });
});

describe("the tree reads well", () => {
  test("an answer is short enough for a button on a telephone", () => {
    expect(where(({ name }) => name.length > 60 || name.length < 2)).toEqual([]);
  });

  test("an answer begins with a capital, ends without a full stop and keeps to the printer's rules", () => {
    for (const { id, name, question } of TREE) {
      expect(name, id).toMatch(/^[\p{Lu}\d]/u);
      expect(name, id).not.toMatch(/[.!?]$|'| {2}|^ | $/);
      for (const text of [name, question ?? ""])
        expect(text, id).not.toMatch(/ [:;?!%€]|[^\u00a0]:|[^\u202f][;?!%»]|«[^\u202f]|\.\.\./);
    }
  });

  test("a question is a question, an example apart", () => {
    for (const { id, question } of TREE)
      if (question) expect(question, id).toMatch(/\u202f\?( Par exemple .+\.)?$/);
  });
});

/**
 * Journals keep the ids for ever. A line of the list may be corrected when its words are better said; it
 * is never removed, and its id never comes to mean something else. A new answer is free: add its line.
 */
test("no published answer has disappeared or come to mean something else", () => {
  const list = readFileSync(path.join(import.meta.dirname, "ids.txt"), "utf8");
  const published = list.trimEnd().split("\n");
  expect(published.length).toBeGreaterThan(2000);
  const today = new Set(TREE.map(({ id, name }) => `${id}: ${name}`));
  expect(published.filter((line) => !today.has(line))).toEqual([]);
});
