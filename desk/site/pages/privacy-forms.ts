import type { forms as formsOfTheSite } from "~/site/privacy/forms";

/** Set by vite.config.ts beside this folder. */
const retentionMonths: string = import.meta.env.RETENTION_MONTHS;

/** What becomes of what a visitor types, where the desk takes it. */
export const forms: typeof formsOfTheSite = {
  description:
    "What this site knows about its visitors, what it stores when you send a form, what we hold about clients and for how long, and your rights under Indian and EU law.",
  lede: "This site sets no cookie until you sign in, counts no visitors, and sends what you type only when you press the button. What we learn, we learn because you write, call, open an account or become a client.",
  visitors:
    "The site runs no analytics, and loads no advertising, font or script from another company. It sets a cookie only for those who sign in, and only to keep them signed in.",
  witnesses: [
    {
      name: "Fill in a form",
      description: "What you type stays in your browser until you send it.",
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
    "An account keeps your name, email address, company, a hash of your password from which nobody can read it, and where you are signed in: time, IP address and browser. It shows you the enquiries that were sent from your address once you have proved that it is yours. You can download all of it and delete the account yourself.",
  ],
  retention: [
    `Messages from the contact form, and the answers to them: ${retentionMonths} months after the conversation was closed. Then they are erased without anybody having to ask. If you ask, at once.`,
    "An account: until you delete it. One whose address is never confirmed: seven days. Where you were signed in: 30 days at most.",
    "Your email address for the newsletter: until you unsubscribe. After that we keep only the address itself, so that nothing is sent to it again.",
  ],
};
