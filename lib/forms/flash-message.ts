/** What a form says about itself. */
export interface FormMessage {
  message?: string;
  isSuccess?: boolean;
  /** The field that the message is about. */
  field?: string;
  /** Names a request that failed on the server, for the visitor to quote. */
  reference?: string;
}

/** The same from the server, after a post without JavaScript or a return from Google. */
export interface FlashMessage extends FormMessage {
  /** The form that the message is about, on a page with several. */
  form?: string;
  /** What was typed, except passwords. */
  values?: Record<string, string>;
  callbackUrl?: string;
}
