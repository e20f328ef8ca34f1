import { expect, test } from "vitest";

import { splitText, tokenize } from "./tokenize";

test.each([
  ["VPS Hosting", ["vps", "hosting"]],
  ["  leading and trailing  ", ["leading", "trailing"]],
  ["E-mail, e‑mail or Email", ["email", "email", "email"]],
  ["E-commerce", ["ecommerce"]],
  ["99.95, 1.2.3 and 2,999 one-time", ["99.95", "1.2.3", "2999", "time"]],
  ["24/7/365, 24x7 or 24 / 7", ["24/7", "24/7", "24/7"]],
  ["Café Søhne", ["cafe", "søhne"]],
  ["customer's backups", ["customer", "backup"]],
  ["access analysis status aws dns", ["access", "analysis", "status", "aws", "dns"]],
  ["vacancies, mailboxes, addresses, caches", ["vacancy", "mailbox", "address", "cache"]],
  ["Log in, sign-in, sign up, blogin", ["signin", "signin", "signup", "blogin"]],
  ["Two-step sign-in, MFA, 2FA", ["2fa", "signin", "2fa", "2fa"]],
  ["CI/CD, ci cd", ["cicd", "cicd"]],
  ["the of and", []],
  ['"(a|b)*" [c-d]? \\', ["b", "c", "d"]],
  ["😀🚀", []],
  ["पुणे 日本", ["पण", "日本"]],
])("%j is searched as %j", (text, tokens) => {
  expect(tokenize(text)).toEqual(tokens);
});

test.each([
  ["8 GB, 8gb, 8-GB and 8 gigabytes of RAM", ["8gb", "8gb", "8gb", "8gb", "ram"]],
  ["2 × 1 TB NVMe", ["2", "1tb", "nvme"]],
  ["$59, 59 dollars, US$59, 59 USD, $1,252", ["59$", "59$", "59$", "59$", "1252$"]],
  ["from $4.99, $12.50, 99.9% uptime.", ["4.99$", "12.5$", "99.9%", "uptime"]],
  ["15 min, 15 minutes, 15-minute", ["15min", "15min", "15min"]],
  ["4 vCPU, 4 cores, 4cpu", ["4vcpu", "4vcpu", "4vcpu"]],
  ["4–8 h, 1 hour", ["4", "8h", "1h"]],
  ["10 Gbps, 1 Gbit/s, 8 ghosts, 5 hosts", ["10gbps", "1gbps", "8", "ghost", "5", "host"]],
])("quantities: %j is searched as %j", (text, tokens) => {
  expect(tokenize(text)).toEqual(tokens);
});

test.each([
  "E-mail: customers' backups, $2,999.",
  "8 GB for $59 per month",
  "",
  "—",
  "Ünïcödé & <b>more</b>",
  "a".repeat(10_000),
  "1,".repeat(10_000),
])("the parts of a text are the text: %.40s", (text) => {
  expect(
    splitText(text)
      .map((part) => part.text)
      .join(""),
  ).toBe(text);
});
