import { useEffect, useState } from "react";
import { delayText, expectedStart } from "../../../domain/call/delay.ts";
import { formatMoment, formatTime } from "../../../domain/time.ts";
import { MEDIA_REFUSAL_FR, takeCamera, type MediaRefusal } from "../../call/local-media.ts";
import { Button } from "../../ui/site/button.tsx";
import { Notice } from "../../ui/site/panel.tsx";
import type { PageProps } from "../props.ts";
import { hasWaiting } from "./clips/kept.ts";
import { SendClips } from "./clips/send-clips.tsx";
import { useToldDelay } from "./use-told-delay.ts";
import styles from "./call-page.module.css";

type Props = PageProps["call/page"] & {
  /** Why the call was left; empty at first. */
  why: string;
  onReady: (local: MediaStream) => void;
};

/** What the client agrees to, in one sentence above the button that says so. */
export function Entrance({ token, shop, zone, due_at, delay, takes_clips, why, onReady }: Props) {
  const [refused, setRefused] = useState<MediaRefusal>();
  const [busy, setBusy] = useState(false);
  const [isSending, setSending] = useState(false);
  useEffect(() => {
    setSending(takes_clips && hasWaiting(token));
  }, [takes_clips, token]);
  const told = useToldDelay(token, delay);
  const enter = async (): Promise<void> => {
    setBusy(true);
    const taken = await takeCamera("environment");
    setBusy(false);
    if ("stream" in taken) onReady(taken.stream);
    else setRefused(taken.refused);
  };
  return (
    <>
      {due_at && (
        <p>
          Votre rendez-vous : <b>{formatMoment(due_at, zone)}</b>. Vous pouvez entrer à l’avance :
          l’appel commence quand l’atelier vous rejoint.
        </p>
      )}
      <div aria-live="polite">
        {told > 0 && <Notice tone="waits">{lateText({ shop, zone, due_at, delay: told })}</Notice>}
      </div>
      {why && <Notice tone="waits">{why}</Notice>}
      <p>Placez-vous près de l’appareil. Il n’y a rien à installer.</p>
      <p className={styles.consent}>
        En rejoignant l’appel, vous acceptez que {shop.name} voie ce que montre votre caméra et vous
        entende. Rien n’est enregistré sans votre accord ; les photos prises pendant l’appel
        rejoignent le dossier de votre réparation.
      </p>
      {refused && (
        <Notice tone="wrong">La caméra ne s’ouvre pas. {MEDIA_REFUSAL_FR[refused]}</Notice>
      )}
      <Button wide disabled={busy} onClick={() => void enter()}>
        {refused ? "Réessayer" : why ? "Rejoindre de nouveau l’appel" : "Rejoindre l’appel"}
      </Button>
      {refused && (
        <Button wide look="quiet" onClick={() => onReady(new MediaStream())}>
          Continuer sans caméra, par écrit
        </Button>
      )}
      {takes_clips && !isSending && (
        <Button wide look="quiet" onClick={() => setSending(true)}>
          Envoyer des photos et de courtes vidéos
        </Button>
      )}
      {isSending && <SendClips token={token} shop={shop.name} />}
    </>
  );
}

type Late = Pick<Props, "shop" | "zone" | "due_at" | "delay">;

function lateText({ shop, zone, due_at, delay }: Late): string {
  const start = expectedStart(due_at, delay);
  const begins = start ? ` L’appel commence vers ${formatTime(start, zone)}.` : "";
  return `${shop.name} a environ ${delayText(delay)} de retard.${begins}`;
}
