import { altLetter, isTextField } from "../../ui/office/struck-keys.ts";

type Struck = Parameters<typeof altLetter>[0] & { target: unknown };

/** The keys of a client's form: Ctrl+Enter saves from anywhere, Alt+R (« rue ») begins an address. */
export function struckInForm(struck: Struck): "save" | "address" | undefined {
  if (struck.key === "Enter" && (struck.ctrlKey || struck.metaKey)) return "save";
  return altLetter(struck, isTextField(struck.target)) === "r" ? "address" : undefined;
}
