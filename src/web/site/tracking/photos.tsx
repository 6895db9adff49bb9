import { FILE_TAG_FR, type FileTag } from "../../../domain/file/file.ts";
import { groupPhotos } from "../../../domain/file/share.ts";
import { dateOf, formatDate } from "../../../domain/time.ts";
import { Button } from "../../ui/site/button.tsx";
import { Check } from "../../ui/site/field.tsx";
import { Panel } from "../../ui/site/panel.tsx";
import type { TrackingProps } from "../props.ts";
import styles from "./photos.module.css";
import type { TrackedPhoto } from "./tracked.ts";

/** What the shop chose to show; before and after side by side. */
export function Photos({ photos: all, photo_consent, sheetid, shop }: TrackingProps) {
  const photos = all.filter(({ own }) => !own);
  if (photos.length === 0) return null;
  return (
    <Panel aria-labelledby="photos">
      <h2 id="photos">Photos de la réparation</h2>
      <ul className={styles.photos}>
        {groupPhotos(photos).map((group) =>
          "photo" in group ? (
            <li key={group.photo.url}>
              <Photo {...group.photo} />
            </li>
          ) : (
            <li key={group.before.url} className={styles.pair}>
              <Photo {...group.before} />
              <Photo {...group.after} />
            </li>
          ),
        )}
      </ul>
      <form method="post" action={`/suivi/${sheetid}/accord-photos`} className={styles.consent}>
        {photo_consent.since ? (
          <>
            <p>
              Depuis le {formatDate(dateOf(photo_consent.since, shop.timezone))}, l’atelier peut
              montrer ces photos comme exemples de son travail, sans votre nom ni votre adresse.
            </p>
            <Button type="submit" look="quiet" name="decision" value="withdraw">
              Ne plus l’accepter
            </Button>
          </>
        ) : (
          <>
            <Check name="decision" value="allow" required label={photo_consent.text} />
            <Button type="submit" look="quiet">
              Enregistrer mon accord
            </Button>
          </>
        )}
      </form>
    </Panel>
  );
}

export function Photo({ url, thumbnail, tags, own }: TrackedPhoto) {
  const legend = legendOf(tags);
  return (
    <a href={url}>
      <img
        src={thumbnail}
        alt={legend ? "" : own ? "Photo que vous avez envoyée" : "Photo de la réparation"}
        width={320}
        height={240}
        loading="lazy"
      />
      {legend}
    </a>
  );
}

const legendOf = (tags: readonly FileTag[]): string =>
  tags
    .filter((tag) => tag !== "photo")
    .map((tag) => FILE_TAG_FR[tag])
    .join(", ");
