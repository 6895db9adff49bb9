/** An appliance as a line of a file, with whose it is, as our own import reads it back. */
import type { Client } from "../../client/client.ts";
import { formatPhone } from "../../client/phone/phone.ts";
import { recordOf } from "../../record.ts";
import { formatNumericDate } from "../../time.ts";
import { APPLIANCE_TEXT_NAMES } from "./fields.ts";
import { APPLIANCE_COLUMNS, type ApplianceColumn } from "./import.ts";
import type { OwnedAppliance } from "./known.ts";

export const APPLIANCE_HEADINGS: readonly string[] = APPLIANCE_COLUMNS.map(({ label }) => label);

type Owner = Pick<Client, "lastname" | "firstname" | "email" | "phones">;

export function applianceCells(appliance: OwnedAppliance, owner: Owner): string[] {
  const values: Record<ApplianceColumn, string> = {
    ...recordOf(APPLIANCE_TEXT_NAMES, (name) => appliance[name]),
    lastname: owner.lastname,
    firstname: owner.firstname,
    email: owner.email,
    phone: owner.phones.map(({ number }) => formatPhone(number)).join(" / "),
    kind: appliance.kind,
    underwarranty: appliance.underwarranty ? "oui" : "non",
    purchased_on: appliance.purchased_on ? formatNumericDate(appliance.purchased_on) : "",
    ref: appliance.client_id,
  };
  return APPLIANCE_COLUMNS.map(({ key }) => values[key]);
}
