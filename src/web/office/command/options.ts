/** What the command box offers for a text: the actions that it names, then what was found in each noun. */
import { INVOICE_KIND_FR, INVOICE_KINDS } from "../../../domain/invoice/kind.ts";
import {
  IconClipboardText,
  IconFileEuro,
  IconReceiptEuro,
  IconUser,
  IconWashMachine,
  type Icon,
} from "@tabler/icons-react";
import { formatPhone } from "../../../domain/client/phone/phone.ts";
import { fullName, nameKey } from "../../../domain/client/names.ts";
import { formatEuros } from "../../../domain/money.ts";
import { applianceLabel } from "../../../domain/repair/appliance/appliance.ts";
import type { Command } from "./commands.ts";
import type { Found } from "./query.ts";

export type Option = {
  key: string;
  icon: Icon;
  title: string;
  /** What tells it from another of the same title. */
  detail: string;
  /** Keys that do the same anywhere. */
  keys?: readonly string[];
  /** The screen that it opens, or what it does. */
  to: string | (() => void);
};
export type OptionGroup = { title: string; options: Option[] };

const joined = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(" · ");

/** Each word typed is in the action's words, in any order. */
export function commandsNamed(commands: readonly Command[], typed: string): Option[] {
  const wanted = typed.split(/\s+/).map(nameKey).filter(Boolean);
  return commands
    .filter(({ title, words }) => {
      const known = nameKey(`${title} ${words}`);
      return wanted.every((word) => known.includes(word));
    })
    .map(({ words: _words, ...command }) => ({ ...command, key: command.title, detail: "" }));
}

/** A repair found by its text and by its machine's serial comes once. */
export function foundGroups(found: Found): OptionGroup[] {
  const groups = [
    { title: "Clients", options: (found.repair_shop?.clients ?? []).map(clientOption) },
    { title: "Réparations", options: found.repairs.map(repairOption) },
    { title: "Appareils", options: (found.appliancesBySerial ?? []).flatMap(applianceOptions) },
    { title: "Devis", options: (found.quotesByReference ?? []).map(quoteOption) },
    { title: "Factures", options: (found.invoicesByReference ?? []).map(invoiceOption) },
  ];
  const seen = new Set<string>();
  return groups
    .map(({ title, options }) => ({
      title,
      options: options.filter(({ key }) => !seen.has(key) && seen.add(key)),
    }))
    .filter(({ options }) => options.length > 0);
}

type FoundClient = NonNullable<Found["repair_shop"]>["clients"][number];
const clientOption = ({ id, phones, addresses, ...names }: FoundClient): Option => ({
  key: `client ${id}`,
  icon: IconUser,
  title: fullName(names),
  detail: joined(
    phones.map(({ number }) => formatPhone(number)).join(", "),
    addresses.find(({ city }) => city)?.city,
  ),
  to: `/app/client/${id}`,
});

const repairOption = (repair: Found["repairs"][number]): Option => ({
  key: `repair ${repair.id}`,
  icon: IconClipboardText,
  title: joined(
    repair.appliance ? applianceLabel(repair.appliance) : "Sans appareil",
    repair.client && fullName(repair.client),
  ),
  detail: joined(repair.reference, repair.status),
  to: `/app/sheet/${repair.id}`,
});

type FoundAppliance = NonNullable<Found["appliancesBySerial"]>[number];
/** The repairs of a machine; its owner's record when it was never repaired. */
function applianceOptions({ client, repairs, ...appliance }: FoundAppliance): Option[] {
  const title = joined(applianceLabel(appliance), fullName(client));
  const serial = `Nº de série ${appliance.serial}`;
  const machine = { key: `appliance ${appliance.id}`, icon: IconWashMachine, title };
  if (repairs.length === 0) return [{ ...machine, detail: serial, to: `/app/client/${client.id}` }];
  return repairs.map(({ id, reference, status }) => ({
    ...machine,
    key: `repair ${id}`,
    detail: joined(serial, reference, status),
    to: `/app/sheet/${id}`,
  }));
}

type FoundQuote = NonNullable<Found["quotesByReference"]>[number];
const quoteOption = ({ id, reference, status, total_incl, client }: FoundQuote): Option => ({
  key: `quote ${id}`,
  icon: IconFileEuro,
  title: joined(`Devis ${reference ?? ""}`, fullName(client)),
  detail: joined(status, `${formatEuros(total_incl)} TTC`),
  to: `/app/repair/quote/${id}`,
});

const kindText = (kind: number): string =>
  INVOICE_KIND_FR[INVOICE_KINDS.find((known) => known === kind) ?? 380];

type FoundInvoice = NonNullable<Found["invoicesByReference"]>[number];
const invoiceOption = (invoice: FoundInvoice): Option => ({
  key: `invoice ${invoice.id}`,
  icon: IconReceiptEuro,
  title: joined(`${kindText(invoice.kind)} ${invoice.reference}`, fullName(invoice.client)),
  detail: joined(
    `${formatEuros(invoice.total_incl)} TTC`,
    invoice.remainder > 0 ? `reste ${formatEuros(invoice.remainder)}` : "",
  ),
  to: `/app/sheet/${invoice.repair_id}`,
});
