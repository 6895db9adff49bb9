import { Button, Skeleton } from "@mantine/core";
import { IconVideo } from "@tabler/icons-react";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useState } from "react";
import { useAction, useRead } from "../../platform/query.ts";
import { EmptyState } from "../../ui/office/empty-state.tsx";
import { ReadStates } from "../../ui/office/read-states.tsx";
import { Allowed } from "../account/allowed.tsx";
import { NotAllowed } from "../account/not-allowed.tsx";
import { MissingRecord } from "../shell/missing-record.tsx";
import { useScreenTitle } from "../shell/screen-title.ts";
import { openCall } from "./actions.ts";
import { CallRoom } from "./call-room.tsx";
import { CallsList } from "./calls-list.tsx";
import { EndedCall } from "./ended-call.tsx";
import { callQuery, callsQuery } from "./query.ts";
import styles from "./call-screen.module.css";

const route = getRouteApi("/shell/app/teleassistance");

/** The calls of the shop; one of them; or a new one, opened at once for a repair or an appointment. */
export function CallScreen() {
  const { call, repair_id, event_id } = route.useSearch();
  useScreenTitle("Télé assistance");
  if (call) return <OneCall key={call} id={call} />;
  if (repair_id || event_id)
    return (
      <Allowed action="edit-repair" otherwise={NOBODY}>
        <Opening repair_id={repair_id} event_id={event_id} />
      </Allowed>
    );
  return <Calls />;
}

const NOBODY = <NotAllowed title="Télé assistance" what="d’ouvrir un appel vidéo" />;

/** A repair has one call at a time: opened twice, by two people, it is the same one. */
function useOpening() {
  const navigate = useNavigate();
  const { act, busy } = useAction(openCall);
  const [failed, setFailed] = useState(false);
  const open = async (about: { repair_id?: string; event_id?: string }): Promise<void> => {
    setFailed(false);
    const opened = await act({ id: crypto.randomUUID(), ...about });
    if (opened)
      await navigate({ to: "/app/teleassistance", search: { call: opened.id }, replace: true });
    else setFailed(true);
  };
  return { open, busy, failed };
}

type OpeningProps = { repair_id: string | undefined; event_id: string | undefined };

function Opening({ repair_id, event_id }: OpeningProps) {
  const { open, busy, failed } = useOpening();
  const about = { ...(repair_id && { repair_id }), ...(event_id && { event_id }) };
  const begin = useEffectEvent(() => open(about));
  useEffect(() => {
    void begin();
  }, [repair_id, event_id]);
  if (!failed) return <Skeleton h={320} />;
  return (
    <EmptyState title="L’appel n’est pas ouvert">
      <Button loading={busy} onClick={() => void open(about)}>
        Réessayer
      </Button>
    </EmptyState>
  );
}

function Calls() {
  const read = useRead({ query: callsQuery, variables: {}, nouns: ["call", "repair"] });
  const calls = read.data?.calls ?? [];
  const { open, busy } = useOpening();
  const start = (
    <Allowed action="edit-repair">
      <Button
        leftSection={<IconVideo size={20} aria-hidden />}
        loading={busy}
        onClick={() => void open({})}
      >
        Ouvrir un appel sans fiche
      </Button>
    </Allowed>
  );
  return (
    <div className={styles.list}>
      <ReadStates read={read}>
        {calls.length === 0 ? (
          <EmptyState title="Aucun appel vidéo">
            <p>
              Un appel s’ouvre sur la fiche d’une réparation, ou sur son rendez-vous de
              télédiagnostic : le client reçoit un lien, il n’a rien à installer.
            </p>
            {start}
          </EmptyState>
        ) : (
          <>
            <div>{start}</div>
            <CallsList calls={calls} />
          </>
        )}
      </ReadStates>
    </div>
  );
}

function OneCall({ id }: { id: string }) {
  const read = useRead({
    query: callQuery,
    variables: { id },
    nouns: ["call", "repair", "client"],
  });
  const call = read.data?.call;
  return (
    <ReadStates read={read} shape={<Skeleton h={420} />}>
      {!call ? (
        <MissingRecord what="Cet appel" />
      ) : call.open ? (
        <Allowed action="edit-repair" otherwise={NOBODY}>
          <CallRoom call={call} />
        </Allowed>
      ) : (
        <EndedCall call={call} />
      )}
    </ReadStates>
  );
}
