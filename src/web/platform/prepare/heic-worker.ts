/** Reads one HEIC photo beside the page, which stays free, and answers a JPEG of the size that is sent. */
import { fit, QUALITY } from "../downscale.ts";
import { decodeHeic } from "./decode-heic.ts";

addEventListener("message", async ({ data }: MessageEvent<Blob>) => {
  postMessage(await asJpeg(data).catch(() => undefined));
});

async function asJpeg(photo: Blob): Promise<Blob | undefined> {
  const pixels = await decodeHeic(new Uint8Array(await photo.arrayBuffer()));
  if (!pixels) return undefined;
  const { data, width, height } = pixels;
  const picture = await createImageBitmap(new ImageData(data, width, height));
  const size = fit(picture);
  const canvas = new OffscreenCanvas(size.width, size.height);
  canvas.getContext("2d")?.drawImage(picture, 0, 0, size.width, size.height);
  return canvas.convertToBlob({ type: "image/jpeg", quality: QUALITY });
}
