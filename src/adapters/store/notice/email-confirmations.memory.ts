import type { EmailConfirmation, EmailConfirmations } from '../../../application/ports/notice/email-confirmations.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { purged } from '../shared/values.ts';

export class InMemoryEmailConfirmations implements EmailConfirmations {
  readonly #open = new Map<WalletAddress, EmailConfirmation>();

  async open(confirmation: EmailConfirmation) {
    this.#open.set(confirmation.wallet, structuredClone(confirmation));
  }

  async find(id: string, now: Date) {
    return structuredClone(this.#one((one) => one.id === id && one.expiresAt > now));
  }

  async take(digest: string, now: Date) {
    const found = this.#one((one) => one.digest === digest && one.expiresAt > now);
    if (found !== undefined) this.#open.delete(found.wallet);
    return structuredClone(found);
  }

  async purgeExpired(before: Date, limit: number) {
    return purged(this.#open, limit, ({ expiresAt }) => expiresAt < before);
  }

  #one(matches: (one: EmailConfirmation) => boolean): EmailConfirmation | undefined {
    return [...this.#open.values()].find(matches);
  }

  about(wallet: WalletAddress) {
    const open = this.#one((one) => one.wallet === wallet);
    return { email_confirmations: open === undefined ? [] : [{ email: open.email, expiresAt: open.expiresAt }] };
  }

  erase(wallet: WalletAddress): void {
    this.#open.delete(wallet);
  }
}
