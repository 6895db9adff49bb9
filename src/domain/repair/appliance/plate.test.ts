import { expect, test } from "vitest";
import { readPlate, withReading } from "./plate.ts";

const BRANDS = ["Bosch", "Miele", "Beko", "Electrolux"];

test.each([
  [
    "a washing machine",
    ["BOSCH", "E-Nr. WAN28281FF/12  FD 9904", "220-240 V 50 Hz"],
    { brand: "Bosch", model: "WAN28281FF/12", serial: "9904" },
  ],
  [
    "labels in French",
    ["Miele", "Modèle : W 1 Classic", "N° de série : 45/134567890"],
    { brand: "Miele", model: "W 1 Classic", serial: "45/134567890" },
  ],
  [
    "labels in English",
    ["Beko Plc", "Model: WTV8736XS", "Serial No. 20-123456-07"],
    { brand: "Beko", model: "WTV8736XS", serial: "20-123456-07" },
  ],
  [
    "all in one line",
    ["Electrolux Mod. EW6F1408 S/N 91403612345"],
    { brand: "Electrolux", model: "EW6F1408", serial: "91403612345" },
  ],
  ["nothing that it knows", ["Made in EU", "230 V ~ 50 Hz 2200 W"], {}],
  ["nothing at all", [], {}],
])("a plate with %s", (_case, lines, read) => {
  expect(readPlate(lines, BRANDS)).toEqual(read);
});

test("what is read fills what is empty, and replaces nothing", () => {
  const typed = { brand: "Bosch", model: "", serial: "", gtin: "1" };
  const read = { brand: "Beko", model: "WAN28281FF" };
  expect(withReading(typed, read)).toEqual({ ...typed, model: "WAN28281FF" });
  expect(withReading(typed)).toEqual(typed);
});
