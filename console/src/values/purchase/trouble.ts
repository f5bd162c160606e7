/** Why a purchase stopped. */
export type Trouble =
  | Readonly<{ kind: 'rejected' | 'pending-request' | 'session-ended' | 'unreachable' | 'account-missing' }>
  | Readonly<{ kind: 'refused'; code: string; message: string; requestId?: string }>
  | Readonly<{ kind: 'wallet' | 'would-revert' | 'reverted' | 'approval-reverted'; reason: string }>
  | Readonly<{ kind: 'cancelled' | 'dropped' | 'approval-cancelled' | 'approval-dropped' }>
  | Readonly<{ kind: 'network-refused' | 'simulated' | 'allowance-too-low' | 'funds-too-low' }>;

export type TroubleText = Readonly<{ title: string; text: string; again: string }>;

const said = (title: string, text: string, again = 'Try again'): TroubleText => ({ title, text, again });

/** What happened, whether anything was paid, and what to do. */
export function troubleText(trouble: Trouble): TroubleText {
  switch (trouble.kind) {
    case 'rejected':
      return said(
        'You rejected the request in the wallet',
        'Nothing was paid. Ask the wallet again, or discard the purchase.',
        'Ask again',
      );
    case 'pending-request':
      return said(
        'The wallet is already asking',
        'Open the wallet and answer the request that waits there, then go on.',
        'Go on',
      );
    case 'session-ended':
      return said(
        'Your session ended',
        'Nothing was paid. Sign in again; the purchase then goes on from here.',
        'Go on',
      );
    case 'unreachable':
      return said('The service could not be reached', 'Check the network connection, then go on from here.');
    case 'account-missing':
      return said(
        'The wallet does not share this account',
        'Select the account of the purchase in the wallet, and allow this site to use it.',
      );
    case 'refused':
      return said('The service refused the purchase', `${sentence(trouble.message)} Nothing was paid.`);
    case 'wallet':
      return said('The wallet could not do it', sentence(trouble.reason));
    case 'would-revert':
      return said('The purchase would fail', `${sentence(trouble.reason)} It was not sent, and nothing was paid.`);
    case 'reverted':
      return said(
        'The purchase failed in its block',
        `${sentence(trouble.reason)} No tokens were paid; the network kept its fee.`,
        'Get a new authorization',
      );
    case 'approval-reverted':
      return said('The approval failed in its block', `${sentence(trouble.reason)} The network kept its fee.`);
    case 'cancelled':
      return said(
        'The wallet replaced the purchase',
        'Another transaction took its place, for instance a cancellation. Nothing was bought.',
        'Buy again',
      );
    case 'approval-cancelled':
      return said('The wallet replaced the approval', 'Another transaction took its place. Approve the payment again.');
    case 'dropped':
      return said(
        'The network dropped the purchase',
        'The wallet’s node no longer knows the transaction, usually because its fee was too low. Check the activity in the wallet before you send it again; the sale accepts this authorization only once.',
        'Send it again',
      );
    case 'approval-dropped':
      return said(
        'The network dropped the approval',
        'The wallet’s node no longer knows the transaction, usually because its fee was too low.',
        'Approve again',
      );
    case 'network-refused':
      return said('The wallet did not change its network', 'Change the network in the wallet, then go on.', 'Go on');
    case 'simulated':
      return said(
        'This is a simulation',
        'Your wallet was not asked, because what it sends would be real. Sign in with the sandbox wallet to buy here.',
      );
    case 'allowance-too-low':
      return said(
        'The approved amount is too low',
        'The wallet approved less than the purchase costs. Approve at least the amount of the purchase.',
        'Approve again',
      );
    case 'funds-too-low':
      return said(
        'The wallet does not hold enough',
        'Add the payment token, or coins for the network’s fee, to the wallet. Nothing was paid.',
      );
  }
}

const sentence = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`);
