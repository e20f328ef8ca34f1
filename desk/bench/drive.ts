import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";

export interface Run {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  failed: number;
}

interface Drive {
  url: string;
  count: number;
  atOnce: number;
  /** Whether a question has to be fetched before. Not part of what is timed: it was there when the visitor wrote. */
  asksFirst: boolean;
}

/** Sends enquiries as fast as they are answered. */
export async function drive({ url, count, atOnce, asksFirst }: Drive): Promise<Run> {
  const agents = Array.from({ length: atOnce }, (_, visitor) => agentOf(visitor));
  const questions = asksFirst ? await askAll(agents, url, count) : [];
  const times: number[] = [];
  let failed = 0;
  let next = 0;
  const visitor = async (agent: Agent) => {
    while (next < count) {
      const body = enquiry(questions[next++]);
      const started = performance.now();
      const { status } = await post(agent, `${url}/api/enquiries`, body);
      times.push(performance.now() - started);
      if (status !== 201) failed++;
    }
  };
  const started = performance.now();
  await Promise.all(agents.map((agent) => visitor(agent)));
  const seconds = (performance.now() - started) / 1000;
  for (const agent of agents) agent.destroy();
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { perSecond: count / seconds, p50: at(0.5), p99: at(0.99), failed };
}

interface Question {
  a: number;
  b: number;
  token: string;
}

/** Visitors come from different addresses, as far as the system has more than one for itself. */
function agentOf(visitor: number): Agent {
  const localAddress = process.platform === "linux" ? `127.0.1.${visitor + 1}` : "127.0.0.1";
  return new Agent({ keepAlive: true, maxSockets: 1, localAddress });
}

async function askAll(agents: readonly Agent[], url: string, count: number): Promise<Question[]> {
  const questions: Question[] = [];
  const visitor = async (agent: Agent) => {
    while (questions.length < count)
      questions.push(JSON.parse((await get(agent, `${url}/api/question`)).body));
  };
  await Promise.all(agents.map((agent) => visitor(agent)));
  return questions;
}

function enquiry(question: Question | undefined): string {
  return JSON.stringify({
    name: "Asha Rao",
    email: `asha-${randomUUID()}@company.example`,
    company: "Northwind",
    service: "hosting",
    message: "Our dispatch board runs on one old server in the depot. Last year it fell over twice.",
    plan: "vps-professional",
    token: question?.token ?? "",
    answer: String((question?.a ?? 0) + (question?.b ?? 0)),
  });
}

interface Answer {
  status: number;
  body: string;
}

function get(agent: Agent, url: string): Promise<Answer> {
  return exchange(agent, url, "GET", {}, "");
}

function post(agent: Agent, url: string, body: string): Promise<Answer> {
  const headers = { "Content-Type": "application/json", "Idempotency-Key": randomUUID() };
  return exchange(agent, url, "POST", headers, body);
}

/** node:http and not fetch, which would take more of the machine than what is measured. */
function exchange(agent: Agent, url: string, method: string, headers: object, body: string): Promise<Answer> {
  return new Promise((resolve) => {
    const asked = request(url, { agent, method, headers: { ...headers } }, (answer) => {
      let text = "";
      answer.setEncoding("utf8");
      answer.on("data", (chunk) => (text += chunk));
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, body: text }));
    });
    asked.on("error", () => resolve({ status: 0, body: "" }));
    asked.end(body);
  });
}
