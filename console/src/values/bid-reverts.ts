import { decodeErrorResult, type Hex, parseAbi } from 'viem';

const ERRORS = parseAbi([
  'error AuctionNotStarted()',
  'error TokensNotReceived()',
  'error AuctionSoldOut()',
  'error AuctionIsOver()',
  'error AuctionIsNotOver()',
  'error BidMustBeAboveClearingPrice()',
  'error InvalidBidPriceTooHigh(uint256 maxPrice, uint256 maxBidPrice)',
  'error TickPriceNotAtBoundary()',
  'error BidAlreadyExited()',
  'error BidNotExited()',
  'error CannotExitBid()',
  'error NotGraduated()',
  'error CannotPartiallyExitBidBeforeGraduation()',
  'error NotClaimable()',
  'error InvalidLastFullyFilledCheckpointHint()',
  'error InvalidOutbidBlockCheckpointHint()',
  'error ValidationHookCallFailed(bytes reason)',
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

/** The error of the auction, or of its hook, which the auction wraps; undefined for one that no call of the console causes. */
export function revertName(data: Hex): string | undefined {
  try {
    const { errorName, args } = decodeErrorResult({ abi: ERRORS, data });
    // The sandbox's chain names the error in a text.
    if ((errorName as string) === 'Error') return /^\w+/.exec(String(args?.[0]))?.[0];
    return errorName === 'ValidationHookCallFailed' ? revertName(args[0]) : errorName;
  } catch {
    return undefined;
  }
}
