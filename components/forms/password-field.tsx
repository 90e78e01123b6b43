"use client";

import { type ComponentProps, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { Field } from "./field";

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, "type" | "adornment"> & {
  texts: { show: string; hide: string };
};

/** A password with a button that shows it, which is hidden until React has started. */
export function PasswordField({ texts, ...field }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const action = isShown ? texts.hide : texts.show;
  return (
    <Field
      {...field}
      type={isShown ? "text" : "password"}
      spellCheck={false}
      autoCapitalize="none"
      adornment={
        <button
          type="button"
          data-password-toggle=""
          className="rounded-ctl absolute inset-y-1.5 right-1.5 hidden items-center gap-2 px-3 text-sm font-semibold in-data-ready:flex"
          aria-controls={field.id}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon name={isShown ? "eye-off" : "eye"} />
          <span key={action}>{action}</span>
          <span className="sr-only"> {field.label.toLowerCase()}</span>
        </button>
      }
    />
  );
}
