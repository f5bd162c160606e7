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
  'function nonceUsed(uint256 nonce) view returns (bool)',
  'function saleToken() view returns (address)',
  'event Purchase(address indexed buyer, address indexed paymentToken, address indexed referrer, uint256 amount, uint256 tokens, uint256 nonce, uint8 tier)',
]);

/** What the NFT sale's buyers and readers call. */
export const nftSaleInterface = new Interface([
  'function buyNft((address buyer, address paymentToken, uint256 amount, uint256 tokenId, uint8 tierId, address referrer, uint256 nonce, uint256 deadline) authorization, bytes signature)',
  'function nonceUsed(uint256 nonce) view returns (bool)',
  'function ownerOf(uint256 tokenId) view returns (address)',
  'function tiers(uint8 tierId) view returns (uint256 price, uint256 supply, uint256 sold, uint256 firstTokenId)',
]);

/** What the service reads of an auction. */
export const auctionInterface = new Interface([
  'function checkpoint()',
  'function isGraduated() view returns (bool)',
  'function currencyRaised() view returns (uint256)',
  'function requiredCurrencyRaised() view returns (uint128)',
  'function startBlock() view returns (uint64)',
  'function endBlock() view returns (uint64)',
  'function claimBlock() view returns (uint64)',
  'function currency() view returns (address)',
  'function token() view returns (address)',
  'function decimals() view returns (uint8)',
  'function totalSupply() view returns (uint128)',
  'function tickSpacing() view returns (uint256)',
  'function floorPrice() view returns (uint256)',
  'function MAX_BID_PRICE() view returns (uint256)',
  'function validationHook() view returns (address)',
  'error AuctionNotStarted()',
  'error TokensNotReceived()',
  'event BidSubmitted(uint256 indexed id, address indexed owner, uint256 price, uint128 amount)',
  'event BidExited(uint256 indexed bidId, address indexed owner, uint256 tokensFilled, uint256 currencyRefunded)',
  'event TokensClaimed(uint256 indexed bidId, address indexed owner, uint256 tokensFilled)',
  'event CheckpointUpdated(uint256 blockNumber, uint256 clearingPrice, uint24 cumulativeMps)',
]);

/** The validation hook that admits bids. */
export const permitHookInterface = new Interface([
  'function committed(address auction, address owner) view returns (uint256)',
  'function totalCommitted(address auction) view returns (uint256)',
  'function totalCap(address auction) view returns (uint256)',
  'event PermitUsed(address indexed auction, address indexed owner, uint256 indexed nonce, address sender, uint256 amount)',
]);
