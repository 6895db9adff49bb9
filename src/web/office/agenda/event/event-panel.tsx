import { Stack, Text } from "@mantine/core";
import { useState } from "react";
import { may } from "../../../../domain/account/permissions.ts";
import { editedFrom, newEdited } from "../../../../domain/agenda/edited-event.ts";
import type { AgendaEvent } from "../../../../domain/agenda/event.ts";
import { useRead } from "../../../platform/query.ts";
import { useSession } from "../../../platform/use-session.ts";
import { ReadStates } from "../../../ui/office/read-states.tsx";
import { HeldMark } from "../../booking/held-mark.tsx";
import { DialogRoad } from "../../message/departure/dialog-road.tsx";
import { useColleagues, useZone, type Shop } from "../../shop/use-shop.ts";
import type { AgendaEntry } from "../query.ts";
import type { AgendaSearch } from "../search-params.ts";
import { askedOf, withAssignees } from "./event-in-url.ts";
import { draftKey, readEventDraft } from "./draft-store.ts";
import { EventCard } from "../event-card.tsx";
import { EventEditor } from "./event-editor.tsx";
import { EventFacts } from "./event-facts.tsx";
import { eventOf } from "../event-block.ts";
import type { VisitedRepair } from "./parts.ts";
import { visitedQuery } from "./query.ts";

type Props = {
  shop: Shop;
  search: AgendaSearch;
  entry: AgendaEntry | undefined;
  onChanged: (isChanged: boolean) => void;
  onSaved: (event: AgendaEvent) => void;
  onRemoved: () => void;
  onIntervention: (event: AgendaEvent) => void;
};

/** Editing is offered to those who may edit; the others read. */
export function OpenedEvent(props: Props) {
  const zone = useZone();
  const nameOf = useColleagues();
  const me = useSession()?.me;
  const { entry, search } = props;
  const visited = useVisited(search.repair_id, entry?.repair);
  if (!me || !may(me, "edit-agenda"))
    return entry ? <EventCard entry={entry} zone={zone} nameOf={nameOf} /> : null;
  return (
    <ReadStates read={visited}>
      <Stack gap="md">
        {entry && <HeldMark visit={entry} />}
        {entry && <DialogRoad event_id={entry.id} />}
        {visited.repair && <EventFacts repair={visited.repair} />}
        {visited.isGone && (
          <Text size="sm">
            La réparation demandée n’existe pas. Ce rendez-vous n’y sera pas rattaché.
          </Text>
        )}
        <Editing
          {...props}
          isGone={visited.isGone}
          machine={visited.repair?.appliance}
          me_id={me.id}
        />
      </Stack>
    </ReadStates>
  );
}

type Editing = Props & {
  isGone: boolean;
  /** What the repair is about decides who goes. */
  machine: VisitedRepair["appliance"] | undefined;
  me_id: string;
};

/** What the dialog opened with stays its starting point, whatever arrives meanwhile. */
function Editing({ shop, search, entry, isGone, machine, me_id, ...told }: Editing) {
  const zone = useZone();
  const draft_key = draftKey(search);
  const [found] = useState(() => readEventDraft(draft_key));
  const [opened] = useState(() => {
    if (found) return found;
    const before = entry && eventOf(entry);
    const user_ids = shop.users.map(({ id }) => id);
    const asked = askedOf(isGone ? { ...search, repair_id: undefined } : search, user_ids);
    const first = before
      ? editedFrom(before, zone, asked)
      : newEdited(
          crypto.randomUUID(),
          withAssignees(asked, machine, { users: shop.users, me: me_id }),
        );
    return { before, first, edited: first };
  });
  return (
    <>
      {found && (
        <Text size="sm" c="dimmed" role="status">
          Vos changements non enregistrés ont été retrouvés.
        </Text>
      )}
      <EventEditor {...{ opened, draft_key, zone, shop_id: shop.id }} {...told} />
    </>
  );
}

/** The repair that the address names, else the one of the event. */
function useVisited(asked: string | undefined, own: VisitedRepair | null | undefined) {
  const isOwn = asked === undefined || asked === own?.id;
  const read = useRead({
    query: visitedQuery,
    variables: { id: asked ?? "" },
    nouns: [],
    pause: isOwn,
  });
  const found = read.data?.repair;
  return {
    repair: isOwn ? own : found,
    isGone: !isOwn && found === null,
    waiting: !isOwn && read.waiting,
    failed: !isOwn && read.failed,
    retry: read.retry,
  };
}
