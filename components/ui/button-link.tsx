interface ButtonLinkProps {
  href: string;
  children: string;
  tone?: "primary" | "white" | "outline";
  hasArrow?: boolean;
  className?: string;
}

export function ButtonLink({ href, children, tone = "primary", hasArrow = true, className = "" }: ButtonLinkProps) {
  return (
    <a href={href} className={`btn btn-${tone} ${hasArrow ? "arrow " : ""}${className}`}>
      {children}
    </a>
  );
}
