/** What a person read on a PDF that says nothing by itself: enough to be paid and found again. */
import { refuse, type Decision } from "../../decision.ts";
import { parseEuros } from "../../money.ts";
import { parseLocalDate } from "../../time.ts";
import { line } from "./parts.ts";
import type { SupplierFacts } from "./supplier-invoice.ts";

export type TypedRefusal = "supplier-invoice-typed";

/** Undefined when nothing was typed: the file says it. Amounts as a person writes them: « 87,00 ». */
export function typedFacts(
  typed: Readonly<Record<string, unknown>>,
): Decision<SupplierFacts, TypedRefusal> | undefined {
  const said = (name: string): string => {
    const value = typed[name];
    return typeof value === "string" ? value.trim() : "";
  };
  if (said("supplier_name") === "" && said("reference") === "") return undefined;
  const issued_on = parseLocalDate(said("issued_on"));
  const due_on = said("due_on") === "" ? null : parseLocalDate(said("due_on"));
  const total_incl = parseEuros(said("total_incl"));
  const total_vat = said("total_vat") === "" ? 0 : parseEuros(said("total_vat"));
  const names = [line(said("supplier_name"), 200), line(said("reference"), 60)];
  const [supplier_name = "", reference = ""] = names;
  if (
    names.includes("") ||
    !issued_on ||
    due_on === undefined ||
    total_incl === undefined ||
    total_vat === undefined ||
    total_vat > total_incl
  )
    return refuse("supplier-invoice-typed");
  return {
    ...NOTHING_ELSE,
    supplier_name,
    reference,
    issued_on,
    due_on,
    total_excl: total_incl - total_vat,
    total_vat,
    total_incl,
    due: total_incl,
  };
}

const NOTHING_ELSE = {
  supplier_siren: "",
  supplier_vat_number: "",
  kind: 380,
  iban: "",
  buyer_siren: "",
  order_number: "",
  lines: [],
  vat_groups: [],
};
