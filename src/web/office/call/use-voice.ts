import { useEffect, useState } from "react";
import { MEDIA_REFUSAL_FR, stopStream, takeVoice } from "../../call/local-media.ts";

/** Without a microphone the call goes on in writing. */
export function useVoice() {
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
