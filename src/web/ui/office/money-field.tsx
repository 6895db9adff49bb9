import { TextInput, type TextInputProps } from "@mantine/core";
import { useState } from "react";
import { ONE, parseDecimal, parseEuros } from "../../../domain/money.ts";
import { office } from "./styles.ts";

type TextFormat = {
  /** What is written for a value; what a text means, undefined when it means nothing. */
  write: (value: number) => string;
  read: (text: string) => number | undefined;
};

type Props = Omit<TextInputProps, "value" | "onChange" | "defaultValue"> & {
  value?: number;
  onChange?: (value: number) => void;
  /** Nothing typed is no fault, and NaN. */
  optional?: boolean;
};

/**
 * A text that is a number: it may be anything while it is typed, is understood on each key, and is
 * written properly when one leaves. What cannot be read is NaN, so that a form refuses it.
 */
function NumberField({
  value = 0,
  onChange,
  reading,
  optional = false,
  error,
  ...rest
}: Props & { reading: TextFormat }) {
  const [typed, setTyped] = useState<string>();
  const unread =
    typed !== undefined && reading.read(typed) === undefined && !(optional && typed === "");
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      {...rest}
      error={unread ? "Nombre attendu, par exemple 12,50" : error}
      value={typed ?? (Number.isNaN(value) ? "" : reading.write(value))}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        onChange?.(reading.read(text) ?? Number.NaN);
      }}
      onBlur={(event) => {
        if (!unread) setTyped(undefined);
        rest.onBlur?.(event);
      }}
      classNames={{ input: office.numberInput }}
    />
  );
}

const decimal = new Intl.NumberFormat("fr-FR", {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});
const loose = new Intl.NumberFormat("fr-FR", { maximumFractionDigits: 4 });

const EUROS: TextFormat = { write: (cents) => decimal.format(cents / 100), read: parseEuros };
const QUANTITY: TextFormat = {
  write: (quantity) => loose.format(quantity / ONE),
  read: (text) => parseDecimal(text, 4),
};
const PERCENT: TextFormat = {
  write: (points) => loose.format(points / 100),
  read: (text) => parseDecimal(text.replace("%", ""), 2),
};

/** Cents, typed and shown in euros. */
export const MoneyField = (props: Props) => (
  <NumberField rightSection={<span aria-hidden="true">€</span>} {...props} reading={EUROS} />
);

/** Ten-thousandths, typed as « 1,5 ». */
export const QuantityField = (props: Props) => <NumberField {...props} reading={QUANTITY} />;

/** Basis points, typed as « 5,5 ». */
export const PercentField = (props: Props) => (
  <NumberField rightSection={<span aria-hidden="true">%</span>} {...props} reading={PERCENT} />
);
