import type { storage as storageOfTheSite } from "~/pages/cookies/storage";

/** What the site keeps in a browser where the desk takes its forms. */
export const storage: typeof storageOfTheSite = {
  description:
    "This site sets no cookie unless you sign in, and then essential ones alone: no analytics, functional or marketing cookies. What it keeps instead, and how to check.",
  lede: "None, unless you sign in. That is also why no banner asked you to agree to any.",
  typesTitle: "Four types, and one of them for those who sign in",
  types:
    "Without an account you get none of the four types, sending a message or subscribing included. If you sign in you get essential ones: __Host-account.session_token keeps you signed in until you close the browser, or for 30 days with “Remember me”, and signed-in tells our pages to ask for your name. Others whose names begin with __Host-account live for minutes while you sign in. All of them go when you sign out.",
  essential: "None until you sign in; then what keeps you signed in",
  kept: "Five things stay in your browser's own storage. Unlike a cookie, none of them goes along with every request. Two of them belong to a message that you are writing, and reach us only when you send it.",
  list: "is empty unless you are signed in",
  names: "five",
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
