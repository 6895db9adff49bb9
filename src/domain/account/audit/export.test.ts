import { expect, test } from "vitest";
import { DEFAULT_ZONE, parseInstant } from "../../time.ts";
import { actionText, AUDIT_HEADINGS, auditCells } from "./export.ts";

const at = parseInstant("2026-11-23T21:00:00Z");

test("a line of the audit fills each column, in French", () => {
  if (!at) throw new Error("no instant");
  const line = {
    at,
    author: "Marc Delmas",
    role: "OWNER",
    acting: false,
    action: "settings.changed",
    name: "Signature des devis",
    before: { signature_code: false },
    after: { signature_code: true },
    network: "203.0.113.0/24",
  };
  const cells = auditCells(line, DEFAULT_ZONE);
  expect(cells).toHaveLength(AUDIT_HEADINGS.length);
  expect(cells.slice(2)).toEqual([
    "Marc Delmas, responsable",
    "Réglage modifié",
    "Signature des devis",
    "code de signature\u00a0: non → oui",
    "203.0.113.0/24",
  ]);
});

test("an action of a later version keeps its own name", () => {
  expect(actionText("comet.seen")).toBe("comet.seen");
});

test("what an administrator does reads with their side, and nothing changed leaves its cell empty", () => {
  if (!at) throw new Error("no instant");
  const line = {
    at,
    author: "Alix Morel",
    role: "",
    acting: true,
    action: "acting.started",
    name: "",
    before: null,
    after: null,
    network: "",
  };
  expect(auditCells(line, DEFAULT_ZONE).slice(2)).toEqual([
    "Alix Morel, administration d’Établi",
    "Un administrateur agit pour l’atelier",
    "",
    "",
    "",
  ]);
});
