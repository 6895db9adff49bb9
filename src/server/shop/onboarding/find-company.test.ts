import { expect, test } from "vitest";
import type { RegisteredCompany } from "../../platform/register/company.ts";
import { findCompany } from "./find-company.ts";

const SIRET = "73282932000074";
const REGISTERED: RegisteredCompany = {
  siret: SIRET,
  legal_name: "ATELIER GARONNE",
  form_code: "5499",
  street: "8 RUE DES ESSAIS",
  zipcode: "31000",
  city: "TOULOUSE",
  isClosed: false,
};
const registerOf = (company: RegisteredCompany | undefined) => {
  const asked: string[] = [];
  const find = async (siret: string) => {
    asked.push(siret);
    return { company, degraded: false };
  };
  return { asked, find };
};

test("a company comes as a letter would write it", async () => {
  const register = registerOf(REGISTERED);
  expect(await findCompany(register, "732 829 320 00074")).toEqual({
    degraded: false,
    company: {
      legal_name: "ATELIER GARONNE",
      legal_form: "SARL",
      street: "8 rue des Essais",
      zipcode: "31000",
      city: "Toulouse",
      closed: false,
    },
  });
  expect(register.asked).toEqual([SIRET]);
});

test.each([["732 829 320 00075"], ["73282932"], [""], ["<script>"]])(
  "what is no SIRET is not searched: %j",
  async (siret) => {
    const register = registerOf(REGISTERED);
    expect(await findCompany(register, siret)).toEqual({ company: null, degraded: false });
    expect(register.asked).toEqual([]);
  },
);

test("a SIRET that the register does not know answers nothing", async () => {
  expect(await findCompany(registerOf(undefined), SIRET)).toEqual({
    company: null,
    degraded: false,
  });
});
