import { Art } from "@/components/art/art";
import { patternName } from "@/components/art/catalog";
import { ButtonLink } from "@/components/ui/button-link";
import { myProfile } from "@/content/account";
import { metadataOf } from "@/lib/metadata";

export const metadata = metadataOf(myProfile.meta, "/my-profile");

export default function MyProfilePage() {
  const { title, card, signedOut } = myProfile;
  return (
    <div data-hero="light" className="bg-ink-50 pt-[calc(var(--bar)+clamp(28px,4.5vw,64px))] pb-section">
      <div className="wrap">
        <h1 className="text-h1">{title}</h1>
        <div className="mt-10 grid items-start gap-6 lg:mt-12 lg:grid-cols-[440px_1fr]">
          <section className="on-dark bg-green-900 text-white" aria-labelledby="account-card">
            <Art
              name={patternName({ slug: "my-profile", ground: "forest", shape: "strip" })}
              className="h-30 w-full object-cover"
            />
            <div className="p-6 pb-9 md:p-9">
              <h2 id="account-card" className="text-h3">
                {card.title}
              </h2>
              <p className="mt-3 text-green-200">{card.text}</p>
            </div>
          </section>
          <section className="border-ink-200 border bg-white p-6 md:p-12">
            <h2 className="text-h2-sm">{signedOut.title}</h2>
            <p className="mt-3 max-w-[480px] text-ink-600">{signedOut.description}</p>
            <div className="mt-8 flex flex-wrap gap-4">
              <ButtonLink href="/login">{signedOut.login}</ButtonLink>
              <ButtonLink href="/register" tone="outline" hasArrow={false}>
                {signedOut.register}
              </ButtonLink>
            </div>
          </section>
        </div>
      </div>
    </div>
  );
}
