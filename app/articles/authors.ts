export interface Author {
  name: string;
  role: string;
  /** Two sentences at most, shown under the author's articles. */
  biography: string;
}

/** The people who write, by the id that front matter names them with. The blog introduces them in this order. */
export const authors = {
  "meera-kulkarni": {
    name: "Meera Kulkarni",
    role: "Chief Executive",
    biography:
      "Ran data centres before they were called clouds. Writes about what work costs and how to agree on it.",
  },
  "arjun-deshpande": {
    name: "Arjun Deshpande",
    role: "Chief Technology Officer",
    biography:
      "Has moved more databases at two in the morning than he likes to count. Insists on a way back from every step.",
  },
  "farah-contractor": {
    name: "Farah Contractor",
    role: "Head of Security",
    biography:
      "Spent years breaking into systems by appointment. Now decides what gets fixed first, and explains why.",
  },
  "nikhil-rao": {
    name: "Nikhil Rao",
    role: "Principal Cloud Engineer",
    biography: "Sets up cloud accounts so that the next engineer can find things. Deletes more than he adds.",
  },
  "ananya-iyer": {
    name: "Ananya Iyer",
    role: "FinOps and Data Lead",
    biography:
      "Reads bills the way others read logs. Came to cost from databases, and still reaches for SQL first.",
  },
  "daniel-pinto": {
    name: "Daniel Pinto",
    role: "Site Reliability Engineer",
    biography: "Works the night shift one week in six and likes it quiet. Times every restore.",
  },
  "vikram-shetty": {
    name: "Vikram Shetty",
    role: "Security Operations Lead",
    biography:
      "Runs the shifts that watch other people's logs. Prefers a boring timeline to a clever theory.",
  },
  "sana-qureshi": {
    name: "Sana Qureshi",
    role: "Lead Software Engineer",
    biography:
      "Builds the parts that handle money and forms. Believes that most bugs are two writers and one row.",
  },
  "leela-menon": {
    name: "Leela Menon",
    role: "Machine-Learning Engineer",
    biography:
      "Puts models to work where a wrong answer has a price. Asks for the baseline before the budget.",
  },
} as const satisfies Record<string, Author>;

export type AuthorId = keyof typeof authors;
