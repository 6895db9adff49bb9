import type { LegalProps } from "../../web/site/props.ts";
import type { Config } from "../platform/config.ts";

/** Who publishes this installation (LCEN, art. 1-1), as its configuration says. */
export const legalProps = (
  config: Pick<Config, "LEGAL_NAME" | "LEGAL_ADDRESS" | "LEGAL_EMAIL" | "LEGAL_HOST">,
): LegalProps => ({
  editor: {
    name: config.LEGAL_NAME,
    legal_form: "",
    address: config.LEGAL_ADDRESS,
    siret: "",
    director: "",
    email: config.LEGAL_EMAIL ?? "",
    phone: "",
    host: config.LEGAL_HOST,
  },
});
