import { decodeErrorResult, type Hex, parseAbi } from 'viem';
import { t } from './texts/index.ts';

const ERRORS = parseAbi([
  'error AuctionNotStarted()',
  'error AuctionIsOver()',
  'error AuctionIsNotOver()',
  'error BidMustBeAboveClearingPrice()',
  'error TickPriceNotAtBoundary()',
  'error BidAlreadyExited()',
  'error BidNotExited()',
  'error CannotExitBid()',
  'error NotGraduated()',
  'error CannotPartiallyExitBidBeforeGraduation()',
  'error NotClaimable()',
  'error InvalidLastFullyFilledCheckpointHint()',
  'error InvalidOutbidBlockCheckpointHint()',
  'error PermitExpired(uint256 deadline)',
  'error NonceAlreadyUsed(uint256 nonce)',
  'error CapExceeded(uint256 requested, uint256 remaining)',
  'error TotalCapExceeded(uint256 requested, uint256 remaining)',
  'error NotSender(address sender, address permitted)',
  'error InvalidSigner(address recovered)',
  'error TransferFromFailed()',
  'error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)',
  'error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed)',
]);

/** Why the auction or its hook refuses, in words; undefined for an error without any. */
export function explainRevert(data: Hex): string | undefined {
  try {
    const { errorName, args } = decodeErrorResult({ abi: ERRORS, data });
    // The sandbox's chain names the error in a text.
    const name = (errorName as string) === 'Error' ? /^\w+/.exec(String(args?.[0]))?.[0] : errorName;
    const key = `revert.${name}`;
    return t.has(key) ? (t as (key: string) => string)(key) : undefined;
  } catch {
    return undefined;
  }
}
