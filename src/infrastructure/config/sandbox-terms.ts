import { createHash } from 'node:crypto';
import type { TermsText } from '../../domain/compliance/terms.ts';

export const sha256Of = (text: string | Uint8Array): string => createHash('sha256').update(text).digest('hex');

const TEXT = `# Terms of this sandbox

This is a demonstration. Its chains are simulated by the service itself, and nothing here has value.

1. **No sale.** Tokens that you buy here exist only in this service. They are not an investment, and nobody owes you anything for them.
2. **No money.** The coins and stablecoins are play money, and a reset deletes them without notice.
3. **No real wallet.** Send nothing to an address that you see here: on a real chain it belongs to nobody who could return it.
4. **No real data.** Give no real name, document or e-mail address.
5. **As it is.** There is no warranty. The operator of this sandbox is not liable for anything that happens in it.

An institution replaces this text by its own terms before anybody can buy.
`;

/** What is accepted where nothing can be bought for money and no other terms are configured. */
export const SANDBOX_TERMS: TermsText = { text: TEXT, sha256: sha256Of(TEXT) };
