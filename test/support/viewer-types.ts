import type { ProvedWallet } from '../../src/domain/auth/proved-wallet.ts';
import type { WalletAddress } from '../../src/domain/shared/wallet-address.ts';
import type { Subjects } from '../../src/infrastructure/container/subjects.ts';

type Takes<T> = [unknown] extends [T]
  ? false
  : [string] extends [T]
    ? false
    : [WalletAddress] extends [T]
      ? true
      : false;
type IsNamed<T> = true extends Takes<T> | (T extends object ? { [K in keyof T]: Takes<T[K]> }[keyof T] : false)
  ? true
  : false;
type HasNamed<F> = F extends (...given: infer P) => unknown
  ? true extends { [I in keyof P]: IsNamed<P[I]> }[number]
    ? true
    : false
  : false;
/** The use cases to which a wallet can be given that the request merely names. */
type OfNamed<All> = {
  [S in keyof All & string]: {
    [U in keyof All[S] & string]: HasNamed<All[S][U]> extends true ? `${S}.${U}` : never;
  }[keyof All[S] & string];
}[keyof All & string];

const OPERATOR = 'an operator reads and decides about others: admitted by role';
const CREDENTIAL = 'decides whether a credential is good';
const OTHER = 'the wallet that acts is proved; the named address is a recipient, a token or a referrer';

/** Why each may be asked about a named wallet. A new use case is on this list, or takes a ProvedWallet. The test is that it compiles. */
export const OF_NAMED_WALLETS: Readonly<Record<OfNamed<Subjects>, string>> = {
  'auth.isSessionLive': CREDENTIAL,
  'auth.signIn': CREDENTIAL,
  'auth.signInEmbedded': CREDENTIAL,
  'auth.signInStatus': 'public by specification',
  'chat.openOffer': 'a dialogue, whose wallet is the proved one or none',
  'compliance.refuseBlocked': 'whether a profile is blocked is public',
  'compliance.viewTerms': 'public by specification',
  'fee.quote': 'a token',
  'history.view': 'movements on chain; those that this service sent are for a proved viewer',
  'kyc.openSession': 'the link is for a proved viewer, or the first answer of a wallet without a user',
  'kyc.refreshKyc': 'the status is public by specification; the link is for a proved viewer',
  'kyc.viewKyc': 'the status is public by specification; the link is for a proved viewer',
  'operator.addNote': OPERATOR,
  'operator.admitOperator': CREDENTIAL,
  'operator.blockUser': OPERATOR,
  'operator.isStillAdmitted': CREDENTIAL,
  'operator.listDecisions': OPERATOR,
  'operator.propose': OPERATOR,
  'operator.viewUser': OPERATOR,
  'oracle.viewDashboard': 'a token',
  'payment.sellSnapshot': 'the payer signed the transfer, which the rail verifies',
  'portfolio.aggregate': 'balances on chain; only a proved viewer starts snapshots of the own wallet',
  'portfolio.history': 'public by specification',
  'portfolio.view': 'balances on chain',
  'privacy.exportPerson': OPERATOR,
  'receive.request': 'a payment request, which anybody can compute',
  'sale.authorizeBid': OTHER,
  'sale.authorizeNftPurchase': OTHER,
  'sale.authorizePurchase': OTHER,
  'sale.bids': 'public, as purchases are: all of it is on the chain',
  'sale.history': 'public by specification',
  'sale.viewEligibility': OTHER,
  'swap.quote': 'a quote, which anybody may ask for any wallet by specification',
  'transfer.prepare': OTHER,
  'user.register': 'public by specification; private fields are for a proved viewer',
  'user.viewProfile': 'the public profile; private fields are for a proved viewer',
};

/** Never called. */
export function refusedByTheCompiler(named: WalletAddress, { transfer, user }: Subjects): unknown {
  // @ts-expect-error a wallet that is only named is not one that was proved
  const viewer: ProvedWallet = named;
  // @ts-expect-error so nothing is prepared for it
  const prepared = () => transfer.prepare(named, { chainId: 8453, to: named, token: 'native', amount: 1n });
  // @ts-expect-error and its preferences are not shown
  const shown = () => user.viewPreferences(named, 'swap');
  return [viewer, prepared, shown];
}
