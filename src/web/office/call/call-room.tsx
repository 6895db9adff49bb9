import { Alert, Button, Group, Text, Title } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { QUALITY_FR } from "../../../domain/call/quality.ts";
import type { Seat } from "../../../domain/call/seat.ts";
import { ChatPanel } from "../../call/chat-panel.tsx";
import { MEDIA_REFUSAL_FR, stopStream, takeVoice } from "../../call/local-media.ts";
import { NOTHING_DRAWN } from "../../call/marks.ts";
import type { RoomView } from "../../call/room.ts";
import { Stage } from "../../call/stage.tsx";
import { useRoom } from "../../call/use-room.ts";
import { actsForAnother, selectedShop } from "../../platform/acting-shop.ts";
import { headersFor } from "../../platform/headers.ts";
import { Panel } from "../../ui/office/panel.tsx";
import { CallFacts } from "./call-facts.tsx";
import { EndButton } from "./end-dialog.tsx";
import { InvitePanel } from "./invite-panel.tsx";
import { NotesField } from "./notes-field.tsx";
import type { Call } from "./query.ts";
import { ShotsPanel } from "./shots-panel.tsx";
import { titleOfCall } from "./words.ts";
import styles from "./call-screen.module.css";

/** The picture large, who it is and what is broken beside it. */
export function CallRoom({ call }: { call: Call }) {
  const { local, why, isMuted, mute } = useVoice();
  const shop_id = actsForAnother() ? selectedShop() : undefined;
  const door = useRef({
    path: `/api/v1/calls/${call.id}`,
    headers: headersFor(selectedShop()),
    shop_id,
  });
  const { room, view } = useRoom(door.current, local, () => undefined);
  const client = view.state?.participants.find(({ seat }) => seat === "client");
  const picture = client && view.streams.get(client.id);
  if (view.standing === "out") return <Left why={view.why} />;
  return (
    <div className={styles.room}>
      <Group className={styles.head} gap={8}>
        <Title order={2}>{titleOfCall(call)}</Title>
        <Text role="status" c="dimmed">
          {client ? lineOf(view) : "Le client n’est pas encore là."}
        </Text>
        <Group gap={8} ml="auto">
          {local && local.getAudioTracks().length > 0 && (
            <Button variant="default" aria-pressed={isMuted} onClick={mute}>
              {isMuted ? "Rétablir le micro" : "Couper le micro"}
            </Button>
          )}
          <EndButton call={call} />
        </Group>
      </Group>
      {why && <Alert color="yellow">{why}</Alert>}
      <div className={styles.columns}>
        <div className={styles.view}>
          {client ? (
            <Stage
              stream={picture}
              label="Ce que montre la caméra du client"
              drawn={NOTHING_DRAWN}
              muted={false}
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

/** Without a microphone the call goes on in writing. */
function useVoice() {
  const [local, setLocal] = useState<MediaStream>();
  const [why, setWhy] = useState("");
  const [isMuted, setMuted] = useState(false);
  useEffect(() => {
    const taking = takeVoice();
    void taking.then((taken) => {
      const isHeard = "stream" in taken;
      if (!isHeard)
        setWhy(`Le client ne vous entend pas : écrivez-lui. ${MEDIA_REFUSAL_FR[taken.refused]}`);
      setLocal(isHeard ? taken.stream : new MediaStream());
    });
    return () => void taking.then((taken) => "stream" in taken && stopStream(taken.stream));
  }, []);
  const mute = (): void => {
    for (const track of local?.getAudioTracks() ?? []) track.enabled = isMuted;
    setMuted(!isMuted);
  };
  return { local, why, isMuted, mute };
}
