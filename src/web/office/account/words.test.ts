import { expect, test } from "vitest";
import { linkFault, passwordFault, unsentText } from "./words.ts";

test.each([
  [{ photos: 0, drafts: 0 }, ""],
  [{ photos: 1, drafts: 0 }, "1 photo à envoyer"],
  [{ photos: 0, drafts: 2 }, "2 saisies non enregistrées"],
  [{ photos: 3, drafts: 1 }, "3 photos à envoyer et 1 saisie non enregistrée"],
])("%o is « %s »", (unsent, text) => {
  expect(unsentText(unsent)).toBe(text);
});

test("a refused password is explained at its field, a silent server is not", () => {
  expect(passwordFault("bad-credentials")?.field).toBe("current");
  expect(passwordFault("password-short")?.text).toContain("12 caractères");
  expect(passwordFault("unreachable")).toBeUndefined();
});

test("a link that is over is not taken for a silent server", () => {
  expect(linkFault("link-over")).toContain("n’est plus valable");
  expect(linkFault("unreachable")).toContain("ne répond pas");
});
