import { expect, test } from "vitest";
import { clientsSearch } from "./search-params.ts";

test.each([
  [{}, {}],
  [
    { q: "le gall", ordre: "nom" },
    { q: "le gall", ordre: "nom" },
  ],
  [{ vue: "import" }, { vue: "import" }],
  [{ vue: "doublons" }, { vue: "doublons" }],
  [{ q: ["a"], ordre: "taille", vue: "tout", autre: 1 }, {}],
])("the address %j asks for %j", (address, asked) => {
  expect(clientsSearch.parse(address)).toEqual(asked);
});
