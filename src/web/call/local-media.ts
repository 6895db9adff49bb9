/** The camera and the microphone of this device. */

export type Facing = "environment" | "user";

/** As sharp as the camera is: what is sent is reduced (`send-media.ts`), a still is not. */
const SHARP = { width: { ideal: 3840 }, height: { ideal: 2160 } };

export type MediaRefusal = "refused" | "missing" | "busy" | "insecure";

export const MEDIA_REFUSAL_FR: Record<MediaRefusal, string> = {
  refused:
    "L’accès est refusé. Autorisez-le dans les réglages du site (le cadenas à côté de l’adresse), puis réessayez.",
  missing: "Aucun appareil de ce genre n’a été trouvé sur ce poste.",
  busy: "Une autre application s’en sert. Fermez-la, puis réessayez.",
  insecure: "Ce navigateur ne donne ni caméra ni micro à cette adresse.",
};

const NAMES: Record<string, MediaRefusal> = {
  NotAllowedError: "refused",
  SecurityError: "refused",
  NotFoundError: "missing",
  OverconstrainedError: "missing",
  NotReadableError: "busy",
  AbortError: "busy",
};

export const refusalOf = (error: unknown): MediaRefusal =>
  (error instanceof Error ? NAMES[error.name] : undefined) ?? "insecure";

type Taken = { stream: MediaStream } | { refused: MediaRefusal };

const take = async (constraints: MediaStreamConstraints): Promise<Taken> => {
  try {
    return { stream: await navigator.mediaDevices.getUserMedia(constraints) };
  } catch (error) {
    return { refused: refusalOf(error) };
  }
};

export const takeVoice = (): Promise<Taken> => take({ audio: VOICE });
const VOICE = { echoCancellation: true, noiseSuppression: true };

/** With the microphone when there is one: a camera alone still shows, and one writes. */
export async function takeCamera(facing: Facing): Promise<Taken> {
  const video = { ...SHARP, facingMode: { ideal: facing } };
  const both = await take({ video, audio: VOICE });
  if ("stream" in both || both.refused === "insecure") return both;
  return take({ video });
}

/** The other camera in the place of this one; the voice goes on. */
export async function turnCamera(stream: MediaStream, facing: Facing): Promise<Taken> {
  // Telephones open one camera at a time.
  for (const track of stream.getVideoTracks()) track.stop();
  const taken = await take({ video: { ...SHARP, facingMode: { ideal: facing } } });
  if (!("stream" in taken)) return taken;
  return {
    stream: new MediaStream([...taken.stream.getVideoTracks(), ...stream.getAudioTracks()]),
  };
}

export const stopStream = (stream: MediaStream | undefined): void => {
  for (const track of stream?.getTracks() ?? []) track.stop();
};

/** What a browser may know of a lamp and of the zoom beside what the types do. */
type Abilities = MediaTrackCapabilities & {
  torch?: boolean;
  zoom?: { min: number; max: number; step: number };
};
export type CameraAbilities = { torch: boolean; zoom: { min: number; max: number } | undefined };

export function abilitiesOf(track: MediaStreamTrack | undefined): CameraAbilities {
  const known: Abilities = track?.getCapabilities?.() ?? {};
  const { torch = false, zoom } = known;
  return { torch: torch === true, zoom: zoom && zoom.max > zoom.min ? zoom : undefined };
}

/** False where the camera refuses. */
export async function setCamera(
  track: MediaStreamTrack,
  wish: { torch: boolean } | { zoom: number },
): Promise<boolean> {
  try {
    const advanced: object[] = [wish];
    await track.applyConstraints({ advanced });
    return true;
  } catch {
    return false;
  }
}
