import type { FreeSlot } from "./slot-request.ts";
import { byTime } from "./slot-choice.ts";

export type SkilledUser = { id: string; skills: readonly { id: string }[] };

type Preselection = {
  users: readonly SkilledUser[];
  /** Main category of the appliance. */
  category_id: string;
  slots: readonly FreeSlot[];
};

/**
 * Who is proposed for an appliance (specification §6): the only user with the skill; of several, the
 * one of the first available slot; empty when none has it, or when none of several is available.
 */
export function preselectAssignees({ users, category_id, slots }: Preselection): string[] {
  const skilled = users
    .filter(({ skills }) => skills.some(({ id }) => id === category_id))
    .map(({ id }) => id);
  if (skilled.length <= 1) return skilled;
  const first = byTime(slots).find(({ user_id }) => skilled.includes(user_id));
  return first ? [first.user_id] : [];
}

type Proposal = {
  users: readonly SkilledUser[];
  /** Main category of the appliance; undefined while none is known, or when there is none. */
  category_id: string | undefined;
  /** What the search of free slots preselected; empty before it answered. */
  preselected: readonly string[];
  /** Who is typing. */
  me: string | undefined;
};

/**
 * Who stands in the form of a new appointment: for an appliance those whom its trade preselects, even
 * nobody; without one whoever is typing, when they work in the shop (specification §6).
 */
export function firstAssignees(proposal: Proposal): readonly string[] {
  const { users, category_id, preselected, me } = proposal;
  if (category_id === undefined) return users.filter(({ id }) => id === me).map(({ id }) => id);
  return preselected.length > 0
    ? preselected
    : preselectAssignees({ users, category_id, slots: [] });
}

type Pointed = Pick<Proposal, "users" | "category_id" | "me">;

/**
 * The same where the hour was chosen before the person: of several who have the skill, the one who is typing when
 * they are one of them, else no assignee, since the first free slot does not decide.
 */
export function assigneesAt({ users, category_id, me }: Pointed): readonly string[] {
  const only = firstAssignees({ users, category_id, preselected: [], me });
  if (only.length > 0 || category_id === undefined) return only;
  return users
    .filter(({ id, skills }) => id === me && skills.some((skill) => skill.id === category_id))
    .map(({ id }) => id);
}
