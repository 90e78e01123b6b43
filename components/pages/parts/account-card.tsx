import { Art } from "@/components/ui/art";
import pattern from "@/components/ui/art/patterns/my-profile.svg";
import { logOutPath } from "@/lib/http/paths";

interface AccountCardProps {
  texts: { title: string; email: string; kind: string; logOut: string };
  email: string;
  kind: string;
}

/** The account that is logged in. Logging out is a plain form: it needs no script and reloads the page. */
export function AccountCard({ texts, email, kind }: AccountCardProps) {
  return (
    <section className="on-dark min-w-0 bg-green-900 text-white" aria-labelledby="account-card">
      <Art picture={pattern} className="h-30 w-full object-cover" />
      <div className="p-6 pb-9 md:p-9">
        <h2 id="account-card" className="text-h3">
          {texts.title}
        </h2>
        <dl className="mt-4">
          <dt className="text-sm text-green-200">{texts.email}</dt>
          <dd className="mt-1 mb-6 wrap-anywhere">{email}</dd>
          <dt className="text-sm text-green-200">{texts.kind}</dt>
          <dd className="mt-1">{kind}</dd>
        </dl>
        <form method="post" action={logOutPath} className="mt-8">
          <button type="submit" className="btn btn-md border-[1.5px] border-white hover:bg-white hover:text-ink-950">
            {texts.logOut}
          </button>
        </form>
      </div>
    </section>
  );
}
