import { Button } from "../../ui/site/button.tsx";
import { Panel } from "../../ui/site/panel.tsx";
import type { TrackingProps } from "../props.ts";
import { Photo } from "./photos.tsx";
import styles from "./photos.module.css";
import { PhotoForm } from "./photo-form.tsx";

/** What the client showed to the shop, and the form that sends more. */
export function OwnPhotos({ photos, sending, sheetid, shop }: TrackingProps) {
  const own = photos.filter((photo) => photo.own);
  if (own.length === 0 && !sending.is_open) return null;
  return (
    <Panel aria-labelledby="vos-photos">
      <h2 id="vos-photos">Vos photos</h2>
      {own.length > 0 && (
        <ul className={styles.photos}>
          {own.map((photo, index) => (
            <li key={photo.url}>
              <Photo {...photo} />
              {photo.removal_url && (
                <form method="post" action={photo.removal_url}>
                  <Button
                    type="submit"
                    look="bare"
                    aria-label={`Retirer votre photo ${index + 1}`}
                    title="Possible pendant 24 heures"
                  >
                    Retirer
                  </Button>
                </form>
              )}
            </li>
          ))}
        </ul>
      )}
      {sending.is_open && (
        <PhotoForm
          sheetid={sheetid}
          shop={shop}
          problem={sending.problem}
          isFirst={own.length === 0}
        />
      )}
    </Panel>
  );
}
