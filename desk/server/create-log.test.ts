import { expect, it } from "vitest";

import { createLog } from "./create-log.ts";

it("keeps values of statements, addresses and signed links out of the log", () => {
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => void lines.push(line) });
  const cause = new Error("550 no such user <asha@company.example>");
  const failed = new Error(
    "Failed query: insert into contacts values ($1)\nparams: Asha Rao,asha@company.example",
    {
      cause,
    },
  );
  log.warn({ err: failed }, "database");
  log.warn({ err: new Error("GET /enquiries/x?key=abc-DEF_1") }, "page");
  const text = lines.join("");
  expect(text).toContain("insert into contacts");
  expect(text).toContain("550 no such user");
  expect(text).not.toMatch(/Asha|asha|company\.example|abc-DEF/);
});
