import { useEffect, useState } from "react";
import { abilitiesOf, setCamera } from "../../call/local-media.ts";

export type LampState = ReturnType<typeof useLamp>;

/** The lamp beside the camera, which either side lights. `isLit` is null where there is none that a browser may light. */
export function useLamp(local: MediaStream) {
  const [camera] = local.getVideoTracks();
  const hasLamp = abilitiesOf(camera).torch;
  const [isLit, setLit] = useState(false);
  // Another camera begins in the dark.
  useEffect(() => {
    setLit(false);
  }, [camera]);
  return {
    isLit: hasLamp ? isLit : null,
    light: async (on: boolean): Promise<void> => {
      if (camera && hasLamp && (await setCamera(camera, { torch: on }))) setLit(on);
    },
  };
}
