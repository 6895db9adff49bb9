import { useState } from "react";
import styles from "./appliance.module.css";

/** The drawing of a category or of a kind; a drawing that is not there leaves a clean gap. */
export function CatalogueImage({ id, size }: { id: string; size: number }) {
  const [missing, setMissing] = useState("");
  return (
    <span className={styles.catalogueImage} style={{ width: size, height: size }}>
      {missing !== id && (
        <img
          src={`/drawings/${id}.svg`}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          onError={() => setMissing(id)}
        />
      )}
    </span>
  );
}
