import type { ReactNode } from "react";
import { arrivalVerb } from "../../../../domain/booking/arrival.ts";
import type { Draft } from "../../../../domain/booking/draft/draft.ts";
import { appliancesIn, mayAddAnother } from "../../../../domain/booking/draft/several.ts";
import { BOOKING_REFUSAL_FR } from "../../../../domain/booking/refusals.ts";
import { otherKinds, locationsFor } from "../../../../domain/booking/kind-for.ts";
import type { BookingStep } from "../../../../domain/booking/steps.ts";
import { interventionNamed } from "../../../../domain/catalogue/interventions.ts";
import { kindOf } from "../../../../domain/catalogue/kinds.ts";
import { nodeOf } from "../../../../domain/catalogue/tree/tree.ts";
import {
  awaitsText,
  choices,
  openTunnel,
  tunnelTo,
} from "../../../../domain/catalogue/tree/tunnel.ts";
import { shopPath } from "../../../../domain/shop/address.ts";
import {
  dateOf,
  formatDay,
  formatTime,
  formatWindow,
  type Instant,
} from "../../../../domain/time.ts";
import { Button } from "../../../ui/site/button.tsx";
import { Choices, SentChoice } from "../../../ui/site/choice.tsx";
import { Check, TextArea, TextField } from "../../../ui/site/field.tsx";
import { Notice } from "../../../ui/site/panel.tsx";
import { CategoryName } from "../../category-name.tsx";
import { CategoryDrawing } from "../../drawing/category-drawing.tsx";
import type { BookedKind, BookingFormProps } from "../../props.ts";
import { refusalText } from "../../refusal.ts";
import { SafetyOrders } from "../../safety-orders.tsx";
import styles from "../booking.module.css";
import { nearestTo } from "../slot/slots.ts";
import { ContactScreen } from "./contact-screen.tsx";
import { Said } from "../several/said.tsx";
import several from "../several/several.module.css";
import { Photos } from "./photos.tsx";

/** One screen of the plain form for each question. */
export const FORM_SCREENS: Record<BookingStep, (props: BookingFormProps) => ReactNode> = {
  appliance: ApplianceScreen,
  problem: ProblemScreen,
  slot: SlotScreen,
  contact: ContactScreen,
};

function ApplianceScreen({ offer, draft, search, faults }: BookingFormProps) {
  return (
    <>
      {draft.others.length > 0 && <Before others={draft.others} />}
      {faults.appliance && (
        <Notice tone="wrong">
          <p>{faults.appliance}</p>
        </Notice>
      )}
      <TextField name="q" type="search" label="Cherchez votre appareil" defaultValue={search.q} />
      <Button type="submit" look="quiet" name="stay" value="1">
        Chercher
      </Button>
      <Kinds kinds={search.found} chosen={draft.kind_id} />
      {offer.categories.map((id) => (
        <details key={id} open={offer.shelf === id}>
          <summary className={styles.shelf}>
            <CategoryName id={id} />
          </summary>
          <Kinds
            kinds={offer.appliances.filter(({ category_ids }) => category_ids.includes(id))}
            chosen={draft.kind_id}
          />
        </details>
      ))}
      <Button type="submit" look="bare" name="kind_id" value="inconnu">
        Autre : mon appareil n’est pas dans la liste
      </Button>
    </>
  );
}

/** Another appliance was asked for: what is said stays, and it may be given up. */
const Before = ({ others }: Pick<Draft, "others">) => (
  <>
    <Said appliances={others} />
    <Button type="submit" look="quiet" name="drop" value={others.length}>
      Continuer sans autre appareil
    </Button>
  </>
);

const Kinds = ({ kinds, chosen }: { kinds: BookedKind[]; chosen: string }) =>
  kinds.length > 0 && (
    <Choices tiles>
      {kinds.map(({ id, name }) => (
        <SentChoice
          key={id}
          name="kind_id"
          value={id}
          title={name}
          drawing={<CategoryDrawing id={id} size={52} />}
          chosen={chosen === id}
        />
      ))}
    </Choices>
  );

function ProblemScreen({ offer, draft, faults, danger, photos }: BookingFormProps) {
  const tunnel =
    draft.node === ""
      ? openTunnel(draft.kind_id)
      : tunnelTo(draft.kind_id, draft.node, draft.typed);
  const code = awaitsText(tunnel);
  const last = tunnel.path.at(-1);
  return (
    <>
      <p>
        <strong>{kindOf(draft.kind_id).name}</strong>
        {tunnel.path.map(({ name }) => ` › ${name}`).join("")}
      </p>
      {last && (
        <Button type="submit" look="bare" name="node" value="">
          Répondre autrement
        </Button>
      )}
      {code && <TextField name="symptom" label={code.question ?? code.name} maxLength={100} />}
      {!code && choices(tunnel).length > 0 && (
        <>
          <p>
            <strong>{nodeOf(last?.id ?? tunnel.root)?.question ?? "Que se passe-t-il ?"}</strong>
          </p>
          <Choices tiles>
            {choices(tunnel).map(({ id, name }) => (
              <SentChoice key={id} name="node" value={id} title={name} chosen={false} />
            ))}
          </Choices>
        </>
      )}
      {danger && <SafetyOrders danger={danger} isNotice={danger.isNotice} />}
      <TextField
        name="appliance.brand"
        label="Marque"
        optional
        maxLength={80}
        defaultValue={draft.brand}
        error={faults["appliance.brand"]}
      />
      <TextArea
        name="description"
        label="En quelques mots"
        optional
        maxLength={4000}
        rows={4}
        defaultValue={draft.description}
        error={faults.description}
      />
      {draft.others.length === 0 && <Photos {...photos} />}
      <Check name="urgency" label="C’est urgent pour moi" defaultChecked={draft.urgent} />
      <Others offer={offer} draft={draft} />
      {draft.others.length > 0 && <Said appliances={draft.others} />}
      {mayAddAnother(draft) && <Another />}
      <Next />
    </>
  );
}

const Others = ({ offer, draft }: Pick<BookingFormProps, "offer" | "draft">) => (
  <details className={styles.other} open={draft.other !== ""}>
    <summary>Autre demande</summary>
    <fieldset>
      <legend className={styles.hidden}>Autre demande</legend>
      {["" as const, ...otherKinds(offer.kinds, draft.node)].map((kind) => (
        <label key={kind}>
          <input type="radio" name="other" value={kind} defaultChecked={draft.other === kind} />
          {kind === "" ? "Non, une panne à réparer" : interventionNamed(kind)?.online_label}
        </label>
      ))}
    </fieldset>
  </details>
);

const Another = () => (
  <div className={several.another}>
    <Button type="submit" look="quiet" name="add" value="1">
      Ajouter un autre appareil
    </Button>
    <p>Le même technicien s’en occupe pendant la même visite.</p>
  </div>
);

const Next = () => (
  <Button type="submit" wide name="next" value="1">
    Continuer
  </Button>
);

function SlotScreen({ offer, draft, faults, week }: BookingFormProps) {
  const { kind, where } = draft;
  return (
    <>
      {locationsFor(offer, kind).length > 1 && (
        <fieldset className={styles.plain}>
          <legend>Où</legend>
          {locationsFor(offer, kind).map((place) => (
            <label key={place}>
              <input type="radio" name="where" value={place} defaultChecked={where === place} />
              {place === "Atelier" ? `À l’atelier, ${offer.shop.city}` : "Chez vous"}
            </label>
          ))}
        </fieldset>
      )}
      <TextField
        name="address.zip"
        label="Code postal"
        hint="De la visite, si l’on vient chez vous."
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={5}
        defaultValue={draft.zip}
        error={faults["address.zip"]}
      />
      <Button type="submit" look="quiet" name="stay" value="1">
        Voir les heures
      </Button>
      {week && where !== "" && kind !== "" && (
        <>
          <p className={styles.count}>{arrivalVerb({ kind, where })} entre les deux heures.</p>
          {offer.wanted && <Wanted wanted={offer.wanted} offer={offer} week={week} />}
          {week.skills_apart && <Apart {...draft} />}
          {!week.skills_apart && <Week offer={offer} week={week} />}
          {!week.out_of_area && !week.skills_apart && (
            <Button type="submit" look="quiet" formAction={`${shopPath(offer.shop)}/rdv/attente`}>
              Prévenez-moi si une place se libère
            </Button>
          )}
        </>
      )}
    </>
  );
}

/** Taking one off leads to the hours of the others. */
const Apart = (draft: Draft) => (
  <>
    <Notice tone="waits">
      <p>{BOOKING_REFUSAL_FR["skills-apart"]}</p>
    </Notice>
    <Said appliances={appliancesIn(draft)} />
  </>
);

type WeekProps = Pick<BookingFormProps, "offer"> & { week: NonNullable<BookingFormProps["week"]> };

/** The hour pressed on the shop's page, now that the place is known; or those nearest to it. */
function Wanted({ wanted, week: { slots }, offer: { shop } }: WeekProps & { wanted: Instant }) {
  const kept = slots.find(({ public_start_at }) => public_start_at === wanted);
  if (slots.length === 0) return null;
  return (
    <Notice tone={kept ? "good" : "waits"}>
      <p>
        {kept
          ? "L’heure choisie est libre."
          : "L’heure choisie ne convient pas à cet appareil et à ce lieu. Les plus proches :"}
      </p>
      {(kept ? [kept] : nearestTo(wanted, slots)).map((slot) => (
        <button key={slot.slot_id} name="slot" value={JSON.stringify(slot)} className={styles.slot}>
          {kept ? "Garder : " : ""}
          {formatWindow(slot.public_start_at, slot.public_end_at, shop.timezone)}
        </button>
      ))}
    </Notice>
  );
}

const Week = ({
  offer: { shop, today, wanted },
  week: { slots, first, later, out_of_area },
}: WeekProps) => (
  <>
    {slots.length === 0 && (
      <Notice tone="waits">
        <p>{out_of_area ? refusalText("too-far") : "Aucun créneau n’est libre ces jours-là."}</p>
      </Notice>
    )}
    {[...Map.groupBy(slots, (slot) => dateOf(slot.public_start_at, shop.timezone))].map(
      ([day, offered]) => (
        <section key={day} className={styles.day}>
          <h2>{formatDay(day)}</h2>
          <ul>
            {offered.map((slot) => (
              <li key={slot.slot_id}>
                <button
                  name="slot"
                  value={JSON.stringify(slot)}
                  className={styles.slot}
                  aria-pressed={slot.public_start_at === wanted}
                >
                  {formatTime(slot.public_start_at, shop.timezone)} –{" "}
                  {formatTime(slot.public_end_at, shop.timezone)}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ),
    )}
    <div className={styles.turn}>
      {first > today && (
        <Button type="submit" look="quiet" name="first" value={today}>
          Revenir aux premiers jours
        </Button>
      )}
      {later && (
        <Button type="submit" look="quiet" name="first" value={later}>
          Voir les jours suivants
        </Button>
      )}
    </div>
  </>
);
