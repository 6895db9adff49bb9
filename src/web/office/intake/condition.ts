import { CONDITIONS, conditionText } from "../../../domain/intake/condition.ts";
import type { Intake } from "./parts.ts";

/** What was seen of the appliance when it came in. */
export const conditionOf = ({
  condition,
  condition_note,
}: Pick<Intake, "condition" | "condition_note">): string =>
  conditionText({
    condition: CONDITIONS.filter((word) => condition.includes(word)),
    condition_note,
  });
