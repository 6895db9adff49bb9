import { Alert, Button, Group, Text, Title } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import type { Mark } from "../../../domain/call/mark.ts";
import { QUALITY_FR } from "../../../domain/call/quality.ts";
import type { Seat } from "../../../domain/call/seat.ts";
import { stillsOf } from "../../../domain/call/stills.ts";
import { ChatPanel } from "../../call/chat-panel.tsx";
import type { RoomView } from "../../call/room.ts";
import { useDrawing } from "../../call/use-drawing.ts";
import { useRoom } from "../../call/use-room.ts";
import { actsForAnother, selectedShop } from "../../platform/acting-shop.ts";
import { headersFor } from "../../platform/headers.ts";
import { lazyPart } from "../../ui/office/lazy-part.tsx";
import { Panel } from "../../ui/office/panel.tsx";
import { journalOf } from "../repair/sheet/words.ts";
import { CallFacts } from "./call-facts.tsx";
import { EndButton } from "./end-dialog.tsx";
import { InvitePanel } from "./invite-panel.tsx";
import { NotesField } from "./notes-field.tsx";
import { Picture } from "./picture.tsx";
import type { Call } from "./query.ts";
import { RecordButton } from "./recording/record-button.tsx";
import { RecordingsPanel } from "./recording/recordings-panel.tsx";
import { useRecording } from "./recording/use-recording.ts";
import { ShotsPanel } from "./shots-panel.tsx";
import { StillsPanel } from "./still/stills-panel.tsx";
import { useStills } from "./still/use-stills.ts";
import { useVoice } from "./use-voice.ts";
import { titleOfCall } from "./words.ts";
import styles from "./call-screen.module.css";

// The catalogue comes with the symptom tree.
const ProblemPanel = lazyPart(
  async () => (await import("../repair/sheet/problem-dialog.tsx")).ProblemPanel,
);

/** The picture large, who it is and what is broken beside it. */
export function CallRoom({ call }: { call: Call }) {
  const { local, why, isMuted, mute } = useVoice();
  const shop_id = actsForAnother() ? selectedShop() : undefined;
  const door = useRef({
    path: `/api/v1/calls/${call.id}`,
    headers: headersFor(selectedShop()),
    shop_id,
  });
  const { drawn, show, standing } = useDrawing();
  const stills = useStills(door.current);
  // What the client's lamp does; null where it has none.
  const [lamp, setLamp] = useState<boolean | null>(null);
  const hear = (mark: Mark): void => {
    if (mark.kind === "torch") setLamp(mark.on);
    else if (mark.kind === "taking") stills.hear(mark);
    else show(mark);
  };
  const { room, view } = useRoom(door.current, local, { onMark: hear, standing });
  const recording = useRecording({
    door: door.current,
    room,
    view,
    local,
    repair_id: call.repair?.id,
    title: titleOfCall(call),
  });
  const kept = call.repair ? stillsOf(call.id, journalOf(call.repair)) : [];
  const client = view.state?.participants.find(({ seat }) => seat === "client");
  const picture = client && view.streams.get(client.id);
  if (view.standing === "out") return <Left why={view.why} />;
  return (
    <div className={styles.room}>
      <Group gap={8}>
        <Title order={2}>{titleOfCall(call)}</Title>
        <Text role="status" c="dimmed">
          {client ? lineOf(view) : "Le client n’est pas encore là."}
        </Text>
        <div className={styles.acts}>
          {local && local.getAudioTracks().length > 0 && (
            <Button variant="default" aria-pressed={isMuted} onClick={mute}>
              {isMuted ? "Rétablir le micro" : "Couper le micro"}
            </Button>
          )}
          {view.state?.keeps_stills && <RecordButton recording={recording} isAlone={!client} />}
          <EndButton call={call} />
        </div>
      </Group>
      {why && <Alert color="yellow">{why}</Alert>}
      <div className={styles.columns}>
        <div className={styles.view}>
          {client ? (
            <Picture
              stream={picture}
              drawn={drawn}
              onMark={(mark) => {
                show(mark);
                room?.mark(mark);
              }}
              lamp={lamp}
              onLamp={(on) => room?.mark({ kind: "torch", on })}
              onStill={
                room && view.state?.keeps_stills
                  ? () => stills.take(room, view.state?.asked_shot ?? null)
                  : undefined
              }
            />
          ) : (
            <InvitePanel call={call} />
          )}
          {others(view, room?.own_id).map(([id, stream]) => (
            <Voice key={id} stream={stream} />
          ))}
        </div>
        <div className={styles.side}>
          {client && view.state && <ShotsPanel id={call.id} state={view.state} />}
          {room && (
            <StillsPanel
              repair={call.repair}
              kept={kept}
              pending={stills.pending}
              onAgain={(still) => stills.again(room, still)}
              onDrop={(id) => stills.drop(id)}
            />
          )}
          {call.repair && <RecordingsPanel call={call} repair_id={call.repair.id} />}
          <CallFacts call={call} />
          <NotesField call={call} />
          <Panel title="Écrire au client">
            <ChatPanel
              lines={view.state?.chat ?? []}
              seat={view.seat}
              nameOf={(seat) => nameIn(view, seat)}
              onWrite={async (text, id) => (room ? room.write(text, id) : "")}
            />
          </Panel>
          {call.repair && <ProblemPanel repair={call.repair} />}
        </div>
      </div>
    </div>
  );
}

const lineOf = ({ quality }: RoomView): string =>
  quality ? QUALITY_FR[quality] : "La liaison s’établit…";

const nameIn = ({ state, seat: own }: RoomView, seat: Seat): string => {
  if (seat === own) return "Vous";
  if (seat === "client") return "Client";
  return state?.participants.find((one) => one.seat === seat)?.name ?? "Atelier";
};

/** A colleague is heard, and not seen. */
const others = ({ streams, state }: RoomView, own_id: string | undefined) =>
  [...streams].filter(([id]) =>
    state?.participants.some((one) => one.id === id && one.seat !== "client" && id !== own_id),
  );

function Voice({ stream }: { stream: MediaStream }) {
  const audio = useRef<HTMLAudioElement>(null);
  useEffect(() => {
    if (audio.current) audio.current.srcObject = stream;
  }, [stream]);
  return <audio ref={audio} autoPlay />;
}

const Left = ({ why }: { why: string }) => (
  <div className={styles.ended}>
    <Alert color="yellow">{why || "Vous avez quitté l’appel."}</Alert>
    <Group>
      <Button onClick={() => location.reload()}>Rejoindre de nouveau l’appel</Button>
    </Group>
  </div>
);
