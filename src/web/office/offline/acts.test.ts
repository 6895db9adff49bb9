/** What the list says of each act, what the screens show of it, and how a crossed edit is settled. */
import { Kind as Node, parse, print, type FieldNode, type FragmentDefinitionNode } from "graphql";
import { beforeEach, expect, test, vi } from "vitest";
import { newAct, type DeferredAct } from "../../../domain/account/deferred/queue.ts";
import type { Effect } from "../../platform/deferred/effects.ts";
import { sheetQuery } from "../repair/sheet/query.ts";
import { effectsOf, kindNamed } from "./acts.ts";
import { choicesOf, refusedText, wordsOf } from "./words.ts";

const act = (kind: string, variables: Record<string, unknown>): DeferredAct =>
  newAct({
    id: "act-1",
    kind,
    variables,
    subject: "s",
    made_at: Date.parse("2026-11-23T10:42:00.000Z"),
    made_on: { title: "VIDAL Hélène", path: "/app/sheet/r1" },
  });
const signature = { kind: "drawn", strokes: "M 1 1" };
const part = {
  description: "Pompe",
  quantity: 2,
  supplier: "",
  price: null,
  expected_on: null,
  ordered: false,
};
const reception = {
  id: "i1",
  repair_id: "r1",
  condition: [],
  condition_note: "Rayé",
  accessories: [],
  password: "0000",
  ceiling: null,
  name: "Hélène Vidal",
  signature,
};
const line = {
  id: "l1",
  kind: "labour",
  label: "Main-d’œuvre",
  quantity: 100,
  unit: "h",
  unit_price: 500_000,
  vat_rate: 2000,
  discount: 0,
};
const quote = {
  subject: "Pompe",
  lines: [line],
  discount: 0,
  deposit: 0,
  validity_days: 30,
  keeps_parts: true,
  urgent_on_request: false,
  notes: "",
  repair_id: "r1",
};

const ACTS: [DeferredAct, string][] = [
  [act("addRepairNote", { repair_id: "r1", description: "Joint coupé" }), "Note : Joint coupé"],
  [
    act("changeRepairNote", { repair_id: "r1", item_id: "n1", from: "a", description: "b" }),
    "Note corrigée : b",
  ],
  [
    act("setRepairStatus", { repair_id: "r1", from: "Devis à faire", status: "En essai" }),
    "Réparation : En essai",
  ],
  [act("saveEvent", { input: { id: "e1", status: "DONE" } }), "Rendez-vous : Fait"],
  [act("arriveAtVisit", { id: "e1" }), "J’y suis"],
  [act("startWork", { id: "w1", repair_id: "r1" }), "Temps passé : démarré"],
  [act("stopWork", { work_id: "w1" }), "Temps passé : arrêté"],
  [act("changeWork", { work_id: "w1", from: 10, minutes: 65 }), "Temps passé : 1 h 05"],
  [act("saveSparePart", { id: "p1", repair_id: "r1", input: part }), "Pièce : 2 × Pompe"],
  [
    act("receiveSpareParts", { deliveries: [{ part_id: "p1", from: 0, quantity: 2 }] }),
    "Pièce reçue",
  ],
  [act("receiveDevice", { input: reception }), "Appareil reçu, signé par Hélène Vidal"],
  [
    act("handOverDevice", { input: { intake_id: "i1", name: "Hélène Vidal" } }),
    "Appareil rendu, signé par Hélène Vidal",
  ],
  [
    act("recordAgreement", { input: { id: "q1", name: "Hélène Vidal" } }),
    "Devis signé par Hélène Vidal",
  ],
  [act("saveQuote", { input: quote }), "Devis préparé : Pompe : 1 ligne, 60,00 €"],
];

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, " ");

beforeEach(() => {
  const me = {
    id: "hugo",
    firstname: "Hugo",
    lastname: "Petit",
    role: "TECHNICIAN",
    shop_id: "garonne",
  };
  const session = {
    me,
    token: "",
    expire_at: "2099-01-01T10:00:00.000Z",
    validated: true,
    session_type: "password",
    lastChecked: "2026-11-21T10:00:00.000Z",
  };
  const texts: Record<string, string> = { "etabli.session": JSON.stringify(session) };
  const storage = { getItem: (key: string) => texts[key] ?? null, setItem: () => undefined };
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", storage);
});

test.each(ACTS)("%o", (one, words) => {
  expect(plain(wordsOf(one))).toBe(words);
});

/** The fields that the sheet asks of each item of this list, by their names. */
function fieldsAsked(list: string): string[] {
  const document = parse(print(sheetQuery));
  const fragments = document.definitions.filter(
    (one): one is FragmentDefinitionNode => one.kind === Node.FRAGMENT_DEFINITION,
  );
  const inside = (nodes: FieldNode["selectionSet"]): FieldNode[] =>
    (nodes?.selections ?? []).flatMap((node) => {
      if (node.kind === Node.FIELD) return [node];
      if (node.kind === Node.INLINE_FRAGMENT) return inside(node.selectionSet);
      return inside(fragments.find(({ name }) => name.value === node.name.value)?.selectionSet);
    });
  const [operation] = document.definitions;
  if (operation?.kind !== Node.OPERATION_DEFINITION) throw new Error("a query");
  const [repair] = inside(operation.selectionSet);
  const items = inside(repair?.selectionSet).filter(({ name }) => name.value === list);
  return items.flatMap((item) => inside(item.selectionSet).map(({ name }) => name.value));
}

const additions = ACTS.flatMap(([one]) => {
  const kind = kindNamed(one);
  const me = { id: "hugo", firstname: "Hugo", lastname: "Petit" };
  const effects: readonly Effect[] = kind?.effects(one, me) ?? [];
  return effects.flatMap((effect) =>
    "list" in effect ? [[effect.list, effect.item] as const] : [],
  );
});

test.each(additions)(
  "what is added to « %s » has each field that the sheet asks for: the cache would drop it otherwise",
  (list, item) => {
    expect(Object.keys(item).toSorted()).toEqual(
      [...new Set(["__typename", ...fieldsAsked(list)])].toSorted(),
    );
  },
);

test("a timer that stops here counts from when it began", () => {
  const [effect] = effectsOf(act("stopWork", { work_id: "w1" }));
  if (!effect || !("set" in effect) || typeof effect.set !== "function") throw new Error("a rule");
  expect(effect.set({ started_at: "2026-11-23T10:00:00.000Z" })).toEqual({ minutes: 42 });
});

test("a crossed edit shows both values, and whichever is chosen is sent on top of the stored one", () => {
  const conflicts = [{ field: "status", theirs: "CANCEL", account_id: null, at: null }];
  const input = { id: "e1", status: "DONE", notes: "a", base: { status: "TODO", notes: "a" } };
  const met: DeferredAct = {
    ...act("saveEvent", { input, tell_client: true }),
    state: "conflict",
    refused: "changed-meanwhile",
    detail: { conflicts },
  };
  const kind = kindNamed(met);
  const naming = { nameOf: () => "", zone: "Europe/Paris" as const };
  expect(choicesOf(met, kind, naming)).toMatchObject([
    { field: "status", mine: "Fait", theirs: "Annulé", stored: "CANCEL" },
  ]);
  const fields = { sent: { status: "DONE" }, base: { status: "CANCEL", notes: "a" } };
  expect(kind?.settled(met, fields)).toEqual({
    input: { ...input, base: fields.base },
    tell_client: true,
  });
});

test("an act of a version that is gone keeps the texts that were typed", () => {
  const gone = act("soldAtTheFair", {
    id: "4d1b9e0c-7a52-4a0e-9c53-2f8f6d0f8f11",
    note: "Deux pompes vendues",
    of: { place: "Foire de Toulouse" },
  });
  expect(wordsOf(gone)).toBe("Deux pompes vendues · Foire de Toulouse");
  expect(refusedText({ refused: "act-unknown" })).toContain("Recopiez ces mots");
  expect(refusedText({ refused: "NOT_FOUND" })).toContain("n’existe plus");
});
