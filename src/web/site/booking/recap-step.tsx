import { stepOf } from "../../../domain/booking/steps.ts";
import { termsPath } from "../../../domain/shop/address.ts";
import { ofName } from "../../../domain/shop/elision.ts";
import { Button } from "../../ui/site/button.tsx";
import { Check } from "../../ui/site/field.tsx";
import { Notice } from "../../ui/site/panel.tsx";
import { refusalText } from "../refusal.ts";
import styles from "./booking.module.css";
import { Form } from "./form.tsx";
import type { StepProps } from "./step-props.ts";
import { Recap } from "./recap.tsx";
import { SlotList } from "./slot/slot-list.tsx";
import { useConfirm, type Confirming } from "./use-confirm.ts";

export function RecapStep({ booking, props }: StepProps) {
  const { draft } = booking.memory;
  const confirming = useConfirm(booking, props);
  const confirmer = { ...booking, next: confirming.confirm };
  return (
    <>
      <Recap booking={booking} props={props} />
      <Refused confirming={confirming} booking={booking} props={props} />
      <Form
        booking={confirmer}
        submit={confirming.sending ? "Réservation en cours…" : "Confirmer le rendez-vous"}
      >
        <Check
          name="consents.cgv"
          checked={draft.cgv}
          error={booking.faults["consents.cgv"]}
          onChange={(event) => booking.answer({ cgv: event.target.checked })}
          label={
            props.shop.has_cgv ? (
              <>
                J’accepte les{" "}
                <a href={termsPath(props.shop)} target="_blank" rel="noreferrer">
                  conditions générales de vente
                </a>{" "}
                {ofName(props.shop.name)}
              </>
            ) : (
              `J’accepte que ${props.shop.name} intervienne aux tarifs affichés sur sa page`
            )
          }
        />
        <p className={styles.count}>
          Vos données servent à ce rendez-vous et au suivi de la réparation :{" "}
          <a href="/rgpd" target="_blank" rel="noreferrer">
            protection des données
          </a>
          .
        </p>
      </Form>
    </>
  );
}

/** Refusals that another slot answers. */
const OTHER_SLOT = ["slot-taken", "too-late", "too-early"];

/** What happened, what is safe, what to do; a field at fault leads back to its question. */
function Refused({ confirming, booking, props }: StepProps & { confirming: Confirming }) {
  const { refusal, nearest, fields } = confirming;
  if (!refusal) return null;
  const field = Object.keys(fields).find((name) => stepOf(name) !== "recap");
  return (
    <div className={styles.refused}>
      <Notice tone="wrong">
        <p>
          {refusal === "slot-taken" && nearest.length === 0
            ? "Ce créneau vient d’être pris. Choisissez-en un autre : vos réponses sont gardées."
            : refusalText(refusal)}
        </p>
        {field && (
          <Button look="quiet" onClick={() => booking.showFaults(stepOf(field), fields)}>
            Corriger
          </Button>
        )}
      </Notice>
      <SlotList
        slots={nearest}
        props={props}
        chosen={booking.memory.draft.slot?.public_start_at ?? null}
        onChoose={confirming.take}
      />
      {OTHER_SLOT.includes(refusal) && (
        <Button look="bare" onClick={() => booking.goTo("slot")}>
          Voir tous les créneaux
        </Button>
      )}
    </div>
  );
}
