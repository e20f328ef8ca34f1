import { expect, test } from "vitest";

import { withDrawing } from "./article-drawing";

const drawn = { image: "/covers/example.svg", caption: "Two bars." };

test("the drawing stands between the opening and the first section", () => {
  const html = withDrawing('<p>Opening.</p><h2 id="one">One</h2><h2 id="two">Two</h2>', drawn);
  expect(html).toMatch(/^<p>Opening\.<\/p><figure>.*Two bars\..*<\/figure><h2 id="one">/);
  expect(html.match(/<figure>/g)).toHaveLength(1);
});

test("an article without sections ends with it", () => {
  expect(withDrawing("<p>Short.</p>", drawn)).toMatch(/^<p>Short\.<\/p><figure>.*<\/figure>$/);
});
