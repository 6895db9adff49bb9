/** What the bench needs on paper: the appliance as it came in, where it stands, and its parts. */
import { formatEuros } from "../../../../../domain/money.ts";
import { dateOf, formatDate, type Zone } from "../../../../../domain/time.ts";
import { Facts } from "../../../../ui/office/panel.tsx";
import { conditionOf } from "../../../intake/condition.ts";
import { partName } from "../../../../../domain/repair/spare-part/spare-part.ts";
import { factsText, stateText } from "../../spare-part/words.ts";
import type { Sheet } from "../query.ts";
import { Block } from "./block.tsx";
import styles from "./paper.module.css";

/** Of an appliance that is at the workshop; one that was handed over says nothing here. */
export function DepositBlock({ repair, zone }: { repair: Sheet; zone: Zone }) {
  const intake = repair.intakes.findLast(({ returned_at }) => returned_at === null);
  if (!intake && !repair.place) return null;
  return (
    <Block title="À l’atelier">
      <Facts
        facts={[
          ["Place", repair.place],
          ["Reçu le", intake && formatDate(dateOf(intake.received_at, zone))],
          ["État", intake && conditionOf(intake)],
          ["Laissé avec", intake?.accessories.join(", ")],
          ["Plafond", ceilingOf(intake)],
        ]}
      />
    </Block>
  );
}

const ceilingOf = (intake: Sheet["intakes"][number] | undefined): string =>
  typeof intake?.ceiling === "number"
    ? `${formatEuros(intake.ceiling)} TTC, sans devis en dessous`
    : "";

export function PartsBlock({ parts }: { parts: Sheet["spare_parts"] }) {
  const kept = parts.filter(({ state }) => state !== "cancelled");
  if (kept.length === 0) return null;
  return (
    <Block title="Pièces">
      {kept.map((part) => (
        <p key={part.id}>
          <span className={styles.strong}>{partName(part)}</span>{" "}
          {[stateText(part.state), factsText(part)].filter(Boolean).join(" · ")}
        </p>
      ))}
    </Block>
  );
}
