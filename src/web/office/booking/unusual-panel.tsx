import { Anchor, Button, Checkbox, Group, Text, Title } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { may } from "../../../domain/account/permissions.ts";
import { fullName } from "../../../domain/client/names.ts";
import { formatWindow } from "../../../domain/time.ts";
import { useAction } from "../../platform/query.ts";
import { useSession } from "../../platform/use-session.ts";
import { ConfirmButton } from "../../ui/office/confirm-button.tsx";
import { tellDone } from "../../ui/office/notify.ts";
import { tellUndo } from "../../ui/office/notify-undo.tsx";
import { office } from "../../ui/office/styles.ts";
import { useZone } from "../shop/use-shop.ts";
import { cancelBookings, keepBookings, type UnusualBooking } from "./query.ts";
import { cancelLabel, cancelledText, keptText, stateText } from "./words.ts";
import styles from "./booking.module.css";

type Props = { bookings: readonly UnusualBooking[]; refresh: () => void };

const isOpen = ({ state }: UnusualBooking): boolean => state !== "released";

export function UnusualPanel({ bookings, refresh }: Props) {
  const session = useSession();
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const open = bookings.filter(isOpen);
  const chosen = open.filter(({ repair_id }) => marked.has(repair_id));
  const isAll = chosen.length === open.length;
  const markAll = () => setMarked(new Set(isAll ? [] : open.map(({ repair_id }) => repair_id)));
  const toggle = (id: string) =>
    setMarked((before) => new Set(before).symmetricDifference(new Set([id])));
  const mayEdit = session !== undefined && session !== null && may(session.me, "edit-agenda");
  return (
    <section aria-labelledby="unusual" className={`${office.sheetOfPaper} ${styles.unusual}`}>
      <Title order={2} size="h3" id="unusual" className={styles.title}>
        <IconAlertTriangle aria-hidden="true" />
        Réservations inhabituelles
      </Title>
      <Text size="sm" mb={8}>
        Depuis hier, plus de personnes inconnues que d’ordinaire ont réservé en ligne : c’est
        peut-être un robot. Les nouvelles doivent confirmer par un lien sous quinze minutes. Vos
        clients réservent comme d’habitude.
      </Text>
      <ul className={styles.bookings}>
        {bookings.map((booking) => (
          <li key={booking.repair_id}>
            <BookingRow
              booking={booking}
              isChosen={isOpen(booking) && marked.has(booking.repair_id)}
              toggle={() => toggle(booking.repair_id)}
              refresh={refresh}
              mayEdit={mayEdit}
            />
          </li>
        ))}
      </ul>
      {mayEdit && open.length > 0 && (
        <Group gap={8} mt={12}>
          <Button variant="default" onClick={markAll}>
            {isAll ? "Tout décocher" : "Tout cocher"}
          </Button>
          <CancelChosen chosen={chosen} refresh={refresh} />
        </Group>
      )}
    </section>
  );
}

type RowProps = {
  booking: UnusualBooking;
  isChosen: boolean;
  mayEdit: boolean;
  toggle: () => void;
  refresh: () => void;
};

function BookingRow({ booking, isChosen, mayEdit, toggle, refresh }: RowProps) {
  const zone = useZone();
  const keep = useKeep(refresh);
  const name = fullName(booking);
  return (
    <div className={styles.booking}>
      {mayEdit && (
        <Checkbox
          checked={isChosen}
          disabled={!isOpen(booking)}
          onChange={toggle}
          aria-label={`Annuler la réservation de ${name}`}
        />
      )}
      <div className={styles.who}>
        <Anchor
          renderRoot={(props) => (
            <Link {...props} to="/app/sheet/$repairid" params={{ repairid: booking.repair_id }} />
          )}
          size="sm"
          fw={600}
        >
          {name}
        </Anchor>
        <Text size="sm">
          {booking.kind}, {formatWindow(booking.public_start_at, booking.public_end_at, zone)}
        </Text>
        <Text size="sm" className={styles.quiet}>
          {[booking.email, stateText(booking, zone)].filter(Boolean).join(", ")}
        </Text>
      </div>
      {mayEdit && (
        <Button
          variant="default"
          loading={keep.busy}
          onClick={() => void keep.act([booking.repair_id])}
          aria-label={`${isOpen(booking) ? "Garder" : "Rétablir"} la réservation de ${name}`}
        >
          {isOpen(booking) ? "Garder" : "Rétablir"}
        </Button>
      )}
    </div>
  );
}

type CancelProps = { chosen: readonly UnusualBooking[]; refresh: () => void };

function CancelChosen({ chosen, refresh }: CancelProps) {
  const { act, busy } = useAction(cancelBookings);
  const keep = useKeep(refresh);
  const cancel = async () => {
    const done = await act({ repair_ids: chosen.map(({ repair_id }) => repair_id) });
    refresh();
    if (!done) return;
    const text = cancelledText(done.cancelled.length);
    if (done.cancelled.length === 0) tellDone(text);
    else tellUndo(text, () => void keep.act(done.cancelled));
  };
  return (
    <ConfirmButton
      color="red"
      disabled={chosen.length === 0}
      loading={busy}
      title={`${cancelLabel(chosen.length)} ?`}
      why="Leurs créneaux seront libres et leurs fiches archivées. Ceux dont le rendez-vous occupait déjà son créneau reçoivent un e-mail, un seul par adresse. Vous pourrez les rétablir ici tant que leur créneau reste libre."
      onConfirm={cancel}
    >
      {cancelLabel(chosen.length)}
    </ConfirmButton>
  );
}

function useKeep(refresh: () => void) {
  const { act, busy } = useAction(keepBookings);
  return {
    busy,
    act: async (repair_ids: readonly string[]) => {
      const done = await act({ repair_ids: [...repair_ids] });
      if (done) tellDone(keptText(done));
      refresh();
    },
  };
}
