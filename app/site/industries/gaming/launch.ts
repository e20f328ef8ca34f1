/** A launch day from 06:00 UTC to 06:00 the next morning, in half hours. */
export const FIRST_HOUR = 6;
export const STEPS = 48;
/** When the game opens, everywhere at once. */
export const UNLOCK_HOUR = 9;
/** One mark under the line: the servers for two marks above it. */
export const PLAYERS_PER_SERVER_MARK = 2;

export interface RegionDay {
  /** Thousands of players at the unlock. */
  rush: number;
  /** The hour of the evening's peak in UTC; after midnight it goes on with 25. */
  evening: number;
  /** Thousands of players at the peak. */
  peak: number;
}

/** Thousands of players in each half hour: a rush that fades, and an evening. */
export function playersOf({ rush, evening, peak }: RegionDay): number[] {
  return Array.from({ length: STEPS }, (_, step) => {
    const hour = FIRST_HOUR + step / 2;
    if (hour < UNLOCK_HOUR) return 0;
    const fading = rush * Math.exp((UNLOCK_HOUR - hour) / 2.2);
    const playing = peak * Math.exp(-(((hour - evening) / 3.1) ** 2));
    return Math.max(1, Math.round(Math.max(fading, playing)));
  });
}

/** Marks of servers in each half hour: enough for the fullest half hour from one before to two hours ahead. */
export function serversFor(players: readonly number[]): number[] {
  return players.map((_, step) => {
    const fullest = Math.max(...players.slice(Math.max(0, step - 1), step + 5));
    return Math.ceil(fullest / PLAYERS_PER_SERVER_MARK);
  });
}
