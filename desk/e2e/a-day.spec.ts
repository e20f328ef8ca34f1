import { type BrowserContext, expect, type Page } from "@playwright/test";

import { gotoHydrated, untilHydrated } from "../../tests/support/hydrated.ts";
import { answerToCheck, contactForm } from "../../tests/support/site-parts.ts";
import { stubMap } from "../../tests/support/stub-map.ts";
import { onPageError } from "../../tests/support/watch-page.ts";
import { codeFor } from "../api/testing/code-for.ts";
import { parseCsv } from "../commands/testing/parse-csv.ts";
import { findProgram } from "../../scripts/lib/programs.ts";
import { startImapServer } from "../mail/incoming/testing/imap-server.ts";
import { proveAddress, signIn, signUp } from "./support/accounts.ts";
import { deskOfItsOwn } from "./support/another-desk.ts";
import { setUpCodes } from "./support/codes.ts";
import { test as base } from "./support/desk.ts";
import { linkIn, wholeMailTo } from "./support/mails.ts";
import { sendToVisitor } from "./support/quotes.ts";
import { isSame, keepOpen, openOnce } from "./support/same-document.ts";
import { isReady, reply, send, sendNow } from "./support/thread.ts";

type Desk = Awaited<ReturnType<typeof deskOfItsOwn>>;

interface Day {
  desk: Desk;
  /** Undefined where no IMAP server is installed. */
  mailbox: Awaited<ReturnType<typeof startImapServer>> | undefined;
  visitor: Page;
  staff: Page;
  /** Errors of all pages. */
  problems: string[];
}

const test = base.extend<Day>({
  // Playwright reads from here what a fixture needs: nothing.
  mailbox: async ({}, give) => {
    const mailbox = findProgram("Dovecot") ? await startImapServer() : undefined;
    await give(mailbox);
    await mailbox?.stop();
  },
  desk: async ({ mailbox }, give) => {
    const desk = await deskOfItsOwn({ DESK_ROLE: "all", ...(mailbox && { IMAP_URL: mailbox.url }) });
    await give(desk);
    await desk.close();
  },
  problems: async ({}, give) => {
    const problems: string[] = [];
    await give(problems);
    expect(problems).toEqual([]);
  },
  visitor: async ({ browser, desk, problems }, give) => {
    const context = await browser.newContext({ baseURL: desk.url });
    await give(await watchedPage(context, problems));
    await context.close();
  },
  staff: async ({ browser, desk, problems }, give) => {
    const context = await browser.newContext({ baseURL: desk.url });
    await give(await watchedPage(context, problems));
    await context.close();
  },
});

async function watchedPage(context: BrowserContext, problems: string[]): Promise<Page> {
  const page = await context.newPage();
  onPageError(page, (message) => problems.push(message));
  page.on("console", (message) => {
    const { url } = message.location();
    // What the header asks for in the moment of signing out is refused: nobody is signed in any more.
    if (message.type() !== "error" || (url.endsWith("/api/account") && message.text().includes("401")))
      return;
    problems.push(`${message.text()} ${url}`);
  });
  await stubMap(page);
  return page;
}

test.describe.configure({ timeout: 180_000 });

const meera = { name: "Meera Joshi", email: "meera@desk.example", password: "a-desk-of-our-own" };
const priya = { name: "Priya Raman", email: "priya@freight.example" };
const said = {
  first: "Our dispatch board runs on one old server.",
  added: "By the 27th, please.",
  answer: "We can move you on Saturday night. Is that fine?",
  mailed: "Saturday night is fine.",
};
/** Of 4 cores, 8 GB of RAM and 160 GB of storage. */
const price = { whole: "$204", cents: "204.00" };

const article = (page: Page, text: string) => page.getByRole("article").filter({ hasText: text });

test("a day in the life of an enquiry", async ({ desk, mailbox, visitor, staff }) => {
  const { db } = desk;
  let number = "";
  let quote = "";

  await test.step("staff opens the desk, signs in with a second factor and sees that nobody waits", async () => {
    await openDesk(staff, desk);
    await openOnce(staff, "/desk?view=open");
    await expect(staff.getByText("Nobody is waiting")).toBeVisible();
  });

  await test.step("a visitor configures a VPS and sends it", async () => {
    await configure(visitor);
    number = await sendConfiguration(visitor);
    await expect(visitor.getByText(`Enquiry ${number}`)).toBeVisible();
    await expect(visitor.getByText(/^23 h 5\d min from now/)).toBeVisible();
  });

  await test.step("the visitor gets the mail, and adds a line by its signed link", async () => {
    const mail = await wholeMailTo(db, priya.email, "acknowledgement");
    expect(mail.subject).toBe(`Your enquiry ${number}`);
    await visitor.goto(linkIn(mail.text ?? ""));
    await expect(visitor).toHaveURL(new RegExp(`/enquiries/${number}\\?key=`));
    await visitor.getByLabel("Your addition").fill(said.added);
    await visitor.getByRole("button", { name: "Add to my enquiry" }).click();
    await expect(visitor.getByRole("region", { name: "What you wrote" })).toContainText(said.added);
  });

  await test.step("staff sees it arrive, without a reload", async () => {
    const row = staff.getByRole("link", { name: new RegExp(number) });
    await expect(row).toContainText(priya.name);
    await expect(row).toContainText(price.whole);
    expect(await isSame(staff)).toBe(true);
    await row.click();
    for (const text of [said.first, said.added]) {
      await expect(article(staff, text)).toContainText("by the form");
    }
    await expect(staff.getByRole("complementary", { name: "About this enquiry" })).toContainText(price.whole);
  });

  await test.step("staff assigns it", async () => {
    await isReady(staff);
    await staff.getByRole("group", { name: "What to do" }).locator("summary", { hasText: "Nobody" }).click();
    await staff.getByRole("button", { name: "Take it" }).click();
    await expect(staff.getByText(`Assigned to ${meera.name}.`)).toBeVisible();
  });

  await test.step("staff quotes what was configured, at its price", async () => {
    await staff.getByRole("button", { name: "Write a quote" }).click();
    await expect(staff.getByRole("heading", { level: 1 })).toHaveText(/^Q-\d+, version 1: draft$/);
    await expect(staff.getByLabel("Line 1: price of one in dollars")).toHaveValue(price.cents);
    await expect(staff.getByLabel("Line 1: quantity")).toHaveValue("1");
    await expect(staff.getByLabel(/^Line \d+: title$/)).toHaveCount(1);
    await sendToVisitor(staff);
    const heading = staff.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText(/version 1: sent, valid until/);
    quote = /Q-\d+/.exec((await heading.textContent()) ?? "")?.[0] ?? "";
    await staff.getByRole("link", { name: `To enquiry ${number}` }).click();
  });

  await test.step("staff replies", async () => {
    await isReady(staff);
    await reply(staff).fill(said.answer);
    await send(staff).click();
    await sendNow(staff);
    await expect(staff.getByText(`${meera.name} sent it without waiting`)).toBeVisible();
    await expect(article(staff, said.answer)).toContainText(`to ${priya.email}`);
    await keepOpen(staff);
  });

  await test.step("the visitor gets quote and reply, and answers by mail", async () => {
    const quoted = await wholeMailTo(db, priya.email, "quote");
    expect(quoted.subject).toBe(`Your quote ${quote} (${number})`);
    const replied = await wholeMailTo(db, priya.email, "reply");
    expect(replied.subject).toBe(`Re: Your enquiry ${number}`);
    expect(replied.text).toContain(said.answer);
    if (mailbox) await mailbox.deliver(answerTo(replied));
    else await addByLink(visitor, linkIn(replied.text ?? ""));
  });

  await test.step("staff sees the answer come, without a reload", async () => {
    // The mailbox is looked into every 20 seconds. Nothing else happens meanwhile that would have the page read again.
    await expect(article(staff, said.mailed)).toBeVisible({ timeout: 45_000 });
    if (mailbox) {
      await expect(article(staff, said.mailed)).toContainText("by email");
      await expect(article(staff, said.mailed).getByText("Quoted text")).toBeVisible();
    }
    await expect(staff.getByRole("group", { name: "What to do" })).toContainText("Open");
    expect(await isSame(staff)).toBe(true);
  });

  await test.step("the visitor opens an account", async () => {
    await signUp(visitor, priya.email);
    await proveAddress(visitor, db, priya.email);
    await signIn(visitor, priya.email);
    await expect(visitor).toHaveURL("/account");
    await expect(visitor.getByRole("heading", { level: 1, name: priya.name })).toBeVisible();
  });

  await test.step("the visitor sees the quote and the thread in the account", async () => {
    await visitor.goto("/account");
    await expect(visitor.getByText(number)).toBeVisible();
    await expect(visitor.getByText(/^Reply within 23 h 5\d min$/)).toBeVisible();
    await visitor.getByRole("link", { name: `Quote ${quote}` }).click();
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(`Quote for ${priya.name}`);
    await expect(visitor.getByText(`$${price.cents} plus GST 18%`)).toBeVisible();

    await visitor.goto("/account");
    await visitor.getByRole("main").getByRole("listitem").getByRole("heading").getByRole("link").click();
    await expect(visitor.getByRole("region", { name: "Our answer" })).toContainText(said.answer);
    const wrote = visitor.getByRole("region", { name: "What you wrote" });
    for (const text of [said.first, said.added, said.mailed]) await expect(wrote).toContainText(text);
    await expect(wrote).not.toContainText(said.answer);
  });

  await test.step("staff closes it, and the account says so", async () => {
    await staff.getByRole("button", { name: "Close", exact: true }).click();
    await expect(staff.getByText("Closed.", { exact: true })).toBeVisible();
    await visitor.goto("/account");
    await expect(visitor.getByText(/^Closed, /)).toBeVisible();
  });

  await test.step("the statistics count one promise kept", async () => {
    await staff.goto("/desk/statistics");
    await expect(staff.getByText("100%", { exact: true }).first()).toBeVisible();
    await expect(staff.getByText("1 of 1 enquiry, 0 were late")).toBeVisible();
    const csv = parseCsv(await (await staff.request.get("/desk/statistics.csv")).text());
    expect(csv.slice(1).map((row) => [row[0], row.at(-1)])).toEqual([[number, "yes"]]);
    await staff.goto("/desk");
    const kept = staff.getByRole("region", { name: "Promises kept" });
    await expect(kept).toContainText("100% answered within 24 h");
    await expect(kept).toContainText("1 enquiry in 7 days, 0 late");
  });
});

/** By the link that a desk without staff gives out, and then the way that everybody comes in. */
async function openDesk(page: Page, desk: Desk): Promise<void> {
  const link = /\/desk\/enter\?token=\S+/;
  await expect.poll(() => link.exec(desk.said())?.[0]).toBeDefined();
  await page.goto(link.exec(desk.said())?.[0] ?? "");
  await page.getByLabel("Name").fill(meera.name);
  await page.getByLabel("Email", { exact: true }).fill(meera.email);
  await page.getByRole("textbox", { name: "Password", exact: true }).fill(meera.password);
  await page.getByRole("button", { name: "Enter" }).click();
  const key = await setUpCodes(page, meera.password);
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/signin");

  await signIn(page, meera.email, meera.password);
  await expect(page.getByRole("heading", { name: "Your code" })).toBeVisible();
  await page.getByLabel("Code", { exact: true }).fill(codeFor(key));
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.getByRole("link", { name: "Open the desk" }).click();
  await expect(page).toHaveURL("/desk");
}

async function configure(page: Page): Promise<void> {
  await gotoHydrated(page, "/services/hosting/vps");
  const slider = (name: string) => page.getByRole("slider", { name });
  for (let press = 0; press < 2; press += 1) await slider("CPU cores").press("ArrowRight");
  await slider("RAM").fill("8");
  await slider("SSD storage").fill("160");
  const panel = page.getByRole("tabpanel", { name: "Custom Configuration" });
  await expect(panel.getByText(price.whole, { exact: true }).first()).toBeVisible();
  await panel.getByRole("link", { name: "Request This Configuration" }).click();
  await expect(page).toHaveURL("/contact?plan=vps-custom&cores=4&ram=8&storage=160");
}

/** Returns the number that the enquiry was given. */
async function sendConfiguration(page: Page): Promise<string> {
  await untilHydrated(page);
  const form = contactForm(page);
  await expect(form.getByRole("group", { name: "What you chose" })).toContainText(`${price.whole} per month`);
  await form.getByLabel("Name").fill(priya.name);
  await form.getByLabel("Email").fill(priya.email);
  await form.getByLabel("Message").fill(said.first);
  await expect(form.getByText(/^Security check: what is/)).toBeVisible();
  await form.getByLabel(/^Security check/).fill(await answerToCheck(page));
  await form.getByRole("button", { name: "Send Message" }).click();
  await expect(page).toHaveURL(/\/contact\/thanks\?/);
  return new URL(page.url()).searchParams.get("enquiry") ?? "";
}

/** As mail programs answer: to the address that the mail names, with what it said below. */
function answerTo({ replyTo, messageId, subject, text }: Awaited<ReturnType<typeof wholeMailTo>>): string {
  return [
    "Message-ID: <saturday@freight.example>",
    `In-Reply-To: ${messageId}`,
    `References: ${messageId}`,
    `From: ${priya.name} <${priya.email}>`,
    `To: ${replyTo?.text}`,
    `Subject: ${subject}`,
    "MIME-Version: 1.0",
    "Content-Type: text/plain; charset=utf-8",
    "",
    said.mailed,
    "",
    `On Monday, ${meera.name} wrote:`,
    ...(text ?? "").split("\n").map((line) => `> ${line}`),
    "",
  ].join("\n");
}

/** In the place of mail, where there is no server for it. */
async function addByLink(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel("Your addition").fill(said.mailed);
  await page.getByRole("button", { name: "Add to my enquiry" }).click();
  await expect(page.getByText(said.mailed)).toBeVisible();
}
