import type * as ofSite from "~/connection/texts";
import { readSettings } from "../server/settings.ts";

export const formsTime: typeof ofSite.formsTime =
  "Take the time you need: the security question is a sum in plain text. If it has expired, it is asked again with everything you typed still there.";

export const accounts: typeof ofSite.accounts = {
  signIn: {
    description: "Sign in to see your enquiries with their answers, and your quotes.",
    status: "Your enquiries, answers and quotes in one place.",
    instead: "You can’t get in?",
  },
  signUp: {
    description:
      "An account shows your enquiries with their answers, and your quotes. You don’t need one to write to us.",
    status: "Your enquiries, answers and quotes in one place.",
    instead: "You don’t need an account to become a client: a message or a call is enough.",
  },
  forgotPassword: {
    description: "We mail you a link with which you choose a new password for your account.",
    status: "We’ll mail you a link with which you choose a new one.",
  },
};

export const storage: typeof ofSite.storage = {
  description:
    "This site sets no cookie unless you sign in, and then essential ones alone: no analytics, functional or marketing cookies. What it keeps instead, and how to check.",
  lede: "None, unless you sign in. That is also why no banner asked you to agree to any.",
  typesTitle: "Four types, and one of them for those who sign in",
  types:
    "Without an account you get none of the four types, sending a message or subscribing included. If you sign in you get essential ones: __Host-account.session_token keeps you signed in until you close the browser, or for 30 days with “Remember me”, and signed-in tells our pages to ask for your name. Others whose names begin with __Host-account live for minutes while you sign in. All of them go when you sign out.",
  essential: "None until you sign in; then what keeps you signed in",
  kept: "Four things stay in your browser's own storage. Unlike a cookie, none of them goes along with every request. Two of them belong to a message that you are writing, and reach us only when you send it.",
  list: "is empty unless you are signed in",
  names: "four",
  more: [
    {
      name: "account-name",
      holds: "Your name while you are signed in, so that it stands in the header at once.",
      where: "Session storage",
      until: "Until you sign out, or the tab is closed",
    },
    {
      name: "enquiry-key",
      holds:
        "A random number for a message on its way, so that sending it twice does not make two of it, and a code that shows whether the text has changed.",
      where: "Session storage",
      until: "Until the message has arrived, or the tab is closed",
    },
  ],
};

/** As the daily job has it, which erases them. */
const { retentionMonths } = readSettings(process.env);

export const privacyOfForms: typeof ofSite.privacyOfForms = {
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
