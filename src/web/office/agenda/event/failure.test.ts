import { beforeAll, describe, expect, test } from "vitest";
import { loadRefusals } from "../../../platform/refusal.ts";
import { faultOf, refusalOf } from "./failure.ts";

beforeAll(loadRefusals);

const known = {
  zone: "Europe/Paris",
  nameOf: (id: string) => (id === "karim" ? "Karim Benali" : "Léa Martin"),
  assigned_to: ["karim"],
};
const collision = {
  id: "e2",
  start_at: "2026-11-23T09:00:00.000Z",
  end_at: "2026-11-23T10:00:00.000Z",
  kind: "Réparation",
  assigned_to: ["karim", "lea"],
};

describe("a slot that is taken", () => {
  test("says by whom, for what and when, at the shop's clock", () => {
    const { title, lines } = refusalOf("slot-taken", { collisions: [collision] }, known);
    expect(title).toBe("Quelqu’un est déjà pris à ces heures");
    expect(lines[0]).toBe("Karim Benali · Réparation · lundi 23 novembre, 10\u202fh – 11\u202fh");
    expect(lines.at(-1)).toContain("Rien n’a changé");
  });

  test("names everybody there when those on screen changed meanwhile", () => {
    const other = { ...known, assigned_to: ["hugo"] };
    const { lines } = refusalOf("slot-taken", { collisions: [collision] }, other);
    expect(lines[0]).toMatch(/^Karim Benali, Léa Martin · /);
  });

  test.each([null, undefined, "pris", { collisions: "karim" }, { collisions: [] }])(
    "told as %j is still told",
    (detail) => {
      expect(refusalOf("slot-taken", detail, known).lines).toEqual([
        "Ce créneau vient d’être pris. Choisissez-en un autre.",
      ]);
    },
  );

  test("says which shared thing, and to choose another", () => {
    const van = { ...collision, assigned_to: ["lea"], resources: ["Camionnette"] };
    const { title, lines } = refusalOf("slot-taken", { collisions: [van] }, known);
    expect(title).toBe("Ce matériel est déjà pris à ces heures");
    expect(lines).toEqual([
      "Camionnette · Réparation · Léa Martin · lundi 23 novembre, 10\u202fh – 11\u202fh",
      "Rien n’a changé. Choisissez une autre heure ou un autre matériel.",
    ]);
  });

  test("at hours that cannot be read names who and what", () => {
    const odd = { ...collision, start_at: "demain" };
    expect(refusalOf("slot-taken", { collisions: [odd] }, known).lines[0]).toBe(
      "Karim Benali · Réparation",
    );
  });
});

test("a wrong value is said in the server's own words", () => {
  const detail = { assigned_to: "Une des personnes choisies ne travaille pas dans l’atelier." };
  expect(refusalOf("bad-input", detail, known).lines).toEqual([detail.assigned_to]);
  expect(refusalOf("bad-input", null, known).lines[0]).toContain("Une valeur saisie");
});

test("a fault is said with the error itself", () => {
  const { lines } = faultOf(true, "[Network] Failed to fetch");
  expect(lines.at(-1)).toBe("Erreur reçue : [Network] Failed to fetch");
});

test("a broken wire keeps what was typed on screen and says what to do", () => {
  for (const isNetwork of [true, false])
    expect(faultOf(isNetwork, "").lines.join(" ")).toMatch(/gardée à l’écran.*éessayez/);
});
