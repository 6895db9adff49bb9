/** The logo and the photos that a shop shows on its public page. */
import { refuse, type Decision } from "../../decision.ts";

export const PICTURE_KINDS = ["logo", "photo"] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];
export const isPictureKind = (word: string): word is PictureKind =>
  PICTURE_KINDS.some((kind) => kind === word);

/** As many as the ranks of `app.shop_picture` allow. */
export const MOST_PHOTOS = 12;
export const MOST_ALT = 160;

/** `file_id` is the id of its file; `width` and `height` in pixels. */
export type ShopPicture = {
  file_id: string;
  kind: PictureKind;
  rank: number;
  alt: string;
  width: number;
  height: number;
  mimetype: string;
  sha256: string;
};

export type PictureRefusal = "long-alt" | "too-many-pictures" | "pictures-changed";

export const PICTURE_REFUSAL_FR: Record<PictureRefusal, string> = {
  "long-alt": `Décrivez la photo en ${MOST_ALT} signes au plus.`,
  "too-many-pictures": `Une page montre ${MOST_PHOTOS} photos au plus. Retirez-en une, puis ajoutez celle-ci.`,
  "pictures-changed": "Les photos ont changé entre-temps. Voici ce qu’il en est.",
};

/** One line without control signs. */
export function parseAlt(text: string): Decision<string, "long-alt"> {
  const alt = text
    .normalize("NFC")
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim();
  return alt.length > MOST_ALT ? refuse("long-alt") : alt;
}

/** The first free rank of its kind; a new logo takes the place of the former one. */
export function rankFor(
  kind: PictureKind,
  shown: readonly Pick<ShopPicture, "kind">[],
): Decision<number, "too-many-pictures"> {
  if (kind === "logo") return 0;
  const count = shown.filter((picture) => picture.kind === "photo").length;
  return count < MOST_PHOTOS ? count : refuse("too-many-pictures");
}

/** Whether these are the photos that are shown, each once, in whatever order. */
export const isSameSet = (shown: readonly string[], wanted: readonly string[]): boolean =>
  shown.length === wanted.length &&
  new Set(wanted).size === wanted.length &&
  shown.every((id) => wanted.includes(id));

/** The photos with one moved by a number of places, stopped at both ends. */
export function moved(ids: readonly string[], id: string, by: number): string[] {
  const from = ids.indexOf(id);
  if (from < 0) return [...ids];
  const others = ids.toSpliced(from, 1);
  return others.toSpliced(Math.min(Math.max(from + by, 0), others.length), 0, id);
}

export const PICTURE_SIZES = ["whole", "small"] as const;
export type PictureSize = (typeof PICTURE_SIZES)[number];

const DIGITS = 32;
const EXTENSION: Record<string, string> = { "image/png": "png", "image/webp": "webp" };

/** Named after its bytes: another picture has another address, so that browsers may keep each for ever. */
export function pictureUrl(
  shop_id: string,
  { sha256, mimetype }: Pick<ShopPicture, "sha256" | "mimetype">,
  size: PictureSize = "whole",
): string {
  const name = sha256.slice(0, DIGITS);
  return size === "small"
    ? `/vitrine/${shop_id}/${name}-petite.webp`
    : `/vitrine/${shop_id}/${name}.${EXTENSION[mimetype] ?? "webp"}`;
}

/** « 0123….png », the end of such an address. */
export const pictureNameIn = (url: string): string => url.slice(url.lastIndexOf("/") + 1);

/** What such an address names; undefined for no name of ours. */
export function readPictureName(name: string): { digits: string; size: PictureSize } | undefined {
  const [, digits, small] = /^([0-9a-f]{32})(-petite)?\.(?:png|webp)$/.exec(name) ?? [];
  return digits ? { digits, size: small ? "small" : "whole" } : undefined;
}
