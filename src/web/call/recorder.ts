/**
 * The film of a call, made in the browser of the person who records it: what the client's camera shows, and all voices.
 * It is made from a canvas, since the size of the received picture changes with the line.
 */

/** In order of preference: H.264 with AAC plays everywhere, but not every browser can encode it. */
const TYPES = [
  "video/mp4;codecs=avc1.42E01E,mp4a.40.2",
  "video/mp4;codecs=avc1,opus",
  "video/mp4;codecs=vp9,opus",
  "video/mp4",
];

/** The first type that this browser can encode; undefined when it writes no MP4, the only film that the server stores. */
export const recordingType = (): string | undefined =>
  typeof MediaRecorder === "undefined"
    ? undefined
    : TYPES.find((type) => MediaRecorder.isTypeSupported(type));

/** Twenty minutes weigh about 95 MB: a film of 100 MB is taken. */
const PICTURE_BITS = 580_000;
const VOICE_BITS = 48_000;
const FRAMES = 15;
/** Pixels of the longer side. */
const LONGEST_SIDE = 960;
/** Milliseconds of film in one part. */
const PART = 5_000;

export type Recorder = {
  /** What is seen and heard from now on. */
  follow: (picture: MediaStream | undefined, voices: readonly MediaStream[]) => void;
  /** The film; undefined when there is none. */
  stop: () => Promise<Blob | undefined>;
};

export function openRecorder(type: string): Recorder {
  const video = document.createElement("video");
  video.muted = true;
  const canvas = document.createElement("canvas");
  const pen = canvas.getContext("2d");
  const sound = new AudioContext();
  // An audio context starts suspended unless the page had a click (autoplay policy).
  void sound.resume();
  const mixed = sound.createMediaStreamDestination();
  const heard = new Set<string>();
  const parts: Blob[] = [];
  let recorder: MediaRecorder | undefined;

  const begin = (): void => {
    const { width, height } = fitted(video.videoWidth, video.videoHeight);
    Object.assign(canvas, { width, height });
    const film = new MediaStream([
      ...canvas.captureStream(FRAMES).getVideoTracks(),
      ...mixed.stream.getAudioTracks(),
    ]);
    recorder = new MediaRecorder(film, {
      mimeType: type,
      videoBitsPerSecond: PICTURE_BITS,
      audioBitsPerSecond: VOICE_BITS,
    });
    recorder.addEventListener("dataavailable", ({ data }) => parts.push(data));
    recorder.start(PART);
  };
  // Not requestAnimationFrame, which stops in a hidden tab.
  const timer = setInterval(() => {
    if (video.videoWidth === 0) return;
    if (!recorder) begin();
    drawWhole(pen, video);
  }, 1_000 / FRAMES);

  return {
    follow(picture, voices) {
      if (video.srcObject !== (picture ?? null)) {
        video.srcObject = picture ?? null;
        video.play().catch(() => undefined);
      }
      for (const voice of voices) {
        if (heard.has(voice.id) || voice.getAudioTracks().length === 0) continue;
        heard.add(voice.id);
        sound.createMediaStreamSource(voice).connect(mixed);
      }
    },
    async stop() {
      clearInterval(timer);
      video.srcObject = null;
      await ended(recorder);
      await sound.close();
      return parts.length > 0 ? new Blob(parts, { type: "video/mp4" }) : undefined;
    },
  };
}

/** Scaled down to the longest side; even numbers, which H.264 requires. */
export function fitted(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  const even = (side: number): number => Math.max(2, 2 * Math.round((side * scale) / 2));
  return { width: even(width), height: even(height) };
}

/** Letter-boxed: the size of the film is fixed, and the picture changes its shape when the telephone turns. */
function drawWhole(pen: CanvasRenderingContext2D | null, video: HTMLVideoElement): void {
  if (!pen) return;
  const { width, height } = pen.canvas;
  const scale = Math.min(width / video.videoWidth, height / video.videoHeight);
  const [wide, high] = [video.videoWidth * scale, video.videoHeight * scale];
  pen.fillStyle = "#000";
  pen.fillRect(0, 0, width, height);
  pen.drawImage(video, (width - wide) / 2, (height - high) / 2, wide, high);
}

function ended(recorder: MediaRecorder | undefined): Promise<void> {
  if (!recorder || recorder.state === "inactive") return Promise.resolve();
  const { promise, resolve } = Promise.withResolvers<void>();
  recorder.addEventListener("stop", () => resolve());
  recorder.stop();
  return promise;
}
