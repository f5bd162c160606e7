import type { OperatorAdmission } from '../../../../application/operator/admission.ts';
import type { ProvedKey, ProvedSession, ProvedWallet } from '../../../../domain/auth/proved-wallet.ts';
import { notYourWallet } from '../../../../domain/shared/failures.ts';
import type { WalletAddress } from '../../../../domain/shared/wallet-address.ts';

/** A session or an API key that was admitted, and acts on behalf of its wallet. */
export abstract class Caller {
  readonly wallet: ProvedWallet;

  constructor(wallet: ProvedWallet) {
    this.wallet = wallet;
  }

  /** The wallet, if it is the caller's; throws WALLET_MISMATCH otherwise. */
  actingFor(wallet: WalletAddress): ProvedWallet {
    if (wallet !== this.wallet) throw notYourWallet();
    return this.wallet;
  }
}

/** A caller with a session. */
export class SessionCaller extends Caller {
  readonly session: ProvedSession;
  readonly via: 'cookie' | 'bearer';

  constructor(session: ProvedSession, via: 'cookie' | 'bearer') {
    super(session.wallet);
    this.session = session;
    this.via = via;
  }

  /** The session, if it is the wallet's; throws WALLET_MISMATCH otherwise. */
  sessionOf(wallet: WalletAddress): ProvedSession {
    this.actingFor(wallet);
    return this.session;
  }
}

/** An operator with the role that the route requires. */
export class OperatorCaller extends SessionCaller {
  readonly admission: OperatorAdmission;
  /** As the gate's cookies have them. */
  readonly gatePasses: readonly string[];

  constructor({ session, via }: SessionCaller, admission: OperatorAdmission, gatePasses: readonly string[]) {
    super(session, via);
    this.admission = admission;
    this.gatePasses = gatePasses;
  }
}

/** A caller with an active API key of the wallet. */
export class KeyCaller extends Caller {
  readonly key: ProvedKey;

  constructor(key: ProvedKey) {
    super(key.wallet);
    this.key = key;
  }
}
