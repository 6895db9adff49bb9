import { expect, test } from "vitest";
import { offered } from "../../../../test/shop/letters.ts";
import { windowOffered } from "./window-offered.ts";

const letter = windowOffered(offered);

test("the client reads both windows, until when to answer, and that silence changes nothing", () => {
  const text = letter?.text.replace(/\s/g, " ");
  expect(text).toMatch(/Une place vient de se libérer : .+, au lieu de votre rendez-vous du .+\./);
  expect(text).toMatch(/Elle vous est réservée jusqu’à \d+ h/);
  expect(text).toContain("votre rendez-vous ne change pas");
  expect(text).toContain("https://etabli.test/suivi/abc");
});

test("an SMS says the window, the hour and the link", () => {
  expect(letter?.sms).toMatch(
    /une place plus tot, .+ A prendre avant \d+ ?h.*https:\/\/etabli\.test/,
  );
});

test("a visitor without an appointment reads what becomes of their place in line", () => {
  const first = windowOffered({ ...offered, reference: "", current: null });
  expect(first?.subject).toMatch(/^Une place\s: /);
  expect(first?.text).toContain("vous restez sur la liste d’attente");
  expect(first?.text).not.toMatch(/au lieu de|Référence/);
});
