/** A change of identity that is planned for a coming day, corrected or taken back before it. */
import { refuse, type Refusal } from "../../decision.ts";
import { badInput, type BadInput } from "../../validation.ts";
import type { Instant, LocalDate, Zone } from "../../time.ts";
import {
  changesOf,
  differing,
  dueOn,
  isToCome,
  type IdentityChanges,
  type PlannedIdentity,
  type ShopIdentity,
} from "./identity.ts";

/** Changes of identity that wait for their day, at most. */
export const MOST_PLANNED = 20;

const SAY = {
  past: "Choisissez un jour à venir. Pour un changement d’aujourd’hui, modifiez les mentions ci-dessus.",
  nothing: "Rien ne change ce jour-là. Modifiez une mention, ou retirez le changement prévu.",
  many: `${MOST_PLANNED} changements prévus au plus. Retirez-en un d’abord.`,
};

type Plan = PlannedIdentity & {
  /** The identity that holds today. */
  identity: ShopIdentity;
  planned: readonly PlannedIdentity[];
};

/** The identity of `day`, as all plans but the one named leave it. */
export const identityOn = (
  identity: ShopIdentity,
  planned: readonly PlannedIdentity[],
  { day, without }: { day: LocalDate; without: string },
): ShopIdentity => ({
  ...identity,
  ...changesOf(dueOn(planned, day).filter(({ id }) => id !== without)),
});

/** What is written: the fields that the plan really changes on its day. */
export function planIdentity(
  { id, valid_from, changes, identity, planned }: Plan,
  clock: { at: Instant; zone: Zone },
): IdentityChanges | BadInput {
  if (!isToCome(valid_from, clock)) return badInput({ valid_from: SAY.past });
  if (planned.filter((plan) => plan.id !== id).length >= MOST_PLANNED)
    return badInput({ valid_from: SAY.many });
  const before = identityOn(identity, planned, { day: valid_from, without: id });
  const wanted = differing(before, changes);
  return Object.keys(wanted).length === 0 ? badInput({ valid_from: SAY.nothing }) : wanted;
}

/** What has taken effect is history. */
export const checkToCome = (
  { valid_from }: Pick<PlannedIdentity, "valid_from">,
  clock: { at: Instant; zone: Zone },
): Refusal<"identity-past"> | undefined =>
  isToCome(valid_from, clock) ? undefined : refuse("identity-past");
