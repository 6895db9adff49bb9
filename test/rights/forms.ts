/** What the mutations take that read their form before they ask who may. */
import { randomUUID } from "node:crypto";

const PERSON = {
  firstname: "Essai",
  lastname: "Essai",
  role: "FRONT",
  color: "#5e2abb",
  skills: [],
  bookable: false,
  working_hours: {},
};
const APPLIANCE = { kind_id: "lave-linge" };
const signed = { name: "", signature: null };

const PRICE = {
  kind: "part",
  reference: "",
  brand: "",
  label: "x",
  supplier: "",
  unit: "",
  unit_price: 100,
  vat_rate: 2000,
};

export const SOUND: Record<string, () => object> = {
  noteClaimOutcome: () => ({ invoice_id: randomUUID(), state: "abandoned", why: "x" }),
  savePrice: () => ({ id: randomUUID(), input: PRICE }),
  savePackage: () => ({
    id: randomUUID(),
    input: {
      name: randomUUID(),
      kind_ids: [],
      lines: [{ ...PRICE, id: "1", quantity: 10_000, discount: 0, condition: "new" }],
    },
  }),
  askShot: () => ({ id: randomUUID(), shot: "plate" }),
  tellCallDelay: () => ({ id: randomUUID(), minutes: 20 }),
  attachCall: () => ({ id: randomUUID(), repair_id: randomUUID() }),
  endCall: () => ({ id: randomUUID(), outcome: "solved" }),
  openCall: () => ({ id: randomUUID(), repair_id: randomUUID() }),
  sendCallLink: () => ({ id: randomUUID(), channel: "sms" }),
  certifyIrreparable: () => ({
    input: { id: randomUUID(), repair_id: randomUUID(), reason: "parts", fault: "x", note: "" },
  }),
  closeBooks: () => ({ kind: "month", from: "2026-10-01" }),
  saveAccounting: () => ({
    input: { closing_day: 5, year_month: 1, accountant_email: "", accounts: [] },
  }),
  saveShopIdentity: () => ({
    input: { id: randomUUID(), valid_from: "2100-01-01", capital: "1 €" },
  }),
  changeRepairAppliance: () => ({
    repair_id: randomUUID(),
    appliance: { ...APPLIANCE, id: randomUUID() },
  }),
  changeRepairProblem: () => ({ repair_id: randomUUID(), tunnel_answer: [], description: "x" }),
  handOverDevice: () => ({
    input: { intake_id: randomUUID(), returned: [], note: "", ...signed },
  }),
  connectPlatform: () => ({
    input: { url: "https://plateforme.invalid", platform_id: "0042", login: "x", secret: "x" },
  }),
  decideSupplierInvoice: () => ({ id: randomUUID(), decision: "approve" }),
  chooseRhythm: () => ({ rhythm: "monthly" }),
  sendReport: () => ({ from: "2026-11-01" }),
  changeWebhook: () => ({
    id: randomUUID(),
    url: "https://compta.example/etabli",
    events: ["invoice.issued"],
  }),
  makeWebhook: () => ({ url: "https://compta.example/etabli", events: ["invoice.issued"] }),
  makeApiKey: () => ({ name: "Essai", scopes: ["repairs:read"] }),
  invitePerson: () => ({ input: { ...PERSON, email: `${randomUUID()}@droits.test` } }),
  lendDevice: () => ({
    id: randomUUID(),
    repair_id: randomUUID(),
    name: "Essai",
    due_on: "2027-01-04",
  }),
  receiveDevice: () => ({
    input: {
      id: randomUUID(),
      repair_id: randomUUID(),
      condition: [],
      condition_note: "",
      accessories: [],
      ...signed,
    },
  }),
  receiveSpareParts: () => ({ deliveries: [{ part_id: randomUUID(), from: 0, quantity: 1 }] }),
  recordAgreement: () => ({
    input: {
      id: randomUUID(),
      document_sha256: "0".repeat(64),
      conclusion_place: "shop",
      consents: [],
      ...signed,
    },
  }),
  recordPayment: () => ({
    input: {
      invoice_id: randomUUID(),
      method: "card",
      amount: 100,
      received_on: "2026-11-20",
      note: "",
    },
  }),
  refundPayment: () => ({
    input: {
      invoice_id: randomUUID(),
      method: "card",
      amount: 100,
      paid_on: "2026-11-20",
      note: "",
    },
  }),
  useClientAccount: () => ({ input: { invoice_id: randomUUID(), use: "pay", amount: 100 } }),
  issueDeposit: () => ({ input: { quote_id: randomUUID(), amount: 100 } }),
  issueDirectInvoice: () => ({
    input: {
      repair_id: randomUUID(),
      subject: "Essai",
      lines: [],
      discount: 0,
      notes: "",
      facts: { performed_on: "2026-11-23", nature: "goods" },
    },
  }),
  sellAtCounter: () => ({
    input: {
      id: randomUUID(),
      subject: "Essai",
      lines: [],
      discount: 0,
      notes: "",
      facts: { performed_on: "2026-11-23", nature: "goods" },
    },
  }),
  issueCorrectiveInvoice: () => ({
    input: {
      invoice_id: randomUUID(),
      client: { name: "Essai", address: "" },
      facts: { performed_on: "2026-11-23", nature: "goods" },
      lines: [],
      discount: 0,
      reason: "Essai",
    },
  }),
  creditInvoice: () => ({ input: { invoice_id: randomUUID(), reason: "Essai" } }),
  resumeRepair: () => ({
    input: {
      id: randomUUID(),
      repair_id: randomUUID(),
      intervention_type: "Autre",
      items: [],
      urgency: 0,
      where: "Atelier",
    },
  }),
  savePerson: () => ({ id: randomUUID(), input: { ...PERSON, email: "x@droits.test" } }),
  saveResource: () => ({ input: { id: randomUUID(), name: randomUUID(), kind: "vehicle" } }),
  saveShopOpening: () => ({
    input: { first: "2027-12-26", last: "2027-12-26", hours: [{ from: 540, to: 720 }], reason: "" },
  }),
  saveShopClosure: () => ({ input: { first: "2027-12-24", last: "2027-12-24", reason: "" } }),
  saveShopSettings: () => ({ input: { signature_code: false } }),
  saveSparePart: () => ({
    id: randomUUID(),
    repair_id: randomUUID(),
    input: { description: "Pompe", quantity: 1, supplier: "", ordered: false },
  }),
  advanceOnboarding: () => ({ step: "company" }),
  saveTrades: () => ({ trades: ["plomberie"] }),
  saveStatusLetter: () => ({
    input: { status: "Réparé", enabled: false, subject: "Essai", text: "Essai", sms: "Essai" },
  }),
  saveUnpaidLetter: () => ({
    input: { rung: 10, audience: "consumer", subject: "Essai", text: "Essai", sms: "Essai" },
  }),
  saveLegalRate: () => ({ from_on: "2026-07-01", rate: 262 }),
  disputeInvoice: () => ({ input: { invoice_id: randomUUID(), reason: "Essai" } }),
  receiveLateFee: () => ({
    input: {
      id: randomUUID(),
      invoice_id: randomUUID(),
      interest: 100,
      indemnity: false,
      method: "card",
      received_on: "2026-11-20",
    },
  }),
  setEventStatus: () => ({ id: randomUUID(), status: "DONE" }),
  setMessageChoice: () => ({ client_id: randomUUID(), channel: "email", wanted: true }),
  startWork: () => ({ id: randomUUID(), repair_id: randomUUID() }),
  upsertClient: () => ({ input: { lastname: "ESSAI", type: "Particulier" } }),
  upsertEvent: () => ({
    input: {
      start_at: "2027-01-04T09:00:00Z",
      end_at: "2027-01-04T10:00:00Z",
      kind: "Autre",
      assigned_to: [randomUUID()],
    },
  }),
};
