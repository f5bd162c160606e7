import type { ApiKey } from '../../../../domain/auth/api-key.ts';
import type { Session } from '../../../../domain/auth/session.ts';
import { notYourWallet } from '../../../../domain/shared/failures.ts';
import type { WalletAddress } from '../../../../domain/shared/wallet-address.ts';

/** A session or an API key that acts on behalf of a wallet. */
export abstract class Caller {
  readonly wallet: WalletAddress;

  constructor(wallet: WalletAddress) {
    this.wallet = wallet;
  }

  /** The wallet, if it is the caller's; throws WALLET_MISMATCH otherwise. */
  actingFor(wallet: WalletAddress): WalletAddress {
    if (wallet !== this.wallet) throw notYourWallet();
    return wallet;
  }
}

/** A caller with a session. */
export class SessionCaller extends Caller {
  readonly session: Session;
  readonly via: 'cookie' | 'bearer';

  constructor(session: Session, via: 'cookie' | 'bearer') {
    super(session.wallet);
    this.session = session;
    this.via = via;
  }
}

/** A caller with an active API key of the wallet. */
export class KeyCaller extends Caller {
  readonly key: ApiKey;

  constructor(key: ApiKey) {
    super(key.wallet);
    this.key = key;
  }
}
