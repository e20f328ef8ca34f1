import { expect, test } from "vitest";

import { fillTokens } from "./fill-tokens.server";

const values = { days: 14, price: { "vps-starter": "$29", "vps-large": "$59", "ssl-domain": "$9" } };

test("names in braces become what they name", () => {
  expect(fillTokens("{days} days for {price.vps-starter}", values, "a.yaml")).toBe("14 days for $29");
});

test.each([
  ["{weeks}", "a.yaml: nothing is called {weeks}. There are: days, price"],
  [
    "{price.mail}",
    "a.yaml: nothing is called {price.mail}. In price there are: vps-starter, vps-large, ssl-domain",
  ],
  ["{price.vps}", "a.yaml: nothing is called {price.vps}. In price there are: vps-starter, vps-large"],
  ["{price}", "a.yaml: nothing is called {price}. In price there are: vps-starter, vps-large, ssl-domain"],
])("an unknown name is told with those beside it: %s", (text, told) => {
  expect(() => fillTokens(text, values, "a.yaml")).toThrow(told);
});
