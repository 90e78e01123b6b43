interface SubmitButtonProps {
  label: string;
  busyLabel: string;
  isBusy: boolean;
  hasArrow?: boolean;
  className?: string;
}

/** Stays focusable while busy and keeps its idle width. */
export function SubmitButton({ label, busyLabel, isBusy, hasArrow = false, className = "" }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      aria-busy={isBusy}
      className={`btn btn-primary ${hasArrow && !isBusy ? "arrow " : ""}${className}`}
    >
      {isBusy ? (
        <span className="grid *:col-start-1 *:row-start-1">
          <span className={`invisible flex items-center gap-3 ${hasArrow ? "arrow" : ""}`} aria-hidden="true">
            {label}
          </span>
          <span className="flex items-center justify-center gap-2">
            <span className="busy-mark" aria-hidden="true" />
            {busyLabel}
          </span>
        </span>
      ) : (
        label
      )}
    </button>
  );
}
