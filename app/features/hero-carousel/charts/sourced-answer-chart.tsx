import { type Bar, barsPath } from "~/figures/bars";
import { seededRandom } from "~/figures/random";
import { ChartFrame, ChartLabel } from "./chart-frame";
import type { Layer } from "./layers";
import { NarrowSourcedAnswer, writtenAt } from "./narrow-sourced-answer";

const RECORDS = 30;
/** The records the answer rests on, from the top. */
const cited = [5, 13, 22];
const ANSWER_LINES = 9;
/** Which line of the answer cites which record. */
const citingLines = [1, 4, 7];

const hours = writtenAt(RECORDS);

/** Records on the left go through a model; three of them come out as the sources of its answer. */
export function SourcedAnswerChart() {
  return (
    <ChartFrame
      label={`An example question: ${RECORDS} of your records are read, and the answer names the ${cited.length} it rests on.`}
      wide={draw({
        top: 90,
        pitch: 13.4,
        bar: 6.4,
        records: [500, 612],
        model: [704, 752],
        answer: [842, 1000],
      })}
      narrow={<NarrowSourcedAnswer hours={hours} cited={cited} />}
    >
      <ChartLabel x={50} y={30} strong="Example question:">
        Which contracts renew in March?
      </ChartLabel>
      <ChartLabel x={50} y={68} strong={`${RECORDS} records`}>
        read
      </ChartLabel>
      <ChartLabel x={72.8} y={68} anchor="middle">
        Model
      </ChartLabel>
      <ChartLabel x={84.2} y={68} strong={`${cited.length} sources`}>
        named in the answer
      </ChartLabel>
    </ChartFrame>
  );
}

function isSource(_: unknown, record: number): boolean {
  return cited.includes(record);
}

type Span = readonly [from: number, to: number];

interface Drawing {
  top: number;
  pitch: number;
  bar: number;
  records: Span;
  model: Span;
  answer: Span;
}

function draw({ top, pitch, bar, records, model, answer }: Drawing): Layer[] {
  const random = seededRandom(9);
  const y = (row: number) => top + row * pitch;
  const middle = y((RECORDS - 1) / 2) + bar / 2;
  const modelHeight = pitch * RECORDS * 0.72;
  const port = (share: number) => middle + (share - 0.5) * modelHeight * 0.86;

  const recordBars = Array.from({ length: RECORDS }, (_, row): Bar => {
    const width = (records[1] - records[0]) * (0.45 + random() * 0.55);
    return { x: records[0], y: y(row), width, height: bar };
  });
  const space = answer[1] - answer[0];
  const lineOf = (line: number) => (RECORDS - ANSWER_LINES * 2) / 2 + line * 2;
  const answerBars = Array.from({ length: ANSWER_LINES }, (_, line): Bar => {
    const width = space * (line === ANSWER_LINES - 1 ? 0.4 : 0.66 + random() * 0.2);
    return { x: answer[0], y: y(lineOf(line)), width, height: bar * 1.25 };
  });
  const notes = answerBars
    .filter((_, line) => citingLines.includes(line))
    .map((line): Bar => ({ ...line, x: line.x + line.width + space * 0.04, width: space * 0.1 }));

  const inflow = recordBars.map((record, row) =>
    curve(record.x + record.width, record.y + bar / 2, model[0], port(row / (RECORDS - 1))),
  );
  const outflow = citingLines.map((line, index) =>
    curve(model[1], port((index + 1) / (cited.length + 1)), answer[0], y(lineOf(line)) + bar * 0.625),
  );
  const body: Bar = {
    x: model[0],
    y: middle - modelHeight / 2,
    width: model[1] - model[0],
    height: modelHeight,
  };

  return [
    { className: `${stroke} stroke-accent opacity-25`, d: inflow.join("") },
    {
      className: `${stroke} stroke-current stroke-[2.5] text-accent`,
      d: [...inflow.filter(isSource), ...outflow].join(""),
    },
    { className: "fill-accent/35", d: barsPath(recordBars.filter((_, row) => !cited.includes(row))) },
    { className: "fill-accent", d: barsPath([...recordBars.filter(isSource), ...notes]) },
    { className: "fill-tier-1", d: barsPath([body]) },
    { className: "fill-ink", d: barsPath(answerBars) },
    { className: "fill-paper/85", d: barsPath(weights(body, bar)) },
  ];
}

const stroke = "fill-none [vector-effect:non-scaling-stroke]";

/** Leaves and arrives level, so that it reads as one line from bar to bar. */
function curve(x1: number, y1: number, x2: number, y2: number): string {
  const middle = (x1 + x2) / 2;
  return `M${x1.toFixed(1)} ${y1.toFixed(1)}C${middle.toFixed(1)} ${y1.toFixed(1)} ${middle.toFixed(1)} ${y2.toFixed(1)} ${x2} ${y2.toFixed(1)}`;
}

function weights(body: Bar, bar: number): Bar[] {
  const random = seededRandom(3);
  const count = 12;
  return Array.from({ length: count }, (_, index) => ({
    x: body.x + body.width * 0.18,
    y: body.y + (body.height * (index + 0.7)) / (count + 0.4),
    width: body.width * (0.2 + random() * 0.44),
    height: bar * 0.8,
  }));
}
