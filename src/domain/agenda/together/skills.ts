/** Who can do all of a visit for several appliances. */
import type { SlotRequest } from "../slot-request.ts";

type Needed = Pick<SlotRequest, "category_id" | "other_category_ids">;

/** Null is what anybody can do. */
export const isAble = (
  skills: readonly string[],
  { category_id, other_category_ids = [] }: Needed,
): boolean =>
  [category_id, ...other_category_ids].every((id) => id === null || skills.includes(id));

/** Nobody has the skills of all the appliances: they are booked separately. */
export const areSkillsApart = ({
  technicians,
  ...needed
}: Needed & Pick<SlotRequest, "technicians">): boolean =>
  (needed.other_category_ids ?? []).length > 0 &&
  !technicians.some(({ skills }) => isAble(skills, needed));
