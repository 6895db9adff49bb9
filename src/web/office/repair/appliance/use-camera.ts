import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import { readCode, type ReadCode } from "./barcode.ts";
import { cameraFault } from "./scan-words.ts";

/** Milliseconds between two looks at the picture. */
const EVERY = 200;

type Camera = { video: RefObject<HTMLVideoElement | null>; fault: string };

/** The camera at the back, looked at until a code is found; it goes out with the component. */
export function useCamera(onFound: (code: ReadCode) => void): Camera {
  const video = useRef<HTMLVideoElement>(null);
  const [fault, setFault] = useState("");
  const found = useEffectEvent(onFound);
  useEffect(() => {
    const closed = new AbortController();
    void watch(video.current, closed.signal)
      .then((code) => code && !closed.signal.aborted && found(code))
      .catch((error: unknown) => {
        if (!closed.signal.aborted) setFault(cameraFault(error instanceof Error ? error.name : ""));
      });
    return () => closed.abort();
  }, []);
  return { video, fault };
}

/** Opens the camera and closes it whatever happens: found, left or refused. */
async function watch(
  view: HTMLVideoElement | null,
  closed: AbortSignal,
): Promise<ReadCode | undefined> {
  // Without https there is no camera at all, not even one to refuse.
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  if (!view || !devices) throw new Error("no camera without a secure connection");
  const stream = await devices.getUserMedia({ video: { facingMode: "environment" } });
  try {
    view.srcObject = stream;
    await view.play();
    return await firstCode(view, closed);
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}

async function firstCode(view: HTMLVideoElement, closed: AbortSignal) {
  while (!closed.aborted) {
    // One look after the other: two at once would only heat the telephone.
    const code = await readCode(view);
    if (code) return code;
    await new Promise((resolve) => setTimeout(resolve, EVERY));
  }
  return undefined;
}
