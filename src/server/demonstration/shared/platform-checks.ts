/** What the platform of the demonstration finds wrong with an invoice: its client is not in the directory of the State. */
import { isRefusal } from "../../../domain/decision.ts";
import { textAt } from "../../../domain/invoice/platform/element.ts";
import { findXmlIn } from "../../invoice/received/find-xml.ts";
import { readXml } from "../../platform/xml/read.ts";

/** A company that closed: whoever tries the demonstration types it to see an invoice rejected. */
const CLOSED_SIREN = "900000019";

const BUYER =
  "SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/BuyerTradeParty/SpecifiedLegalOrganization/ID";

export function checkInvoice(bytes: Buffer): { code: string; message: string } | undefined {
  const xml = findXmlIn(bytes);
  const root = xml && readXml(xml);
  if (!root || isRefusal(root)) return { code: "NON_CONFORME", message: "" };
  return textAt(root, BUYER) === CLOSED_SIREN ? { code: "DEST_INC", message: "" } : undefined;
}
