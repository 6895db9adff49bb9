/** What the address asks of an appointment, as far as this shop can give it. */
import { assigneesAt, type SkilledUser } from "../../../../domain/agenda/preselect.ts";
import { categoryOf } from "../../../../domain/catalogue/categories.ts";
import { mainCategoryOf } from "../../../../domain/catalogue/kinds.ts";
import type { EventRequest } from "../../../../domain/agenda/edited-event.ts";
import type { AgendaSearch } from "../search-params.ts";

/** Only people of the shop may be sent; the address of another shop, or of long ago, names others. */
export function askedOf(search: AgendaSearch, user_ids: readonly string[]): EventRequest {
  const people = search.assigned_to?.filter((id) => user_ids.includes(id)) ?? [];
  return {
    repair_id: search.repair_id,
    kind: search.event_kind,
    where: search.where,
    notes: search.event_notes,
    assigned_to: people.length > 0 ? people : undefined,
    date: search.date,
  };
}

type Machine = { kind_id: string; category_id: string };
type Colleagues = { users: readonly SkilledUser[]; me: string | undefined };

/** Who repairs this machine, without one the signed-in user, unless the address names others (specification §6). */
export function withAssignees(
  asked: EventRequest,
  machine: Machine | null | undefined,
  { users, me }: Colleagues,
): EventRequest {
  if (asked.assigned_to) return asked;
  const category = machine && (categoryOf(machine.category_id) ?? mainCategoryOf(machine.kind_id));
  const assigned_to = assigneesAt({ users, me, category_id: category?.id });
  return assigned_to.length > 0 ? { ...asked, assigned_to } : asked;
}

type Onlookers = { shown: readonly string[]; me: string | undefined; user_ids: readonly string[] };

/** Who goes to a place of the grid: the person of its column, the only one shown, else who points. */
export function whoGoes(person: string | undefined, { shown, me, user_ids }: Onlookers): string[] {
  const [only, ...others] = shown;
  if (person) return [person];
  if (only && others.length === 0) return [only];
  return me !== undefined && user_ids.includes(me) ? [me] : [];
}
