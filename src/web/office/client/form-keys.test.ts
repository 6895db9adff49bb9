import { expect, test } from "vitest";
import { struckInForm } from "./form-keys.ts";

const FIELD = { tagName: "INPUT" };
const BARE = { ctrlKey: false, metaKey: false, altKey: false, target: FIELD };

test.each<[string, object, string | undefined]>([
  ["Ctrl+Enter", { key: "Enter", ctrlKey: true }, "save"],
  ["⌘+Enter", { key: "Enter", metaKey: true }, "save"],
  ["Enter alone", { key: "Enter" }, undefined],
  ["Alt+R", { key: "r", code: "KeyR", altKey: true }, "address"],
  ["Option+R, which types ®", { key: "®", code: "KeyR", altKey: true }, "address"],
  ["R alone", { key: "r", code: "KeyR" }, undefined],
  ["AltGr+R", { key: "¶", code: "KeyR", altKey: true, ctrlKey: true }, undefined],
])("%s in a field of the client", (_, struck, wish) => {
  expect(struckInForm({ ...BARE, key: "", ...struck })).toBe(wish);
});
