import { Icon } from "@/components/ui/icon";

interface FormNoteProps {
  kind: "success" | "error";
  children?: string;
  className?: string;
}

/** A message about the whole form; always there, so that what comes into it is announced. */
export function FormNote({ kind, children, className = "" }: FormNoteProps) {
  const isError = kind === "error";
  return (
    <div role={isError ? "alert" : "status"} className={children ? className : undefined}>
      {children && (
        <p className={`note ${isError ? "bg-earth-100 text-earth-700" : "bg-green-100 text-green-800"}`}>
          <Icon name={isError ? "triangle-alert" : "check"} className="mt-1" />
          {children}
        </p>
      )}
    </div>
  );
}
