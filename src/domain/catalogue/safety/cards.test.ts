import { expect, test } from "vitest";
import { dialled } from "./calls.ts";
import { DANGER_WORDS, type DangerWord } from "./card.ts";
import { cardOf } from "./cards.ts";

const CARDS = DANGER_WORDS.map(cardOf);
const textOf = (word: DangerWord): string => cardOf(word).advice.join("\n");

test.each(CARDS)("$word says what to do in a few short orders, calmly", ({ advice, level }) => {
  expect(advice.length).toBeGreaterThanOrEqual(level === "notice" ? 3 : 4);
  expect(advice.length).toBeLessThanOrEqual(6);
  for (const line of advice) {
    expect(line.length, line).toBeLessThanOrEqual(72);
    expect(line, line).toMatch(/^[\p{Lu}\d][^!]*\.$/u);
  }
});

test("where people may be hurt now, the card says whom to call, the European number among them", () => {
  for (const { level, calls, word } of CARDS)
    if (level === "danger")
      expect(
        calls.map(({ number }) => number),
        word,
      ).toContain("112");
});

test("numbers are those that are dialled in France", () => {
  const numbers = new Set(CARDS.flatMap(({ calls }) => calls.map(({ number }) => number)));
  expect([...numbers].toSorted()).toEqual([
    "0 800 47 33 33",
    "09 726 750",
    "1023",
    "1064",
    "112",
    "15",
    "18",
    "3244",
    "3900",
  ]);
});

test("Enedis answers by department, and Corsica is 20", () => {
  const [enedis] = cardOf("outage").calls;
  expect(enedis && ["31000", "20000", ""].map((zip) => dialled(enedis, zip))).toEqual([
    "09 726 750 31",
    "09 726 750 20",
    "09 726 750 + les deux chiffres du département",
  ]);
  expect(dialled({ name: "Pompiers", number: "18" }, "31000")).toBe("18");
});

test("gas is announced to the gas emergency service first, from outside", () => {
  const { calls, advice } = cardOf("gas");
  expect(calls[0]?.number).toBe("0 800 47 33 33");
  expect(advice[0]).toContain("N’allumez rien");
  expect(advice.at(-1)).toContain("depuis l’extérieur");
});

/** What the services that come say first, in their order. */
const ORDERS: Partial<Record<DangerWord, string[]>> = {
  gas: ["N’allumez rien", "pas votre téléphone à l’intérieur", "Ouvrez", "robinet", "ascenseur"],
  "carbon-monoxide": ["Ouvrez", "Arrêtez l’appareil", "sortir tout le monde", "avant de rentrer"],
  petrol: ["N’allumez rien", "interrupteur", "Ouvrez grand", "Éloignez", "sable"],
  "heating-oil": ["Arrêtez", "vanne de la cuve", "Ni flamme", "Aérez", "Absorbez"],
  ignition: ["Arrêtez", "Ne la réarmez pas", "arrivée de gaz", "vanne de la cuve"],
  "chimney-fire": ["appelez sans attendre", "arrivées d’air", "Ne jetez pas d’eau", "ramonage"],
  soot: ["avant un ramonage", "Ne jetez pas d’eau", "appelez"],
  sparks: ["Ne touchez plus", "personne électrisée", "disjoncteur général", "éloignez"],
  "water-on-electricity": ["personne électrisée", "au sec", "tableau est mouillé", "arrivée d’eau"],
  battery: ["Arrêtez la charge", "ne la percez pas", "dehors", "sortez"],
  burning: ["Arrêtez", "Coupez le courant", "Ne jetez pas d’eau", "fermez la porte"],
  pressure: ["Coupez", "Ne le remettez pas en chauffe", "N’ouvrez"],
  pellets: ["Ne le rallumez pas", "porte du foyer fermée", "Aérez"],
  refrigerant: ["Ni flamme", "interrupteur", "Ouvrez les fenêtres", "Sortez"],
  fall: ["sortir", "ni dessous", "Fermez l’eau", "Coupez son courant"],
  spring: ["Ne la manœuvrez plus", "Ne passez pas dessous", "ressort"],
  scald: ["N’utilisez plus", "Coupez", "l’eau froide", "10 minutes"],
  flood: ["près du compteur d’eau", "service des eaux", "Coupez le courant"],
  microwaves: ["débranchez", "Ne l’utilisez plus", "tension mortelle"],
  "gas-tap": ["Ne le forcez pas", "Fermez l’arrivée", "appelez depuis l’extérieur"],
  "wet-device": ["ne chargez plus", "Éteignez"],
  asbestos: ["Ne percez", "Ne balayez pas", "repérage amiante"],
  lead: ["Ne poncez", "enfants", "CREP"],
};

test.each(DANGER_WORDS.filter((word) => ORDERS[word]))(
  "for %s the orders come in their order",
  (word) => {
    const said = ORDERS[word] ?? [];
    const advice = textOf(word);
    const places = said.map((words) => advice.indexOf(words));
    expect(places, advice).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  },
);

test("the poisoned and those who took a shock are sent to the Samu too", () => {
  for (const word of ["carbon-monoxide", "sparks", "water-on-electricity"] as const)
    expect(cardOf(word).calls.map(({ number }) => number)).toContain("15");
});

test("works to plan in an old house are no emergency, nor is an advice given on the telephone", () => {
  expect(CARDS.filter(({ level }) => level === "care").map(({ word }) => word)).toEqual([
    "wet-device",
    "asbestos",
    "lead",
  ]);
  expect(CARDS.filter(({ level }) => level === "notice").map(({ word }) => word)).toEqual([
    "trip",
    "unplug",
    "outage",
    "operator",
  ]);
});

test("a mark on a list is two or three words, each its own", () => {
  expect(new Set(CARDS.map(({ label }) => label)).size).toBe(CARDS.length);
  for (const { label } of CARDS) expect(label.length, label).toBeLessThanOrEqual(18);
});
