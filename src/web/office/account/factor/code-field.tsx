import { TextInput, type TextInputProps } from "@mantine/core";

/** Six figures, or a rescue code where one serves: letters must be typed too, so no keyboard of figures then. */
export const CodeField = ({ isRescued, ...field }: TextInputProps & { isRescued?: boolean }) => (
  <TextInput
    label={isRescued ? "Code du téléphone, ou code de secours" : "Code à six chiffres"}
    autoComplete="one-time-code"
    inputMode={isRescued ? "text" : "numeric"}
    autoCapitalize="none"
    spellCheck={false}
    maxLength={40}
    {...field}
  />
);
