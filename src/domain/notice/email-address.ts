const MOST_CHARACTERS = 254;
/** RFC 5321 dot-string and domain; no quoted local parts, no address literals, no comments. */
const ONE_ADDRESS =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;
const LOCAL_CHARACTERS = 64;

/** Whether the text is exactly one plain address: a mail library finds several recipients in a text that is not. */
export const isOneAddress = (text: string): boolean =>
  text.length <= MOST_CHARACTERS && text.indexOf('@') <= LOCAL_CHARACTERS && ONE_ADDRESS.test(text);
