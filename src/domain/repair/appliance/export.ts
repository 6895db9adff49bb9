/** An appliance as a line of a file, with whose it is, as our own import reads it back. */
import type { Client } from "../../client/client.ts";
import { formatPhone } from "../../client/phone/phone.ts";
import { formatNumericDate } from "../../time.ts";
import { APPLIANCE_COLUMNS, type ApplianceColumn } from "./import.ts";
import type { OwnedAppliance } from "./import-plan.ts";

export const APPLIANCE_HEADINGS: readonly string[] = APPLIANCE_COLUMNS.map(({ label }) => label);

type Owner = Pick<Client, "lastname" | "firstname" | "email" | "phones">;

export function applianceCells(appliance: OwnedAppliance, owner: Owner): string[] {
  const values: Record<ApplianceColumn, string> = {
    lastname: owner.lastname,
    firstname: owner.firstname,
    email: owner.email,
    phone: owner.phones.map(({ number }) => formatPhone(number)).join(" / "),
    kind: appliance.kind,
    brand: appliance.brand,
    model: appliance.model,
    gtin: appliance.gtin,
    serial: appliance.serial,
    underwarranty: appliance.underwarranty ? "oui" : "non",
    purchased_on: appliance.purchased_on ? formatNumericDate(appliance.purchased_on) : "",
    name: appliance.name,
    ref: appliance.client_id,
  };
  return APPLIANCE_COLUMNS.map(({ key }) => values[key]);
}
