import { graphql, type ResultOf } from "../../../platform/graphql.ts";
import { refusalParts } from "../../../platform/refusal-parts.ts";

export const certificateParts = graphql(`
  fragment certificateParts on Certificate {
    __typename
    id
    repair_id
    reason
    fault
    technician
    created_at
    withdrawn_at
  }
`);
export type Certificate = ResultOf<typeof certificateParts>;

export const certifyIrreparable = graphql(
  `
    mutation certifyIrreparable($input: CertificateInput!) {
      result: certifyIrreparable(input: $input) {
        __typename
        ...certificateParts
        ...refusalParts
      }
    }
  `,
  [certificateParts, refusalParts],
);

export const withdrawCertificate = graphql(
  `
    mutation withdrawCertificate($certificate_id: ID!, $why: String!) {
      result: withdrawCertificate(certificate_id: $certificate_id, why: $why) {
        __typename
        ...certificateParts
        ...refusalParts
      }
    }
  `,
  [certificateParts, refusalParts],
);
