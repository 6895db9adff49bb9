/**
 * The messages of the lifecycle (Cross Domain Acknowledgement and Response D22B, profile of XP Z12-012), as the shop writes
 * what it says of its suppliers' invoices, and what it received on its own.
 */
import type { BasisPoints, Cents } from "../../money.ts";
import type { Instant, LocalDate } from "../../time.ts";
import { amountText, dateText, rateText } from "../facturx/decimal.ts";
import { dateField, field, group } from "../facturx/xml.ts";
import { isStatusCode, STATUS_FR, type InvoiceStatus } from "./status.ts";

export const ROOT = "CrossDomainAcknowledgementAndResponse";

const instantText = (at: Instant): string => at.slice(0, 19).replaceAll(/[-:T]/g, "");

type Party = { siren: string; name: string };

/** Money received, incl. VAT, at one rate in basis points; less than nothing when it was given back. */
export type PaidAtRate = { vat_rate: BasisPoints; amount: Cents };

/** What a buyer says of an invoice; with `paid`, the « Encaissée » of its seller, once for each rate. */
export type NewStatus = Omit<InvoiceStatus, "amount"> & {
  paid?: readonly PaidAtRate[];
  reference: string;
  kind: number;
  issued_on: LocalDate;
  seller: Party;
  buyer: Party;
};

const STANDARD = "urn:un:unece:uncefact:data:standard";
const NAMESPACES = Object.entries({
  rsm: `${STANDARD}:${ROOT}:100`,
  ram: `${STANDARD}:ReusableAggregateBusinessInformationEntity:100`,
  udt: `${STANDARD}:UnqualifiedDataType:100`,
  qdt: `${STANDARD}:QualifiedDataType:100`,
})
  .map(([prefix, urn]) => ` xmlns:${prefix}="${urn}"`)
  .join("");

/** A whole XML file, encoded in UTF-8. */
export const cdarXml = (status: NewStatus): string =>
  [
    `<?xml version="1.0" encoding="UTF-8"?>\n<rsm:${ROOT}${NAMESPACES}>`,
    group("rsm:ExchangedDocumentContext", [
      named("ram:BusinessProcessSpecifiedDocumentContextParameter", "REGULATED"),
      named("ram:GuidelineSpecifiedDocumentContextParameter", "urn.cpro.gouv.fr:1p0:CDV:invoice"),
    ]),
    exchanged(status),
    acknowledged(status),
    `</rsm:${ROOT}>\n`,
  ].join("");

const named = (name: string, id: string): string => group(name, [field("ram:ID", id)]);

const issuedAt = (at: Instant): string =>
  group("ram:IssueDateTime", [field("udt:DateTimeString", instantText(at), { format: "204" })]);

function exchanged({ message_id, at, paid, ...parties }: NewStatus): string {
  const buyer = { party: parties.buyer, role: "BY" };
  const seller = { party: parties.seller, role: "SE" };
  const [from, to] = paid ? [seller, buyer] : [buyer, seller];
  return group("rsm:ExchangedDocument", [
    field("ram:ID", message_id),
    issuedAt(at),
    group("ram:SenderTradeParty", [field("ram:RoleCode", "WK")]),
    group("ram:IssuerTradeParty", [siren(from.party), field("ram:RoleCode", from.role)]),
    group("ram:RecipientTradeParty", [
      siren(to.party),
      field("ram:RoleCode", to.role),
      group("ram:URIUniversalCommunication", [
        field("ram:URIID", to.party.siren, { schemeID: "0225" }),
      ]),
    ]),
  ]);
}

const siren = ({ siren: id, name }: Party): string =>
  field("ram:GlobalID", id, { schemeID: "0002" }) + field("ram:Name", name);

/** 23: said by a party of the sale, and not by a platform (305). */
const acknowledged = (status: NewStatus): string =>
  group("rsm:AcknowledgementDocument", [
    group("ram:MultipleReferencesIndicator", [field("udt:Indicator", "false")]),
    field("ram:TypeCode", "23"),
    issuedAt(status.at),
    group("ram:ReferenceReferencedDocument", [
      field("ram:IssuerAssignedID", status.reference),
      field("ram:TypeCode", String(status.kind)),
      dateField("ram:FormattedIssueDateTime", dateText(status.issued_on)).replaceAll(
        "udt:",
        "qdt:",
      ),
      field("ram:ProcessConditionCode", String(status.code)),
      field("ram:ProcessCondition", isStatusCode(status.code) ? STATUS_FR[status.code] : ""),
      group("ram:IssuerTradeParty", [siren(status.seller), field("ram:RoleCode", "SE")]),
      group("ram:SpecifiedDocumentStatus", [
        field("ram:ReasonCode", status.reason_code),
        field("ram:Reason", status.reason),
        ...(status.paid ?? []).map(paidAt),
      ]),
    ]),
  ]);

/** « Montant encaissé ». */
export const PAID = "MEN";

const paidAt = ({ vat_rate, amount }: PaidAtRate): string =>
  group("ram:SpecifiedDocumentCharacteristic", [
    field("ram:TypeCode", PAID),
    field("ram:ValuePercent", rateText(vat_rate)),
    field("ram:ValueAmount", amountText(amount), { currencyID: "EUR" }),
  ]);
