import styles from "./review.module.css";

const POINTS = "10,1 12.7,7 19.2,7.6 14.3,12 15.8,18.4 10,15 4.2,18.4 5.7,12 0.8,7.6 7.3,7";

/** Five stars, so many of them full: said in words to who does not see them. */
export const Stars = ({ of }: { of: number }) => (
  <svg
    className={styles.stars}
    viewBox="0 0 108 20"
    width="108"
    height="20"
    role="img"
    aria-label={`${of} sur 5`}
  >
    {[1, 2, 3, 4, 5].map((rank) => (
      <polygon
        key={rank}
        points={POINTS}
        transform={`translate(${(rank - 1) * 22})`}
        data-full={rank <= Math.round(of) || undefined}
      />
    ))}
  </svg>
);
