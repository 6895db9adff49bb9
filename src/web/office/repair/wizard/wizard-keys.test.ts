import { describe, expect, test } from "vitest";
import { emptyDraft } from "../../../../domain/repair/appliance/draft.ts";
import {
  newDraft,
  withClient,
  withLocation,
  withThing,
  withType,
  type WizardDraft,
} from "../../../../domain/repair/wizard/draft.ts";
import type { WizardStep } from "../../../../domain/repair/wizard/wizard.ts";
import { struckInWizard } from "./wizard-keys.ts";

const REPAIR = "d3f7b6a8-1c52-4e0f-8d64-95ab3e72c018";
const opened = newDraft({ repair_id: "r", event_id: "e" });
const visit = withLocation(withType(opened, REPAIR), "Chez le client");
const client = {
  id: "c",
  type: "Particulier",
  lastname: "DUPONT",
  firstname: "",
  email: "",
  note: "",
  phones: [],
  addresses: [],
};
const machine = { ...emptyDraft("a"), kind_id: "lave-linge" };
const whole: WizardDraft = {
  ...withThing(withClient(visit, client), { type: "new", appliance: machine }),
  appointment: { type: "later" },
};

/** As the page has it: an element, the attributes it bears. */
class Element extends EventTarget {
  readonly tagName: string;
  readonly attributes: Record<string, string>;
  constructor(tagName: string, attributes: Record<string, string> = {}) {
    super();
    this.tagName = tagName;
    this.attributes = attributes;
  }
  getAttribute(name: string): string | null {
    return this.attributes[name] ?? null;
  }
}
const FIELD = new Element("INPUT");
const BUTTON = new Element("BUTTON");
const PARAGRAPH = new Element("TEXTAREA");
const LIST = new Element("INPUT", {
  role: "combobox",
  "aria-expanded": "true",
  "aria-activedescendant": "option-1",
});

type Keys = {
  code?: string;
  ctrlKey?: boolean;
  metaKey?: boolean;
  altKey?: boolean;
  defaultPrevented?: boolean;
};
const strike = (
  key: string,
  target: Element,
  draft: WizardDraft,
  step: WizardStep,
  keys: Keys = {},
) =>
  struckInWizard(
    {
      key,
      target,
      ctrlKey: false,
      metaKey: false,
      altKey: false,
      defaultPrevented: false,
      ...keys,
    },
    draft,
    step,
  );

describe("Enter", () => {
  test("in a field goes on, or creates where nothing follows", () => {
    expect(strike("Enter", FIELD, visit, 3)).toBe("next");
    expect(strike("Enter", FIELD, visit, 7)).toBe("create");
  });

  test("goes nowhere until a type is chosen", () => {
    expect(strike("Enter", FIELD, opened, 1)).toBeUndefined();
  });

  test.each([
    ["a button, which it presses", BUTTON],
    ["a paragraph, where it begins a line", PARAGRAPH],
    ["a list of suggestions, whose option it takes", LIST],
  ])("is left to %s", (_, target) => {
    expect(strike("Enter", target, visit, 3)).toBeUndefined();
  });

  test("that a field has already used is not used twice", () => {
    expect(strike("Enter", FIELD, visit, 3, { defaultPrevented: true })).toBeUndefined();
  });
});

describe("Ctrl+Enter", () => {
  const ctrlKey = true;
  test("creates from anywhere once nothing is missing, even from a paragraph", () => {
    expect(strike("Enter", PARAGRAPH, whole, 6, { ctrlKey })).toBe("create");
    expect(strike("Enter", FIELD, whole, 1, { metaKey: true })).toBe("create");
  });

  test("goes on while something is", () => {
    expect(strike("Enter", PARAGRAPH, visit, 6, { ctrlKey })).toBe("next");
  });
});

describe("back and out", () => {
  test("Alt+← goes back, the arrow alone moves the caret", () => {
    expect(strike("ArrowLeft", FIELD, visit, 3, { altKey: true })).toBe("previous");
    expect(strike("ArrowLeft", FIELD, visit, 3)).toBeUndefined();
  });

  test("Alt+U marks as urgent from any field, the letter alone is typed", () => {
    expect(strike("u", FIELD, visit, 3, { altKey: true })).toBe("urgent");
    expect(strike("º", FIELD, visit, 3, { altKey: true, code: "KeyU" })).toBe("urgent");
    expect(strike("Dead", BUTTON, visit, 3, { altKey: true, code: "KeyU" })).toBe("urgent");
    // An accent is begun in a text, and AltGr types a letter.
    expect(strike("Dead", FIELD, visit, 3, { altKey: true, code: "KeyU" })).toBeUndefined();
    expect(strike("u", FIELD, visit, 3, { altKey: true, ctrlKey: true })).toBeUndefined();
    expect(strike("U", PARAGRAPH, visit, 6, { altKey: true })).toBe("urgent");
    expect(strike("u", FIELD, visit, 3)).toBeUndefined();
  });

  test("Escape closes, but an open list first", () => {
    expect(strike("Escape", FIELD, visit, 3)).toBe("close");
    expect(strike("Escape", LIST, visit, 3)).toBeUndefined();
  });

  test("a letter is a letter", () => expect(strike("n", FIELD, visit, 3)).toBeUndefined());
});
