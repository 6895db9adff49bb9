/** What the client sees of a repair: chosen photo by photo. */
import { refuse, type Refusal } from "../decision.ts";
import { isImage, type StoredFile } from "./file.ts";

type Candidate = Pick<StoredFile, "recipientType" | "mimetype">;

/** Only a photo of a repair may be shown: a document of the shop never is. */
export const refuseToShare = ({
  recipientType,
  mimetype,
}: Candidate): Refusal<"not-a-photo"> | undefined =>
  recipientType === "repair" && isImage(mimetype) ? undefined : refuse("not-a-photo");

type Photo = { tags: readonly string[] };

/** A photo alone, or the same thing before and after the repair. */
export type PhotoGroup<Shown> = { before: Shown; after: Shown } | { photo: Shown };

/** The n-th photo « avant » goes with the n-th « après »; the others stay alone, all in the order they were taken. */
export function groupPhotos<Shown extends Photo>(photos: readonly Shown[]): PhotoGroup<Shown>[] {
  const afters = photos.filter(({ tags }) => tags.includes("apres"));
  const befores = photos.filter(({ tags }) => tags.includes("avant")).slice(0, afters.length);
  const paired = new Set([...befores, ...afters.slice(0, befores.length)]);
  return photos.flatMap((photo): PhotoGroup<Shown>[] => {
    const after = afters[befores.indexOf(photo)];
    if (after) return [{ before: photo, after }];
    return paired.has(photo) ? [] : [{ photo }];
  });
}
