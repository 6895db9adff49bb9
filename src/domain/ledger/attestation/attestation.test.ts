import { expect, test } from "vitest";
import { date } from "../../../../test/shop/invoice.ts";
import { attestationParts, headAdvice, missingOf, type Attestation } from "./attestation.ts";

const attestation: Attestation = {
  publisher: {
    name: "Atelier SAS",
    form: "SAS au capital de 10 000 €",
    siret: "900 000 001 00012",
    address: "1 rue des Essais, 31000 Toulouse",
    director: "Alix Martin",
  },
  shop: {
    legal_name: "Garonne Réparations",
    siret: "90000000100012",
    address: "14 rue des Essais, 31000 Toulouse",
  },
  version: "1.2.0",
  key: "c".repeat(64),
  ways: { accountant: true, mail: true, timestamp: true },
  today: date("2026-11-24"),
};
const textOf = (facts: Partial<Attestation> = {}) =>
  attestationParts({ ...attestation, ...facts })
    .flatMap(({ title, lines }) => [title, ...lines])
    .join("\n");

test("the publisher, the software and the shop are named, with the law and the key", () => {
  for (const said of [
    "Alix Martin, représentant légal de Atelier SAS",
    "SIRET 900 000 001 00012",
    "version 1.2.0",
    "3° bis du I de l’article 286",
    "Fait le 24 novembre 2026",
    "Garonne Réparations, SIRET 900\u202f000\u202f001\u202f00012",
    "c".repeat(64),
  ])
    expect(textOf()).toContain(said);
  expect(missingOf(attestation)).toEqual([]);
});

test("what the configuration does not say is named, and left to be written by hand", () => {
  const publisher = { ...attestation.publisher, director: " ", siret: "" };
  expect(missingOf({ publisher })).toEqual([
    "son SIRET (LEGAL_SIRET)",
    "son représentant légal (LEGAL_DIRECTOR)",
  ]);
  expect(textOf({ publisher })).toContain(
    "Je soussigné(e) ……………………, représentant légal de Atelier SAS",
  );
});

test("it says how each of the four conditions is kept", () => {
  const [, conditions] = attestationParts(attestation);
  for (const condition of ["Inaltérabilité", "Sécurisation", "Conservation", "Archivage"])
    expect(conditions?.lines.some((line) => line.startsWith(condition))).toBe(true);
});

const none = { accountant: false, mail: false, timestamp: false };
test.each([
  [
    "both ways",
    {},
    "hors de la machine, par e-mail à l’expert-comptable et signée par un service d’horodatage",
  ],
  [
    "the letter alone",
    { timestamp: false },
    "hors de la machine, par e-mail à l’expert-comptable.",
  ],
  ["the authority alone", { accountant: false }, "hors de la machine, signée par un service"],
])(
  "the end of the chain leaves by %s: it says so, and the owner has nothing to set",
  (_, facts, said) => {
    const ways = { ...attestation.ways, ...facts };
    expect(textOf({ ways })).toContain(said);
    expect(headAdvice(ways)).toBe("");
  },
);

test.each([
  ["no address and no authority", none, "l’e-mail de votre comptable"],
  ["an address, and letters that stay here", { ...none, accountant: true }, "SMTP_URL"],
  ["letters that nobody is sent", { ...none, mail: true }, "l’e-mail de votre comptable"],
])(
  "with %s it does not leave: it is not said, and the owner reads what to set",
  (_, ways, advice) => {
    expect(textOf({ ways })).not.toContain("part chaque nuit");
    expect(textOf({ ways })).toContain("n’est pas dans la base de données.");
    expect(headAdvice(ways)).toContain(advice);
  },
);

test("a shop without its company’s name leaves the place too", () => {
  const shop = { legal_name: "", siret: "", address: "" };
  const [, , part] = attestationParts({ ...attestation, shop });
  expect(part?.lines[0]?.match(/……+/g)?.length).toBeGreaterThanOrEqual(5);
});
