import { expect, test } from "vitest";
import { linkFault, passwordFault, unsentText } from "./words.ts";

test.each([
  [{ acts: 0, photos: 0, drafts: 0 }, ""],
  [{ acts: 0, photos: 1, drafts: 0 }, "1 photo à envoyer"],
  [{ acts: 0, photos: 0, drafts: 2 }, "2 saisies non enregistrées"],
  [{ acts: 1, photos: 3, drafts: 0 }, "1 action qui attend le réseau et 3 photos à envoyer"],
  [
    { acts: 2, photos: 3, drafts: 1 },
    "2 actions qui attendent le réseau, 3 photos à envoyer et 1 saisie non enregistrée",
  ],
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
