import { z } from 'zod';

/** Without a pattern: a generator of zod schemas loses the patterns of items of a tuple, and its output does not compile. */
export const signatureArgument = z.string().meta({
  id: 'SignatureArgument',
  description: 'The signature as an argument of the call, in hexadecimal digits after 0x',
  format: 'hex',
  example: `0x${'1b'.repeat(65)}`,
});
