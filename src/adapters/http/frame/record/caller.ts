import type { ApiKey } from '../../../../domain/auth/api-key.ts';
import type { Session } from '../../../../domain/auth/session.ts';
import { notYourWallet } from '../../../../domain/shared/failures.ts';
import type { WalletAddress } from '../../../../domain/shared/wallet-address.ts';

/** Somebody who may act for a wallet: its owner, or a program with a key of its owner's. */
export abstract class Caller {
  readonly wallet: WalletAddress;

  constructor(wallet: WalletAddress) {
    this.wallet = wallet;
  }

  /** The wallet, when it is the caller's own; throws WALLET_MISMATCH otherwise. */
  actingFor(wallet: WalletAddress): WalletAddress {
    if (wallet !== this.wallet) throw notYourWallet();
    return wallet;
  }
}

/** Somebody who proved the wallet. */
export class SessionCaller extends Caller {
  readonly session: Session;
  readonly via: 'cookie' | 'bearer';

  constructor(session: Session, via: 'cookie' | 'bearer') {
    super(session.wallet);
    this.session = session;
    this.via = via;
  }
}

/** A program with a live key of the wallet's. */
export class KeyCaller extends Caller {
  readonly key: ApiKey;

  constructor(key: ApiKey) {
    super(key.wallet);
    this.key = key;
  }
}
