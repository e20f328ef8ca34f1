import type { forms as formsOfTheSite } from "~/pages/privacy/forms";

/** Set by vite.config.ts beside this folder. */
const retentionMonths: string = import.meta.env.RETENTION_MONTHS;

/** What becomes of what a visitor types, where the desk takes it. */
export const forms: typeof formsOfTheSite = {
  description:
    "What this site knows about its visitors, what it stores when you send a form, what we hold about clients and for how long, and your rights under Indian and EU law.",
  lede: "This site sets no cookie for visitors, counts none of them, and sends what you type only when you press the button. What we learn, we learn because you write, call or become a client.",
  visitors:
    "The site sets no cookie for visitors, runs no analytics, and loads no advertising, font or script from another company. Only our own staff get a cookie, when they sign in to answer enquiries.",
  witnesses: [
    {
      name: "Fill in a form",
      description: "What you type stays in your browser until you send it. Passwords are never sent.",
      covers: ["Your browser"],
    },
    {
      name: "Send a message or subscribe",
      description: "It goes to our server, is stored there, and is mailed to our team and to you.",
      covers: ["Your browser", "Our host"],
    },
  ],
  statements: [
    "The contact form sends what you typed to our own server when you press the button: your name, your email address, your company, the service, your message, and the plan, configuration, estimate, domain or position that you came from. It is stored in our database, mailed to our support mailbox, and confirmed to you by email with a link to your own page of it.",
    "We use it to answer you and for nothing else. Whoever has the link to your page can read it there, so keep it to yourself.",
    "Your IP address is not stored with it. To keep floods out we count for an hour how many messages come from one connection and how many concern one email address. Both counts are kept under a code that nobody can turn back into the address.",
    "The newsletter form sends us your email address. You get nothing but one email until you follow the link in it; every newsletter after that has a link that ends it.",
    "A message on the contact page that is not sent yet is kept in your browser until the tab is closed, so that a reload does not lose it.",
    "The forms for signing in and signing up write their values to your own browser's console, with every password masked. They are sent and kept nowhere, because online accounts are not open yet.",
  ],
  retention: [
    `Messages from the contact form, and the answers to them: ${retentionMonths} months after the conversation was closed. Then they are erased without anybody having to ask. If you ask, at once.`,
    "Your email address for the newsletter: until you unsubscribe. After that we keep only the address itself, so that nothing is sent to it again.",
  ],
};
