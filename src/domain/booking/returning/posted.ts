/** « Déjà client ? » of the plain form: what travels with it, and which of its buttons was pressed. */
type Fields = Readonly<Record<string, unknown>>;

/** Carried from screen to screen by hidden fields: both kinds of text are sealed. */
export type Recognition = {
  contact: string;
  /** The code that was asked; empty before. */
  code_id: string;
  /** Of each client whom the right code opened. */
  passes: string[];
};
export type RecognitionPress =
  | { press: "ask" | "restart" }
  | { press: "confirm"; code: string }
  | { press: "client" | "address" | "appliance"; chosen: string };

/** More clients than one contact reaches. */
const MOST_PASSES = 8;
const LONGEST = 2_000;

export function readRecognition(fields: Fields): Recognition {
  const passes = textIn(fields, "returning.passes", MOST_PASSES * LONGEST);
  return {
    contact: textIn(fields, "returning.contact", 254),
    code_id: textIn(fields, "returning.code_id", LONGEST),
    passes: passes.split(" ").filter(Boolean).slice(0, MOST_PASSES),
  };
}

/** Undefined when another button was pressed. Enter sends what was typed there, unless it was already right. */
export function recognitionPressed(fields: Fields): RecognitionPress | undefined {
  const { contact, code_id, passes } = readRecognition(fields);
  const code = textIn(fields, "returning.code", 40);
  const pressed = "enter" in fields && passes.length === 0 ? entered(contact, code_id, code) : "";
  const press = textIn(fields, "returning", 10) || pressed;
  if (press === "ask" || press === "restart") return { press };
  if (press === "confirm") return { press, code };
  for (const choice of ["client", "address", "appliance"] as const) {
    const chosen = textIn(fields, `returning.${choice}`, LONGEST);
    if (chosen !== "") return { press: choice, chosen };
  }
  return undefined;
}

function entered(contact: string, code_id: string, code: string): string {
  if (code_id !== "") return code === "" ? "" : "confirm";
  return contact === "" ? "" : "ask";
}

function textIn(fields: Fields, name: string, longest: number): string {
  const value = fields[name];
  return typeof value === "string" ? value.trim().slice(0, longest) : "";
}
