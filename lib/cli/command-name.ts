/** Set where the commands are bundled for the image (commands.mjs), which has no npm scripts. */
declare const IN_IMAGE: true | undefined;

/** How a person calls a command: by npm's script, or by the image's file. */
export const calledAs = (script: string, file: string): string =>
  typeof IN_IMAGE === "undefined" ? `npm run ${script}` : `node commands/${file}`;
