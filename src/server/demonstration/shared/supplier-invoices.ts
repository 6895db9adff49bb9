/** The platform of the shop, which is the one of this machine, and what its suppliers sent by it. */
import { SIMULATOR } from "../../../domain/invoice/platform/connection.ts";
import { addDays, addMinutes, dateOf, type Instant, type LocalDate } from "../../../domain/time.ts";
import { boundTo } from "../../invoice/platform/connect.ts";
import { newCallSecret } from "../../invoice/platform/listen.ts";
import { saveConnection } from "../../invoice/platform/store.ts";
import { decideInvoice } from "../../invoice/received/decision/decide.ts";
import { receiveInvoice } from "../../invoice/received/receive.ts";
import { receiveOrKeep } from "../../invoice/received/unread/keep.ts";
import { sealText } from "../../platform/security/sealed-text.ts";
import { idOf } from "../chance.ts";
import { ZONE } from "../hours.ts";
import { contextOf, demand, ownerOf, type Stage } from "../stage.ts";
import type { Moment } from "../timeline.ts";

type Sent = {
  days_ago: number;
  supplier: { name: string; siren: string };
  reference: string;
  /** Each a label and its price in euros, excl. VAT. */
  lines: readonly (readonly [label: string, price: number])[];
  decision: "approve" | "pay" | null;
};

/** Invented companies; their numbers are marked as such. */
const MIDI = { name: "Pièces du Midi (exemple)", siren: "900000118" };
const NORD = { name: "Comptoir électroménager (exemple)", siren: "900000126" };

const SENT: readonly Sent[] = [
  {
    days_ago: 24,
    supplier: NORD,
    reference: "CE-20418",
    lines: [
      ["Courroie de tambour 1192 J5", 18],
      ["Frais de port", 6],
    ],
    decision: "pay",
  },
  {
    days_ago: 9,
    supplier: MIDI,
    reference: "PM-2026-1184",
    lines: [
      ["Pompe de vidange universelle", 32],
      ["Joint de hublot", 41],
    ],
    decision: "approve",
  },
  {
    days_ago: 2,
    supplier: MIDI,
    reference: "PM-2026-1203",
    lines: [
      ["Résistance 1950 W", 27],
      ["Carte électronique", 96],
      ["Frais de port", 8],
    ],
    decision: null,
  },
];

const CONNECTED_DAYS_AGO = 3;
const minutesAgo = (now: Instant, days: number): Instant => addMinutes(now, -days * 1_440);

/** Who works alone has no platform yet. */
export function suppliersOf(stage: Stage, now: Instant): Moment[] {
  if (stage.demo.users.length < 2) return [];
  const at = minutesAgo(now, CONNECTED_DAYS_AGO);
  const connecting: Moment = { at, play: () => connected(stage, at) };
  return [
    connecting,
    ...SENT.map((sent) => receiving(stage, sent, minutesAgo(now, sent.days_ago))),
    sendingUnread(stage, minutesAgo(now, UNREAD_DAYS_AGO)),
  ];
}

const UNREAD_DAYS_AGO = 1;

/** A supplier's own form of an invoice, which no reader knows. */
const sendingUnread = ({ db, demo }: Stage, at: Instant): Moment => ({
  at,
  play: async () => {
    const text = `<Facture><Fournisseur>${NORD.name}</Fournisseur><Total>58,80</Total></Facture>\n`;
    const flow_id = idOf(`flow illisible ${demo.slug}`);
    await receiveOrKeep(db, { bytes: Buffer.from(text), flow_id, created_by: null, at });
    return [];
  },
});

async function connected({ db, demo, ledgerKey }: Stage, at: Instant): Promise<Moment[]> {
  const secret = sealText(ledgerKey, "simulateur", boundTo(demo.id));
  const call_secret = newCallSecret(ledgerKey, demo.id);
  const platform = { url: SIMULATOR, platform_id: "0000", login: "etabli" };
  await saveConnection(db, { ...platform, secret, call_secret, at });
  return [];
}

const receiving = (stage: Stage, sent: Sent, at: Instant): Moment => ({
  at,
  play: async () => {
    const { reference, decision } = sent;
    const bytes = Buffer.from(ubl(sent, dateOf(at, ZONE)));
    const flow_id = idOf(`flow ${reference} ${stage.demo.slug}`);
    const received = { bytes, flow_id, created_by: null, at };
    const id = demand(reference, await receiveInvoice(stage.db, received));
    if (!decision) return [];
    const later = addMinutes(at, 45);
    const decide = async (): Promise<Moment[]> => {
      const asked = { id, decision, reason_code: "", reason: "" };
      const context = contextOf(stage, ownerOf(stage), later);
      demand(reference, await decideInvoice(stage.db, asked, context));
      return [];
    };
    return [{ at: later, play: decide }];
  },
});

const euros = (amount: number): string => amount.toFixed(2);

function ubl({ supplier, reference, lines }: Sent, day: LocalDate): string {
  const net = lines.reduce((total, [, price]) => total + price, 0);
  const [vat, total] = [euros(net * 0.2), euros(net * 1.2)];
  const items = lines.map(
    ([label, price], index) =>
      `<InvoiceLine><ID>${index + 1}</ID><InvoicedQuantity unitCode="C62">1</InvoicedQuantity><LineExtensionAmount>${euros(price)}</LineExtensionAmount>` +
      `<Item><Name>${label}</Name><ClassifiedTaxCategory><ID>S</ID><Percent>20</Percent></ClassifiedTaxCategory></Item><Price><PriceAmount>${euros(price)}</PriceAmount></Price></InvoiceLine>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2">',
    `<ID>${reference}</ID><IssueDate>${day}</IssueDate><DueDate>${addDays(day, 30)}</DueDate><InvoiceTypeCode>380</InvoiceTypeCode>`,
    "<DocumentCurrencyCode>EUR</DocumentCurrencyCode>",
    `<AccountingSupplierParty><Party><PartyLegalEntity><RegistrationName>${supplier.name}</RegistrationName><CompanyID>${supplier.siren}</CompanyID></PartyLegalEntity></Party></AccountingSupplierParty>`,
    `<TaxTotal><TaxAmount>${vat}</TaxAmount><TaxSubtotal><TaxableAmount>${euros(net)}</TaxableAmount><TaxAmount>${vat}</TaxAmount><TaxCategory><Percent>20</Percent></TaxCategory></TaxSubtotal></TaxTotal>`,
    `<LegalMonetaryTotal><TaxExclusiveAmount>${euros(net)}</TaxExclusiveAmount><TaxInclusiveAmount>${total}</TaxInclusiveAmount><PayableAmount>${total}</PayableAmount></LegalMonetaryTotal>`,
    ...items,
    "</Invoice>\n",
  ].join("");
}
