/** A text that people wrote, as it stands. */
export const CaseText = ({ label, text }: { label: string; text: string | null | undefined }) =>
  text ? (
    <div role="group" aria-label={label} className="rounded-card border border-border bg-bg p-3">
      <p className="text-dense text-muted">{label}</p>
      <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
        {text}
      </p>
    </div>
  ) : null;
