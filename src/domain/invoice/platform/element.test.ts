import { expect, test } from "vitest";
import { elementsAt, textAt, type XmlElement } from "./element.ts";

const leaf = (name: string, text: string): XmlElement => ({
  name,
  text,
  attributes: {},
  children: [],
});
const root: XmlElement = {
  name: "Invoice",
  text: "",
  attributes: {},
  children: [
    { name: "Line", text: "", attributes: {}, children: [leaf("ID", " 1 "), leaf("Note", "a")] },
    { name: "Line", text: "", attributes: {}, children: [leaf("ID", "2")] },
  ],
};

test.each([
  ["Line/ID", ["1", "2"]],
  ["Line/Note", ["a"]],
  ["Line/Absent", []],
  ["Absent/ID", []],
])("%s leads to %j", (path, texts) => {
  expect(elementsAt(root, path).map(({ text }) => text.trim())).toEqual(texts);
  expect(textAt(root, path)).toBe(texts[0] ?? "");
});
