/** What the publisher of the site says of itself and of its plans. */
import type { Cents } from "../../../domain/money.ts";

/** Services of other companies that receive personal data. */
export type Processor =
  | "mail"
  | "sms"
  | "replies"
  | "files"
  | "addresses"
  | "roads"
  | "email-check"
  | "cards"
  | "claims"
  | "errors";

/** Who publishes the site, from configuration; empty texts are left out. */
export type LegalProps = {
  /** Those that this installation employs. */
  processors: readonly Processor[];
  editor: {
    name: string;
    legal_form: string;
    address: string;
    siret: string;
    director: string;
    email: string;
    phone: string;
    host: string;
  };
};

export type Plan = {
  id: string;
  name: string;
  /** A month excl. VAT; 0: free; null: on request. */
  price_excl: Cents | null;
  /** « 1 utilisateur » */
  users: string;
  summary: string;
  features: string[];
  highlighted: boolean;
};
