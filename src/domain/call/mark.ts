/**
 * What travels beside the picture, from browser to browser: a pointer, a drawing, a frozen picture, the wish for a
 * sharp still. Places are shares of the picture, 0 to 1, so that both screens show them at the same spot.
 */
import * as z from "zod/mini";
import { SHOTS } from "./shots.ts";

const share = z.number().check(z.minimum(0), z.maximum(1));
const place = z.tuple([share, share]);
/** Of one stroke: a finger gives some hundreds of points. */
export const MOST_POINTS = 2_000;
/** Characters of a frozen picture. */
export const LONGEST_PICTURE = 55_000;

const picture = z
  .string()
  .check(z.maxLength(LONGEST_PICTURE), z.regex(/^data:image\/jpeg;base64,[A-Za-z0-9+/]+={0,2}$/));

const mark = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("point"), at: place }),
  // Told as it is drawn: `points` follow the first `from` points of the stroke that has this id.
  z.strictObject({
    kind: z.literal("stroke"),
    id: z.uuid(),
    from: z.int().check(z.minimum(0), z.maximum(MOST_POINTS)),
    points: z.array(place).check(z.maxLength(MOST_POINTS)),
  }),
  z.strictObject({ kind: z.literal("clear") }),
  // The very picture that is drawn on, so that both sides see the same; null: live again.
  z.strictObject({ kind: z.literal("freeze"), picture: z.nullable(picture) }),
  z.strictObject({
    kind: z.literal("still"),
    id: z.uuid(),
    shot: z.nullable(z.enum(SHOTS)),
    // What the server lets this one photo in with.
    pass: z.string().check(z.maxLength(600), z.regex(/^[\w-]+$/)),
  }),
  // How far the still is, from the client; `why` says in words why it failed.
  z.strictObject({
    kind: z.literal("taking"),
    id: z.uuid(),
    percent: z.int().check(z.minimum(0), z.maximum(100)),
    why: z.string().check(z.maxLength(400)),
  }),
  // From the shop a wish, from the client what their lamp does; null: it has none.
  z.strictObject({ kind: z.literal("torch"), on: z.nullable(z.boolean()) }),
]);

export type Mark = z.infer<typeof mark>;
export type Place = z.infer<typeof place>;

/** Characters of one message of the channel. */
const LONGEST = 60_000;

/** Undefined for what is no mark of ours: the other browser is not trusted more than any visitor. */
export function readMark(text: unknown): Mark | undefined {
  if (typeof text !== "string" || text.length > LONGEST) return undefined;
  try {
    return mark.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

const rounded = (share: number): number =>
  Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 10_000;

type Box = { left: number; top: number; width: number; height: number };

/** Where a finger touched inside the picture, which may be letter-boxed in its frame; undefined beside it. */
export function placeIn(box: Box, { x, y }: { x: number; y: number }): Place | undefined {
  const [across, down] = [(x - box.left) / box.width, (y - box.top) / box.height];
  if (!(across >= 0 && across <= 1 && down >= 0 && down <= 1)) return undefined;
  return [rounded(across), rounded(down)];
}

/** The part of a frame that a whole picture fills (object-fit: contain). */
export function pictureBox(frame: Box, picture: { width: number; height: number }): Box {
  if (picture.width === 0 || picture.height === 0) return frame;
  const scale = Math.min(frame.width / picture.width, frame.height / picture.height);
  const [width, height] = [picture.width * scale, picture.height * scale];
  return {
    left: frame.left + (frame.width - width) / 2,
    top: frame.top + (frame.height - height) / 2,
    width,
    height,
  };
}

/** A share of the picture for each press of an arrow. */
const STEP = 0.02;
const STEPS: Record<string, Place> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** Where a key moves the pointer; undefined for a key that is no arrow. */
export function moved([across, down]: Place, key: string): Place | undefined {
  const step = STEPS[key];
  return step && [rounded(across + step[0]), rounded(down + step[1])];
}
