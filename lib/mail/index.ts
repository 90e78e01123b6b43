// What other domains use of the outbox.
export { queueMail, queueSummary, requeueEnquiry } from "./outbox";
export { type Addresses, type MailComposer, wakeMailWorker } from "./worker";
