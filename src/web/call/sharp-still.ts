/** One picture as sharp as the camera takes it: a photo where the browser takes photos, else a whole frame. */

/** Milliseconds: a camera that focuses needs two seconds, and one that never answers is not waited for. */
const LONGEST_PHOTO = 6_000;
const QUALITY = 0.92;

/** As JPEG. Undefined when the camera gives nothing. */
export async function sharpStill(track: MediaStreamTrack): Promise<Blob | undefined> {
  const photo = await takePhoto(track);
  const frame = await frameOf(track);
  try {
    // Some cameras give their photos smaller than their pictures.
    const sharpest = photo && (!frame || photo.width >= frame.videoWidth) ? photo : frame;
    return sharpest && (await asJpeg(sharpest));
  } finally {
    photo?.close();
    if (frame) frame.srcObject = null;
  }
}

async function takePhoto(track: MediaStreamTrack): Promise<ImageBitmap | undefined> {
  // Safari and Firefox take none.
  if (!("ImageCapture" in window)) return undefined;
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, LONGEST_PHOTO));
  try {
    const photo = await Promise.race([new ImageCapture(track).takePhoto(), late]);
    return photo && (await createImageBitmap(photo, { imageOrientation: "from-image" }));
  } catch {
    return undefined;
  }
}

async function frameOf(track: MediaStreamTrack): Promise<HTMLVideoElement | undefined> {
  const video = document.createElement("video");
  video.muted = true;
  video.playsInline = true;
  video.srcObject = new MediaStream([track]);
  const late = new Promise((resolve) => setTimeout(resolve, LONGEST_PHOTO));
  const shown = new Promise((resolve) => {
    video.addEventListener("loadeddata", resolve, { once: true });
  });
  await video.play().catch(() => undefined);
  await Promise.race([shown, late]);
  return video.videoWidth > 0 ? video : undefined;
}

function asJpeg(picture: ImageBitmap | HTMLVideoElement): Promise<Blob | undefined> {
  const canvas = document.createElement("canvas");
  const isVideo = picture instanceof HTMLVideoElement;
  canvas.width = isVideo ? picture.videoWidth : picture.width;
  canvas.height = isVideo ? picture.videoHeight : picture.height;
  canvas.getContext("2d")?.drawImage(picture, 0, 0);
  return new Promise((resolve) =>
    canvas.toBlob((jpeg) => resolve(jpeg ?? undefined), "image/jpeg", QUALITY),
  );
}
