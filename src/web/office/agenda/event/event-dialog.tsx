/** The dialog of an appointment: opened by the address, for a new one or for one that exists. */
import { Text } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useState } from "react";
import type { AgendaEvent } from "../../../../domain/agenda/event.ts";
import { useRead } from "../../../platform/query.ts";
import { LeaveQuestion } from "../../../ui/office/dialog/leave-question.tsx";
import { ReadStates } from "../../../ui/office/read-states.tsx";
import { useShop } from "../../shop/use-shop.ts";
import type { AgendaEntry } from "../query.ts";
import type { AgendaSearch } from "../search-params.ts";
import { draftKey, dropEventDraft } from "./draft-store.ts";
import { OpenedEvent } from "./event-panel.tsx";
import { eventQuery } from "./query.ts";
import { Dialog } from "../../../ui/office/dialog/dialog.tsx";

const SMALL = "(max-width: 44.99em)";
const WIDTH = 560;

type Props = {
  search: AgendaSearch;
  /** The event, when the agenda shows it already. */
  entry: AgendaEntry | undefined;
  onClose: () => void;
  onSaved: (event: AgendaEvent) => void;
  onRemoved: () => void;
  onIntervention: (event: AgendaEvent) => void;
};

export function EventDialog(props: Props) {
  const { search, entry, onClose, onSaved, onRemoved, onIntervention } = props;
  const small = useMediaQuery(SMALL, false, { getInitialValueInEffect: false });
  const [changed, setChanged] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const shop = useShop();
  const isNew = search.appointemnt === "new";
  const read = useEntry(isNew ? undefined : search.appointemnt, entry);
  return (
    <Dialog
      onClose={() => (changed ? setLeaving(true) : onClose())}
      title={isNew ? "Nouveau rendez-vous" : "Rendez-vous"}
      size={WIDTH}
      fullScreen={small}
    >
      <ReadStates read={{ ...read, waiting: read.waiting || !shop }}>
        {shop && (isNew || read.entry) ? (
          <OpenedEvent
            shop={shop}
            search={search}
            entry={read.entry}
            onChanged={setChanged}
            onSaved={onSaved}
            onRemoved={onRemoved}
            onIntervention={(event) => {
              dropEventDraft(draftKey(search));
              onIntervention(event);
            }}
          />
        ) : (
          <Text size="sm">Ce rendez-vous n’existe plus. Il a été retiré de l’agenda.</Text>
        )}
      </ReadStates>
      {leaving && (
        <LeaveQuestion
          why="Ce que vous avez changé à ce rendez-vous sera perdu."
          onStay={() => setLeaving(false)}
          onLeave={() => {
            dropEventDraft(draftKey(search));
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}

/** The event that the agenda shows, else asked of the server. */
function useEntry(id: string | undefined, shown: AgendaEntry | undefined) {
  // One that leaves the period on screen while its dialog is open stays in the dialog.
  const [kept] = useState(shown);
  const known = shown ?? kept;
  const isKnown = id === undefined || known !== undefined;
  const { data, waiting, failed, retry } = useRead({
    query: eventQuery,
    variables: { id: id ?? "" },
    nouns: [],
    pause: isKnown,
  });
  return {
    entry: known ?? data?.event ?? undefined,
    waiting: !isKnown && waiting,
    failed: !isKnown && failed,
    retry,
  };
}
