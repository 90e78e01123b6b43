/** Without a reason from the server. */
export const noReason = "An error occurred. Please try again.";
export const unavailable = "Something went wrong. Please try again later.";
