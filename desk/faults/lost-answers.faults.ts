import { expect, test } from "vitest";

import { freePort } from "../../scripts/lib/free-port.ts";
import { breakableProxy } from "./support/breakable-proxy.ts";
import { newDesk } from "./support/desk-folder.ts";
import { startDesk } from "./support/desk-process.ts";
import { lostOrDouble, mailsInFolder } from "./support/nothing-lost.ts";
import { sendEnquiries } from "./support/visitors.ts";

test("answers lost on the wire: the second try gets the number of the first", async () => {
  const { env, databaseUrl, mailFolder } = await newDesk();
  const desk = await startDesk(env);
  const port = await freePort();
  const cuts = { afterCommit: 0, other: 0 };
  // Every third answer never arrives; those that acknowledge an enquiry are cut after its commit.
  const proxy = await breakableProxy(
    { port: Number(env["PORT"]), host: "127.0.0.1" },
    port,
    (answer, visitor) => {
      if (Math.random() > 0.33) return true;
      if (answer.includes("201 Created")) cuts.afterCommit++;
      else cuts.other++;
      visitor.destroy();
      return false;
    },
  );

  const receipts = await sendEnquiries({
    url: `http://127.0.0.1:${port}`,
    atOnce: 8,
    shouldContinue: (so) => so.length < 400,
  });
  proxy.close();
  expect(cuts.afterCommit).toBeGreaterThan(50);
  expect(await lostOrDouble({ databaseUrl, receipts, arrived: () => mailsInFolder(mailFolder) })).toEqual([]);
  console.log(
    `${receipts.length} enquiries, ${cuts.afterCommit + cuts.other} cuts, ${cuts.afterCommit} after the commit`,
  );
  await desk.stop();
});
