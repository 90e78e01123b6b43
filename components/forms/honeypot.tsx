/** A field that people neither see nor reach, and robots fill in. Its label is for those whom a style fails. */
export function Honeypot({ label }: { label: string }) {
  return (
    <div className="sr-only" aria-hidden="true">
      <label>
        {label}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}

export const honeypotOf = (event?: { target: unknown }) =>
  event?.target instanceof HTMLFormElement ? String(new FormData(event.target).get("website") ?? "") : "";
