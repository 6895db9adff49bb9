/** The picture of this instant, light enough to travel beside the live one. */
import { LONGEST_PICTURE } from "../../domain/call/mark.ts";

type Attempt = { width: number; quality: number };

/** From the sharpest to the lightest. */
const ATTEMPTS: readonly Attempt[] = [1_280, 960, 720, 540, 400, 280].flatMap((width) =>
  [0.7, 0.5].map((quality) => ({ width, quality })),
);

/** The first that fits; undefined when none does. */
export function firstThatFits(encode: (attempt: Attempt) => string): string | undefined {
  for (const attempt of ATTEMPTS) {
    const picture = encode(attempt);
    if (picture.length <= LONGEST_PICTURE) return picture;
  }
  return undefined;
}

/** Undefined before the first picture came. */
export function frozenPicture(video: HTMLVideoElement): string | undefined {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0 || videoHeight === 0) return undefined;
  const canvas = document.createElement("canvas");
  return firstThatFits(({ width, quality }) => {
    const scale = Math.min(1, width / Math.max(videoWidth, videoHeight));
    canvas.width = Math.round(videoWidth * scale);
    canvas.height = Math.round(videoHeight * scale);
    canvas.getContext("2d")?.drawImage(video, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL("image/jpeg", quality);
  });
}
