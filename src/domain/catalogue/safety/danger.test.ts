import { expect, test } from "vitest";
import { nodeOf, TREE } from "../tree/tree.ts";
import { choose, openTunnel, truncate } from "../tree/tunnel.ts";
import { DANGER_WORDS } from "./card.ts";
import { cardOf } from "./cards.ts";
import { dangerOf, lastingDanger } from "./danger.ts";

const wordOf = (...ids: string[]) => dangerOf({ answers: ids.map((id) => ({ id })) })?.word;

test.each([
  ["four/odeur/gaz", "gas"],
  ["diagnostic-immobilier/gaz/odeur", "gas"],
  ["chaudiere/odeur/malaise", "carbon-monoxide"],
  ["poele/tirage/fumee", "carbon-monoxide"],
  ["alarme/sonne/monoxyde", "carbon-monoxide"],
  ["poele/fumee/conduit", "chimney-fire"],
  ["micro-ondes/etincelles", "unplug"],
  ["installation-electrique/prise/secousse", "sparks"],
  ["lave-linge/fuite/courant", "water-on-electricity"],
  ["toiture/fuite/lampe", "water-on-electricity"],
  ["smartphone/batterie/gonflee", "battery"],
  ["lave-vaisselle/odeur/brule", "burning"],
  ["plaque-de-cuisson/affichage/seule", "burning"],
  ["micro-ondes/demarrage/seul", "burning"],
  ["installation-electrique/borne/chaude", "burning"],
  ["installation-electrique/solaire/chaud", "burning"],
  ["autre-electromenager/jardin/essence", "petrol"],
  ["chaudiere/fuite/fioul", "heating-oil"],
  ["chaudiere/bruit/claque", "ignition"],
  ["chauffe-eau/casse/groupe", "pressure"],
  ["chauffe-eau/chauffe/brulante", "scald"],
  ["chauffe-eau/casse/fixation", "fall"],
  ["poele/demarrage/bourre", "pellets"],
  ["poele/casse/conduit", "carbon-monoxide"],
  ["poele/fuite/bistre", "soot"],
  ["seche-linge/chauffe/brulant", "burning"],
  ["refrigerateur/odeur/chimique", "refrigerant"],
  ["volet-portail/casse/ressort", "spring"],
  ["micro-ondes/casse/porte", "microwaves"],
  ["micro-ondes/casse/rouille", "microwaves"],
  ["micro-ondes/casse/ouverte", "microwaves"],
  ["radiateur/fuite/fluide", "burning"],
  ["tableau-electrique/casse/differentiel", "no-protection"],
  ["cuisiniere/casse/robinet", "gas-tap"],
  ["plaque-de-cuisson/casse/flexible", "gas"],
  ["smartphone/eau/charge", "wet-device"],
  ["toiture/casse/charpente", "pieces"],
  ["vitre/urgence/morceaux", "pieces"],
  ["revetement-de-sol/souple/ancien", "asbestos"],
  ["toiture/casse/fibrociment", "asbestos"],
  ["peinture/casse/ancienne", "lead"],
  ["plomberie/fuite/geyser", "flood"],
  ["installation-electrique/panne/immeuble", "outage"],
  ["tableau-electrique/demarrage/compteur", "outage"],
  ["fibre/coupure", "operator"],
  ["machine-a-soda/gaz/siffle", "co2"],
  ["soin-du-linge/demarrage/disjoncte", "trip"],
  ["machine-a-cafe/demarrage/disjoncte", "trip"],
  ["plaque-de-cuisson/casse/vitre-fendue", "sparks"],
  ["refrigerateur/demarrage/secousse", "sparks"],
  ["cuisiniere/demarrage/secousse", "sparks"],
  ["chauffe-eau/demarrage/secousse", "water-on-electricity"],
  ["douche/robinet/picote", "water-on-electricity"],
  ["baignoire/robinet/picote", "water-on-electricity"],
  ["hotte/fuite/lampes", "water-on-electricity"],
  ["plomberie/piscine/disjoncte", "trip"],
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

test("the card comes with the answer, stays below it, and goes when the answer is taken back", () => {
  const sparks = choose(openTunnel("micro-ondes"), "micro-ondes/etincelles");
  const wall = choose(sparks, "micro-ondes/etincelles/paroi");
  const words = [sparks, wall, truncate(sparks, -1)].map(
    ({ path }) => dangerOf({ answers: path })?.word,
  );
  expect(words).toEqual(["unplug", "unplug", undefined]);
});

test("of two dangers the deadlier one is shown, whether answered or written", () => {
  expect(wordOf("chaudiere/odeur/brule", "chaudiere/odeur/malaise")).toBe("carbon-monoxide");
  expect(wordOf("four/odeur/gaz", "four/odeur/plastique")).toBe("gas");
  const answers = [{ id: "chaudiere/fuite/fioul" }];
  expect(dangerOf({ answers, description: "j’ai mal à la tête" })?.word).toBe("carbon-monoxide");
  expect(dangerOf({ answers, description: "depuis hier" })?.word).toBe("heating-oil");
  expect(dangerOf({ description: "ça sent le gaz" })?.level).toBe("danger");
});

test("what is dangerous or to be known is kept, an advice on the telephone is not", () => {
  const kept = (description: string) => lastingDanger({ description });
  expect([
    kept("odeur de gaz"),
    kept("de l’amiante au plafond"),
    kept("plus de courant dans tout le quartier"),
    kept("un bruit"),
  ]).toEqual(["gas", "asbestos", undefined, undefined]);
});

test("every danger is an answer of the tree", () => {
  const told = new Set(TREE.map(({ danger }) => danger));
  expect(DANGER_WORDS.filter((word) => !told.has(word))).toEqual([]);
});

/**
 * A danger belongs to the fault: the same words warn alike, whichever machine they are said of. Neither the
 * article nor what is between brackets counts.
 */
const faultOf = (name: string): string =>
  name
    .replace(/\(.*\)/, "")
    .replace(/^(une?|des?|de l’|la|le|l’|elle|il|d’)( odeur)?( de?| d’)? ?/i, "")
    .trim()
    .toLowerCase();

/** The same words of another thing: why they do not warn alike. */
const OTHERWISE: [reason: string, ids: RegExp][] = [
  ["the door of a dryer lets no microwaves out", /^seche-linge\/casse\/porte$/],
  ["a survey to plan", /^diagnostic-immobilier\/gaz$/],
  [
    "a floor or a wall socket is no device to charge",
    /^(installation-electrique|revetement)[\w/-]*\/eau$/,
  ],
  [
    "what the shop repairs itself, without an operator",
    /^(internet-satellite|videosurveillance|poele)\/orage$/,
  ],
];

test("the same words give the same card, whichever the machine", () => {
  const faults = Map.groupBy(
    TREE.filter(({ id }) => id.includes("/") && !OTHERWISE.some(([, ids]) => ids.test(id))),
    ({ name }) => faultOf(name),
  );
  const unlike = [...faults].filter(
    ([, nodes]) => new Set(nodes.map(({ danger }) => danger)).size > 1,
  );
  expect(
    unlike.map(
      ([fault, nodes]) => `${fault}: ${nodes.map(({ id, danger }) => `${id}=${danger}`).join(" ")}`,
    ),
  ).toEqual([]);
});

/** Words of gas, fuel, fire, sparks, shocks, poisoned air, pressure, falls, scalds, bad batteries and old materials. */
const SPEAKS_OF_DANGER =
  /(?<!\p{L})(gaz|essence|brûlée?|roussi|fondue?|noircit?|étincelles?|fumée|suie|bistre|flamme|nus?|fioul|brûlante?s?|ressort|solvant|chimique|frigorigène|amiante|fibrociment|jaillit|bars|soupape|déflagration|granulés|creuset)(?!\p{L})|crépit|grésill|secousse|décharge|disjonct|court-circuit|monoxyde|mal à la tête|nausée|dénudé|gonfl|détonation|décroch|tomber|s’affaisse|éclaté|différentiel|Linky|jus noir/iu;

/** Why an answer that uses such a word needs no card. */
const HARMLESS: [reason: string, ids: RegExp][] = [
  ["a problem, before its answer is known", /\/demarrage$/],
  ["the igniter's own spark", /^(plaque-de-cuisson\/gaz\/allumage|cuisiniere\/demarrage\/\w+)$/],
  ["a flame that goes out: its safety valve has cut the gas", /\/tient(\/[\w-]+)?$/],
  ["a burner, before its fault is told", /^(plaque-de-cuisson|four)\/gaz$/],
  ["the energy of the machine", /^chaudiere\/demarrage\/(gaz|fioul|granules)$|^chauffe-eau\//],
  [
    "a planned connection to the gas, or its survey",
    /^(cuisiniere\/gaz|diagnostic-immobilier\/gaz)|raccordement/,
  ],
  ["a survey to plan", /^diagnostic-immobilier\/amiante/],
  ["what oven and stove are asked before the smell is known", /^(four\/odeur|poele\/fumee)$/],
  ["grease", /^(four|cuisiniere)\/odeur\/graisse$/],
  ["a sound in a loudspeaker or a line", /^(televiseur|audio|tablette|adsl|smartphone)\//],
  ["a part that carries or detects smoke", /^(poele\/bruit\/extracteur|alarme\/sonne\/fumee)$/],
  ["a stain, or a burn long gone", /^(peinture|revetement-de-sol)\//],
  ["soot on the glass of a stove", /^poele\/\w+\/vitre$/],
  ["pellets that do not come", /^(chaudiere\/demarrage\/granules|poele)\//],
  ["a radiator or a lamp that is hot by trade", /^radiateur\/eau\/brulant$/],
  ["a valve that drips does its work", /^chaudiere\/fuite\/soupape$/],
  ["a device that no longer takes off", /^autre-multimedia\/drone\/decolle$/],
  ["a drum that hangs inside the machine", /^lave-linge\/casse\/tambour$/],
  ["a breaker to be replaced", /^tableau-electrique\/casse\/disjoncteur$/],
  ["linen and plates that come out, and an enamel", /\/(dechire|mouillee|email)$/],
  ["the spring of a tray", /^lecteur-video\/tiroir\/ressort$/],
];

test("whatever speaks of a danger has its card, or a reason to have none", () => {
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

test("a machine that trips the breaker is unplugged, without a word of electrocution", () => {
  const tripping = TREE.filter(({ name }) => /fait sauter le disjoncteur/.test(name));
  expect(tripping.length).toBeGreaterThan(20);
  for (const { id } of tripping) expect(wordOf(id), id).toBe("trip");
  for (const word of ["trip", "unplug"] as const)
    expect(cardOf(word).advice.join(" "), word).not.toMatch(/électrisée|général/);
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
    TREE.filter(({ danger }) => danger === "burning").map(({ id }) => id.split("/")[0]),
  );
  for (const root of ["four", "seche-linge", "hotte", "aspirateur", "televiseur", "chaudiere"])
    expect(burning.has(root), root).toBe(true);
});
