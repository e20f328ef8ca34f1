import { expect, test } from "vitest";

import { countVoice } from "../support/voice.ts";

test.for(countVoice())("$name: at most $limit on all pages together", ({ limit, found }) => {
  const places = found.map(({ path, text }) => `${path}: ${text}`);
  expect(places.length <= limit ? [] : places).toEqual([]);
});
