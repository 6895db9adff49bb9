import { describe, expect, test } from "vitest";
import { parseResource } from "./input.ts";

describe("a shared resource named in the settings", () => {
  const id = "01990000-0000-7000-8000-0000000000d1";
  const [name, kind] = ["Camionnette", "vehicle"];

  test("is in use unless said otherwise, its name without stray spaces", () => {
    expect(parseResource({ id, name: "  Camionnette  blanche ", kind })).toEqual({
      id,
      name: "Camionnette blanche",
      kind,
      in_use: true,
      base: null,
    });
  });

  test.each<[string, object, string]>([
    ["without a name", { name: " " }, "name"],
    ["with an endless name", { name: "x".repeat(61) }, "name"],
    ["of an unknown kind", { kind: "boat" }, "kind"],
    ["without an id", { id: null }, "id"],
    ["opened on something else", { base: "van" }, "base"],
  ])("%s is refused", (_, facts, field) => {
    expect(parseResource({ id, name, kind, ...facts })).toMatchObject({
      refused: "bad-input",
      detail: { [field]: expect.any(String) },
    });
  });
});
