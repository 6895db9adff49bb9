import { expect, test } from "vitest";
import { about } from "../../../test/shop/letters.ts";
import { parseInstant } from "../time.ts";
import {
  factorLetter,
  factorReset,
  invitation,
  newDevice,
  passwordChanged,
  passwordLink,
  signUpConfirmation,
  signUpKnown,
} from "./account.ts";

const plain = (text: string | undefined) => text?.replace(/[\u202f\u00a0]/g, " ") ?? "";
const letter = {
  ...about,
  to: "ines@atelier-garonne.test",
  url: "https://etabli.test/app/connexion#x",
};
const occasion = {
  ...letter,
  device: "Firefox sur Linux",
  at: parseInstant("2026-11-23T08:05:00Z") ?? ("" as never),
  zone: "Europe/Paris",
};

test("an invitation says who opens the account, where, for how long, and that ignoring it is safe", () => {
  const written = invitation({ ...letter, by: "Marc Delmas" });
  expect(plain(written?.subject)).toBe("Atelier Garonne vous invite sur Établi, Atelier Garonne");
  for (const part of [
    "Marc Delmas vous ouvre un compte",
    "une seule fois, pendant 7 jours",
    "Ignorez cet e-mail",
    letter.url,
    "Ne transmettez ce lien à personne",
  ])
    expect(plain(written?.text)).toContain(part);
});

test("a name cannot put code in the letter", () => {
  const written = invitation({ ...letter, by: '<img src=x onerror="alert(1)">' });
  expect(written?.html).not.toContain("<img src=x");
});

test("a letter about a device says which one and when", () => {
  for (const written of [newDevice(occasion), passwordChanged(occasion)])
    expect(plain(written?.text)).toContain("Firefox sur Linux, lundi 23 novembre");
});

test("the link of a forgotten password is short-lived, and says so", () => {
  expect(plain(passwordLink(letter)?.text)).toContain("pendant 30 minutes");
});

test("without an address there is no letter", () => {
  expect(invitation({ ...letter, to: "", by: "Marc" })).toBeNull();
});

const toNadia = {
  to: "nadia@atelier.example",
  shop: { name: "Établi", phone: "", email: "", address: "" },
};

test("the letter of a sign-up names the shop, how long the link serves, and that it may be ignored", () => {
  const url = "https://etabli.example/app/onboarding#lien=abc";
  const shop_name = "<b>Chez Nadia</b>";
  const written = signUpConfirmation({ ...toNadia, url, firstname: "Nadia", shop_name });
  const words = ["Nadia, il reste un geste", `« ${shop_name} »`, "24 heures", "Ignorez", url];
  for (const said of words) expect(plain(written?.text)).toContain(said);
  expect(written?.html).not.toContain("<b>Chez");
});

test("the letter to a known address leads to the sign-in and names nothing that a stranger typed", () => {
  const written = signUpKnown({ ...toNadia, url: "https://etabli.example/app/connexion" });
  expect(plain(written?.text)).toContain("Un compte existe déjà");
  expect(written?.text).toContain("https://etabli.example/app/connexion");
});

test("the link of a forgotten password says how long it lasts, and that it may be ignored", () => {
  const text = plain(passwordLink(letter)?.text);
  for (const said of ["pendant 30 minutes", "une seule fois", "Ignorez cet e-mail"])
    expect(text).toContain(said);
});

test("a sign-in from a new device says which, when, and on whose clock", () => {
  const text = plain(newDevice(occasion)?.text);
  expect(text).toContain("Firefox sur Linux");
  expect(text).toMatch(/23 novembre.* à 9 h 05/);
  expect(plain(newDevice({ ...occasion, zone: "Indian/Reunion" })?.text)).toMatch(/à 12 h 05/);
});

test.each([
  ["factor-on", "a été activé"],
  ["factor-off", "a été retiré"],
  ["factor-rescue-codes", "ont été refaits"],
  ["factor-rescued", "avec un code de secours"],
  ["passkey-added", "a été ajoutée"],
  ["passkey-removed", "a été retirée"],
] as const)("%s says what changed, from where, and what to do about it", (word, text) => {
  const written = plain(factorLetter(word, occasion)?.text);
  for (const part of [text, "Firefox sur Linux", "Si ce n’est pas vous"])
    expect(written).toContain(part);
});

test("a colleague whose code was reset reads by whom, and what to do next", () => {
  const written = plain(factorReset({ ...letter, by: "Marc Delmas" })?.text);
  for (const part of ["Marc Delmas a retiré", "Mon compte", "Si vous n’avez rien demandé"])
    expect(written).toContain(part);
});

test.each([
  ["factor-on", "Un code est demandé à chaque connexion"],
  ["factor-off", "Plus aucun code n’est demandé à la connexion"],
  ["factor-rescue-codes", "Vos codes de secours ont été refaits"],
  ["factor-rescued", "Un code de secours a servi"],
  ["passkey-added", "Une clé d’identification a été ajoutée"],
  ["passkey-removed", "Une clé d’identification a été retirée"],
] as const)(
  "the letter %s is recognised by its subject, and its link opens the office",
  (word, subject) => {
    const written = factorLetter(word, occasion);
    expect(plain(written?.subject)).toContain(subject);
    expect(written?.template).toBe("factor-changed");
    expect(written?.html).toContain(`href="${occasion.url}"`);
  },
);

test("no letter about an account holds a code, a secret or a password", () => {
  for (const word of ["factor-on", "factor-rescue-codes", "factor-rescued"] as const)
    expect(plain(factorLetter(word, occasion)?.text)).not.toMatch(/\b(\d{6}|(\w{4}-){3}\w{4})\b/);
});

test("an account without an e-mail gets none of these letters", () => {
  expect(factorLetter("factor-on", { ...occasion, to: "" })).toBeNull();
  expect(factorReset({ ...letter, to: "", by: "Marc Delmas" })).toBeNull();
});
