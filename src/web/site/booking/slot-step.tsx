import { useEffect, useState } from "react";
import type { LocalDate } from "../../../domain/time.ts";
import { Button, ButtonLink } from "../../ui/site/button.tsx";
import { Notice } from "../../ui/site/panel.tsx";
import { Sign } from "../../ui/site/sign.tsx";
import { showPhone } from "../phone.ts";
import type { BookingProps, OfferedSlot } from "../props.ts";
import { refusalText } from "../refusal.ts";
import styles from "./booking.module.css";
import type { StepProps } from "./step-props.ts";
import { SlotList } from "./slot-list.tsx";
import { nextFirst, searchSlots, type Search } from "./slots.ts";
import { Waiting } from "./waiting.tsx";

type SlotsState = Search | "loading" | "failed";

export function SlotStep({ booking, props }: StepProps) {
  const { draft } = booking.memory;
  const [first, setFirst] = useState<LocalDate>(props.today);
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState<SlotsState>("loading");
  useEffect(() => {
    let left = false;
    setFound("loading");
    void searchSlots(props.shop.id, draft, first).then(
      (search) => !left && setFound(search ?? "failed"),
    );
    return () => {
      left = true;
    };
  }, [first, attempt]);

  if (found === "loading") return <Waiting text="Recherche des créneaux libres…" />;
  if (found === "failed")
    return (
      <Notice tone="wrong">
        <p>{refusalText("offline")}</p>
        <Button look="quiet" onClick={() => setAttempt(attempt + 1)}>
          Réessayer
        </Button>
      </Notice>
    );
  const later = nextFirst(props, first);
  return (
    <div className={styles.form}>
      {found.slots.length === 0 ? (
        <NoSlot props={props} outOfArea={found.out_of_area} />
      ) : (
        <>
          <Wanted slots={found.slots} props={props} />
          <SlotList
            slots={found.slots}
            zone={props.shop.timezone}
            chosen={draft.slot?.public_start_at ?? props.wanted}
            onChoose={(slot: OfferedSlot) => booking.next({ slot })}
          />
        </>
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
    </div>
  );
}

/** What became of the window clicked on the shop's page. */
const Wanted = ({ slots, props: { wanted } }: { slots: OfferedSlot[]; props: BookingProps }) =>
  wanted &&
  !slots.some(({ public_start_at }) => public_start_at === wanted) && (
    <Notice tone="waits">
      <p>
        Le créneau choisi sur la page de l’atelier ne convient pas à cette demande. En voici
        d’autres.
      </p>
    </Notice>
  );

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
