const OLD = '{ ...process.versions, node: "20.1.0", napi: "9" }';

/** Node's arguments by which it passes for a Node that is too old for the site. */
export const asOldNode = [
  "--import",
  `data:text/javascript,Object.defineProperty(process, "versions", { value: ${OLD} })`,
];
