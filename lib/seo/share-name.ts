/** The file, without hash and ending, of the picture that a link to a page shows elsewhere. */
export const shareFile = (path: string) => (path === "/" ? "home" : path.slice(1).replaceAll("/", "-"));

/** The same in the list of pictures. */
export const shareName = (path: string) => `share:${shareFile(path)}`;
