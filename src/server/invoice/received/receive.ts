/** A supplier's invoice comes in: its bytes are kept as they are, its facts read out of them, once each. */
import { createHash, randomUUIDv7 } from "node:crypto";
import { isRefusal, refuse, type Decision } from "../../../domain/decision.ts";
import { readSupplierInvoice } from "../../../domain/invoice/received/read.ts";
import {
  MOST_FILE_BYTES,
  type ReceivedRefusal,
} from "../../../domain/invoice/received/refusals.ts";
import type { TypedRefusal } from "../../../domain/invoice/received/typed.ts";
import type {
  SupplierFacts,
  SupplierFormat,
} from "../../../domain/invoice/received/supplier-invoice.ts";
import type { Instant } from "../../../domain/time.ts";
import type { ShopDb } from "../../platform/database/scope.ts";
import { readXml } from "../../platform/xml/read.ts";
import { findXmlIn } from "./find-xml.ts";
import { insertOriginal, insertSupplierInvoice } from "./store.ts";

export type ReceiveRefusal = Exclude<ReceivedRefusal, TypedRefusal>;

export type Received = {
  bytes: Buffer;
  /** The platform's name of it; null for what the shop uploads itself. */
  flow_id: string | null;
  created_by: string | null;
  at: Instant;
  /** What a person read on a PDF without an electronic form. */
  typed?: SupplierFacts;
};

/** Answers the invoice's id. « supplier-invoice-plain »: a PDF that says nothing by itself. */
export async function receiveInvoice(
  db: ShopDb,
  { bytes, flow_id, created_by, at, typed }: Received,
): Promise<Decision<string, ReceiveRefusal>> {
  if (bytes.length === 0) return refuse("xml-unreadable");
  if (!typed && bytes.length > MOST_FILE_BYTES) return refuse("xml-too-large");
  const read = typed ? { format: typedFormat(bytes), facts: typed } : readBytes(bytes);
  if (isRefusal(read)) return read;
  const id = randomUUIDv7();
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const { format, facts } = read;
  const invoice = { ...facts, id, format, flow_id, sha256, received_at: at, created_by };
  if (!(await insertSupplierInvoice(db, invoice))) return refuse("supplier-invoice-known");
  await insertOriginal(db, { id, mime: MIMES[format], bytes });
  return id;
}

const MIMES = {
  facturx: "application/pdf",
  pdf: "application/pdf",
  cii: "application/xml",
  ubl: "application/xml",
  other: "application/octet-stream",
} as const;

/** The format of a file entered by hand: PDF, or any other. */
const typedFormat = (bytes: Buffer): SupplierFormat => (isPdf(bytes) ? "pdf" : "other");

const isPdf = (bytes: Buffer): boolean => bytes.subarray(0, 5).toString() === "%PDF-";

type Read = { format: SupplierFormat; facts: SupplierFacts };

function readBytes(bytes: Buffer): Decision<Read, ReceiveRefusal> {
  const pdf = isPdf(bytes);
  const xml = pdf ? findXmlIn(bytes) : bytes;
  if (!xml) return refuse("supplier-invoice-plain");
  const root = readXml(xml);
  if (isRefusal(root)) return root;
  const read = readSupplierInvoice(root);
  return isRefusal(read) || !pdf ? read : { ...read, format: "facturx" };
}
