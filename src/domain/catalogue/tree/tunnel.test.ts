import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { APPLIANCE_KINDS } from "../kinds.ts";
import { nodeOf, TREE } from "./tree.ts";
import {
  awaitsText,
  choices,
  choose,
  isComplete,
  openTunnel,
  truncate,
  tunnelFrom,
  tunnelTo,
  type Tunnel,
} from "./tunnel.ts";

const said = ({ path }: Tunnel) => path.map(({ name, input }) => input ?? name).join(" › ");
const walk = (kind_id: string, ...ids: string[]) =>
  ids.reduce((tunnel, id) => choose(tunnel, id), openTunnel(kind_id));

describe("a client describes a breakdown", () => {
  test("a washing machine leaks from the door in two answers", () => {
    const start = openTunnel("lave-linge");
    expect([start.path, isComplete(start)]).toEqual([[], false]);
    const leak = choose(start, "lave-linge/fuite");
    expect(choices(leak)[0]?.name).toBe("Par le hublot");
    expect(isComplete(leak)).toBe(false);
    const door = choose(leak, "lave-linge/fuite/hublot");
    expect([said(door), choices(door), isComplete(door)]).toEqual([
      "Une fuite d’eau › Par le hublot",
      [],
      true,
    ]);
  });

  test("an error code is awaited, typed, and corrected", () => {
    const asked = walk("lave-linge", "lave-linge/code-erreur");
    expect(awaitsText(asked)?.question).toContain("Quel code");
    expect(isComplete(asked)).toBe(false);
    const told = choose(asked, "lave-linge/code-erreur", "  E18 ");
    expect([awaitsText(told), isComplete(told)]).toEqual([undefined, true]);
    expect(told.path).toEqual([
      { id: "lave-linge/code-erreur", name: "Un code erreur", input: "E18" },
    ]);
    expect(said(choose(told, "lave-linge/code-erreur", "F05"))).toBe("F05");
  });

  test("a code typed at once needs no second step, and blanks are no code", () => {
    const start = openTunnel("four");
    expect(isComplete(choose(start, "four/code-erreur", "F3"))).toBe(true);
    expect(isComplete(choose(start, "four/code-erreur", "   "))).toBe(false);
  });

  test("a text is kept only where one is asked", () => {
    expect(choose(openTunnel("four"), "four/orage", "zut").path[0]).not.toHaveProperty("input");
  });

  test("an earlier crumb cuts the path after it, −1 starts again", () => {
    const burner = walk(
      "plaque-de-cuisson",
      "plaque-de-cuisson/chauffe",
      "plaque-de-cuisson/chauffe/fort",
      "plaque-de-cuisson/chauffe/fort/centre",
    );
    expect(said(burner)).toBe("La chauffe › Un feu reste à fond › Au centre");
    expect(said(truncate(burner, 1))).toBe("La chauffe › Un feu reste à fond");
    expect(said(truncate(burner, 0))).toBe("La chauffe");
    expect(truncate(burner, -1).path).toEqual([]);
    expect(truncate(burner, 9)).toEqual(burner);
  });

  test("an answer that is not offered changes nothing", () => {
    const leak = walk("lave-linge", "lave-linge/fuite");
    expect(choose(leak, "lave-linge/fuite")).toBe(leak);
    expect(choose(leak, "four/orage")).toBe(leak);
    expect(choose(leak, "")).toBe(leak);
  });

  test("a kind that says it all has already answered, and may still be changed", () => {
    const lead = openTunnel("diagnostic-plomb");
    expect([said(lead), isComplete(lead)]).toEqual(["Plomb", false]);
    expect(choices(truncate(lead, -1)).map(({ name }) => name)).toContain("Amiante");
    expect(openTunnel("diagnostic-loi-carrez").path).toEqual([]);
  });

  test("an unknown appliance is asked about as « Autre »", () => {
    expect(openTunnel("fusee").root).toBe("autre");
  });
});

describe("a stored path is read again", () => {
  const stored = walk("lave-linge", "lave-linge/fuite", "lave-linge/fuite/hublot").path;

  test("in today's words", () => {
    const old = stored.map((answer) => ({ ...answer, name: "Ancien libellé" }));
    expect(tunnelFrom("lave-linge", old)).toEqual({ root: "lave-linge", path: stored });
    expect(tunnelFrom("lave-linge-sechant", stored)?.path).toEqual(stored);
    expect(tunnelFrom("lave-linge", [])?.path).toEqual([]);
  });

  test.each([
    ["another kind's answers", "four", stored],
    ["a step missing", "lave-linge", stored.slice(1)],
    ["a step twice", "lave-linge", [...stored, ...stored]],
    ["an unknown id", "lave-linge", [{ id: "lave-linge/fusee", name: "Fusée" }]],
    ["a text that nobody asked", "lave-linge", stored.map((one) => ({ ...one, input: "E18" }))],
    [
      "a code given twice",
      "four",
      [1, 2].map((code) => ({ id: "four/code-erreur", name: "", input: `F${code}` })),
    ],
  ])("but not %s", (_, kind_id, answers) => {
    expect(tunnelFrom(kind_id, answers)).toBeUndefined();
  });
});

describe("whatever is clicked", () => {
  const kinds = fc.constantFrom("fusee", ...APPLIANCE_KINDS.map(({ id }) => id));
  const clicks = fc.array(fc.nat(), { minLength: 5, maxLength: 5 });

  /** Clicks at random, typing where a text is asked, from where the tunnel stands. */
  const wander = (from: Tunnel, picks: readonly number[]) =>
    picks.reduce((tunnel, pick) => {
      const offered = choices(tunnel);
      const next = offered[pick % Math.max(1, offered.length)];
      return next ? choose(tunnel, next.id, `E${pick}`) : tunnel;
    }, from);

  test("any walk ends", () => {
    fc.assert(
      fc.property(kinds, clicks, (kind, picks) => {
        expect(isComplete(wander(openTunnel(kind), picks))).toBe(true);
      }),
    );
  });

  test("truncating anywhere then choosing the same again gives the same path", () => {
    fc.assert(
      fc.property(kinds, clicks, fc.integer({ min: -1, max: 5 }), (kind, picks, index) => {
        const tunnel = wander(openTunnel(kind), picks);
        const cut = truncate(tunnel, index);
        const rest = tunnel.path.slice(cut.path.length);
        expect(rest.reduce((at, { id, input }) => choose(at, id, input), cut)).toEqual(tunnel);
      }),
    );
  });

  test("what is stored is read again as it was", () => {
    fc.assert(
      fc.property(kinds, clicks, fc.nat({ max: 5 }), (kind, picks, length) => {
        const { path } = truncate(wander(openTunnel(kind), picks), length);
        expect(tunnelFrom(kind, path)?.path).toEqual(path);
      }),
    );
  });

  test("each crumb stands under the one before", () => {
    fc.assert(
      fc.property(kinds, clicks, (kind, picks) => {
        const { root, path } = wander(openTunnel(kind), picks);
        path.forEach(({ id }, index) => {
          expect(nodeOf(path[index - 1]?.id ?? root)?.childs).toContain(id);
        });
      }),
    );
  });
});

test("a node's own id is the way to it", () => {
  const ids = (tunnel: { path: readonly { id: string }[] }) => tunnel.path.map(({ id }) => id);
  expect(ids(tunnelTo("lave-linge", "lave-linge/fuite/hublot"))).toEqual([
    "lave-linge/fuite",
    "lave-linge/fuite/hublot",
  ]);
  expect(ids(tunnelTo("lave-linge", "four/chauffe"))).toEqual([]);
  expect(ids(tunnelTo("lave-linge", "lave-linge/magie"))).toEqual([]);
});

test("what was typed belongs to the last node, if it asks for a text", () => {
  const code = TREE.find(({ id, input }) => input && id.startsWith("lave-linge/"))?.id ?? "";
  expect(tunnelTo("lave-linge", code, "E18").path.at(-1)?.input).toBe("E18");
  expect(tunnelTo("lave-linge", "lave-linge/fuite", "E18").path.at(-1)?.input).toBeUndefined();
});
