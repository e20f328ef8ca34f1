import { afterEach, expect, it, vi } from "vitest";

import { lazySender } from "./send-result";

afterEach(() => vi.restoreAllMocks());

it("gives the sender's answer on as it is", async () => {
  const send = lazySender(async () => async (message: string) => ({ kind: "sent", number: message }));
  expect(await send("E-1042")).toEqual({ kind: "sent", number: "E-1042" });
});

it.each([
  ["cannot be loaded", () => Promise.reject(new Error("no such file"))],
  ["throws", async () => () => Promise.reject(new Error("connection lost"))],
])("a sender that %s is unavailable, and the console says why", async (_, load) => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  expect(await lazySender(load)("message")).toEqual({ kind: "unavailable" });
  expect(logged).toHaveBeenCalledOnce();
});
