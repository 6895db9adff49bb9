import { useEffect, useRef, useState } from "react";
import type { Mark } from "../../../domain/call/mark.ts";
import { SHOT_FR } from "../../../domain/call/shots.ts";
import type { Room } from "../../call/room.ts";
import { sharpStill } from "../../call/sharp-still.ts";
import { sendPhoto } from "../camera/send-photo.ts";

type Asked = Extract<Mark, { kind: "still" }>;
type Camera = { token: string; local: MediaStream };
/** The page of the call, once it is in. */
type Line = Pick<Room, "own_id" | "mark">;

/** Milliseconds between two attempts on a line that is cut. */
const AGAIN = [1_000, 2_000, 4_000, 8_000, 15_000];

/** Milliseconds that the last word on a photo stays. */
const SAID = 6_000;

/** The stills that the shop asks for: taken here, sent to the sheet, and told to the page that asked. */
export function useStills({ token, local }: Camera) {
  const [said, setSaid] = useState("");
  // Kept until it is there, so that asking again sends the picture of that moment.
  const taken = useRef(new Map<string, Blob>());
  const busy = useRef(new Set<string>());

  async function take({ id }: Asked): Promise<Blob | string> {
    const known = taken.current.get(id);
    if (known) return known;
    const [track] = local.getVideoTracks();
    if (!track) return "Le client n’a pas de caméra ouverte.";
    if (!track.enabled) return "Le client a coupé sa caméra.";
    setSaid("L’atelier prend une photo : ne bougez plus.");
    const still = await sharpStill(track);
    if (!still) return "La caméra du client n’a pas donné de photo.";
    taken.current.set(id, still);
    return still;
  }

  async function send(line: Line, { id, pass, shot }: Asked, still: Blob): Promise<string> {
    const name = `${shot ? SHOT_FR[shot] : "Photo de l’appel"}.jpg`;
    const file = new File([still], name, { type: still.type });
    const address = `/appel/${token}/still?${new URLSearchParams({ page: line.own_id, pass })}`;
    for (const pause of [...AGAIN, undefined]) {
      setSaid("La photo part vers l’atelier…");
      const sent = await sendPhoto(address, { id, file }, (percent) => tell(line, { id, percent }));
      if (sent.ok) return "";
      if (!sent.isLost || pause === undefined) return sent.why;
      setSaid("La connexion est coupée : la photo repartira d’elle-même.");
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    return "";
  }

  async function answer(line: Line, asked: Asked): Promise<void> {
    const { id } = asked;
    if (busy.current.has(id)) return;
    busy.current.add(id);
    tell(line, { id, percent: 0 });
    const still = await take(asked);
    const why = typeof still === "string" ? still : await send(line, asked, still);
    busy.current.delete(id);
    if (why === "") taken.current.delete(id);
    tell(line, { id, percent: why === "" ? 100 : 0, why });
    setSaid(why === "" ? "Photo prise : elle est chez l’atelier." : `Pas de photo. ${why}`);
  }

  useEffect(() => {
    if (said === "" || busy.current.size > 0) return undefined;
    const timer = setTimeout(() => setSaid(""), SAID);
    return () => clearTimeout(timer);
  }, [said]);

  return { said, answer };
}

const tell = (line: Line, { why = "", ...far }: { id: string; percent: number; why?: string }) =>
  line.mark({ kind: "taking", ...far, why });
