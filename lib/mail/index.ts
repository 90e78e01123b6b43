// Other domains use these parts of the outbox.
export { CLAIM_MS, queueMail, requeueEnquiry } from "./outbox";
export { type Addresses, type MailComposer, type NoticeComposer, wakeMailWorker } from "./worker";
