import { expect, test } from "vitest";
import { offered } from "../../../../test/shop/letters.ts";
import { windowOffered } from "./window-offered.ts";

const letter = windowOffered(offered);

test("the client reads both windows, until when to answer, and that silence changes nothing", () => {
  const text = letter?.text.replace(/\s/g, " ");
  expect(text).toMatch(/Une place vient de se libérer : .+, au lieu de votre rendez-vous du .+\./);
  expect(text).toMatch(/Prenez-la avant \d+ h/);
  expect(text).toContain("votre rendez-vous ne change pas");
  expect(text).toContain("https://etabli.test/suivi/abc");
});

test("an SMS says the window, the hour and the link", () => {
  expect(letter?.sms).toMatch(
    /une place plus tot, .+ A prendre avant \d+ ?h.*https:\/\/etabli\.test/,
  );
});
