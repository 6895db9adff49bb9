/** CGI 269: services owe VAT when they are paid, or when they are invoiced if the shop chose so. */
export const VAT_BASES = ["receipts", "debits"] as const;
export type VatBasis = (typeof VAT_BASES)[number];
