/** Where <ScrollRestoration> keeps its positions in sessionStorage; app/start.ts looks there too. */
export const scrollPositionsKey = "scroll-positions";
