import type { Session } from '../../domain/auth/session.ts';
import { notYourWallet } from '../../domain/shared/failures.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';

/** Somebody who proved a wallet. */
export class Caller {
  readonly session: Session;
  readonly via: 'cookie' | 'bearer';

  constructor(session: Session, via: 'cookie' | 'bearer') {
    this.session = session;
    this.via = via;
  }

  get wallet(): WalletAddress {
    return this.session.wallet;
  }

  /** The wallet, when it is the caller's own; throws WALLET_MISMATCH otherwise. */
  actingFor(wallet: WalletAddress): WalletAddress {
    if (wallet !== this.session.wallet) throw notYourWallet();
    return wallet;
  }
}
