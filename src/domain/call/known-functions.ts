const SALE_AUTHORIZATION =
  '(address buyer, address paymentToken, uint256 amount, uint256 maxAllowed, bool isEU, address referrer, uint256 nonce, uint256 deadline, uint8 tier)';
const NFT_AUTHORIZATION =
  '(address buyer, address paymentToken, uint256 amount, uint256 tokenId, uint8 tierId, address referrer, uint256 nonce, uint256 deadline)';

/** The functions whose calls are decoded whole, as Solidity declares them. Every address among their arguments is a party of the call. */
export const KNOWN_FUNCTIONS: readonly string[] = [
  // ERC-20, and the allowance functions that older tokens have beside it.
  'transfer(address to, uint256 amount)',
  'transferFrom(address from, address to, uint256 amount)',
  'approve(address spender, uint256 amount)',
  'increaseAllowance(address spender, uint256 amount)',
  'decreaseAllowance(address spender, uint256 amount)',
  'increaseApproval(address spender, uint256 amount)',
  'decreaseApproval(address spender, uint256 amount)',
  'burn(uint256 amount)',
  'burnFrom(address from, uint256 amount)',
  // ERC-677 and ERC-1363.
  'transferAndCall(address to, uint256 amount)',
  'transferAndCall(address to, uint256 amount, bytes data)',
  'transferFromAndCall(address from, address to, uint256 amount)',
  'transferFromAndCall(address from, address to, uint256 amount, bytes data)',
  'approveAndCall(address spender, uint256 amount)',
  'approveAndCall(address spender, uint256 amount, bytes data)',
  // ERC-2612, its form with a contract account's signature, and DAI's own.
  'permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
  'permit(address owner, address spender, uint256 value, uint256 deadline, bytes signature)',
  'permit(address holder, address spender, uint256 nonce, uint256 expiry, bool allowed, uint8 v, bytes32 r, bytes32 s)',
  // ERC-3009, and the same with a contract account's signature.
  'transferWithAuthorization(address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce, uint8 v, bytes32 r, bytes32 s)',
  'transferWithAuthorization(address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce, bytes signature)',
  'receiveWithAuthorization(address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce, uint8 v, bytes32 r, bytes32 s)',
  'receiveWithAuthorization(address from, address to, uint256 value, uint256 validAfter, uint256 validBefore, bytes32 nonce, bytes signature)',
  'cancelAuthorization(address authorizer, bytes32 nonce, uint8 v, bytes32 r, bytes32 s)',
  'cancelAuthorization(address authorizer, bytes32 nonce, bytes signature)',
  // Wrapped coins.
  'deposit()',
  'depositTo(address to)',
  'withdraw(uint256 amount)',
  'withdrawTo(address to, uint256 amount)',
  // DAI's names of transferFrom.
  'push(address to, uint256 amount)',
  'pull(address from, uint256 amount)',
  'move(address from, address to, uint256 amount)',
  // Tokens that vote.
  'delegate(address delegatee)',
  'delegateBySig(address delegatee, uint256 nonce, uint256 expiry, uint8 v, bytes32 r, bytes32 s)',
  // ERC-721 and ERC-1155.
  'safeTransferFrom(address from, address to, uint256 tokenId)',
  'safeTransferFrom(address from, address to, uint256 tokenId, bytes data)',
  'safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)',
  'safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] amounts, bytes data)',
  'setApprovalForAll(address operator, bool approved)',
  // The sale and the NFT sale.
  `buy(${SALE_AUTHORIZATION} authorization, bytes signature)`,
  `buyWithPermit(${SALE_AUTHORIZATION} authorization, bytes signature, uint256 permitDeadline, uint8 v, bytes32 r, bytes32 s)`,
  `buyNft(${NFT_AUTHORIZATION} authorization, bytes signature)`,
  // GaslessTransfers.
  'transfer(address token, address to, uint256 amount, uint256 fee)',
  'transferWithPermit(address token, address to, uint256 amount, uint256 fee, uint256 permitDeadline, uint8 v, bytes32 r, bytes32 s)',
];
