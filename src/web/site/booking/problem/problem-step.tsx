import { otherKinds } from "../../../../domain/booking/kind-for.ts";
import { interventionNamed } from "../../../../domain/catalogue/interventions.ts";
import { Check, TextArea } from "../../../ui/site/field.tsx";
import { SafetyOrders } from "../../safety-orders.tsx";
import { useModule } from "../../use-module.ts";
import styles from "../booking.module.css";
import { Form } from "../form.tsx";
import type { StepProps } from "../step-props.ts";
import { loadTunnel } from "./load-tunnel.ts";
import { Photos } from "./photos.tsx";

const loadDangers = () => import("./written-danger.ts");

/** The questions of the repairer in drawings, free words, photos; what is dangerous is answered at once. */
export function ProblemStep({ booking, props }: StepProps) {
  const { draft, booking_id } = booking.memory;
  const tunnel = useModule(loadTunnel);
  const zip = draft.zip || props.shop.zipcode;
  const danger = useModule(loadDangers)?.dangerIn(draft, zip);
  return (
    <Form booking={booking}>
      <div className={styles.tunnel}>
        {tunnel && <tunnel.SymptomTunnel draft={draft} onAnswer={booking.answer} />}
      </div>
      {danger && <SafetyOrders danger={danger} isNotice={danger.isNotice} />}
      <TextArea
        name="description"
        label="En quelques mots"
        optional
        hint="Ce que fait l’appareil, depuis quand. Le technicien viendra mieux préparé."
        maxLength={4000}
        rows={3}
        value={draft.description}
        error={booking.faults.description}
        onChange={(event) => booking.answer({ description: event.target.value })}
      />
      {booking_id !== "" && <Photos booking_id={booking_id} />}
      <Check
        name="urgency"
        label="C’est urgent pour moi : je ne peux pas attendre"
        checked={draft.urgent}
        onChange={(event) => booking.answer({ urgent: event.target.checked })}
      />
      <OtherRequest booking={booking} props={props} />
    </Form>
  );
}

/** Few look for it: a delivery, an opinion at a distance, a repair already decided. */
function OtherRequest({ booking, props }: StepProps) {
  const { other, node } = booking.memory.draft;
  const kinds = otherKinds(props.kinds, node);
  if (kinds.length === 0) return null;
  return (
    <details className={styles.other} open={other !== ""}>
      <summary>Autre demande</summary>
      <fieldset>
        <legend className={styles.hidden}>Autre demande</legend>
        {["" as const, ...kinds].map((kind) => (
          <label key={kind}>
            <input
              type="radio"
              name="other"
              checked={other === kind}
              onChange={() => booking.answer({ other: kind })}
            />
            {kind === "" ? "Non, une panne à réparer" : interventionNamed(kind)?.online_label}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
