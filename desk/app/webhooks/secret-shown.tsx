/** Right after a webhook was added, and never again. */
export function SecretShown({ secret, url }: { secret: string; url: string }) {
  return (
    <section
      aria-labelledby="secret"
      role="status"
      className="border border-control border-l-3 border-l-blue-text bg-surface px-4 py-3"
    >
      <h2 id="secret" className="font-strong">
        Copy the secret now: it is shown once
      </h2>
      <p className="mt-1 text-small text-ink-2 [overflow-wrap:anywhere]">for {url}</p>
      <code className="mt-2 block rounded-data bg-sand px-2.5 py-2 text-small [overflow-wrap:anywhere]">
        {secret}
      </code>
      <p className="mt-2 text-small text-ink-2">
        Every message is signed with it. docs/desk.md says how to check the signature.
      </p>
    </section>
  );
}
