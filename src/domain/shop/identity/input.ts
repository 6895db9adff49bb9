/** A planned change of identity as the settings send it. Named exception of the domain: zod, in its small form. */
import * as z from "zod/mini";
import { isRefusal } from "../../decision.ts";
import { parseLocalDate, type LocalDate } from "../../time.ts";
import { anId, parseInput, read, type BadInput } from "../../validation.ts";
import { parseSettings, type ContactReaders, type SettingsEdit } from "../settings/input.ts";
import { IDENTITY_FIELDS } from "./identity.ts";

const head = z.object({
  id: anId(),
  valid_from: read(parseLocalDate, "Choisissez une date."),
});

export type PlanEdit = Pick<SettingsEdit, "sent" | "base"> & { id: string; valid_from: LocalDate };

/** The fields of the identity alone: the other settings have no date. */
export function parsePlan(
  value: Readonly<Record<string, unknown>>,
  readers: ContactReaders,
): PlanEdit | BadInput {
  const named = parseInput(head, value);
  if (isRefusal(named)) return named;
  const fields = ["base", ...IDENTITY_FIELDS].map((name) => [name, value[name] ?? null]);
  const edit = parseSettings(Object.fromEntries(fields), readers);
  return isRefusal(edit) ? edit : { ...named, ...edit };
}
