import { describe, expect, it } from "vitest";

import { regions } from "./content";
import { PLAYERS_PER_SERVER_MARK, playersOf, serversFor, UNLOCK_HOUR, FIRST_HOUR } from "./launch";

describe.each(regions)("$name", (region) => {
  const players = playersOf(region);
  const servers = serversFor(players);

  it("has its peak in its own evening", () => {
    const fullest = Math.max(...players);
    expect(fullest).toBe(region.peak);
    expect(players[(region.evening - FIRST_HOUR) * 2]).toBe(fullest);
  });

  it("never has fewer servers than players, and has them before the unlock", () => {
    for (const [step, count] of players.entries()) {
      expect((servers[step] ?? 0) * PLAYERS_PER_SERVER_MARK).toBeGreaterThanOrEqual(count);
    }
    expect(servers[(UNLOCK_HOUR - FIRST_HOUR) * 2 - 1]).toBeGreaterThan(0);
    expect(servers[0]).toBe(0);
  });
});
