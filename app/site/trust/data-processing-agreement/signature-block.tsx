interface SignatureBlockProps {
  parties: readonly string[];
  lines: readonly string[];
}

/** Lines to sign on, side by side on paper. */
export function SignatureBlock({ parties, lines }: SignatureBlockProps) {
  return (
    <div className="grid gap-x-(--gap) gap-y-10 sm:grid-cols-2">
      {parties.map((party) => (
        <div key={party}>
          <h3 className="text-h4">{party}</h3>
          {lines.map((line) => (
            <p key={line} className="label-text mt-10 border-t border-axis pt-2 text-ink-3">
              {line}
            </p>
          ))}
        </div>
      ))}
    </div>
  );
}
