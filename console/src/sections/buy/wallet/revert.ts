import type { Wallet } from '@institutional-defi/client';
import { decodeErrorResult, type Hex, parseAbi } from 'viem';
import { call } from 'viem/actions';
import type { PaymentToken } from '../../../values/purchase/purchase.ts';
import { revertData } from '../../../values/revert-data.ts';
import { type Revert, revertReason } from './revert-reason.ts';

const ERRORS = parseAbi([
  'error SaleNotActive(uint8 phase)',
  'error CapExceeded(uint256 requested, uint256 remaining)',
  'error AllocationExceeded(uint256 requested, uint256 remaining)',
  'error PaymentTooSmall(uint256 amount)',
  'error AuthorizationExpired(uint256 deadline)',
  'error AuthorizationTooLong(uint256 deadline, uint256 latest)',
  'error PriceChangedSince(uint256 deadline, uint256 earliest)',
  'error NonceAlreadyUsed(uint256 nonce)',
  'error NotBuyer(address sender, address buyer)',
  'error SelfReferral(address buyer)',
  'error PaymentTokenNotAccepted(address token)',
  'error InvalidSigner(address recovered)',
  'error TierSoldOut(uint8 tierId, uint256 supply)',
  'error WrongPrice(uint8 tierId, uint256 amount, uint256 price)',
  'error TokenTaken(uint256 tokenId)',
  'error TokenOutsideTier(uint8 tierId, uint256 tokenId)',
  'error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)',
  'error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed)',
  'error Error(string message)',
]);

type Call = Readonly<{ to: Hex; data: Hex }>;

/** Calls without sending; returns why it would revert, undefined if it would not. A node that cannot tell is no reason to stop. */
export async function reasonToRevert(
  wallet: Wallet,
  transaction: Call,
  token: PaymentToken,
  blockNumber?: bigint,
): Promise<string | undefined> {
  try {
    await call(wallet, {
      account: wallet.account,
      ...transaction,
      ...(blockNumber !== undefined && { blockNumber }),
    });
    return undefined;
  } catch (error) {
    const data = revertData(error);
    return data === undefined ? undefined : revertReason(decoded(data), token);
  }
}

function decoded(data: Hex): Revert {
  try {
    const { errorName, args = [] } = decodeErrorResult({ abi: ERRORS, data });
    return { name: errorName, args };
  } catch {
    return { name: '', args: [] };
  }
}
