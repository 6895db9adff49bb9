import { describe, expect, test } from "vitest";
import { isRefusal } from "../../decision.ts";
import {
  averageOf,
  averageText,
  judged,
  maskContacts,
  MOST_ANSWER,
  MOST_REVIEW,
  parseAnswer,
  parseReview,
  shownAuthor,
  summaryOf,
} from "./review.ts";
import { parseReason } from "./reason.ts";

const refusedBy = (decision: unknown) => (isRefusal(decision) ? decision.refused : "kept");

describe("what a client may write", () => {
  test.each([
    ["5", "Très bien", "kept"],
    ["0", "Très bien", "no-stars"],
    ["6", "Très bien", "no-stars"],
    ["4.5", "Très bien", "no-stars"],
    ["", "Très bien", "no-stars"],
    ["1", "", "kept"],
    ["1", "a".repeat(MOST_REVIEW), "kept"],
    ["1", "a".repeat(MOST_REVIEW + 1), "long-review"],
  ])("%s stars and « %s » are %s", (stars, text, outcome) => {
    expect(refusedBy(parseReview({ stars, text, name: "yes" }))).toBe(outcome);
  });

  test("a name is shown only to who chose it", () => {
    expect(parseReview({ stars: "3", text: " Bien ", name: "no" })).toEqual({
      stars: 3,
      text: "Bien",
      isNamed: false,
    });
  });

  test.each([
    ["Particulier", "Claire", "DUPONT", "Claire D."],
    ["Particulier", "Claire", "", "Claire"],
    ["Particulier", "", "DUPONT", ""],
    ["Entreprise", "Claire", "BOULANGERIE DUPONT", ""],
    ["Particulier", "Émile", "étienne", "Émile É."],
  ] as const)("a %s named %s %s is shown as « %s »", (type, firstname, lastname, shown) => {
    expect(shownAuthor({ type, firstname, lastname })).toBe(shown);
  });
});

describe("addresses and numbers", () => {
  test.each([
    ["Appelez-moi au 06 39 98 00 12, merci", "Appelez-moi au •••, merci"],
    ["06.39.98.00.12", "•••"],
    ["+33 6 39 98 00 12", "•••"],
    ["Écrivez à claire.dupont@example.org.", "Écrivez à •••."],
    ["claire (at) example.org", "•••"],
    ["Voyez https://exemple.fr/avis?x=1 ou www.exemple.fr", "Voyez ••• ou •••"],
    ["Allez plutôt chez mieux-repare.com", "Allez plutôt chez •••"],
  ])("of « %s » are masked", (text, masked) => {
    expect(maskContacts(text)).toEqual({ text: masked, found: true });
  });

  test.each([
    "Venu le 12.11.2026 à 14 h 30, payé 139,50 € en 3 fois.",
    "Référence WAN28281FF, 1400 tours.",
    "Réparé le 24 11 2026.Merci",
    "5/5",
  ])("are not seen in « %s »", (text) => {
    expect(maskContacts(text)).toEqual({ text, found: false });
  });
});

describe("a review is published at once", () => {
  test.each([
    ["Rapide et soigné, je recommande.", "published"],
    ["Cher et en retard, je suis déçue.", "published"],
    ["<script>alert(1)</script>", "published"],
    ["Appelez le 06 39 98 00 12", "waiting"],
    ["Une bande de VOLEURS", "waiting"],
    ["Espèce d’enculé", "waiting"],
    ["Ils ont réparé la reputation de la marque", "published"],
  ])("« %s »: %s", (text, state) => {
    expect(judged(text).state).toBe(state);
  });
});

describe("the shop", () => {
  test.each([
    ["Merci !", "kept"],
    ["  ", "empty-answer"],
    ["a".repeat(MOST_ANSWER + 1), "long-answer"],
  ])("answers « %s »: %s", (text, outcome) => {
    expect(refusedBy(parseAnswer(text))).toBe(outcome);
  });

  test("gives no number in an answer either", () => {
    expect(parseAnswer("Rappelez-nous au 05 36 49 00 14")).toBe("Rappelez-nous au •••");
  });

  test.each([
    ["insult", "kept"],
    ["because", "reason-unknown"],
    ["", "reason-unknown"],
  ])("reports for « %s »: %s", (word, outcome) => {
    expect(refusedBy(parseReason(word))).toBe(outcome);
  });
});

describe("the figures", () => {
  test("count the reviews of each number of stars", () => {
    expect(
      summaryOf([
        { stars: 5, count: 2 },
        { stars: 2, count: 1 },
      ]),
    ).toEqual({ count: 3, average: 4, counts: [0, 1, 0, 0, 2] });
    expect(summaryOf([])).toEqual({ count: 0, average: 0, counts: [0, 0, 0, 0, 0] });
  });

  test.each([
    [0, 0, "0,0"],
    [3, 14, "4,7"],
    [2, 9, "4,5"],
    [7, 7, "1,0"],
  ])("%i reviews of %i stars together are %s", (count, sum, text) => {
    expect(averageText(averageOf(count, sum))).toBe(text);
  });
});

test("a text of many pages is refused before its contacts are looked for, which would take tens of seconds", () => {
  expect(parseAnswer("x".repeat(100_000))).toEqual({ refused: "long-answer" });
});
