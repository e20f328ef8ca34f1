const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const LAST_CODE_POINT = 0x10_ff_ff;

/**
 * Reads what follows "xn--" in a label (RFC 3492). The platform writes Punycode but reads it for nobody, and
 * people paste addresses in that spelling.
 */
export function decodePunycode(encoded: string): string | undefined {
  const delimiter = encoded.lastIndexOf("-");
  const output = Array.from(encoded.slice(0, Math.max(delimiter, 0)), (char) => char.codePointAt(0) ?? 0);
  let [code, index, bias] = [128, 0, 72];
  for (let at = delimiter + 1; at < encoded.length;) {
    const before = index;
    for (let weight = 1, k = BASE; ; k += BASE) {
      const digit = digitOf(encoded[at++]);
      if (digit === undefined) return undefined;
      index += digit * weight;
      const threshold = Math.min(Math.max(k - bias, T_MIN), T_MAX);
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    const length = output.length + 1;
    bias = adapt(index - before, length, before === 0);
    code += Math.floor(index / length);
    // Also false for NaN, which endless digits come to.
    if (!(code <= LAST_CODE_POINT)) return undefined;
    output.splice(index % length, 0, code);
    index = (index % length) + 1;
  }
  return String.fromCodePoint(...output);
}

function digitOf(char: string | undefined): number | undefined {
  const digit = "abcdefghijklmnopqrstuvwxyz0123456789".indexOf(char ?? " ");
  return digit < 0 ? undefined : digit;
}

function adapt(delta: number, length: number, first: boolean): number {
  let rest = Math.floor(delta / (first ? 700 : 2));
  rest += Math.floor(rest / length);
  let k = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + 38));
}
