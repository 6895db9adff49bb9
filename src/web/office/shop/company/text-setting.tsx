import { TextInput, Textarea, type TextInputProps } from "@mantine/core";
import { SHOP_TEXTS, type ShopText } from "../../../../domain/shop/settings/fields.ts";
import { SETTING_FR } from "../../../../domain/shop/settings/words.ts";
import type { Section } from "../settings/form/settings-form.tsx";

type Props = Pick<TextInputProps, "description" | "inputMode" | "type" | "placeholder"> & {
  name: ShopText;
  section: Section;
  /** How a stored value is written while it is left alone: « 05 61 99 00 12 ». */
  write?: (stored: string) => string;
};

/** One text of the settings, named, limited and refused by the table of texts. */
export function TextSetting({ name, section, write, ...field }: Props) {
  const { draft, opened, change, errors, disabled } = section;
  const { max, lines, missing } = SHOP_TEXTS[name];
  const value = draft[name];
  const common = {
    label: SETTING_FR[name],
    withAsterisk: missing !== undefined,
    maxLength: max,
    disabled,
    error: errors[name],
    value: write && value === opened[name] ? write(value) : value,
    autoComplete: "off",
  };
  if (lines === "many")
    return (
      <Textarea
        {...common}
        description={field.description}
        autosize
        minRows={3}
        maxRows={12}
        onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
      />
    );
  return (
    <TextInput
      {...common}
      {...field}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
    />
  );
}
