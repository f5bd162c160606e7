import { verifyTypedData } from 'ethers';
import type { Clock } from '../../../application/ports/system.ts';
import { requestReverts } from '../../../domain/paymaster/errors.ts';
import type { ForwardRequest } from '../../../domain/paymaster/forward-request.ts';
import { PERMIT_TYPES, type PermitTerms } from '../../../domain/paymaster/gasless-transfer.ts';
import type { Hex } from '../../../domain/shared/hex.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { InMemoryAccounts } from '../memory/accounts.memory.ts';
import type { Call } from './forwarders.memory.ts';
import { type CarriedPermit, parseGaslessCall } from './gasless-calls.ts';

type World = Readonly<{
  accounts: ReadonlyMap<number, InMemoryAccounts>;
  clock: Clock;
  contracts: ReadonlyMap<number, WalletAddress>;
  /** Undefined for a token without a known name. */
  tokenName: (chainId: number, token: WalletAddress) => string | undefined;
  treasury: WalletAddress;
}>;

const TYPES = { Permit: [...PERMIT_TYPES.Permit] };
const revert = (reason: string) => requestReverts({ reason });

/** The GaslessTransfers contract of each in-memory chain with the permits of its tokens, the only source of allowances there. */
export class InMemoryGaslessTransfers {
  readonly #world: World;
  readonly #nonces = new Map<string, bigint>();

  constructor(world: World) {
    this.#world = world;
  }

  isAt(chainId: number, address: WalletAddress): boolean {
    return this.#world.contracts.get(chainId) === address;
  }

  permitTermsOf(chainId: number, token: WalletAddress, owner: WalletAddress): PermitTerms {
    const name = this.#world.tokenName(chainId, token) ?? 'Token';
    return {
      domain: { name, version: '1', chainId, verifyingContract: token },
      nonce: this.#nonces.get(`${chainId} ${token} ${owner}`) ?? 0n,
    };
  }

  /** Throws REQUEST_REVERTS before any transfer. */
  play({ chainId, request: { from, to: contract, data } }: Call, as: 'rehearsal' | Hex): void {
    const { accounts, treasury } = this.#world;
    const call = parseGaslessCall(data);
    const tokens = accounts.get(chainId);
    if (call === undefined || !tokens?.isToken(call.token)) throw revert('no reason given');
    const { token, to, amount, fee, permit } = call;
    const total = amount + fee;
    if (permit === undefined || !this.#isSigned({ chainId, token, from, contract, total, permit }))
      throw revert(`ERC20InsufficientAllowance(${contract}, 0, ${amount})`);
    const held = tokens.tokenBalanceOf(token, from);
    if (held < total) throw revert(`ERC20InsufficientBalance(${from}, ${held}, ${total})`);
    if (as === 'rehearsal') return;
    this.#nonces.set(`${chainId} ${token} ${from}`, this.permitTermsOf(chainId, token, from).nonce + 1n);
    tokens.moveTokens(token, from, to, amount);
    tokens.moveTokens(token, from, treasury, fee);
  }

  #isSigned({ chainId, token, from, contract, total, permit: { deadline, ...signature } }: Signed): boolean {
    const { domain, nonce } = this.permitTermsOf(chainId, token, from);
    const permit = { owner: from, spender: contract, value: total, nonce, deadline };
    try {
      const isInTime = deadline >= BigInt(Math.floor(this.#world.clock.now().getTime() / 1000));
      return isInTime && verifyTypedData(domain, TYPES, permit, signature) === from;
    } catch {
      return false;
    }
  }
}

type Signed = Readonly<{
  chainId: number;
  token: WalletAddress;
  from: ForwardRequest['from'];
  contract: WalletAddress;
  total: bigint;
  permit: CarriedPermit;
}>;
