import type { Metadata } from "next";
import { unsubscribePage } from "@/content/unsubscribe";
import { readUnsubscribeToken } from "@/lib/enquiries/unsubscribe";

interface Props {
  params: Promise<{ token: string; step: string }>;
}

const { meta, ask, done, unknown } = unsubscribePage;

async function read(params: Props["params"]) {
  const { token, step } = await params;
  const isKnown = readUnsubscribeToken(token) !== undefined;
  return { token, step, isKnown, texts: isKnown ? (step === "done" ? done : ask) : unknown };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { texts } = await read(params);
  return {
    ...meta,
    title: texts === ask ? meta.title : texts.title,
    robots: { index: false },
    // The address of the page is the key to a sign-up.
    referrer: "no-referrer",
  };
}

export default async function UnsubscribePage({ params }: Props) {
  const { token, step, isKnown, texts } = await read(params);
  const { title, text } = texts;
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
