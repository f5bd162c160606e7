import type { WalletTransaction } from '../../../domain/history/wallet-transaction.ts';
import { fromHex, type Hex } from '../../../domain/shared/hex.ts';
import type { SignedTransaction } from '../../../domain/transfer/signed-transaction.ts';
import { BASE_FEE, BLOCK_GAS } from './gas.ts';
import type { HostCall } from './host.ts';
import type { Payment } from './tokens.memory.ts';

/** A transaction that the chain carried out. */
export type MinedTransaction = Readonly<{
  transaction: SignedTransaction;
  blockNumber: number;
  succeeded: boolean;
  minedAt: Date;
  gasUsed: bigint;
  /** Wei per gas, paid by the sender. */
  gasPrice: bigint;
  /** The transfers of tokens in it, in their order. */
  payments: readonly Payment[];
}>;

/** A movement of coins or tokens, whoever looks at it. The token's symbol is not the chain's to know. */
export type Movement = Omit<WalletTransaction, 'direction' | 'symbol'>;

/** What an in-memory chain carried out: receipts and history are read from here. */
export class MinedTransactions {
  readonly #mined = new Map<Hex, MinedTransaction>();

  add(mined: MinedTransaction): void {
    this.#mined.set(mined.transaction.hash, mined);
  }

  find(hash: Hex): MinedTransaction | undefined {
    return this.#mined.get(hash);
  }

  /** The transactions of one block. */
  inBlock(blockNumber: number): readonly MinedTransaction[] {
    return [...this.#mined.values()].filter((one) => one.blockNumber === blockNumber);
  }

  /** Oldest first. As explorers list them: every transaction moves coins, if only none of them. */
  get movements(): readonly Movement[] {
    return [...this.#mined.values()].flatMap(movementsOf);
  }
}

function movementsOf({ transaction, succeeded, minedAt, payments }: MinedTransaction): readonly Movement[] {
  const { chainId, hash, from, to, value } = transaction;
  const common = { chainId, hash, timestamp: minedAt };
  return [
    { ...common, part: 'coin', from, to, value, status: succeeded ? 'confirmed' : 'failed' },
    ...payments.map(
      ({ token, from: payer, to: payee, amount }, turn): Movement => ({
        ...common,
        part: `${token}-${turn}`,
        from: payer,
        to: payee,
        value: amount,
        token,
        status: 'confirmed',
      }),
    ),
  ];
}

type Unsigned = HostCall & Pick<SignedTransaction, 'chainId' | 'hash' | 'nonce'>;

/** A transaction of an account whose key nobody has. */
export const unsigned = ({ data, ...call }: Unsigned): SignedTransaction => ({
  ...call,
  type: 2,
  data: fromHex(data),
  raw: '0x',
  gasLimit: BLOCK_GAS,
  maxFeePerGas: BASE_FEE,
  maxPriorityFeePerGas: 0n,
  accessList: { addresses: 0, keys: 0 },
  movement: { to: call.to, amount: call.value },
});
