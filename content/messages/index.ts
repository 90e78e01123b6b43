/**
 * Every message a visitor can see, in the client's words where the error catalogue has them. Import them as
 * `* as messages`, and do not take the namespace apart (`= messages`): a page then loads only those that it shows.
 */
export { errorMessages as error } from "../errors";
export * from "./accounts";
export * from "./backend";
export * from "./contact";
export * from "./forms";
export * from "./subscribe";
