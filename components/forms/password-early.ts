// This also stands in pages, as text: see google-early.ts for what it may not use.

/** Has the buttons that show a password work before React comes, which then takes them over. */
function wakePasswords(buttons: Iterable<HTMLButtonElement>) {
  for (const button of buttons) {
    button.onclick = () => {
      const input = document.getElementById(button.dataset.shows ?? "") as HTMLInputElement;
      input.type = button.toggleAttribute("data-shown") ? "text" : "password";
    };
  }
}

/** The script of a page that asks for passwords; lib/cli/finish-pages.ts puts it there. */
export const passwordScript = `(${wakePasswords})(document.querySelectorAll("[data-shows]"))`;
