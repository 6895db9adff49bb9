/** Invoices that are put right, as the office does it. */
import { marc } from "../colleagues.ts";
import { openSales, type Sales } from "../sales.ts";

export const DAY = "2026-11-23";

type Answer = Awaited<ReturnType<Sales["ask"]>>;
type Proposal = Answer;

export function openCorrections() {
  const sales = openSales("2026-11-23T11:00:00.000Z");
  const { ask, change, accepted } = sales;

  const pay = (invoice_id: string, amount: number): Promise<Answer> =>
    change("recordPayment", {
      input: { invoice_id, method: "card", amount, received_on: DAY, note: "" },
    });
  const proposalOf = async (invoice_id: string, who = marc): Promise<Proposal> =>
    (
      await ask(
        `query ($id: ID!) { corrective_proposal(invoice_id: $id) {
          client { name address siren vat_number is_company } on_file { name address }
          lines discount performed_on agreed_on nature received prepaid total_incl fault } }`,
        { id: invoice_id },
        who,
      )
    ).data.corrective_proposal;
  const inputOf = (invoice_id: string, proposal: Proposal, changes: object = {}) => ({
    invoice_id,
    client: { name: "Hélène VIDAL-ROUX", address: "8 allée des Peupliers\n31700 Blagnac" },
    facts: { performed_on: proposal.performed_on, nature: proposal.nature },
    lines: proposal.lines,
    discount: proposal.discount,
    reason: "Nom mal écrit",
    ...changes,
  });
  const correct = async (invoice_id: string, changes: object = {}, who = marc): Promise<Answer> => {
    const proposal = await proposalOf(invoice_id);
    return change("issueCorrectiveInvoice", { input: inputOf(invoice_id, proposal, changes) }, who);
  };
  const readInvoice = async (reference: string): Promise<Answer> =>
    (
      await ask(
        `query ($r: String!) { invoicesByReference(reference: $r) { id kind paid remainder total_incl credited_incl
          replaced_by { reference } creditable { id } corrects sold_excl payments { amount note kind } } }`,
        { r: reference },
      )
    ).data.invoicesByReference[0];
  const issued = async (): Promise<Answer> => {
    const { quote_id, repair_id } = await accepted();
    return { ...(await change("issueInvoice", { quote_id })), quote_id, repair_id };
  };
  return { ...sales, pay, proposalOf, inputOf, correct, readInvoice, issued };
}

/** The first line, ten euros less. */
export const cheaper = (proposal: Proposal) =>
  proposal.lines.map((one: { id: string; unit_price: number }) =>
    one.id === "l1" ? { ...one, unit_price: one.unit_price - 1_000 } : one,
  );
