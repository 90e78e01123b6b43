import "server-only";
import { takeLogIn } from "@/lib/auth/take-log-in";
import { takeRegistration } from "@/lib/auth/take-registration";
import { answerFillToken } from "@/lib/enquiries/answer";
import { takeEnquiry } from "@/lib/enquiries/take-enquiry";
import { answerHealth, answerReady } from "@/lib/health/answers";
import { takeReport } from "@/lib/http/csp-report";
import type { Handlers } from "@/lib/http/direct-answers";
import { takeBeacon } from "@/lib/vitals/take-beacon";

/** What a thread of its own answers, where there is one (lib/accounts-thread/). */
export const accountHandlers: Handlers = {
  "/user/login": { POST: takeLogIn },
  "/user/register": { POST: takeRegistration },
};

/** What our own server answers without Next; app/ has a route for each, which is asked under plain `next start`. */
export const handlers: Handlers = {
  ...accountHandlers,
  "/api/csp-report": { POST: takeReport },
  "/api/health": { GET: answerHealth },
  "/api/ready": { GET: answerReady },
  "/api/vitals": { POST: takeBeacon },
  "/enquiries": { POST: takeEnquiry },
  "/enquiries/token": { GET: answerFillToken },
};
