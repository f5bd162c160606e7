import type { PaymentNetwork } from '../../application/ports/payment-network.ts';
import type { PaymentClaim } from '../../domain/payment/claim.ts';
import { railUnavailable } from '../../domain/payment/errors.ts';
import type { PaymentOutcome } from '../../domain/payment/payment.ts';
import type { Hex } from '../../domain/shared/hex.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { withoutSecrets } from './tempo-errors.ts';
import { networkOf, type TempoConnection, type TempoSdk } from './tempo-sdk.ts';

/** How far the chain must be past a transaction's expiry before its absence is final: nodes lag behind one another. */
const LAG_MARGIN_MS = 30_000;

export class TempoPaymentNetwork implements PaymentNetwork {
  readonly #tempo: TempoConnection;

  constructor(tempo: TempoConnection) {
    this.#tempo = tempo;
  }

  async outcomeOf(claim: PaymentClaim): Promise<PaymentOutcome> {
    if (claim.network !== networkOf(this.#tempo.settings.chainId)) return 'unknown';
    return await this.#ask(async (sdk) => {
      // The head first: a transaction that is absent afterwards is in no block up to it.
      const head = await sdk.actions.getBlock(sdk.client);
      const receipt = await receiptOf(sdk, claim.reference as Hex);
      if (receipt !== undefined) return isPaidBy(sdk, receipt, claim) ? 'paid' : 'never';
      return Number(head.timestamp) * 1000 > claim.validUntil.getTime() + LAG_MARGIN_MS ? 'never' : 'unknown';
    });
  }

  async balanceOf(account: WalletAddress): Promise<bigint> {
    return await this.#ask(({ actions, client, Abis }) =>
      actions.readContract(client, {
        address: this.#tempo.settings.currency,
        abi: Abis.tip20,
        functionName: 'balanceOf',
        args: [account as string as Hex],
      }),
    );
  }

  async #ask<T>(question: (sdk: TempoSdk) => Promise<T>): Promise<T> {
    const sdk = await this.#tempo.sdk();
    try {
      return await question(sdk);
    } catch (error) {
      if (!(error instanceof sdk.viem.BaseError)) throw error;
      throw railUnavailable.because(withoutSecrets(sdk, error));
    }
  }
}

type Receipt = Awaited<ReturnType<TempoSdk['actions']['getTransactionReceipt']>>;

/** Did the claimed amount of the claimed token reach us by this transaction? */
function isPaidBy({ viem, Abis }: TempoSdk, { status, logs }: Receipt, claim: PaymentClaim): boolean {
  const transfers = viem.parseEventLogs({ abi: Abis.tip20, eventName: 'Transfer', logs });
  const isOurs = ({ address, args }: (typeof transfers)[number]) =>
    viem.isAddressEqual(address, claim.currency as Hex) &&
    viem.isAddressEqual(args.to, claim.recipient as Hex) &&
    args.amount === claim.amount;
  return status === 'success' && transfers.some(isOurs);
}

async function receiptOf({ actions, client, viem }: TempoSdk, hash: Hex): Promise<Receipt | undefined> {
  try {
    return await actions.getTransactionReceipt(client, { hash });
  } catch (error) {
    if (error instanceof viem.TransactionReceiptNotFoundError) return undefined;
    throw error;
  }
}
