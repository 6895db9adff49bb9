import { describe, expect, test } from "vitest";
import { APPLIANCE_KINDS } from "../kinds.ts";
import { KIND_PARTS } from "../kinds/parts.ts";
import { leadOf, tunnelFor } from "./lead.ts";
import { PART_NODES } from "./part-nodes.ts";
import { nodeOf } from "./tree.ts";
import { openTunnel } from "./tunnel.ts";

/** Every part, fault and verb that the search knows, with the kind that it finds. */
const SEARCH_WORDS = APPLIANCE_KINDS.flatMap(({ id, hints = [] }) => {
  const parts = KIND_PARTS.find(({ kind_id }) => kind_id === id)?.names ?? [];
  return [...hints, ...parts].map((word) => ({ kind_id: id, word }));
});

const path = (kind_id: string, text: string) =>
  tunnelFor(kind_id, text)
    .path.map(({ name }) => name)
    .join(" › ");

test("519 of the 526 parts and faults of the search lead to a question or an answer", () => {
  const leading = SEARCH_WORDS.filter(({ kind_id, word }) => leadOf(kind_id, word) !== undefined);
  expect(SEARCH_WORDS.length).toBeGreaterThanOrEqual(526);
  expect(SEARCH_WORDS.length - leading.length).toBeLessThanOrEqual(7);
});

test("every part is filed under a node of the tree, once a tree", () => {
  const filed = [...PART_NODES].flatMap(([id, parts]) =>
    parts.map((part) => `${id.split("/")[0]}: ${part}`),
  );
  expect([...PART_NODES.keys()].filter((id) => !nodeOf(id))).toEqual([]);
  expect(filed.filter((part, index) => filed.indexOf(part) !== index)).toEqual([]);
});

describe("the words typed lead", () => {
  test.each([
    ["lave-linge", "pompe de vidange", "La vidange ou l’essorage"],
    ["lave-linge", "la courroi de ma machine à laver", /le tambour ne tourne pas$/],
    ["lave-vaisselle", "mon lave-vaisselle Bosch ne vidange plus", "La vidange"],
    ["ordinateur-portable", "carte mère", "Il ne démarre pas ou s’éteint"],
    ["congelateur", "tout décongèle", "La température › Tout décongèle"],
    ["smartphone", "écran fissuré", /^L’écran › /],
    ["porte-serrure", "poignée", "Une porte ou une serrure"],
  ])("%s, « %s » → %s", (kind_id, text, expected) => {
    expect(path(kind_id, text)).toMatch(expected);
  });

  test.each([
    ["lave-linge", "machine à laver"],
    ["lave-linge", "lave"],
    ["refrigerateur", "frigo Samsung"],
    ["lave-linge", ""],
    ["inconnu", "zzzz"],
  ])("nowhere when they only name the machine: %s, « %s »", (kind_id, text) => {
    expect(tunnelFor(kind_id, text)).toEqual(openTunnel(kind_id));
  });

  test("to the question above when several of its answers say as much", () => {
    expect(leadOf("lave-linge", "odeur")).toBe("lave-linge/odeur");
  });

  test("to no danger that the caller did not say", () => {
    expect(leadOf("tableau-electrique", "différentiel")).toBe("tableau-electrique/casse");
    expect(leadOf("plomberie", "odeur de gaz")).toBe("plomberie/odeur/gaz");
  });

  test("to the supplier first when the whole street has no power", () => {
    const street = "plus de courant dans toute la rue";
    expect(leadOf("installation-electrique", street)).toBe(
      "installation-electrique/panne/immeuble",
    );
  });

  test("no further than the answer that the kind itself gives", () => {
    expect(tunnelFor("diagnostic-plomb", "plomb")).toEqual(openTunnel("diagnostic-plomb"));
  });
});
