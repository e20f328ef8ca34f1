import { backups } from "../catalogue/promises/backups.data.ts";
import { billing } from "../catalogue/promises/billing.data.ts";
import { enquiries } from "../catalogue/promises/enquiries.data.ts";
import { dmarc } from "../catalogue/promises/mail.data.ts";
import { maintenance } from "../catalogue/promises/maintenance.data.ts";
import { outage } from "../catalogue/promises/support.data.ts";
import { uptime } from "../catalogue/promises/uptime.data.ts";
import type { WrittenAnnouncement } from "./read-announcements.server.ts";

/** Notices to clients, listed at /support/announcements and in its feed. Their fields: read-announcements.server.ts. */
export const announcements: readonly WrittenAnnouncement[] = [
  {
    id: "legal-pages-january-2025",
    kind: "Plans and prices",
    title: "Terms, privacy and cookie pages rewritten in plain English",
    day: "2025-01-15",
    text: [
      `All three pages are dated January 15, 2025. What they promise has not changed: a ${uptime.target}, billing in advance by the month or the year, ${billing.dueShort}.`,
      "What changed is that you can read them without a lawyer. If a sentence still needs one, tell us which.",
    ],
    link: { label: "Terms of Service", to: "/terms" },
  },
  {
    id: "makar-sankranti-2025",
    kind: "Office hours",
    title: "Office closed on January 14; emergency support as always",
    day: "2025-01-10",
    text: [
      `The office is closed on Tuesday, January 14, for Makar Sankranti. Clients who email support without a support plan get their answer on Wednesday. New enquiries are answered as always. ${enquiries.sentence}`,
      `${outage.sentence} If your support plan covers nights and weekends, nothing changes.`,
    ],
    link: { label: "How to reach support", to: "/support/knowledge-base/how-to-reach-support" },
  },
  {
    id: "vps-host-maintenance-january-2025",
    kind: "Planned work",
    title: "Kernel updates on VPS hosts, January 18 and 19, one restart each",
    day: "2025-01-09",
    text: [
      "Hosts are updated one after another in two nights, each between 22:00 and 04:00 in the time zone of its data centre. A VPS restarts once and is away for a few minutes.",
      `${maintenance.notice} You get the hour for your machine. If it does not suit, answer that message and we move it to the second night.`,
    ],
    link: { label: "VPS Hosting", to: "/services/hosting/vps" },
  },
  {
    id: "year-end-change-freeze-2024",
    kind: "Planned work",
    title: "No planned changes from December 20 to January 2",
    day: "2024-12-12",
    text: [
      "Over the turn of the year we plan no maintenance on anything clients use. Security fixes that cannot wait are the exception, and each is announced to the people it touches.",
      "Changes you ask for are still made, on the understanding that your own colleagues may be on holiday if something needs testing.",
    ],
    link: { label: "24/7 Cloud Support", to: "/services/cloud/support" },
  },
  {
    id: "renewal-prices-on-every-domain-2024",
    kind: "Plans and prices",
    title: "Renewal prices shown beside first-year prices for all eight extensions",
    day: "2024-11-21",
    text: [
      "A .online name costs $9.99 in its first year and $39.99 per year after that. Both prices now stand side by side for every extension, with the total of three years.",
      "No price went up. The renewal price is simply easier to see.",
    ],
    link: { label: "Domains", to: "/services/hosting/domains" },
  },
  {
    id: "dmarc-for-new-mail-clients-2024",
    kind: "Security notice",
    title: "New mail domains start with SPF, DKIM and a DMARC report address",
    day: "2024-10-10",
    text: [
      `Large mailbox providers now expect all three from anyone who sends in volume. We set them up with every new mail domain. ${dmarc.order}`,
      "Existing domains are checked one by one; you hear from us only if a record of yours has to change.",
    ],
    link: {
      label: "Which DNS records does my mail need?",
      to: "/support/knowledge-base/dns-records-for-mail",
    },
  },
  {
    id: "openssh-regresshion-2024",
    kind: "Security notice",
    title: "OpenSSH flaw CVE-2024-6387: managed servers updated",
    day: "2024-07-02",
    text: [
      "A flaw in OpenSSH's server, published on July 1, can in some conditions let an attacker run code before signing in. Distributions shipped fixes the same day, and the servers we manage have them.",
      "If you look after your own VPS, install your distribution's update and restart the SSH service. We help if you ask.",
    ],
    link: { label: "Report a security problem", to: "/support/knowledge-base/report-a-security-problem" },
  },
  {
    id: "backup-restore-tests-2024",
    kind: "Plans and prices",
    title: "A yearly restore test with the Business and Continuity backup plans",
    day: "2024-05-16",
    text: [
      `${backups.fromBusinessUp} One restore a year is done with you watching, and timed. You then know what the recovery time of your plan means for your data, and so do we.`,
      "Clients who joined before today get theirs this year.",
    ],
    link: { label: "Backup & Disaster Recovery", to: "/services/security/backup-dr" },
  },
];
