import { describe, expect, test } from "vitest";
import type { Me } from "../../../domain/account/session.ts";
import { commandsOf } from "./commands.ts";
import { commandsNamed, foundGroups } from "./options.ts";
import type { Found } from "./query.ts";

const me = (role: Me["role"]): Me => ({ role }) as Me;
const named = (role: Me["role"], typed: string): string[] =>
  commandsNamed(commandsOf(me(role)), typed).map(({ title }) => title);

describe("the actions of a text", () => {
  test.each([
    ["", "Nouvelle intervention"],
    ["rdv nouveau", undefined],
    ["rendez vous", "Nouvelle intervention"],
    ["FUSION doublon", "Fusionner les doublons"],
    ["excel", "Importer des clients"],
    ["deconnexion", "Déconnexion"],
    ["agenda", "Agenda"],
    ["zzz", undefined],
  ])("« %s » begins with %s", (typed, first) => {
    expect(named("OWNER", typed)[0]).toBe(first);
  });

  test("nobody is offered what they may not do", () => {
    expect(named("TECHNICIAN", "")).not.toContain("Importer des clients");
    for (const begun of ["Nouvelle intervention", "Nouveau client", "Nouveau devis"])
      expect(named("ACCOUNTANT", "")).not.toContain(begun);
    expect(named("OWNER", "")).not.toContain("Administration");
    expect(named("ADMIN", "admin")).toEqual(["Administration"]);
  });
});

const ANNE = { id: "c1", firstname: "Anne", lastname: "DELMAS" };
const MACHINE = { id: "a1", kind: "Lave-linge", name: "", brand: "Bosch", model: "WAT28" };
const NONE: Found = { repair_shop: null, repairs: [] } as Found;

describe("what was found", () => {
  test("nothing makes no group", () => {
    expect(foundGroups(NONE)).toEqual([]);
  });

  test("a client shows telephones and town, and opens its record", () => {
    const client = {
      ...ANNE,
      phones: [{ name: "", number: "+33639980011" }],
      addresses: [
        { address_id: "x", city: "" },
        { address_id: "y", city: "Blagnac" },
      ],
    };
    const [group] = foundGroups({ ...NONE, repair_shop: { id: "s", clients: [client] } });
    expect(group).toMatchObject({
      title: "Clients",
      options: [{ title: "Anne DELMAS", detail: "06 39 98 00 11 · Blagnac", to: "/app/client/c1" }],
    });
  });

  test("a repair found by its words and by its machine's serial comes once", () => {
    const repair = { id: "r1", reference: "R2026-00001", status: "Réparé" };
    const groups = foundGroups({
      ...NONE,
      repairs: [{ ...repair, client: ANNE, appliance: MACHINE }],
      appliancesBySerial: [{ ...MACHINE, serial: "FD98", client: ANNE, repairs: [repair] }],
    });
    expect(groups.map(({ title, options }) => [title, options.length])).toEqual([
      ["Réparations", 1],
    ]);
  });

  test("a machine never repaired leads to its owner", () => {
    const [group] = foundGroups({
      ...NONE,
      appliancesBySerial: [{ ...MACHINE, serial: "FD98", client: ANNE, repairs: [] }],
    });
    expect(group?.options).toMatchObject([{ to: "/app/client/c1", detail: "Nº de série FD98" }]);
  });

  test("an invoice says what is left to pay, a credit note is called so", () => {
    const issued = {
      id: "i",
      reference: "F2026-00001",
      total_incl: 12_000,
      repair_id: "r1",
      client: ANNE,
    };
    const [group] = foundGroups({
      ...NONE,
      invoicesByReference: [
        { ...issued, kind: 380, remainder: 2_000 },
        { ...issued, id: "j", kind: 381, reference: "A2026-00001", remainder: 0 },
      ],
    });
    expect(group?.options.map(({ title, detail }) => [title, detail.replace(/\s/g, " ")])).toEqual([
      ["Facture F2026-00001 · Anne DELMAS", "120,00 € TTC · reste 20,00 €"],
      ["Avoir A2026-00001 · Anne DELMAS", "120,00 € TTC"],
    ]);
  });
});
