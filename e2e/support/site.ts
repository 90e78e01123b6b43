export * from "../../lib/testing/site";
