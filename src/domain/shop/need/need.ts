/** What a visitor looks for before a shop is chosen, carried by links from the home page to the booking. */
import { isCategoryId, type CategoryId } from "../../catalogue/categories.ts";
import { isKindId, kindOf } from "../../catalogue/kinds.ts";
import { choose, tunnelFrom, type Answer, type Tunnel } from "../../catalogue/tree/tunnel.ts";
import { rootOf } from "../../catalogue/tree/tree.ts";
import { APPLIANCE_PARAMETER } from "../address.ts";

export type Need = {
  /** The trade; that of the appliance when one is named. Empty when nothing says it. */
  category_id: CategoryId | "";
  /** Kind of the catalogue; empty when none is named. */
  kind_id: string;
  /** The answers of the tunnel so far, without its root; empty when it was skipped. */
  answers: readonly Answer[];
};

export const NO_NEED: Need = { category_id: "", kind_id: "", answers: [] };

/** The names in an address: the fault is the id of its node, which is its path; the code is what was typed there. */
export const NEED_PARAMETERS = {
  kind_id: APPLIANCE_PARAMETER,
  category_id: "metier",
  fault: "panne",
  code: "code",
} as const;

const LONGEST_CODE = 40;

/** Reads the parameters of an address; what the catalogue does not know is as if it were not there. */
export function needIn(query: unknown): Need {
  const { kind_id, category_id, fault, code } = NEED_PARAMETERS;
  const named = textIn(query, kind_id);
  const kind = isKindId(named) ? named : "";
  return {
    kind_id: kind,
    category_id: tradeOf(kind, textIn(query, category_id)),
    answers: kind === "" ? [] : answersTo(kind, textIn(query, fault), textIn(query, code)),
  };
}

/** The same, in an address again; empty for what is not known. */
export function needParameters({ kind_id, category_id, answers }: Need): Record<string, string> {
  const last = answers.at(-1);
  return {
    [NEED_PARAMETERS.kind_id]: kind_id,
    [NEED_PARAMETERS.category_id]: category_id,
    [NEED_PARAMETERS.fault]: last?.id ?? "",
    [NEED_PARAMETERS.code]: last?.input ?? "",
  };
}

/** The tunnel of the need; undefined without an appliance. */
export const tunnelOf = ({ kind_id, answers }: Need): Tunnel | undefined =>
  kind_id === "" ? undefined : tunnelFrom(kind_id, answers);

/** An address with parameters after its own; empty ones are left out. */
export function withParameters(path: string, parameters: Readonly<Record<string, string>>): string {
  const kept = Object.entries(parameters).filter(([, value]) => value !== "");
  if (kept.length === 0) return path;
  return `${path}${path.includes("?") ? "&" : "?"}${new URLSearchParams(kept).toString()}`;
}

/** A parameter given twice, or that is no text, is as if it were not there. */
export function textIn(query: unknown, name: string): string {
  const value: unknown =
    typeof query === "object" && query !== null ? Reflect.get(query, name) : undefined;
  return typeof value === "string" ? value.trim().slice(0, 100) : "";
}

/** An appliance keeps the trade chosen before it when that trade repairs it, else it has its main one. */
function tradeOf(kind_id: string, category_id: string): CategoryId | "" {
  const trades = kindOf(kind_id).category_ids;
  if (kind_id !== "") return trades.find((id) => id === category_id) ?? trades[0] ?? "";
  return isCategoryId(category_id) ? category_id : "";
}

/** `lave-linge/fuite/hublot` is the answer of each of its beginnings; nothing when it is not of this appliance. */
function answersTo(kind_id: string, fault: string, code: string): readonly Answer[] {
  const root = rootOf(kind_id).id;
  if (!fault.startsWith(`${root}/`)) return [];
  const slugs = fault.slice(root.length + 1).split("/");
  let tunnel: Tunnel = { root, path: [] };
  for (const [index] of slugs.entries()) {
    const next = choose(tunnel, `${root}/${slugs.slice(0, index + 1).join("/")}`);
    if (next === tunnel) return [];
    tunnel = next;
  }
  const asked = tunnel.path.at(-1);
  return asked && code ? choose(tunnel, asked.id, code.slice(0, LONGEST_CODE)).path : tunnel.path;
}
