import { describe, expect, test } from "vitest";
import {
  choices,
  choose,
  openTunnel,
  truncate,
  type Tunnel,
} from "../../../../../domain/catalogue/tree/tunnel.ts";
import { emptyDraft } from "../../../../../domain/repair/appliance/draft.ts";
import {
  newDraft,
  withThing,
  type WizardDraft,
} from "../../../../../domain/repair/wizard/draft.ts";
import { followed, foundBy, noted, notedDanger, tunnelOf, unreadDanger } from "./answers.ts";

const machine = (kind_id: string) =>
  withThing(newDraft({ repair_id: "r", event_id: "e" }), {
    type: "new",
    appliance: { ...emptyDraft("a"), kind_id },
  });
const washer = machine("lave-linge");

/** The answers as they are read on the tiles. */
function answered(...names: string[]): Tunnel {
  return names.reduce((tunnel, name) => {
    const node = choices(tunnel).find((one) => one.name === name);
    if (!node) throw new Error(`no tile « ${name} »`);
    return choose(tunnel, node.id);
  }, openTunnel("lave-linge"));
}
const LEAK = "Une fuite d’eau";
const atDoor = answered(LEAK, "Par le hublot");
const onCurrent = answered(LEAK, "L’eau atteint une prise ou le courant saute");

const after = (draft: WizardDraft, tunnel: Tunnel, read: string | null = null) =>
  followed(tunnel, read).change(draft);

describe("the questions", () => {
  test("begin where the kind of machine begins", () => {
    expect(tunnelOf(washer)).toEqual(openTunnel("lave-linge"));
  });

  test("go on where the call stopped", () => {
    expect(tunnelOf(after(washer, answered(LEAK)))).toEqual(answered(LEAK));
  });

  test("begin again when the answers were about another kind", () => {
    expect(tunnelOf({ ...machine("televiseur"), path: atDoor.path })).toEqual(
      openTunnel("televiseur"),
    );
  });
});

describe("the words that found the machine", () => {
  const names = ({ path }: WizardDraft) => path.map(({ name }) => name);
  const found = (words: string, draft = washer) => foundBy("lave-linge", words)(draft);

  test("lead to the question about the part that they name, which may be left again", () => {
    const led = found("pompe de vidange");
    expect(names(led)).toEqual(["La vidange ou l’essorage"]);
    expect(after(led, truncate(tunnelOf(led), -1)).path).toEqual([]);
  });

  test("lead nowhere when they name the machine alone: an answer already given stays", () => {
    expect(found("lave linge")).toEqual(washer);
    expect(found("lave linge", after(washer, atDoor)).path).toEqual(atDoor.path);
  });

  test("replace the answers about the part that was named before", () => {
    expect(names(found("joint de hublot", found("vidange")))).toEqual([
      "Une pièce cassée",
      "Le joint du hublot, déchiré ou moisi",
    ]);
  });

  test("that tell a danger press, and its card is shown first", () => {
    const leak = foundBy("plomberie", "odeur de gaz")(machine("plomberie"));
    expect([leak.urgency, unreadDanger(leak)?.word]).toEqual([1, "gas"]);
  });
});

describe("an answer", () => {
  test("that has others below it is not over", () => {
    expect(followed(answered(LEAK), null).isOver).toBe(false);
  });

  test("that ends goes on by itself, and is no longer passed over", () => {
    expect(followed(atDoor, null).isOver).toBe(true);
    expect(after({ ...washer, symptoms_skipped: true }, atDoor)).toMatchObject({
      path: atDoor.path,
      symptoms_skipped: false,
    });
  });

  test("cut at an earlier word leaves what comes before", () => {
    expect(after(after(washer, atDoor), truncate(atDoor, 0)).path).toEqual(answered(LEAK).path);
  });
});

describe("a danger", () => {
  const told = after(washer, onCurrent);

  test("stops the way until it was read", () => {
    expect(followed(onCurrent, null).isOver).toBe(false);
    expect(unreadDanger(told)?.word).toBe("water-on-electricity");
  });

  test("that was read lets the way go on, and is not told twice", () => {
    expect(followed(onCurrent, "water-on-electricity").isOver).toBe(true);
    expect(unreadDanger(after(told, onCurrent, "water-on-electricity"))).toBeUndefined();
  });

  test("is told when another one was read before", () => {
    expect(unreadDanger({ ...told, danger_read: "gas" })?.word).toBe("water-on-electricity");
  });

  test("makes the intervention urgent, until its answer is taken back", () => {
    expect([washer.urgency, told.urgency]).toEqual([0, 1]);
    expect(after(told, truncate(onCurrent, 0)).urgency).toBe(0);
    expect(after({ ...washer, urgency: 1 }, atDoor).urgency).toBe(1);
    const calmed = { ...told, urgency: 0 as const };
    expect(after(calmed, onCurrent, "water-on-electricity").urgency).toBe(0);
  });

  test("of a notice does not press", () => {
    const trips = answered(
      "Elle ne démarre pas, s’arrête ou disjoncte",
      "Elle fait sauter le disjoncteur",
    );
    expect(unreadDanger(after(washer, trips))?.word).toBe("trip");
    expect(after(washer, trips).urgency).toBe(0);
  });

  test("written in free words is shown too, and presses as long as it is written", () => {
    const written = noted("ça sent le gaz depuis hier")(washer);
    expect([notedDanger(written)?.word, written.urgency]).toEqual(["gas", 1]);
    expect(noted("rien d’urgent")(written)).toMatchObject({ urgency: 0, notes: "rien d’urgent" });
    expect(after(written, atDoor).urgency).toBe(1);
  });

  test("already answered is not shown again by the words that repeat it", () => {
    expect(notedDanger(noted("l’eau coule sur la prise")(told))).toBeUndefined();
    expect(notedDanger(noted("et j’ai mal à la tête")(told))?.word).toBe("carbon-monoxide");
  });

  test("is none in an ordinary leak", () => {
    expect(unreadDanger(after(washer, atDoor))).toBeUndefined();
  });
});
