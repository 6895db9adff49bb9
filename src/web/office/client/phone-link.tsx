import { Anchor } from "@mantine/core";
import { frenchNumber } from "../../../domain/client/phone/french.ts";
import { office } from "../../ui/office/styles.ts";

/** « 06 39 98 12 34 » for a French number as stored (E.164), any other as it is. */
export const phoneText = (number: string): string => frenchNumber(number) ?? number;

export const PhoneLink = ({ name, number }: { name: string; number: string }) => (
  <Anchor href={`tel:${number}`} className={office.figures} title={name}>
    {phoneText(number)}
  </Anchor>
);
