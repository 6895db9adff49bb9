import { expect, test } from "vitest";
import { about } from "../../../../test/shop/letters.ts";
import type { LocalDate } from "../../time.ts";
import { deviceUnclaimed } from "./letter.ts";

const fields = {
  ...about,
  reference: "R2026-00042",
  appliance: "Lave-linge Bosch",
  ready_on: "2026-11-23" as LocalDate,
  court_on: "2027-11-24" as LocalDate,
  stop_url: "https://etabli.test/suivi/abc/messages",
};
const plain = (text: string | undefined) => text?.replace(/[\u202f\u00a0]/g, " ") ?? "";

test("says which appliance waits, since when, where, and how such letters are refused", () => {
  const letter = deviceUnclaimed({ ...fields, rung: "week" });
  const text = plain(letter?.text);
  expect(letter?.subject).toContain("R2026-00042");
  for (const said of [
    "Lave-linge Bosch, réparation R2026-00042 : votre appareil est à votre disposition à l’atelier depuis le 23 novembre 2026.",
    "Où le retirer : 12 rue des Essais, 31000 Toulouse",
    "https://etabli.test/suivi/abc/messages",
  ])
    expect(text).toContain(said);
  expect(text).not.toContain("juge");
});

test("the last one says what the law allows, and until which day the client may still come", () => {
  const month = plain(deviceUnclaimed({ ...fields, rung: "month" })?.text);
  const quarter = plain(deviceUnclaimed({ ...fields, rung: "quarter" })?.text);
  expect(month).not.toContain("1903");
  expect(quarter).toContain("d’ici au 23 novembre 2027, la loi du 31 décembre 1903");
  expect(quarter).toContain("demander au juge l’autorisation");
});

test("by SMS it is one sentence and the link", () => {
  const { sms } = deviceUnclaimed({ ...fields, to: "", rung: "month" }) ?? {};
  expect(sms).toMatch(/^Atelier Garonne : Votre appareil vous attend .*\. https:\/\/etabli/);
});
