import type { PageMeta } from "~/lib/metadata/page-meta";
import type { ClosingBannerProps } from "~/sections/closing-banner";
import type { PageHeroProps } from "~/sections/page-hero";
import type { SectionCopy } from "~/sections/section";
import type { HallMetric } from "./lecture-halls";
import type { SectorService } from "./sector-services";
import type { Solution } from "./solution-lanes";
import type { HalfYear } from "./year-calendar";

export const meta: PageMeta = {
  title: "Technology for Education",
  description:
    "Learning platforms, student records and campus systems that hold on enrolment day, open on an old laptop and keep pupils' data private.",
};

export const hero: PageHeroProps = {
  title: "Education",
  lede: "Learning platforms and school systems that grow for enrolment and exams, and cost little in the holidays. We build them and run them.",
  primary: { label: "Plan for enrolment", to: "/contact" },
  secondary: { label: "Ask a question", to: "/contact" },
  layout: "below",
};

export const halves: readonly HalfYear[] = [
  {
    name: "September to February",
    busy: [
      { week: 0, text: "Enrolment" },
      { week: 14, text: "Exams" },
    ],
    quiet: [
      { week: 7, text: "Half-term" },
      { week: 16, text: "Winter" },
      { week: 24, text: "Break" },
    ],
  },
  {
    name: "March to August",
    busy: [{ week: 13, text: "Exams and results" }],
    quiet: [
      { week: 7, text: "Spring" },
      { week: 17, text: "Summer" },
    ],
  },
];

export const calendar = {
  caption:
    "a school year, Monday to Sunday from top to bottom, and below it the servers of each week. The outlined ones are switched off and not paid for: 40% of the year.",
  keys: {
    quiet: "Quiet: 2 servers",
    teaching: "Teaching: 7",
    exams: "Enrolment and exams: 10",
    off: "Switched off",
  },
} as const;

export const solutionsSection: SectionCopy = {
  heading: "Solutions from application\nto diploma",
  lede: "Six systems that every student meets, built to share their data.",
};

export const stages = ["Apply", "Enrol", "Learn", "Exams", "Leave"] as const;

export const solutions: readonly Solution[] = [
  {
    glyph: "admissions",
    title: "Admissions and enrolment",
    description:
      "One form that saves itself, takes documents from a phone, and queues people when it's busy.",
    features: ["Application status", "Document checks and fees", "Online waiting room for busy days"],
    span: [0, 1],
  },
  {
    glyph: "student-records",
    title: "Student information system",
    description:
      "Pupils, guardians, classes, marks: entered once, by the person who knows, and read everywhere else.",
    features: [
      "Timetables and attendance",
      "Marks, transcripts, certificates",
      "Consent and guardianship records",
    ],
    span: [0, 4],
  },
  {
    glyph: "learning-platform",
    title: "Learning platform",
    description:
      "Courses, assignments and feedback in Moodle or Canvas, slim enough for an old laptop and a shared phone.",
    features: [
      "Captions, keyboard and screen-reader use",
      "Pages that load on slow connections",
      "LTI tools with single sign-on",
    ],
    span: [2, 3],
  },
  {
    glyph: "virtual-classroom",
    title: "Virtual classroom",
    description:
      "Live lessons that start on time, and recordings for pupils who were ill, with names removed.",
    features: ["Breakout rooms and whiteboard", "Automatic attendance", "Recordings with a deletion date"],
    span: [2, 2],
  },
  {
    glyph: "examinations",
    title: "Online examinations",
    description:
      "A whole year group presses Submit in the same minute. Answers are saved every few seconds, so a dropped connection does no harm.",
    features: [
      "Question banks and random order",
      "Extra time for entitled students",
      "Evidence log for appeals",
    ],
    span: [3, 3],
  },
  {
    glyph: "learning-analytics",
    title: "Learning analytics",
    description:
      "Who has stopped taking part, since when, and who should call. A reason to talk, never a grade.",
    features: [
      "Early signs from attendance and logins",
      "Reports for inspectors and boards",
      "Privacy for small groups",
    ],
    span: [1, 4],
  },
];

export const servicesSection: SectionCopy = {
  heading: "Services for students, teachers and staff",
  lede: "The work behind the platforms. Each links to the page that says what we do.",
  tone: "sand",
};

export const services: readonly SectorService[] = [
  {
    audience: "students",
    title: "Apps and portals people can use",
    description:
      "Designed with students and tried on their phones. If a first-year needs a manual, we're not finished.",
    technologies: ["React", "Flutter", "WCAG 2.2 AA", "Offline first"],
    links: [
      { label: "UX & UI Design", to: "/services/software-ai/ux-ui" },
      { label: "Custom Development", to: "/services/software-ai/development" },
    ],
  },
  {
    audience: "teachers",
    title: "Email, documents and single sign-on",
    description:
      "Accounts are created with the timetable and closed on the last day. One password for all of it.",
    technologies: ["Google Workspace", "Microsoft 365", "SAML", "OneRoster"],
    links: [
      { label: "Google Workspace", to: "/services/email/google-workspace" },
      { label: "Microsoft 365", to: "/services/email/microsoft-365" },
    ],
  },
  {
    audience: "the office",
    title: "Automated paperwork",
    description:
      "Enrolment letters, fee reminders, attendance notes: drafted by rules, checked by a person, sent on time.",
    technologies: ["n8n", "Power Automate", "Document AI", "REST APIs"],
    links: [
      { label: "Process Automation", to: "/services/software-ai/automation" },
      { label: "Data & Analytics", to: "/services/cloud/data-analytics" },
    ],
  },
  {
    audience: "the IT room",
    title: "Servers that follow the school calendar",
    description:
      "Capacity is booked for the weeks that need it and load-tested before them. In August we do the upgrades.",
    technologies: ["AWS", "Terraform", "k6", "Autoscaling"],
    links: [
      { label: "Managed Cloud", to: "/services/cloud" },
      { label: "24/7 Cloud Support", to: "/services/cloud/support" },
    ],
  },
  {
    audience: "parents",
    title: "Data protection for children",
    description:
      "Collected for a purpose, seen by few people, deleted on a date. Mapped to FERPA, the GDPR or the DPDP Act.",
    technologies: ["Role-based access", "Encryption", "Retention rules", "Audit log"],
    links: [
      { label: "Security & Compliance", to: "/services/cybersecurity/compliance" },
      { label: "Risk Assessment", to: "/services/cybersecurity/risk-assessment" },
    ],
  },
  {
    audience: "the head",
    title: "Backups and account security",
    description: "Backups, protection against stolen passwords, and monitored sign-ins.",
    technologies: ["Backups in two places", "Multi-factor login", "Web firewall", "SIEM"],
    links: [
      { label: "Backup & Disaster Recovery", to: "/services/security/backup-dr" },
      { label: "Threat Protection", to: "/services/cybersecurity/threat-protection" },
    ],
  },
];

export const metricsSection: SectionCopy = {
  heading: "Impact metrics for schools and universities",
  lede: "Counted at the end of the first school year. Each hall has a hundred seats.",
  tone: "ink",
};

export const metrics: readonly HallMetric[] = [
  {
    metric: "85%",
    seats: 85,
    title: "Students active every week",
    description: "Share of enrolled students who use the platform in each week of term.",
  },
  {
    metric: "60%",
    seats: 60,
    title: "Less time on paperwork",
    description: "Office hours no longer spent typing the same pupil into the next system.",
  },
  {
    metric: "40%",
    seats: 40,
    title: "Lower running costs",
    description: "Servers that follow the calendar, compared with exam-size servers all year.",
  },
  {
    metric: "95%",
    seats: 95,
    title: "Want to keep the new system",
    description: "Teachers and students, asked in the last week of term.",
  },
];

export const banner: ClosingBannerProps = {
  heading: "Get ready for enrolment day",
  lede: "Tell us the date, and what happened to the site last time.",
  primary: { label: "Talk about your school", to: "/contact" },
  steps: "industries",
};
