/** The state of a person's form: what is typed, and what the server refuses at which field. */
import { useState } from "react";
import { refusalText } from "../../../platform/refusal.ts";
import type { FailureMessages } from "../../../platform/query.ts";
import { tellFault, tellRefusal } from "../../../ui/office/notify.ts";
import { faultsIn, type PersonDraft, type PersonField } from "./draft.ts";

type Faults = Partial<Record<PersonField, string>>;

export function usePersonForm(initial: PersonDraft) {
  const [opened] = useState(initial);
  const [draft, setDraft] = useState(initial);
  const [faults, setFaults] = useState<Faults>({});
  const change = (changed: Partial<PersonDraft>) => {
    setDraft({ ...draft, ...changed });
    setFaults({});
  };
  const tell: FailureMessages = {
    fault: (isNetwork, _raw, reference) => tellFault(isNetwork, reference),
    refusal: (refused, detail) => {
      const found = refused === "email-taken" ? { email: refusalText(refused) } : faultsOf(detail);
      setFaults(found);
      return Object.keys(found).length > 0 ? undefined : tellRefusal(refusalText(refused));
    },
  };
  return { opened, draft, change, faults, tell };
}

const KNOWN: readonly string[] = [
  "firstname",
  "lastname",
  "email",
  "role",
  "color",
  "skills",
  "working_hours",
  "start_point",
];

/** Of the fields alone: a conflict or another refusal is said aloud. */
const faultsOf = (detail: unknown): Faults =>
  Object.fromEntries(Object.entries(faultsIn(detail)).filter(([field]) => KNOWN.includes(field)));
