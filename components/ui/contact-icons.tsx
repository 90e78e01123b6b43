import { siFacebook, siGithub, siWhatsapp, siX } from "simple-icons";

/** The icons of the contact page, apart from icon.tsx, which every page loads. The phone is lucide's (ISC). */
const contactIcons = {
  mail: "M2 5h20v14H2zM2 6l10 8 10-8",
  "map-pin": "M12 2l7 9-7 11-7-11zM12 8l2.500 3-2.500 3-2.500-3z",
  phone:
    "M13.8 16.6a1 1 0 0 0 1.2-.3l.4-.5A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.5.3a1 1 0 0 0-.3 1.3 14 14 0 0 0 6.400 6.400",
} as const;

export function ContactIcon({ name, className }: { name: keyof typeof contactIcons; className: string }) {
  return (
    <svg viewBox="0 0 24 24" className={`icon ${className}`} aria-hidden="true">
      <path d={contactIcons[name]} />
    </svg>
  );
}

const socialIcons = { x: siX, github: siGithub, whatsapp: siWhatsapp, facebook: siFacebook } as const;

export function SocialIcon({ network }: { network: keyof typeof socialIcons }) {
  return (
    <svg viewBox="0 0 24 24" className="size-5" fill="currentColor" aria-hidden="true">
      <path d={socialIcons[network].path} />
    </svg>
  );
}
