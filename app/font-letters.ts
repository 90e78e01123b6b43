const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join("");

/**
 * The letters that ./schibsted-grotesk.woff2 has: those of the site's texts and of names in the region. Other letters
 * fall back to the device's font.
 */
export const fontLetters = `${ASCII}\u00a0©×²·–—‘’“”…éèêëïîôçàâûùáíóúãõÉ`;
