import type { MppConsentStore } from '../../../application/ports/payment.ts';
import type { MppConsent, RailBalance } from '../../../domain/payment/consent.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

export class InMemoryMppConsentStore implements MppConsentStore {
  readonly #consents = new Map<WalletAddress, MppConsent>();
  readonly #balances = new Map<string, RailBalance>();

  async consentOf(wallet: WalletAddress) {
    return structuredClone(this.#consents.get(wallet));
  }

  async change(wallet: WalletAddress, decide: (before: MppConsent | undefined) => MppConsent) {
    const after = structuredClone(decide(structuredClone(this.#consents.get(wallet))));
    this.#consents.set(wallet, after);
    return structuredClone(after);
  }

  async balanceOf(network: string, account: WalletAddress) {
    return structuredClone(this.#balances.get(`${network} ${account}`));
  }

  async rememberBalance(network: string, account: WalletAddress, balance: RailBalance) {
    const known = this.#balances.get(`${network} ${account}`);
    if (known === undefined || known.asOf < balance.asOf)
      this.#balances.set(`${network} ${account}`, structuredClone(balance));
  }

  about(wallet: WalletAddress) {
    const consent = this.#consents.get(wallet);
    return { mpp_consents: consent === undefined ? [] : [consent] };
  }

  erase(wallet: WalletAddress): void {
    this.#consents.delete(wallet);
  }
}
