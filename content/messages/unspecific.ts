/** The message when the server gives no reason. */
export const noReason = "An error occurred. Please try again.";
export const unavailable = "Something went wrong. Please try again later.";
