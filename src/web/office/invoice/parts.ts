import { graphql, type ResultOf } from "../../platform/graphql.ts";

export const invoiceParts = graphql(`
  fragment invoiceParts on Invoice {
    __typename
    id
    kind
    reference
    issued_at
    issued_on
    due_on
    total_excl
    total_vat
    total_incl
    bonus
    due
    repair_id
    quote_id
    credits_id
    replaces_id
    replaced_by {
      id
      reference
    }
    corrects
    reason
    credited_incl
    bonus_remainder
    client_account
    creditable {
      id
      label
      unit
      quantity
      left
      net
    }
    paid
    remainder
    payments {
      id
      kind
      payer
      payer_name
      reference
      method
      amount
      received_on
      note
      corrects_id
    }
    reminder {
      sent_at
      way
      failure
    }
    reminders {
      rung
      sent_at
      way
      failure
    }
    card_payments {
      id
      amount
      refunded
      kept
    }
    card_refunds {
      id
      amount
      status
      error
    }
    dispute {
      reason
      created_by
      created_at
    }
    late_fees {
      days
      rate
      interest
      indemnity
      left_interest
      left_indemnity
      received {
        id
        interest
        indemnity
        method
        reference
        received_on
        corrects_id
      }
    }
    pdf_url
    xml_url
    missing_facts
    is_internal
    client {
      id
    }
    sending {
      state
      flow_id
      correction
      is_failed
      is_held
      paid {
        vat_rate
        amount
      }
      untold {
        flow_id
        amount
        is_rejected
        reason
      }
      current {
        code
        text
        reason
        at
      }
      statuses {
        code
        text
        reason
        at
      }
    }
  }
`);

export type InvoiceParts = ResultOf<typeof invoiceParts>;
