import { expect, test } from "vitest";
import { isKindId } from "../kinds.ts";
import { searchKinds } from "../search.ts";
import { KIND_PARTS } from "./parts.ts";

test("every part leads to a kind of the catalogue", () => {
  for (const { kind_id, names } of KIND_PARTS) {
    expect(isKindId(kind_id), kind_id).toBe(true);
    for (const name of names)
      expect(
        searchKinds(name, 12).some(({ id }) => id === kind_id),
        `${name} → ${kind_id}`,
      ).toBe(true);
  }
  expect(KIND_PARTS.flatMap(({ names }) => names).length).toBeGreaterThan(300);
});
