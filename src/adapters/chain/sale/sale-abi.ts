import { Interface } from 'ethers';

/** The functions and events of the sale contracts that the service uses. */
export const saleInterface = new Interface([
  'function buy((address buyer, address paymentToken, uint256 amount, uint256 maxAllowed, bool isEU, address referrer, uint256 nonce, uint256 deadline, uint8 tier) authorization, bytes signature)',
  'function buyWithPermit((address buyer, address paymentToken, uint256 amount, uint256 maxAllowed, bool isEU, address referrer, uint256 nonce, uint256 deadline, uint8 tier) authorization, bytes signature, uint256 permitDeadline, uint8 v, bytes32 r, bytes32 s)',
  'function phase() view returns (uint8)',
  'function tokensSold() view returns (uint256)',
  'function tokensForSale() view returns (uint256)',
  'function price() view returns (uint256)',
  'function purchased(address buyer) view returns (uint256)',
  'event Purchase(address indexed buyer, address indexed paymentToken, address indexed referrer, uint256 amount, uint256 tokens, uint256 nonce, uint8 tier)',
]);
