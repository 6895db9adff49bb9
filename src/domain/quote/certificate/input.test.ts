import { expect, test } from "vitest";
import { parseCertificate, parseWithdrawal } from "./input.ts";

const ID = "0199c2a4-0000-7000-8000-000000000001";
const input = {
  id: ID,
  repair_id: "0199c2a4-0000-7000-8000-000000000002",
  reason: "parts" as const,
  fault: "Carte de puissance brûlée",
  note: "",
};

test("what is typed is cleaned", () => {
  expect(parseCertificate({ ...input, fault: "  Carte brûlée " })).toEqual({
    ...input,
    fault: "Carte brûlée",
  });
});

test.each([
  ["without the fault that was found", { fault: " " }, "fault"],
  ["for a reason that is not in the list", { reason: "age" }, "reason"],
  ["for another reason that is not told", { reason: "other" }, "note"],
])("a certificate %s is refused in French", (_, facts, field) => {
  expect(parseCertificate({ ...input, ...facts })).toMatchObject({
    refused: "bad-input",
    detail: { [field]: expect.stringMatching(/^(Dites|Choisissez)/) },
  });
});

test("another reason is told in the precisions", () => {
  const other = { ...input, reason: "other" as const, note: "Logiciel verrouillé" };
  expect(parseCertificate(other)).toEqual(other);
});

test("taking one back needs its reason", () => {
  expect(parseWithdrawal({ certificate_id: ID, why: " " })).toMatchObject({
    detail: { why: expect.stringMatching(/^Dites/) },
  });
  expect(parseWithdrawal({ certificate_id: ID, why: "Pièce trouvée" })).toEqual({
    certificate_id: ID,
    why: "Pièce trouvée",
  });
});
