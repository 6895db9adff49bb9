import { fullName } from "../../../../domain/client/names.ts";
import type { HomeEvent } from "../query.ts";

/** The client of a visit; of another appointment its note, « Point d’équipe », else its type. */
export const whoOf = ({
  repair,
  notes,
  kind,
}: Pick<HomeEvent, "repair" | "notes" | "kind">): string =>
  repair ? fullName(repair.client) : notes.trim() || kind;
