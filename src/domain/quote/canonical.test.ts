import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { canonical } from "./canonical.ts";

describe("a canonical text", () => {
  it("sorts the fields at every depth and leaves out what is not there", () => {
    expect(canonical({ b: [1, { d: null, c: "é" }], a: true, z: undefined })).toBe(
      '{"a":true,"b":[1,{"c":"é","d":null}]}',
    );
  });

  it("is JSON of the same value, whatever the order of its fields", () => {
    const leaves = fc.oneof(fc.string(), fc.maxSafeInteger(), fc.boolean(), fc.constant(null));
    const values = fc.oneof(leaves, fc.array(leaves), fc.dictionary(fc.string(), leaves));
    fc.assert(
      fc.property(fc.dictionary(fc.string(), values, { noNullPrototype: true }), (fields) => {
        const turned = Object.fromEntries(Object.entries(fields).reverse());
        expect(canonical(turned)).toBe(canonical(fields));
        expect(JSON.parse(canonical(fields))).toEqual(JSON.parse(JSON.stringify(fields)));
      }),
    );
  });

  it.each([[0.1], [Number.NaN], [2 ** 60], [() => 1]])(
    "refuses %s, which would not come back the same",
    (value) => {
      expect(() => canonical({ value })).toThrow();
    },
  );
});
