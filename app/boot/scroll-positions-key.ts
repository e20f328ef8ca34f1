/** Where <ScrollRestoration> keeps its positions in sessionStorage; app/boot/start.ts looks there too. */
export const scrollPositionsKey = "scroll-positions";
