/** Least and most of what a shop decides of its trips: the agenda reads the rules, the settings write them. */
export const TRAVEL_LIMITS = {
  road_factor: [1, 5],
  speed_kmh: [3, 130],
  minimum_minutes: [0, 120],
  radius_km: [1, 500],
} as const;
