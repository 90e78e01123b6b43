import type { ComponentProps } from "react";
import { Icon } from "@/components/ui/icon";

interface KindFieldProps {
  label: string;
  kinds: readonly { value: string; label: string; hint: string }[];
  error?: string;
  /** The value that is chosen from the start. */
  chosen?: string;
  input: ComponentProps<"input">;
}

/** Which kind of account: two cards, of which one is chosen. */
export function KindField({ label, kinds, error, chosen, input }: KindFieldProps) {
  return (
    <fieldset aria-describedby={error && "profile-kind-error"}>
      <legend className="mb-2 text-sm font-semibold">{label}</legend>
      <div className="grid gap-3 xs:grid-cols-2">
        {kinds.map((kind) => (
          <label
            key={kind.value}
            className="rounded-ctl border-ink-500 flex cursor-pointer gap-4 border-[1.5px] p-4 hover:border-ink-950 has-checked:border-green-600 has-checked:bg-green-50"
          >
            <input
              {...input}
              type="radio"
              value={kind.value}
              defaultChecked={kind.value === chosen}
              className="diamond"
              required
            />
            <span>
              <span className="block font-semibold">{kind.label}</span>
              <span className="text-sm text-ink-600">{kind.hint}</span>
            </span>
          </label>
        ))}
      </div>
      {error && (
        <p id="profile-kind-error" className="field-error">
          <Icon name="triangle-alert" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
