import { expect, test } from "vitest";
import { dangerOf } from "./safety.ts";
import { nodeOf, TREE } from "./tree/tree.ts";
import { choose, openTunnel, truncate } from "./tree/tunnel.ts";

const told = (...ids: string[]) => ids.map((id) => ({ id, name: nodeOf(id)?.name ?? "" }));
const wordOf = (...ids: string[]) => dangerOf(told(...ids))?.word;

test.each([
  ["four/odeur/gaz", "gas"],
  ["diagnostic-immobilier/gaz/odeur", "gas"],
  ["chaudiere/odeur/malaise", "carbon-monoxide"],
  ["poele/tirage/fumee", "carbon-monoxide"],
  ["alarme/sonne/monoxyde", "carbon-monoxide"],
  ["poele/fumee/conduit", "chimney-fire"],
  ["micro-ondes/etincelles", "sparks"],
  ["installation-electrique/prise/secousse", "sparks"],
  ["lave-linge/fuite/courant", "water-on-electricity"],
  ["toiture/fuite/lampe", "water-on-electricity"],
  ["smartphone/batterie/gonflee", "battery"],
  ["lave-vaisselle/odeur/brule", "burning"],
  ["plaque-de-cuisson/affichage/seule", "burning"],
  ["micro-ondes/demarrage/seul", "burning"],
  ["installation-electrique/borne/chaude", "burning"],
  ["installation-electrique/solaire/chaud", "burning"],
  ["autre-electromenager/jardin/essence", "burning"],
  ["plaque-de-cuisson/casse/vitre-fendue", "sparks"],
  ["refrigerateur/demarrage/secousse", "sparks"],
  ["cuisiniere/demarrage/secousse", "sparks"],
  ["chauffe-eau/demarrage/secousse", "water-on-electricity"],
  ["douche/robinet/picote", "water-on-electricity"],
  ["baignoire/robinet/picote", "water-on-electricity"],
  ["hotte/fuite/lampes", "water-on-electricity"],
  ["plomberie/piscine/disjoncte", "water-on-electricity"],
  ["poele/demarrage/fumee", "carbon-monoxide"],
  ["cuisiniere/chauffe/jaune", "carbon-monoxide"],
  ["poele/tirage/emballe", "chimney-fire"],
  ["autre-multimedia/mobilite/choc", "battery"],
])("%s warns of %s", (id, word) => {
  expect(wordOf(id)).toBe(word);
});

test("nothing is shown for an ordinary breakdown, an unknown answer or none", () => {
  expect([wordOf("lave-linge/fuite", "lave-linge/fuite/hublot"), wordOf("x"), wordOf()]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test("the warning comes with the answer, stays below it, and goes when the answer is taken back", () => {
  const start = openTunnel("micro-ondes");
  const sparks = choose(start, "micro-ondes/etincelles");
  expect(dangerOf(sparks.path)?.word).toBe("sparks");
  expect(dangerOf(choose(sparks, "micro-ondes/etincelles/paroi").path)?.word).toBe("sparks");
  expect(dangerOf(truncate(sparks, -1).path)).toBeUndefined();
});

test("of two dangers the deadlier one is shown", () => {
  expect(wordOf("chaudiere/odeur/brule", "chaudiere/odeur/malaise")).toBe("carbon-monoxide");
  expect(wordOf("four/odeur/gaz", "four/odeur/plastique")).toBe("gas");
});

const DANGEROUS = TREE.filter(({ danger }) => danger !== undefined);
const dangers = DANGEROUS.map(({ id }) => dangerOf(told(id)));

test("a warning says what to do in a few short orders, calmly, and whom to call", () => {
  for (const danger of dangers) {
    expect(danger?.advice.length).toBeGreaterThanOrEqual(4);
    expect(danger?.advice.length).toBeLessThanOrEqual(6);
    for (const line of danger?.advice ?? []) {
      expect(line.length, line).toBeLessThanOrEqual(72);
      expect(line, line).toMatch(/^[\p{Lu}][^!]*\.$/u);
    }
    expect(danger?.calls.map(({ number }) => number)).toContain("112");
    for (const { number } of danger?.calls ?? [])
      expect(number).toMatch(/^(1\d{1,2}|0 800 [\d ]{8})$/);
  }
  expect(new Set(dangers.map((danger) => danger?.word)).size).toBe(7);
});

test("gas is announced to the gas emergency service first, from outside", () => {
  const gas = dangerOf(told("four/odeur/gaz"));
  expect(gas?.calls[0]).toEqual({
    name: "Urgence Sécurité Gaz (gaz de ville)",
    number: "0 800 47 33 33",
  });
  expect(gas?.advice[0]).toContain("N’allumez rien");
  expect(gas?.advice.at(-1)).toContain("depuis l’extérieur");
});

/** What the services that come say first, and what must never be said. */
test.each([
  [
    "gas",
    ["N’allumez rien", "pas votre téléphone à l’intérieur", "Ouvrez", "robinet", "ascenseur"],
  ],
  ["carbon-monoxide", ["Ouvrez", "Arrêtez l’appareil", "sortir tout le monde", "avant de rentrer"]],
  ["chimney-fire", ["appelez sans attendre", "arrivées d’air", "Ne jetez pas d’eau", "ramonage"]],
  ["sparks", ["Ne touchez plus", "personne électrisée", "disjoncteur général", "éloignez"]],
  [
    "water-on-electricity",
    ["personne électrisée", "au sec", "tableau est mouillé", "arrivée d’eau"],
  ],
  ["battery", ["Arrêtez la charge", "ne la percez pas", "dehors", "sortez"]],
  ["burning", ["Arrêtez", "Coupez le courant", "Ne jetez pas d’eau", "fermez la porte"]],
])("in case of %s, the orders come in the order of the emergency services", (word, said) => {
  const advice = dangers.find((danger) => danger?.word === word)?.advice.join("\n") ?? "";
  const places = said.map((words) => advice.indexOf(words));
  expect(places, advice).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
});

test("whoever is poisoned or takes a shock is sent to the Samu too", () => {
  const words = ["carbon-monoxide", "sparks", "water-on-electricity"];
  for (const danger of dangers)
    expect(
      danger?.calls.some(({ number }) => number === "15"),
      danger?.word,
    ).toBe(words.includes(danger?.word ?? ""));
});

/** Words of gas, fire, sparks, shocks, poisoned air and swollen batteries. */
const SPEAKS_OF_DANGER =
  /(?<!\p{L})(gaz|brûlée?|roussi|fondue?|noircit?|étincelles?|fumée|suie|flamme|nus?|fioul)(?!\p{L})|crépit|grésill|secousse|décharge|disjonct|court-circuit|monoxyde|mal à la tête|nausée|dénudé|gonfl|détonation/iu;

/** Why an answer that uses such a word needs no warning. */
const HARMLESS: [reason: string, ids: RegExp][] = [
  ["the breaker has cut the current, and there is no water", /\/(disjoncte(ur|-chaud)?|rearme)$/],
  ["a problem, before its answer is known", /\/demarrage$/],
  ["the igniter's own spark", /^(plaque-de-cuisson\/gaz\/allumage|cuisiniere\/demarrage\/\w+)$/],
  ["a flame that goes out: its safety valve has cut the gas", /\/tient$/],
  ["a burner, before its fault is told", /^(plaque-de-cuisson|four)\/gaz$/],
  ["the energy of the machine", /^chaudiere\/demarrage\/(gaz|fioul|fioul\/part)$|^chauffe-eau\//],
  ["a planned connection to the gas, or its survey", /^(cuisiniere|diagnostic-immobilier)\/gaz/],
  ["a stiff knob", /^cuisiniere\/casse\/robinet$/],
  ["what oven and stove are asked before the smell is known", /^(four\/odeur|poele\/fumee)$/],
  ["grease", /^four\/odeur\/graisse$/],
  ["a sound in a loudspeaker or a line", /^(televiseur|audio|tablette|adsl|smartphone)\//],
  ["a part that carries or detects smoke", /^(poele\/bruit\/extracteur|alarme\/sonne\/fumee)$/],
  ["a stain, or a burn long gone", /^(peinture|revetement-de-sol)\//],
  ["soot on the glass of a stove", /^poele\/\w+\/vitre$/],
];

test("whatever speaks of gas, fire, sparks or poisoned air warns, or has a reason not to", () => {
  const silent = TREE.filter(
    ({ id, name, danger }) =>
      SPEAKS_OF_DANGER.test(name) &&
      danger === undefined &&
      !HARMLESS.some(([, ids]) => ids.test(id)),
  );
  expect(silent.map(({ id, name }) => `${id}: ${name}`)).toEqual([]);
});

test("no reason is kept for answers that are gone", () => {
  for (const [reason, ids] of HARMLESS)
    expect(
      TREE.some(({ id, danger }) => ids.test(id) && !danger),
      reason,
    ).toBe(true);
});

test("a machine with water that trips the breaker warns of water on electricity", () => {
  for (const id of [
    "lave-linge/demarrage/disjoncte",
    "lave-vaisselle/demarrage/disjoncte",
    "machine-a-cafe/demarrage/disjoncte",
    "machine-a-the/demarrage/disjoncte",
    "nettoyeur/demarrage/disjoncte",
    "soin-du-linge/demarrage/disjoncte",
    "chauffe-eau/demarrage/disjoncte",
    "wc/broyeur/disjoncte",
    "baignoire/balneo/disjoncte",
    "radiateur/serviettes/disjoncte",
    "evier-lavabo/broyeur/disjoncte",
  ])
    expect(wordOf(id), id).toBe("water-on-electricity");
});

test("every leak of a machine on the mains, and of a wet room, has its answer for electricity", () => {
  const wet = [
    "lave-linge",
    "lave-vaisselle",
    "chauffe-eau",
    "machine-a-cafe",
    "refrigerateur",
    "baignoire",
    "douche",
    "evier-lavabo",
    "plomberie",
    "radiateur",
    "chaudiere",
    "pompe-a-chaleur",
  ];
  for (const root of wet)
    expect(nodeOf(`${root}/fuite/courant`)?.danger, root).toBe("water-on-electricity");
});

test("every machine with a motor or a heater may tell of a burning smell", () => {
  const burning = new Set(
    DANGEROUS.filter(({ danger }) => danger === "burning").map(({ id }) => id.split("/")[0]),
  );
  for (const root of ["four", "seche-linge", "hotte", "aspirateur", "televiseur", "chaudiere"])
    expect(burning.has(root), root).toBe(true);
});
