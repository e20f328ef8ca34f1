import { enquiries } from "~/catalogue/promises/enquiries.data";
import { otherRequests, outage } from "~/catalogue/promises/support.data";

export interface BannerStep {
  title: string;
  text: string;
}

export type BannerSteps = readonly [BannerStep, BannerStep, BannerStep];

/** What follows from asking, at the foot of the pages of each area; "any" where nothing more is known of it. */
export const bannerSteps = {
  any: enquirySteps({
    first: {
      title: "Tell us what you run",
      text: "Servers, sites, mailboxes, deadlines. A paragraph is enough.",
    },
    last: { title: "You get a plan and a price", text: "In writing, with dates, before you sign anything." },
  }),
  cloud: enquirySteps({
    first: {
      title: "Tell us about your cloud",
      text: "Your provider, your main systems and what you'd like to change. A paragraph is enough.",
    },
    last: {
      title: "You get a written offer",
      text: "What we'd do first, with dates and a price, before anything is signed.",
    },
  }),
  cybersecurity: enquirySteps({
    first: {
      title: "Tell us what to protect",
      text: "How many people and devices, what faces the internet, any audit date.",
    },
    last: {
      title: "You get a scope and a price",
      text: "In writing, with dates, before anything is signed.",
    },
  }),
  "software-ai": enquirySteps({
    first: {
      title: "Describe the work",
      text: "What people do today, which systems hold the data, and your deadline.",
    },
    last: {
      title: "You get a scope and an estimate",
      text: "In writing, with steps, dates and a price, before anything is signed.",
    },
  }),
  hosting: enquirySteps({
    first: {
      title: "Tell us what you'll host",
      text: "Sites, software or domains, your traffic and any deadline. A few lines are enough.",
    },
    last: {
      title: "You get a size and a price",
      text: "In writing, with a start date, before you sign anything.",
    },
  }),
  email: enquirySteps({
    first: {
      title: "Tell us about your mailboxes",
      text: "Your domain, how many people, and where your mail is today.",
    },
    last: {
      title: "You get a plan and a price",
      text: "Who gets which mailbox, what it costs and when we'd move the mail. In writing.",
    },
  }),
  security: enquirySteps({
    first: {
      title: "Tell us what to protect",
      text: "Your domains, servers and data, and any date you have to meet.",
    },
    last: {
      title: "You get a scope and a price",
      text: "What we'd protect or test, what it costs and when we'd start. In writing.",
    },
  }),
  marketing: enquirySteps({
    first: {
      title: "Tell us what you sell",
      text: "Your website, your customers and what you spend on marketing now. A few lines are enough.",
    },
    last: {
      title: "You get a plan and a price",
      text: "In writing: what we'd do first, what it costs and what we'll measure.",
    },
  }),
  industries: enquirySteps({
    first: {
      title: "Tell us about your busiest day",
      text: "What you run, when the rush comes and which rules apply to you.",
    },
    last: {
      title: "You get a plan and a price",
      text: "In writing: what to change before the rush, and what it costs.",
    },
  }),
  help: [
    { title: "Tell us what you see", text: "The step, the message on your screen, and what you expected." },
    { title: "For outages, call", text: outage.sentence },
    { title: "An engineer answers", text: otherRequests.byPlan },
  ],
} satisfies Record<string, BannerSteps>;

/** The promise between what visitors tell us and what they get is the same for every enquiry. */
function enquirySteps({ first, last }: { first: BannerStep; last: BannerStep }): BannerSteps {
  return [first, { title: enquiries.who, text: `${enquiries.replyTime} ${enquiries.contract}` }, last];
}
