"use client";

import { type ComponentProps, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { Field } from "./field";

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, "type" | "adornment"> & {
  texts: { show: string; hide: string };
};

/** A password that can be looked at. */
export function PasswordField({ texts, ...field }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field
      {...field}
      type={isShown ? "text" : "password"}
      spellCheck={false}
      autoCapitalize="none"
      adornment={
        <button
          type="button"
          className="rounded-ctl absolute inset-y-1.5 right-1.5 flex items-center gap-2 px-3 text-sm font-semibold"
          aria-controls={field.id}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon name={isShown ? "eye-off" : "eye"} />
          {isShown ? texts.hide : texts.show}
          <span className="sr-only"> {field.label.toLowerCase()}</span>
        </button>
      }
    />
  );
}
