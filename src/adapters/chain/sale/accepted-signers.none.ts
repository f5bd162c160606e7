import type { AcceptedSigners } from '../../../application/ports/signing.ts';

/** Without a node of the sale's chain, the signer that a contract accepts is unknown. */
export const unknownSigners: AcceptedSigners = { known: () => [], read: async () => [] };
