/**
 * The State's register of companies (« recherche d’entreprises », `GET /search?q=<SIRET>`). The service may be slow,
 * limited or absent: a failure is never an error for the caller, so that the form stays usable.
 */
import { z } from "zod";

export type RegisteredCompany = {
  siret: string;
  legal_name: string;
  /** INSEE's code of the legal form, « 5710 ». */
  form_code: string;
  street: string;
  zipcode: string;
  city: string;
  isClosed: boolean;
};

/** `degraded`: the service did not answer, so that nothing found means nothing. */
export type RegisterAnswer = { company: RegisteredCompany | undefined; degraded: boolean };
export type CompanyRegister = { find(siret: string): Promise<RegisterAnswer> };

const TIMEOUT_MS = 2_000;
const DEGRADED: RegisterAnswer = { company: undefined, degraded: true };

type Settings = {
  /** Base of the service, without `/search`; without one every answer is degraded. */
  COMPANY_REGISTER_URL?: string | undefined;
};

export function createCompanyRegister(
  { COMPANY_REGISTER_URL: url }: Settings,
  timeoutMs: number = TIMEOUT_MS,
): CompanyRegister {
  if (!url) return { find: async () => DEGRADED };
  const endpoint = `${url.replace(/\/+$/, "")}/search`;
  return {
    async find(siret) {
      try {
        const response = await fetch(`${endpoint}?q=${encodeURIComponent(siret)}&per_page=1`, {
          headers: { accept: "application/json" },
          signal: AbortSignal.timeout(timeoutMs),
        });
        if (!response.ok) return DEGRADED;
        const read = answer.safeParse(await response.json());
        return read.success ? { company: companyOf(read.data, siret), degraded: false } : DEGRADED;
      } catch {
        // Timeout, network error or an answer that is no JSON.
        return DEGRADED;
      }
    },
  };
}

const text = z.string().max(300).nullish();
const establishment = z.object({
  siret: z.string(),
  adresse: text,
  code_postal: text,
  libelle_commune: text,
  etat_administratif: text,
});
const answer = z.object({
  results: z.array(
    z.object({
      nom_complet: text,
      nom_raison_sociale: text,
      nature_juridique: text,
      siege: establishment.nullish(),
      matching_etablissements: z.array(establishment).nullish(),
    }),
  ),
});

function companyOf(
  { results }: z.output<typeof answer>,
  siret: string,
): RegisteredCompany | undefined {
  for (const result of results) {
    const known = [
      ...(result.matching_etablissements ?? []),
      ...(result.siege ? [result.siege] : []),
    ];
    const here = known.find((one) => one.siret === siret);
    if (!here) continue;
    const [zipcode, city] = [here.code_postal ?? "", here.libelle_commune ?? ""];
    return {
      siret,
      legal_name: result.nom_raison_sociale || result.nom_complet || "",
      form_code: result.nature_juridique ?? "",
      street: streetIn(here.adresse ?? "", zipcode),
      zipcode,
      city,
      isClosed: here.etat_administratif === "F",
    };
  }
  return undefined;
}

/** « 8 RUE DES ESSAIS 31000 TOULOUSE » → « 8 RUE DES ESSAIS » */
function streetIn(address: string, zipcode: string): string {
  const at = zipcode === "" ? -1 : address.lastIndexOf(zipcode);
  return (at < 0 ? address : address.slice(0, at)).trim();
}
