/** What others say of the shop's invoices, read out of the messages of the lifecycle. */
import { parseInstant, type Instant } from "../../time.ts";
import { PAID, ROOT } from "./cdar.ts";
import { elementsAt, textAt, type XmlElement } from "./element.ts";
import type { InvoiceStatus } from "./status.ts";

const DOCUMENT = "AcknowledgementDocument/ReferenceReferencedDocument";

/** One status of one invoice, named as its issuer numbered it. */
export type StatusMessage = InvoiceStatus & { reference: string };

/** Empty for a file that is no such message. */
export function readCdar(root: XmlElement): StatusMessage[] {
  if (root.name !== ROOT) return [];
  const id = textAt(root, "ExchangedDocument/ID");
  const at = instantOf(textAt(root, "AcknowledgementDocument/IssueDateTime/DateTimeString"));
  if (id === "" || !at) return [];
  return elementsAt(root, DOCUMENT).flatMap((document) => {
    const code = Number(textAt(document, "ProcessConditionCode"));
    const reference = textAt(document, "IssuerAssignedID");
    if (!Number.isInteger(code) || code < 200 || code > 999 || reference === "") return [];
    return [{ reference, message_id: id.slice(0, 200), code, at, ...saidOf(document) }];
  });
}

function saidOf(document: XmlElement): Pick<InvoiceStatus, "reason_code" | "reason" | "amount"> {
  const said = "SpecifiedDocumentStatus";
  // Incl. VAT, once for each rate.
  const paid = elementsAt(document, `${said}/SpecifiedDocumentCharacteristic`).filter(
    (one) => textAt(one, "TypeCode") === PAID,
  );
  const amounts = paid.map((one) => centsOf(textAt(one, "ValueAmount")));
  return {
    reason_code: textAt(document, `${said}/ReasonCode`).slice(0, 60),
    reason: textAt(document, `${said}/Reason`).slice(0, 1000),
    amount: amounts.length === 0 ? null : amounts.reduce((total, one) => total + one, 0),
  };
}

/** "1234.5" → 123450; 0 for what is no amount. */
function centsOf(text: string): number {
  const [, sign = "", whole = "", cents = ""] = /^(-?)(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  const amount = Number(whole) * 100 + Number(cents.padEnd(2, "0"));
  return sign === "-" ? -amount : amount;
}

/** Format 204: "20261202103000", on Greenwich's clock. */
function instantOf(text: string): Instant | undefined {
  const parts = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(text);
  if (!parts) return undefined;
  const [, year, month, day, hour, minute, second] = parts;
  return parseInstant(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}
