import { expect, test } from "vitest";
import { renameDevice, retireDevice } from "./device.ts";

const phone = { name: "Samsung A14", retired: false, lent: false };

test.each([
  ["Samsung A14", "Samsung A14 n° 3", { name: "Samsung A14 n° 3" }],
  ["Samsung A14", "Samsung A14", { refused: "unchanged" }],
  ["Samsung A13", "Samsung A14 n° 3", { refused: "device-renamed" }],
])("a telephone read as « %s » and renamed « %s »: %j", (from, name, outcome) => {
  expect(renameDevice(phone, { from, name })).toEqual(outcome);
});

test.each([
  ["in the drawer", phone, true, { retired: true }],
  ["with a client", { ...phone, lent: true }, true, { refused: "device-out" }],
  ["retired", { ...phone, retired: true }, true, { refused: "unchanged" }],
  ["retired", { ...phone, retired: true }, false, { retired: false }],
])("%s: %j, retired: %s", (_, device, retired, outcome) => {
  expect(retireDevice(device, { retired })).toEqual(outcome);
});
