/** The file of a report (Flux 10 of the State’s external specifications): the same content always writes the same bytes. */
import { amountText, dateText, rateText } from "../../invoice/facturx/decimal.ts";
import { field, group } from "../../invoice/facturx/xml.ts";
import { sum } from "../../money.ts";
import type { Instant, LocalDate } from "../../time.ts";
import type { PaymentRow, ReportContent, SaleRow } from "./aggregate.ts";

export type ReportFile = ReportContent & {
  id: string;
  /** From 1: the first one is the report, those after correct it. */
  version: number;
  at: Instant;
  from: LocalDate;
  to: LocalDate;
  /** The number of the platform in the State’s list. */
  platform_id: string;
  seller: { siren: string; name: string };
};

/** A whole XML file, encoded in UTF-8. */
export const flux10Xml = (report: ReportFile): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<Report>${[
    document(report),
    report.sales.length === 0
      ? ""
      : group("TransactionsReport", [period(report), ...transactions(report.sales)]),
    report.payments.length === 0
      ? ""
      : group("PaymentsReport", [period(report), ...payments(report.payments)]),
  ].join("")}</Report>\n`;

/** IN: initial; RE: it replaces the one before. */
const document = ({ id, version, at, platform_id, seller }: ReportFile): string =>
  group("ReportDocument", [
    field("Id", id),
    field("Name", `E-reporting ${version}`),
    group("IssueDateTime", [
      field("DateTimeString", at.slice(0, 19).replaceAll(/[-:T]/g, ""), { format: "204" }),
    ]),
    field("TypeCode", version === 1 ? "IN" : "RE"),
    party("Sender", { id: platform_id, scheme: "0238", name: "", role: "WK" }),
    party("Issuer", { id: seller.siren, scheme: "0002", name: seller.name, role: "SE" }),
  ]);

type Party = { id: string; scheme: string; name: string; role: string };

const party = (name: string, { id, scheme, name: called, role }: Party): string =>
  group(name, [
    field("Id", id, { schemeId: scheme }),
    field("Name", called),
    field("RoleCode", role),
  ]);

const period = ({ from, to }: ReportFile): string =>
  group("ReportPeriod", [field("StartDate", dateText(from)), field("EndDate", dateText(to))]);

/** One block for each day and category, with its rates. */
const transactions = (sales: readonly SaleRow[]): string[] =>
  [...Map.groupBy(sales, ({ day, category }) => `${dateText(day)} ${category}`)].map(
    ([key, rows]) => {
      const [day = "", category = ""] = key.split(" ");
      return group("Transactions", [
        field("Date", day),
        field("CategoryCode", category),
        money("TaxExclusiveAmount", sum(rows.map(({ base }) => base))),
        money("TaxTotal", sum(rows.map(({ vat }) => vat))),
        ...rows.map(subtotal),
      ]);
    },
  );

const subtotal = ({ vat_rate, base, vat }: SaleRow): string =>
  group("TaxSubtotal", [
    field("TaxPercent", rateText(vat_rate)),
    money("TaxableAmount", base),
    money("TaxTotal", vat),
  ]);

const payments = (rows: readonly PaymentRow[]): string[] =>
  [...Map.groupBy(rows, ({ day }) => day)].map(([day, each]) =>
    group("Transactions", [
      group("Payment", [
        field("Date", dateText(day)),
        ...each.map(({ vat_rate, amount }) =>
          group("SubTotals", [
            field("TaxPercent", rateText(vat_rate)),
            field("CurrencyCode", "EUR"),
            field("Amount", amountText(amount)),
          ]),
        ),
      ]),
    ]),
  );

const money = (name: string, amount: number): string =>
  field(name, amountText(amount), { currencyId: "EUR" });
