/** The drawing of a category or of a kind; a drawing that is not there leaves a clean gap. */
export const CatalogueImage = ({ id, size }: { id: string; size: number }) => (
  <span className="catalogue-image" style={{ width: size, height: size }}>
    <img src={`/drawings/${id}.svg`} alt="" width={size} height={size} loading="lazy" />
  </span>
);
