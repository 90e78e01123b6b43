import { unsubscribePage } from "@/content/unsubscribe";
import { readUnsubscribeToken } from "@/lib/enquiries/unsubscribe";

export const metadata = {
  ...unsubscribePage.meta,
  robots: { index: false },
  // The address of the page is the key to a sign-up.
  referrer: "no-referrer" as const,
};

interface Props {
  params: Promise<{ token: string; step: string }>;
}

export default async function UnsubscribePage({ params }: Props) {
  const { token, step } = await params;
  const { ask, done, unknown } = unsubscribePage;
  const isKnown = readUnsubscribeToken(token) !== undefined;
  const { title, text } = isKnown ? (step === "done" ? done : ask) : unknown;
  return (
    <div data-hero="light" className="bg-ink-50 min-h-[70svh] pt-[calc(var(--bar)+clamp(28px,4.5vw,72px))] pb-section">
      <div className="wrap">
        <h1 className="text-h1">{title}</h1>
        <p className="mt-4 max-w-[560px] text-lead text-ink-600">{text}</p>
        {isKnown && step !== "done" && (
          <form method="post" action={`/unsubscribe/${token}`} className="mt-8">
            <button type="submit" className="btn btn-primary">
              {ask.button}
            </button>
          </form>
        )}
      </div>
    </div>
  );
}
