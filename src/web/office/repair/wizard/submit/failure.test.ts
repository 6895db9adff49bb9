import { expect, test } from "vitest";
import { failureOf } from "./failure.ts";

test("every failure says what happened, and that nothing typed is lost", () => {
  for (const word of [
    "unreachable",
    "fault",
    "slot-taken",
    "bad-input",
    "client-unknown",
    "not-signed-in",
  ]) {
    const { title, text } = failureOf(word, "Une phrase.");
    expect(title).not.toBe("");
    expect(text).toMatch(/gardée sur cet appareil|Rien n’est perdu/);
  }
});

test("a slot taken meanwhile leads to another one", () => {
  expect(failureOf("slot-taken", "").isTaken).toBe(true);
  expect(failureOf("unreachable", "").isTaken).toBe(false);
});

test("hours typed by hand are said to be taken, without promising a list", () => {
  const { title, text, isTaken } = failureOf("slot-taken", "", true);
  expect(title).toBe("Ces heures sont déjà prises");
  expect(text).toContain("Rien n’est perdu");
  expect(text).not.toContain("créneaux");
  expect(isTaken).toBe(true);
  expect(failureOf("unreachable", "", true)).toEqual(failureOf("unreachable", ""));
});

test("a session that ended asks for another one beside, and for nothing to be typed again", () => {
  const { title, text, isSignedOut } = failureOf("not-signed-in", "Vous devez vous connecter.");
  expect(title).toBe("Votre connexion a pris fin");
  expect(text).toMatch(/dans un autre onglet, puis réessayez/);
  expect(isSignedOut).toBe(true);
  expect(failureOf("unreachable", "").isSignedOut).toBe(false);
});

test("a refusal keeps its own sentence", () => {
  expect(failureOf("client-unknown", "Cette fiche n’existe pas.").text).toContain(
    "Cette fiche n’existe pas.",
  );
});

test("whoever is told to wait a minute reads it, with what was typed kept, and may try again", () => {
  const { title, text, isTaken } = failureOf(
    "too-many",
    "Trop de demandes en peu de temps. Patientez une minute, puis recommencez.",
  );
  expect(title).toBe("L’intervention n’est pas créée");
  expect(text).toMatch(/^Trop de demandes.*Patientez une minute.*gardée sur cet appareil\.$/);
  expect(isTaken).toBe(false);
});
