import { expect, test } from "vitest";
import { lookedAt, openedOn, sending, typedIn, type AddressText } from "./url-search-text.ts";

type Step = (state: AddressText) => AddressText;
const typing =
  (text: string): Step =>
  (state) =>
    typedIn(state, text);
/** The pause is over: it is written in the address, which will say it in turn. */
const written =
  (text: string): Step =>
  (state) =>
    sending(state, text);
const says =
  (inAddress: string): Step =>
  (state) =>
    lookedAt(state, inAddress);

const after = (begun: string, steps: readonly Step[]): string =>
  steps.reduce((state, step) => step(state), openedOn(begun)).text;

test.each<[string, string, readonly Step[], string]>([
  ["the address opens the field", "martin", [], "martin"],
  ["what is typed is shown at once", "", [typing("mar")], "mar"],
  [
    "what comes back from the address keeps what was typed since",
    "",
    [typing("mar"), written("mar"), typing("mart"), says("mar")],
    "mart",
  ],
  [
    "a space being typed is not taken away by the address, which has none",
    "",
    [typing("le "), written("le "), says("le")],
    "le ",
  ],
  [
    "going back shows what was looked for then",
    "",
    [typing("mar"), written("mar"), says("mar"), says("")],
    "",
  ],
  ["a link to another search takes the field", "martin", [says("dupont")], "dupont"],
  [
    "back and forth between two searches, each is shown",
    "martin",
    [says("dupont"), says("martin"), says("dupont")],
    "dupont",
  ],
])("%s", (_, begun, steps, shown) => {
  expect(after(begun, steps)).toBe(shown);
});

test("an address that says nothing new changes nothing", () => {
  const state = typedIn(openedOn("martin"), "martine");
  expect(lookedAt(state, "martin")).toBe(state);
});
