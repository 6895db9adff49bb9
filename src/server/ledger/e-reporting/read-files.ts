/** What each flow to a platform carries: the invoice as it was handed over, a status, a report, money received. */
import type { ShopScope } from "../../../domain/account/scope.ts";
import { cdarXml } from "../../../domain/invoice/platform/cdar.ts";
import { paidAtRates } from "../../../domain/invoice/platform/paid.ts";
import { PAID_CODE } from "../../../domain/invoice/platform/status.ts";
import { issuedPdf } from "../../invoice/document/issued.ts";
import type { FlowFile, FlowFiles, FlowSubject } from "../../invoice/platform/send.ts";
import { loadDecision } from "../../invoice/received/decision/store.ts";
import { loadSupplierInvoices } from "../../invoice/received/store.ts";
import { loadIssued } from "../../invoice/store.ts";
import { sharesCausedBy } from "../../payment/share/store.ts";
import { loadPayments } from "../../payment/store.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { openPrinter, type Printer } from "../../quote/document/pdf.ts";
import type { Services } from "../../services.ts";
import { loadShop } from "../../shop/store.ts";
import { loadReport } from "./store.ts";

type FileServices = Pick<Services, "database" | "config" | "clock" | "ledgerKey" | "pdf">;

export function readFiles(services: FileServices): FlowFiles {
  const printer = openPrinter(services);
  const { database } = services;
  return {
    invoice: (scope, { subject_id }) => readInvoice(services, { scope, printer }, subject_id),
    status: (scope, { subject_id: id }) =>
      database.withShop(scope, (db) => readStatus(db, { shop_id: scope.shop_id, id }), "read"),
    paid: (scope, flow) => database.withShop(scope, (db) => readPaid(db, flow), "read"),
    report: async (scope, { subject_id: id }) => {
      const report = await database.withShop(scope, (db) => loadReport(db, id), "read");
      return report && xmlFile(`e-reporting-${report.period_from}-${report.version}`, report.xml);
    },
  };
}

const xmlFile = (name: string, xml: string): FlowFile => ({
  name: `${name}.xml`,
  syntax: "FRR",
  type: "MultiFlowReport",
  mime: "application/xml",
  bytes: Buffer.from(xml),
});

async function readInvoice(
  { database }: FileServices,
  means: { scope: ShopScope; printer: Printer },
  id: string,
): Promise<FlowFile | undefined> {
  const [issued] = await database.withShop(means.scope, (db) => loadIssued(db, [id]), "read");
  return (
    issued && {
      name: `${issued.reference}.pdf`,
      syntax: "Factur-X",
      type: "CustomerInvoice",
      mime: "application/pdf",
      bytes: await issuedPdf(issued, means),
    }
  );
}

async function readStatus(
  db: ShopDb,
  { shop_id, id }: { shop_id: string; id: string },
): Promise<FlowFile | undefined> {
  const decision = await loadDecision(db, id);
  const [invoice] = decision ? await loadSupplierInvoices(db, [decision.supplier_invoice_id]) : [];
  const shop = await loadShop(db, shop_id);
  if (!decision || !invoice || !shop) return undefined;
  const { supplier_invoice_id: _invoice, position: _position, id: message_id, ...said } = decision;
  const { reference, kind, issued_on } = invoice;
  const xml = cdarXml({
    ...said,
    message_id,
    reference,
    kind,
    issued_on,
    seller: { siren: invoice.supplier_siren, name: invoice.supplier_name },
    buyer: { siren: shop.siret.slice(0, 9), name: shop.legal_name || shop.name },
  });
  return { ...xmlFile(`statut-${id}`, xml), syntax: "CDAR", type: "SupplierInvoiceLC" };
}

/** What was received on an invoice of ours, said by its seller. Said again after a rejection, it is another message. */
async function readPaid(
  db: ShopDb,
  { subject_id, tracking_id }: FlowSubject,
): Promise<FlowFile | undefined> {
  const paid = paidAtRates(await sharesCausedBy(db, [subject_id]));
  const [entry] = await loadPayments(db, [subject_id]);
  const [issued] = entry?.invoice_id ? await loadIssued(db, [entry.invoice_id]) : [];
  if (!entry || !issued || paid.length === 0) return undefined;
  const { reference, kind, issued_on, document } = issued;
  const { seller, client } = document;
  const xml = cdarXml({
    message_id: tracking_id,
    code: PAID_CODE,
    reason_code: "",
    reason: "",
    at: entry.created_at,
    reference,
    kind,
    issued_on,
    seller: { siren: seller.siren, name: seller.legal_name || seller.name },
    buyer: { siren: client.siren, name: client.name },
    paid,
  });
  return {
    ...xmlFile(`encaissement-${tracking_id}`, xml),
    syntax: "CDAR",
    type: "CustomerInvoiceLC",
  };
}
