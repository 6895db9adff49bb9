import { Button } from "../../../ui/site/button.tsx";
import { Notice } from "../../../ui/site/panel.tsx";
import type { BookingFormProps } from "../../props.ts";
import styles from "../booking.module.css";
import { PHOTO_REFUSAL_FR } from "../../../../domain/booking/draft/photo-refusal.ts";

const MOST = 6;

/** Photos of the breakdown and of the plate, sent with the screen and kept with its answers. */
export const Photos = ({ shown, refused }: BookingFormProps["photos"]) => (
  <fieldset className={styles.sent}>
    <legend>Photos de la panne, et de l’étiquette de l’appareil (facultatif)</legend>
    {refused && (
      <Notice tone="wrong">
        <p>{PHOTO_REFUSAL_FR[refused]}</p>
      </Notice>
    )}
    {shown.length > 0 && (
      <ul>
        {shown.map(({ id, src }, index) => (
          <li key={id}>
            <img src={src} alt={`Photo ${index + 1}`} width={88} height={88} />
            <button name="remove" value={id} aria-label={`Retirer la photo ${index + 1}`}>
              ×
            </button>
          </li>
        ))}
      </ul>
    )}
    {shown.length < MOST && (
      <>
        <label className={styles.camera}>
          Prendre une photo
          <input type="file" name="files" accept={TYPES} capture="environment" />
        </label>
        <label>
          Choisir des photos
          <input type="file" name="files" accept={TYPES} multiple />
        </label>
        <Button type="submit" look="quiet" name="stay" value="1">
          Ajouter ces photos
        </Button>
      </>
    )}
  </fieldset>
);

const TYPES = "image/jpeg,image/png,image/webp";
