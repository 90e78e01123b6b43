"use client";

import { type ComponentProps, useLayoutEffect, useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { Field } from "./field";

type PasswordFieldProps = Omit<ComponentProps<typeof Field>, "type" | "adornment"> & {
  texts: { show: string; hide: string };
};

/** A password that can be looked at, before React comes (password-early.ts) and after. Without scripts there is no button. */
export function PasswordField({ texts, ...field }: PasswordFieldProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isShown, setIsShown] = useState(false);
  useLayoutEffect(() => {
    if (!button.current) return;
    button.current.onclick = null;
    setIsShown(button.current.hasAttribute("data-shown"));
  }, []);

  return (
    <Field
      {...field}
      type={isShown ? "text" : "password"}
      spellCheck={false}
      autoCapitalize="none"
      adornment={
        <button
          ref={button}
          type="button"
          data-shows={field.id}
          data-shown={isShown ? "" : undefined}
          className="group rounded-ctl absolute inset-y-1.5 right-1.5 hidden items-center px-3 text-sm font-semibold in-data-js:flex"
          aria-controls={field.id}
          onClick={() => setIsShown(!isShown)}
        >
          <span className="flex items-center gap-2 group-data-shown:hidden">
            <Icon name="eye" />
            {texts.show}
          </span>
          <span className="hidden items-center gap-2 group-data-shown:flex">
            <Icon name="eye-off" />
            {texts.hide}
          </span>
          <span className="sr-only"> {field.label.toLowerCase()}</span>
        </button>
      }
    />
  );
}
