import { expect, test } from "vitest";
import { cameraFault, codeRead } from "./scan-words.ts";

test.each([
  ["ean_13", "4242005123456", "gtin", "4242005123456"],
  ["code_128", "FD9912 0042", "serial", "FD9912 0042"],
  ["code_39", " *A1* ", "serial", "*A1*"],
  ["qr_code", "https://example.org/p?s=1", "serial", "https://example.org/p?s=1"],
  ["data_matrix", "0104242005123456\u001d21FD99", "serial", "0104242005123456 21FD99"],
  ["qr_code", "x".repeat(500), "serial", "x".repeat(80)],
])("a %s that says « %s » goes to %s", (format, rawValue, field, text) => {
  expect(codeRead({ format, rawValue })).toMatchObject({ field, text });
});

test("a format that nobody foresaw is still a code", () => {
  expect(codeRead({ format: "aztec", rawValue: "A1" })).toEqual({
    field: "serial",
    text: "A1",
    format: "code",
  });
});

test.each([
  ["NotAllowedError", "refusé"],
  ["NotFoundError", "n’a pas d’appareil photo"],
  ["NotReadableError", "autre application"],
  ["SecurityError", "ne s’ouvre pas"],
])("%s says what happened and another way", (name, words) => {
  expect(cameraFault(name)).toContain(words);
  expect(cameraFault(name)).toMatch(/photo de l’étiquette/);
});
