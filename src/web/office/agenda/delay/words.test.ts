import { expect, test } from "vitest";
import { DEFAULT_ZONE } from "../../../../domain/time.ts";
import { instant } from "../../../../../test/shop/quote.ts";
import { lateText, stayText } from "./late-text.ts";
import { acceptText, doneText, endText, orderText, toldText } from "./words.ts";

const plain = (text: string) => text.replaceAll(/\s/g, " ");

test("the delay is told to the technician, and to the desk with a name", () => {
  expect(plain(lateText(25))).toBe("Vous avez 25 min de retard");
  expect(plain(lateText(75, "Karim"))).toBe("Karim a 1 h 15 de retard");
});

test("how long the technician still needs", () => {
  expect([0, 15, 60].map(stayText).map(plain)).toEqual(["Terminé", "15 min", "1 h"]);
});

test("when the visit under way ends", () => {
  const ends_at = instant("2026-11-23T10:40:00Z");
  expect(plain(endText({ ends_at, minutes: 40 }, DEFAULT_ZONE))).toBe(
    "Visite en cours finie vers 11 h 40, 40 min de plus que prévu",
  );
  expect(plain(endText({ ends_at, minutes: 0 }, DEFAULT_ZONE))).toMatch(/comme prévu$/);
});

test.each([
  [{ broken: 3, late: 90 }, { broken: 1, late: 95 }, "un créneau manqué au lieu de 3."],
  [{ broken: 1, late: 90 }, { broken: 0, late: 0 }, "aucun créneau manqué au lieu de 1."],
  [{ broken: 4, late: 90 }, { broken: 2, late: 90 }, "2 créneaux manqués au lieu de 4."],
  [{ broken: 1, late: 90 }, { broken: 1, late: 60 }, "30 min de retard en moins."],
  [{ broken: 1, late: 90 }, { broken: 1, late: 90 }, "moins de route, aucun retard de plus."],
])("of %j and %j another order says what it is worth", (kept, after, text) => {
  const said = plain(orderText({ kept, after, reordered: true }));
  expect(said).toBe(`Dans un autre ordre : ${text}`);
  expect(orderText({ kept, after, reordered: false })).toMatch(/ne change pas/);
});

test("whom the button tells", () => {
  expect([0, 1, 2].map(toldText)).toEqual([
    expect.stringContaining("aucun client"),
    expect.stringMatching(/^Un client est à prévenir/),
    expect.stringMatching(/^2\u00a0clients sont à prévenir/),
  ]);
  expect([0, 1, 2].map(doneText)).toEqual([
    expect.stringContaining("sont tenus"),
    expect.stringContaining("un client a"),
    expect.stringContaining("2\u00a0clients ont"),
  ]);
  expect([acceptText(0), acceptText(1)]).toEqual(["Réorganiser", "Prévenir et réorganiser"]);
});
