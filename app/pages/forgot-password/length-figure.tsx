import { UnitRows } from "~/figures/unit-rows";
import { FigureFrame } from "~/ui/figure-frame";
import { lengths } from "./content";
import { digitsOfGuesses } from "./digits";

const rows = lengths.characters.map((characters) => ({
  characters,
  digits: digitsOfGuesses(characters, lengths.alphabet),
}));
const widest = Math.max(...rows.map((row) => row.digits));
const PITCH = 10;

/** What a longer password is worth: the digits of the number of guesses, one square each. */
export function LengthFigure() {
  return (
    <>
      <h2 className="text-h3">{lengths.heading}</h2>
      <p className="mt-3 mb-6 max-w-[52ch] text-ink-2">{lengths.text}</p>
      <FigureFrame caption={lengths.caption}>
        <ul data-scale="digits" className="border-t border-axis">
          {rows.map(({ characters, digits }) => (
            <li key={characters} className="border-b border-rule py-3">
              <p className="label-text mb-1.5 flex justify-between gap-4 text-ink-2">
                <span>{characters} characters</span>
                <span>{digits} digits</span>
              </p>
              <svg
                aria-hidden
                viewBox={`0 0 ${widest * PITCH} 8`}
                className="block w-full forced-color-adjust-none"
              >
                <UnitRows
                  rows={[{ y: 0, count: digits }]}
                  pitch={PITCH}
                  size={{ width: 8, height: 8 }}
                  className="text-blue"
                />
              </svg>
            </li>
          ))}
        </ul>
      </FigureFrame>
    </>
  );
}
