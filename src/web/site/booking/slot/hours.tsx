import { useEffect, useState } from "react";
import type { OfferedSlot } from "../../../../domain/agenda/slot-request.ts";
import { arrivalText, arrivalVerb } from "../../../../domain/booking/arrival.ts";
import { firstnameOf } from "../../../../domain/booking/draft/offered-slot.ts";
import { dateOf, formatDay, type Instant, type LocalDate } from "../../../../domain/time.ts";
import { Button, ButtonLink } from "../../../ui/site/button.tsx";
import { Notice } from "../../../ui/site/panel.tsx";
import { Sign } from "../../../ui/site/sign.tsx";
import { showPhone } from "../../phone.ts";
import type { BookingProps } from "../../props.ts";
import { refusalText } from "../../refusal.ts";
import { useModule } from "../../use-module.ts";
import styles from "../booking.module.css";
import type { StepProps } from "../step-props.ts";
import { Waiting } from "../waiting.tsx";
import { SlotList } from "./slot-list.tsx";
import { firstShown, nearestTo, nextFirst, searchSlots, type Search } from "./slots.ts";

type Found = Search | "loading" | "failed";
type HoursProps = StepProps & { wanted: Instant | null };

/** A week of arrival windows at this place; the one already wanted is checked first. */
export function Hours({ booking, props, wanted }: HoursProps) {
  const queue = useModule(loadQueue);
  const [first, setFirst] = useState<LocalDate>(firstShown(props, wanted));
  const { found, retry } = useSearch(booking, props, first);
  if (found === "loading") return <Waiting text="Recherche des créneaux libres…" />;
  if (found === "failed")
    return (
      <Notice tone="wrong">
        <p>{refusalText("offline")}</p>
        <Button look="quiet" onClick={retry}>
          Réessayer
        </Button>
      </Notice>
    );
  const later = nextFirst(props, first);
  return (
    <>
      {found.slots.length === 0 ? (
        <NoSlot props={props} outOfArea={found.out_of_area} />
      ) : (
        <Offered slots={found.slots} wanted={wanted} booking={booking} props={props} />
      )}
      <div className={styles.turn}>
        {first > props.today && (
          <Button look="quiet" onClick={() => setFirst(props.today)}>
            Revenir aux premiers jours
          </Button>
        )}
        {later && !found.out_of_area && (
          <Button look="quiet" onClick={() => setFirst(later)}>
            Voir les jours suivants
          </Button>
        )}
      </div>
      {queue && !props.trial && !found.out_of_area && (
        <queue.QueueLink draft={booking.memory.draft} shop={props.shop} />
      )}
    </>
  );
}

const loadQueue = () => import("../queue/queue-link.tsx");

/** The town of the postal code is answered with the hours: it is asked with the street, already filled. */
function useSearch(
  { memory, answer }: StepProps["booking"],
  props: BookingProps,
  first: LocalDate,
) {
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<Found>("loading");
  const { draft } = memory;
  useEffect(() => {
    let left = false;
    setFound("loading");
    void searchSlots(props.shop.id, draft, first).then((search) => {
      if (left) return;
      setFound(search ?? "failed");
      if (search?.city && draft.city === "") answer({ city: search.city });
    });
    return () => {
      left = true;
    };
  }, [first, attempt]);
  return { found, retry: () => setAttempt(attempt + 1) };
}

type OfferedProps = HoursProps & { slots: OfferedSlot[] };

/** The hours of these days; first the one already wanted, or those nearest to it. */
function Offered({ slots, wanted, booking, props }: OfferedProps) {
  const { kind, where } = booking.memory.draft;
  const choose = (slot: OfferedSlot) => booking.next({ slot });
  const people = new Set(slots.map(({ user_id }) => firstnameOf(props.technicians, user_id)));
  const [only = ""] = people.size === 1 ? people : [];
  const names = people.size > 1 || undefined;
  const kept = slots.find(({ public_start_at }) => public_start_at === wanted);
  const technician = kept ? firstnameOf(props.technicians, kept.user_id) : "";
  return (
    <>
      {kept && kind !== "" && where !== "" && (
        <Notice tone="good">
          <p>
            L’heure choisie est libre : {dayOf(kept, props)},{" "}
            {arrivalText({ ...kept, kind, where, technician }, props.shop.timezone)}.
          </p>
          <Button onClick={() => choose(kept)}>Garder cette heure</Button>
        </Notice>
      )}
      {wanted && !kept && (
        <>
          <Notice tone="waits">
            <p>L’heure choisie ne convient pas à cet appareil et à ce lieu. Les plus proches :</p>
          </Notice>
          <SlotList
            slots={nearestTo(wanted, slots)}
            props={props}
            chosen={null}
            names={names}
            onChoose={choose}
          />
          <h2 className={styles.others}>Toutes les heures libres</h2>
        </>
      )}
      {kind !== "" && where !== "" && (
        <p className={styles.count}>
          {arrivalVerb({ kind, where }, only)} entre les deux heures{explained(where)}.
        </p>
      )}
      <SlotList week slots={slots} props={props} chosen={wanted} names={names} onChoose={choose} />
    </>
  );
}

const explained = (where: string): string =>
  where === "Atelier" ? "" : " : cela dépend de la visite d’avant. Vous êtes prévenu s’il tarde";

const dayOf = ({ public_start_at }: OfferedSlot, { shop }: BookingProps): string =>
  formatDay(dateOf(public_start_at, shop.timezone));

const NoSlot = ({ props, outOfArea }: { props: BookingProps; outOfArea: boolean }) => (
  <Notice tone="waits">
    <p>
      {outOfArea
        ? refusalText("too-far")
        : "Aucun créneau n’est libre ces jours-là. Voyez les jours suivants, ou appelez l’atelier."}
    </p>
    {props.shop.phone && (
      <ButtonLink look="quiet" href={`tel:${props.shop.phone}`}>
        <Sign name="phone" />
        {showPhone(props.shop.phone)}
      </ButtonLink>
    )}
  </Notice>
);
