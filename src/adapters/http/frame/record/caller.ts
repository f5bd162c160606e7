import type { OperatorAdmission } from '../../../../application/operator/admission.ts';
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

/** An operator with the role that the route requires. */
export class OperatorCaller extends SessionCaller {
  readonly admission: OperatorAdmission;
  /** As the gate's cookie has it. */
  readonly gatePass: string | undefined;

  constructor({ session, via }: SessionCaller, admission: OperatorAdmission, gatePass: string | undefined) {
    super(session, via);
    this.admission = admission;
    this.gatePass = gatePass;
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
