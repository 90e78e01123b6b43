/** The longest address that SMTP carries (RFC 5321, 4.5.3.1.3). */
export const MAX_EMAIL_LENGTH = 254;

/**
 * The addresses that `<input type=email>` accepts (https://html.spec.whatwg.org/#valid-e-mail-address), except those
 * that cannot be replied to: dots at an end of the local part or next to each other (RFC 5321, 4.1.2), and a domain
 * without a dot (RFC 7085).
 */
const ADDRESS =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i;

/**
 * A domain that has to be converted, without characters at which a URL ends or that it drops, such as a zero-width
 * space. Joiners tell some domains apart.
 */
const UNICODE_DOMAIN = /^(?:[a-z\d.\u200c-\u200d-]|(?!\p{Default_Ignorable_Code_Point})\P{ASCII})+$/iu;

/**
 * An address with its domain in ASCII (punycode), as Chromium submits it; Firefox submits it as typed. An ASCII
 * address, or an address that is too long or cannot be converted, is returned as it is.
 */
export function toAsciiAddress(address: string): string {
  // URL normalizes a domain, which takes long for a long text (see normalizeAddress).
  if (address.length > MAX_EMAIL_LENGTH) return address;
  const at = address.lastIndexOf("@") + 1;
  const domain = address.slice(at);
  if (!/\P{ASCII}/u.test(domain) || !UNICODE_DOMAIN.test(domain)) return address;
  try {
    return address.slice(0, at) + new URL(`http://${domain}`).hostname;
  } catch {
    return address;
  }
}

/**
 * Tells whether an address, with its domain in ASCII, can be replied to. Browser, server and settings check new
 * addresses by this one rule.
 */
export const isEmailAddress = (address: string) => address.length <= MAX_EMAIL_LENGTH && ADDRESS.test(address);

/**
 * The form in which addresses are compared: trimmed, in Unicode NFC, with the domain in ASCII, in lower case. One that
 * is too long is returned as it is: the time of `normalize` grows with the square of the number of combining marks, and
 * 30,000 take a second.
 */
export const normalizeAddress = (address: string) =>
  address.length > MAX_EMAIL_LENGTH ? address : toAsciiAddress(address.trim().normalize("NFC")).toLowerCase();
