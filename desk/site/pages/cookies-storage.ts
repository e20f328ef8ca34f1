import type { storage as storageOfTheSite } from "~/pages/cookies/storage";

/** What the site keeps in a browser where the desk takes its forms. */
export const storage: typeof storageOfTheSite = {
  description:
    "This site sets visitors no cookie of any of the four types: essential, analytics, functional or marketing. What it keeps instead, and how to check.",
  lede: "Visitors get none. That is also why no banner asked you to agree to any.",
  typesTitle: "Four types, none of them for visitors",
  types:
    "Visitors get none of the four types, sending a message or subscribing included. Our own staff get a single essential one, __Host-desk, when they sign in to answer enquiries: it keeps them signed in for 30 days at most, and goes when they sign out.",
  essential: "None for visitors; one for staff who sign in",
  kept: "Four things stay in your browser's own storage. Unlike a cookie, none of them goes along with every request. The last two belong to a message that you are writing, and reach us only when you send it.",
  names: "four",
  more: [
    {
      name: "enquiry-key",
      holds:
        "A random number for a message on its way, so that sending it twice does not make two of it, and a code that shows whether the text has changed.",
      where: "Session storage",
      until: "Until the message has arrived, or the tab is closed",
    },
  ],
};
