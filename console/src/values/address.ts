import { type Address, getAddress, isAddress } from 'viem';

/** With the EIP-55 checksum; undefined if the text is not an EVM address. */
export const checksummed = (text: string): Address | undefined =>
  isAddress(text, { strict: false }) ? getAddress(text) : undefined;

/** `0x1234…cdef`; a text that is already short stays whole. */
export const shortened = (text: string, head = 6, tail = 4): string =>
  text.length <= head + tail + 1 ? text : `${text.slice(0, head)}…${text.slice(-tail)}`;

export const sameAddress = (one: string | null | undefined, other: string | null | undefined): boolean =>
  one != null && other != null && one.toLowerCase() === other.toLowerCase();
