import { useEffect, useRef, useState } from "react";
import { Button } from "../../../ui/site/button.tsx";
import { Glyph } from "../../../ui/site/sign.tsx";
import styles from "../booking.module.css";
import { dropPhoto, keepPhoto, keptPhotos, MOST_PHOTOS, type KeptPhoto } from "./photo-box.ts";

const CAMERA = "M2.5 6.5h3l1.5-2.5h6l1.5 2.5h3v10h-15zM10 14a3 3 0 1 0 0-6 3 3 0 0 0 0 6";

type Shown = KeptPhoto & { url: string };
const shownOf = (photo: KeptPhoto): Shown => ({ ...photo, url: URL.createObjectURL(photo.file) });

/** Photos of the breakdown and of the plate: they leave with the booking. */
export function Photos({ booking_id }: { booking_id: string }) {
  const [photos, setPhotos] = useState<readonly Shown[]>([]);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    let left = false;
    void keptPhotos(booking_id).then((kept) => !left && setPhotos(kept.map(shownOf)));
    return () => {
      left = true;
    };
  }, [booking_id]);
  const add = (files: readonly File[]) => {
    const taken = files
      .filter(({ type }) => type.startsWith("image/"))
      .slice(0, MOST_PHOTOS - photos.length)
      .map((file) => shownOf({ id: crypto.randomUUID(), file }));
    setPhotos([...photos, ...taken]);
    for (const photo of taken) void keepPhoto(booking_id, photo);
  };
  const drop = ({ id, url }: Shown) => {
    setPhotos(photos.filter((photo) => photo.id !== id));
    URL.revokeObjectURL(url);
    void dropPhoto(booking_id, id);
  };
  return (
    <div className={styles.photos}>
      {photos.length > 0 && (
        <ul>
          {photos.map((photo, index) => (
            <li key={photo.id}>
              <img src={photo.url} alt={`Photo ${index + 1}`} width={88} height={88} />
              <button
                type="button"
                aria-label={`Retirer la photo ${index + 1}`}
                onClick={() => drop(photo)}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      )}
      {photos.length < MOST_PHOTOS && (
        <Button look="quiet" wide onClick={() => input.current?.click()}>
          <Glyph path={CAMERA} />
          {photos.length === 0 ? "Ajouter des photos" : "Une autre photo"}
        </Button>
      )}
      <p className={styles.count}>La panne, et l’étiquette de l’appareil si vous la voyez.</p>
      <input
        ref={input}
        hidden
        multiple
        type="file"
        accept="image/jpeg,image/png,image/webp"
        aria-label="Ajouter des photos"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = "";
          add(files);
        }}
      />
    </div>
  );
}
