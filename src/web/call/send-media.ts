/** What is sent of the camera and the microphone: the picture gives way first, the voice is kept. */
import { encodingFor, reduction, type Quality } from "../../domain/call/quality.ts";

/** Gives a connection these tracks, each in the place of the one of its kind. */
export function sendStream(connection: RTCPeerConnection, stream: MediaStream): void {
  for (const track of stream.getTracks()) {
    const sender = connection.getSenders().find((one) => one.track?.kind === track.kind);
    if (sender) void sender.replaceTrack(track);
    else connection.addTrack(track, stream);
  }
}

/** Before the first negotiation a sender has no encoding to change: the next measure does it. */
export async function adaptTo(connection: RTCPeerConnection, quality: Quality): Promise<void> {
  for (const sender of connection.getSenders()) {
    if (!sender.track) continue;
    const parameters = sender.getParameters();
    const [encoding] = parameters.encodings;
    if (!encoding) continue;
    Object.assign(
      encoding,
      sender.track.kind === "audio" ? VOICE : pictureOf(sender.track, quality),
    );
    await sender.setParameters(parameters).catch(() => undefined);
  }
}

const VOICE = { priority: "high", networkPriority: "high" } as const;

function pictureOf(track: MediaStreamTrack, quality: Quality): RTCRtpEncodingParameters {
  const encoding = encodingFor(quality);
  const { height = encoding.lines, width = height } = track.getSettings();
  return {
    maxBitrate: encoding.bitrate,
    maxFramerate: encoding.frames,
    scaleResolutionDownBy: reduction(Math.min(width, height), encoding),
    priority: "low",
    networkPriority: "low",
  };
}
