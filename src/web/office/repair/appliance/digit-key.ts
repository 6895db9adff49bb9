type Key = { key: string; ctrlKey: boolean; altKey: boolean; metaKey: boolean };

/** 1 to 9 for that key alone. */
export const digitOf = ({ key, ctrlKey, altKey, metaKey }: Key): number | undefined =>
  !ctrlKey && !altKey && !metaKey && /^[1-9]$/.test(key) ? Number(key) : undefined;
