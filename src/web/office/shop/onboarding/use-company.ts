import { useRef } from "react";
import { useClient } from "urql";
import { isSiret } from "../../../../domain/shop/legal-ids.ts";
import { companyQuery, type FoundCompany } from "./query.ts";

type Found = { company: FoundCompany | null; degraded: boolean };

/** Looks a company up as soon as its SIRET is whole; each one once, and only the latest answer counts. */
export function useCompany(onFound: (found: Found) => void): (siret: string) => void {
  const client = useClient();
  const asked = useRef("");
  return (typed) => {
    const siret = typed.replace(/\D/g, "");
    if (!isSiret(siret) || siret === asked.current) return;
    asked.current = siret;
    void client
      .query(companyQuery, { siret }, { requestPolicy: "network-only" })
      .toPromise()
      .then(({ data }) => {
        if (asked.current === siret)
          onFound(data?.company_search ?? { company: null, degraded: true });
      });
  };
}
