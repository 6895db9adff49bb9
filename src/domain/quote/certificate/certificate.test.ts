import { expect, test } from "vitest";
import { describeItem } from "../../repair/describe.ts";
import { publicItem } from "../../repair/public.ts";
import { isRefusal } from "../../decision.ts";
import { certify, withdraw } from "./certificate.ts";

const ID = "0199c2a4-0000-7000-8000-000000000001";
const input = {
  id: ID,
  repair_id: "0199c2a4-0000-7000-8000-000000000002",
  reason: "parts" as const,
  fault: "Carte de puissance brûlée",
  note: "",
};
const HERE = { hasAppliance: true, isCertified: false };
const plain = (text: string | undefined) => text?.replace(/[\u00a0\u202f]/g, " ");

test.each([
  ["the machine is not noted", { ...HERE, hasAppliance: false }, "no-appliance"],
  ["one stands already", { ...HERE, isCertified: true }, "already-certified"],
])("none is given when %s", (_, repair, refused) => {
  expect(certify(input, repair)).toEqual({ refused });
});

test("the journal keeps the fault and the reason; the client's page says that it exists, and nothing typed", () => {
  const item = certify(input, HERE);
  if (isRefusal(item)) throw new Error("refused");
  expect(plain(describeItem(item, "Europe/Paris"))).toBe(
    "Attesté irréparable : Carte de puissance brûlée. Pièces nécessaires introuvables ou plus fabriquées",
  );
  expect(publicItem(item, "Europe/Paris")).toBe(
    "L’atelier a établi une attestation d’irréparabilité.",
  );
});

test("taken back once, with its reason", () => {
  const why = "Une pièce a été trouvée";
  const item = withdraw({ certificate_id: ID, why }, { withdrawn_at: null });
  if (isRefusal(item)) throw new Error("refused");
  expect(plain(describeItem(item, "Europe/Paris"))).toBe(
    "Attestation d’irréparabilité retirée : Une pièce a été trouvée",
  );
  expect(publicItem(item, "Europe/Paris")).toBe("L’attestation d’irréparabilité est retirée.");
  expect(withdraw({ certificate_id: ID, why }, { withdrawn_at: "2026-11-23" })).toEqual({
    refused: "already-withdrawn",
  });
});
