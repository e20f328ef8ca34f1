import { expect, test } from "vitest";

import { keepAliveVisitor, type Visit } from "../support/keep-alive-visitor.ts";
import { startSiteProcess } from "../support/site-process.ts";

test("SIGTERM under load drops no request in flight", async () => {
  const server = await startSiteProcess();
  const visitors: Promise<Visit>[] = [];
  // The end comes when every visitor has had a few answers: all connections are open and busy.
  const busy = Array.from(
    { length: 48 },
    (_, index) =>
      new Promise<void>((resolve) => {
        let answers = 0;
        const onAnswer = () => {
          answers += 1;
          if (answers === 3) resolve();
        };
        const path = index % 2 === 0 ? "/" : "/no/such-page";
        visitors.push(keepAliveVisitor(server.port, path, { slow: index % 4 === 3, onAnswer }));
      }),
  );
  await Promise.all(busy);
  server.kill("SIGTERM");
  const visits = await Promise.all(visitors);

  expect(visits.filter(({ dropped }) => dropped > 0)).toEqual([]);
  expect(visits.filter(({ toldToStop }) => !toldToStop)).toEqual([]);
  expect(visits.reduce((sum, { answered }) => sum + answered, 0)).toBeGreaterThan(visits.length);
  expect(await server.exit).toBe(0);
  expect(server.complaints()).toBe("");
});

test("SIGTERM without load ends at once, idle connections or not", async () => {
  const server = await startSiteProcess();
  const response = await fetch(`http://127.0.0.1:${server.port}/`);
  await response.text();
  const started = performance.now();
  server.kill("SIGTERM");
  expect(await server.exit).toBe(0);
  expect(performance.now() - started).toBeLessThan(6000);
});
