import { expect, it } from "vitest";

import { withoutDrawings } from "./head-and-main.ts";

it("keeps of a drawing its element, with its label, and nothing of what is drawn, also where drawings are nested", () => {
  const inner = '<svg x="1"><text>18:00</text></svg>';
  const page = `<p>Before</p><svg aria-label="Seven nights">${inner}<path/><text>Mon</text>${inner}</svg><p>After</p><svg></svg>`;
  expect(withoutDrawings(page)).toBe(
    '<p>Before</p><svg aria-label="Seven nights"></svg><p>After</p><svg></svg>',
  );
});
