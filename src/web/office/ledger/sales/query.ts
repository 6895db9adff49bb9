import { graphql, type ResultOf } from "../../../platform/graphql.ts";

export const SALES_NOUNS = ["invoice", "payment", "quote"] as const;

const figuresParts = graphql(`
  fragment figuresParts on SalesFigures {
    count
    credits
    excl
    vat
    incl
    payments
    received
    sent
    accepted
    sent_incl
    accepted_incl
    settled
    days
  }
`);
const shareParts = graphql(`
  fragment shareParts on SalesShare {
    key
    name
    count
    excl
    incl
  }
`);

export const salesQuery = graphql(
  `
    query sales($from: LocalDate, $to: LocalDate) {
      sales(from: $from, to: $to) {
        period {
          from
          to
        }
        before {
          from
          to
        }
        now {
          ...figuresParts
        }
        past {
          ...figuresParts
        }
        steps {
          day
          excl
          incl
          received
        }
        technicians {
          ...shareParts
        }
        categories {
          ...shareParts
        }
        methods {
          method
          count
          amount
        }
        basis
        rates {
          vat_rate
          base
          vat
        }
      }
    }
  `,
  [figuresParts, shareParts],
);
export type Sales = ResultOf<typeof salesQuery>["sales"];
export type Figures = Sales["now"];
export type Share = Sales["technicians"][number];

export const soldQuery = graphql(`
  query sold(
    $from: LocalDate
    $to: LocalDate
    $technician: String
    $category: String
    $first: Int
    $skip: Int
  ) {
    sales_documents(
      from: $from
      to: $to
      technician: $technician
      category: $category
      first: $first
      skip: $skip
    ) {
      count
      documents {
        id
        kind
        reference
        issued_on
        sold_excl
        total_incl
        repair_id
        pdf_url
        client {
          id
          firstname
          lastname
        }
      }
    }
  }
`);
export type SoldDocument = ResultOf<typeof soldQuery>["sales_documents"]["documents"][number];
