import { expect, test } from "vitest";

import { pageAddress } from "./every-address.server";

test.each(["/", "/terms", "/about#leadership", "/careers/account-executive", "/blog/charge-once"])(
  "content may link to %s",
  (address) => {
    expect(pageAddress.parse(address)).toBe(address);
  },
);

test.each(["/nowhere", "terms", "https://example.com/", ""])("content can't link to %j", (address) => {
  expect(pageAddress.safeParse(address).error?.issues[0]?.message).toBe(`there is no page at ${address}`);
});
