import type { RulerScale } from "~/figures/ruler-scale";
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

/** The school day. */
export const ruler: RulerScale = {
  from: 8,
  to: 16,
  minor: 0.25,
  major: 1,
  format: (hour) => `${hour}:00`,
  markers: [{ at: 9, label: "The bell" }],
};

export const hero: PageHeroProps = {
  title: "Education",
  lede: "Everybody logs in on the same three mornings, and nobody in August. We build and run learning platforms that grow for the peak and cost little in the holidays.",
  primary: { label: "Plan enrolment", to: "/contact" },
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

export const solutionsSection: SectionCopy = {
  heading: "Solutions for the whole way,\nfrom form to diploma",
  lede: "A student meets six of your systems in one year. They should know each other.",
};

export const stages = ["Apply", "Enrol", "Learn", "Exams", "Leave"] as const;

export const solutions: readonly Solution[] = [
  {
    glyph: ["########", "........", "+++++...", "+++.....", "++++++.."],
    title: "Admissions and enrolment",
    description:
      "One form that saves itself, takes documents from a phone and puts a queue in front of the rush, not an error page.",
    features: [
      "Applications with a status",
      "Document checks and fees",
      "A waiting room that keeps the order",
    ],
    span: [0, 1],
  },
  {
    glyph: ["####.---", "####.---", "........", "---.####", "---.####"],
    title: "Student information system",
    description:
      "Pupils, guardians, classes, marks: entered once, by the person who knows, and read everywhere else.",
    features: [
      "Timetables and attendance",
      "Marks, transcripts, certificates",
      "Consent and guardianship recorded",
    ],
    span: [0, 4],
  },
  {
    glyph: ["++++++++", "+......+", "+..##..+", "+......+", "++++++++"],
    title: "Learning platform",
    description:
      "Courses, assignments and feedback in Moodle or Canvas, slim enough for an old laptop and a shared phone.",
    features: [
      "Captions, keyboard, screen reader",
      "Pages that load on a weak line",
      "LTI tools behind one login",
    ],
    span: [2, 3],
  },
  {
    glyph: ["###..---", "###.....", "###.----", "###.....", "###..---"],
    title: "Virtual classroom",
    description:
      "Live lessons that start on the bell, and recordings for those who were ill, with the names left out.",
    features: ["Breakout rooms and whiteboard", "Attendance written back", "Recordings deleted on a date"],
    span: [2, 2],
  },
  {
    glyph: ["+.######", "........", "+.###...", "........", "+.#####."],
    title: "Online examinations",
    description:
      "A whole year group presses Submit in the same minute. Answers are saved every few seconds, so the line may drop.",
    features: [
      "Question banks and random order",
      "Extra time for those entitled to it",
      "An evidence log for appeals",
    ],
    span: [3, 3],
  },
  {
    glyph: [".......#", ".....###", "...+++++", ".+++++++", "++++++++"],
    title: "Learning analytics",
    description:
      "Who has gone quiet, in which week, and who should ring. A reason to talk, never a mark of its own.",
    features: [
      "Early signs from attendance and logins",
      "Reports for inspectors and boards",
      "Small groups hidden",
    ],
    span: [1, 4],
  },
];

export const servicesSection: SectionCopy = {
  heading: "Sector services, sorted by whose day they save",
  lede: "The work behind the platforms. Each leads to a page that says exactly what is done.",
  tone: "sand",
};

export const services: readonly SectorService[] = [
  {
    audience: "students",
    title: "Apps and portals people can use",
    description:
      "Designed with students and tried on their phones. If a first-year needs a manual, it is not finished.",
    technologies: ["React", "Flutter", "WCAG 2.2 AA", "Offline first"],
    links: [
      { label: "UX & UI Design", to: "/services/software-ai/ux-ui" },
      { label: "Custom Development", to: "/services/software-ai/development" },
    ],
  },
  {
    audience: "teachers",
    title: "Mail, documents and one login",
    description:
      "Accounts appear with the timetable and vanish with the last day of term. One password opens all of it.",
    technologies: ["Google Workspace", "Microsoft 365", "SAML", "OneRoster"],
    links: [
      { label: "Google Workspace", to: "/services/email/google-workspace" },
      { label: "Microsoft 365", to: "/services/email/microsoft-365" },
    ],
  },
  {
    audience: "the office",
    title: "Paperwork that files itself",
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
    title: "Servers that read the school calendar",
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
    title: "Children's data, kept small",
    description:
      "Collected for a purpose, seen by few, deleted on a date. We map it to FERPA, the GDPR or the DPDP Act.",
    technologies: ["Role-based access", "Encryption", "Retention rules", "Audit log"],
    links: [
      { label: "Security & Compliance", to: "/services/cybersecurity/compliance" },
      { label: "Risk Assessment", to: "/services/cybersecurity/risk-assessment" },
    ],
  },
  {
    audience: "the head",
    title: "Nothing lost, even in exam week",
    description:
      "Backups that have been restored, filters against stolen passwords, and monitoring of sign-ins.",
    technologies: ["Immutable backups", "Multi-factor login", "Web firewall", "SIEM"],
    links: [
      { label: "Backup & Disaster Recovery", to: "/services/security/backup-dr" },
      { label: "Threat Protection", to: "/services/cybersecurity/threat-protection" },
    ],
  },
];

export const metricsSection: SectionCopy = {
  heading: "Impact metrics, out of a hundred seats",
  lede: "Counted at the end of the first school year, in halls that seat a hundred.",
  tone: "ink",
};

export const metrics: readonly HallMetric[] = [
  {
    metric: "85%",
    seats: 85,
    title: "Students active every week",
    description: "Of those enrolled, as many use the platform in each week of term, not only before exams.",
  },
  {
    metric: "60%",
    seats: 60,
    title: "Less time on paperwork",
    description: "Hours that the office no longer spends on typing the same pupil into the next system.",
  },
  {
    metric: "40%",
    seats: 40,
    title: "Lower running costs",
    description: "Servers that follow the calendar, against the same ones kept at exam size all year.",
  },
  {
    metric: "95%",
    seats: 95,
    title: "Would not go back",
    description: "Teachers and students who, asked in the last week of term, want to keep the new system.",
  },
];

export const banner: ClosingBannerProps = {
  heading: "Enrolment day is never a surprise.",
  lede: "It has been in the calendar for a year. Tell us the date, and what happened to the site last time.",
  primary: { label: "Talk about your school", to: "/contact" },
};
