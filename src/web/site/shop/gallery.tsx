import type { PublicPicture, Showcase } from "./showcase.ts";
import styles from "./gallery.module.css";

/** The first photo leads; each opens whole, without a script. */
export function Gallery({ photos: [lead, ...others] }: Pick<Showcase, "photos">) {
  if (!lead) return null;
  return (
    <section
      className={styles.gallery}
      aria-label="L’atelier en photos"
      data-others={others.length}
    >
      <a href={lead.url} className={styles.lead}>
        <img
          src={lead.url}
          srcSet={`${lead.small} 320w, ${lead.url} ${lead.width}w`}
          sizes="(min-width: 62em) 640px, 100vw"
          alt={nameOf(lead, 1)}
          width={lead.width}
          height={lead.height}
        />
      </a>
      {others.length > 0 && (
        <ul className={styles.others}>
          {others.map((photo, rank) => (
            <li key={photo.url}>
              <a href={photo.url}>
                <img
                  src={photo.small}
                  srcSet={`${photo.small} 320w, ${photo.url} ${photo.width}w`}
                  sizes="(min-width: 62em) 460px, 132px"
                  alt={nameOf(photo, rank + 2)}
                  width={photo.width}
                  height={photo.height}
                  loading="lazy"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** A link needs a name, also when the shop described nothing. */
const nameOf = ({ alt }: PublicPicture, rank: number): string =>
  alt || `Photo ${rank} de l’atelier`;
