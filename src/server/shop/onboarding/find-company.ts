/** The identity of a company by its SIRET, for the form that opens a shop. */
import { isSiret } from "../../../domain/shop/legal-ids.ts";
import { legalFormOf, readableStreet } from "../../../domain/shop/onboarding/company.ts";
import type { CompanyRegister } from "../../platform/register/company.ts";
import { openTowns } from "../../platform/towns.ts";

const towns = openTowns();

export type FoundCompany = {
  legal_name: string;
  legal_form: string;
  street: string;
  zipcode: string;
  city: string;
  closed: boolean;
};

/** `degraded`: the register did not answer, or none is configured. */
export async function findCompany(
  register: CompanyRegister,
  siret: string,
): Promise<{ company: FoundCompany | null; degraded: boolean }> {
  const digits = siret.replace(/\D/g, "");
  if (!isSiret(digits)) return { company: null, degraded: false };
  const { company, degraded } = await register.find(digits);
  if (!company) return { company: null, degraded };
  const { legal_name, form_code, street, zipcode, city, isClosed } = company;
  return {
    degraded,
    company: {
      legal_name: legal_name.slice(0, 200),
      legal_form: legalFormOf(form_code),
      street: readableStreet(street),
      zipcode,
      // As it is written on letters: the register has capitals only.
      city: towns.townOf(zipcode, city)?.name ?? city,
      closed: isClosed,
    },
  };
}
