/** How many digits the number of possible passwords of this length has. */
export function digitsOfGuesses(characters: number, alphabet: number): number {
  return String(BigInt(alphabet) ** BigInt(characters)).length;
}
