import { Anchor } from "@mantine/core";
import { office } from "../../ui/office/styles.ts";

/** « 06 39 98 12 34 » for a French number as stored (E.164), any other as it is. */
export function phoneText(number: string): string {
  const french = /^\+33(\d)(\d{2})(\d{2})(\d{2})(\d{2})$/.exec(number);
  return french ? `0${french.slice(1).join(" ")}` : number;
}

export const PhoneLink = ({ name, number }: { name: string; number: string }) => (
  <Anchor href={`tel:${number}`} className={office.figures} title={name}>
    {phoneText(number)}
  </Anchor>
);
