// Other domains use these parts of the outbox.
export { queueMail, queueSummary, requeueEnquiry } from "./outbox";
export { type Addresses, type MailComposer, wakeMailWorker } from "./worker";
