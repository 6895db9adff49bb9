import { useEffect, useState } from "react";
import { Button } from "../../../ui/site/button.tsx";
import { Notice } from "../../../ui/site/panel.tsx";
import { sendPhoto } from "../../camera/send-photo.ts";
import type { Confirmation } from "../confirmation.ts";
import { dropPhoto, keptPhotos } from "./photo-box.ts";

type State = { left: number; sent: number; why: string };

/** The photos leave once the booking is made: one after the other, each forgotten when the shop has it. */
export function SentPhotos({ camera, booking_id }: Pick<Confirmation, "camera" | "booking_id">) {
  const [state, setState] = useState<State>({ left: 0, sent: 0, why: "" });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!camera || !booking_id) return;
    let stopped = false;
    const show = (change: (before: State) => State) => !stopped && setState(change);
    void sendAll(camera, booking_id, show);
    return () => {
      stopped = true;
    };
  }, [camera, booking_id, attempt]);
  const { left, sent, why } = state;
  if (why)
    return (
      <Notice tone="wrong">
        <p>Le rendez-vous est pris, mais une photo n’est pas partie. {why}</p>
        <Button look="quiet" onClick={() => setAttempt(attempt + 1)}>
          Renvoyer les photos
        </Button>
      </Notice>
    );
  if (left > 0) return <p role="status">Envoi des photos : {left} en cours…</p>;
  return (
    sent > 0 && (
      <p role="status">{sent === 1 ? "1 photo reçue" : `${sent} photos reçues`} par l’atelier.</p>
    )
  );
}

async function sendAll(
  camera: string,
  booking_id: string,
  show: (change: (before: State) => State) => unknown,
): Promise<void> {
  const photos = await keptPhotos(booking_id);
  show((before) => ({ ...before, left: photos.length, why: "" }));
  for (const { id, file } of photos) {
    const photo = new File([file], "photo", { type: file.type });
    const answer = await sendPhoto(`/photo?pass=${camera}`, { id, file: photo }, () => undefined);
    if (!answer.ok) return void show((before) => ({ ...before, why: answer.why }));
    await dropPhoto(booking_id, id);
    show(({ left, sent }) => ({ left: left - 1, sent: sent + 1, why: "" }));
  }
}
