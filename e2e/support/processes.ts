export * from "../../lib/testing/processes";
