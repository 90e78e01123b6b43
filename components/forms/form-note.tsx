import { Icon } from "@/components/ui/icon";
import { messages } from "@/content/messages";

interface FormNoteProps {
  kind: "success" | "error";
  children?: string;
  /** Names the failed request to whoever is asked about it. */
  reference?: string;
  className?: string;
}

/** A message about the whole form; always there, so that what comes into it is announced. */
export function FormNote({ kind, children, reference, className = "" }: FormNoteProps) {
  const isError = kind === "error";
  return (
    <div className={children ? className : undefined}>
      <div role={isError ? "alert" : "status"}>
        {children && (
          <p className={`note ${isError ? "bg-earth-100 text-earth-700" : "bg-green-100 text-green-800"}`}>
            <Icon name={isError ? "triangle-alert" : "check"} className="mt-1" />
            {children}
          </p>
        )}
      </div>
      {children && reference && (
        <p className="mt-2 text-xs text-ink-600">
          {messages.account.reference} {reference}
        </p>
      )}
    </div>
  );
}
