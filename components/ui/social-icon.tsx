import { siFacebook, siGithub, siWhatsapp, siX } from "simple-icons";

const icons = { x: siX, github: siGithub, whatsapp: siWhatsapp, facebook: siFacebook } as const;

export function SocialIcon({ network }: { network: keyof typeof icons }) {
  return (
    <svg viewBox="0 0 24 24" className="size-5" fill="currentColor" aria-hidden="true">
      <path d={icons[network].path} />
    </svg>
  );
}
