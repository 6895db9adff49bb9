/** Seconds before each new attempt to send: quickly at first, then over about a day and a half. */
export const RETRY_SECONDS: readonly number[] = [
  10, 30, 120, 600, 1_800, 7_200, 21_600, 43_200, 43_200,
];

/** Seconds to wait after `attempts` failures (1 or more); undefined when none is left. */
export const retryDelay = (attempts: number): number | undefined => RETRY_SECONDS[attempts - 1];
