// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {AuctionDemand} from "./AuctionDemand.sol";
import {IValidationHook} from "./PermitHook.sol";
import {TestPermit2} from "./TestPermit2.sol";

/// @title A continuous clearing auction for the tests, with the published entry points and events; sell nothing with it.
/// @notice The supply is issued evenly from `startBlock` to `soldOutBlock`. Each bid spends its amount evenly over what is left of the
/// issue when it is made. All that is issued between two checkpoints is sold at one price: the lowest at which the demand does not
/// exceed the issue; bids at exactly this price share what the higher ones leave.
/// @dev A checkpoint walks over all bids; the published contract keeps sums, and always takes the currency through Permit2.
contract TestAuction is AuctionDemand {
    using SafeERC20 for IERC20;

    struct Terms {
        IERC20 token;
        IERC20 currency;
        IValidationHook hook;
        uint128 totalSupply;
        uint64 startBlock;
        uint64 endBlock;
        uint64 claimBlock;
        /// @dev From here until `endBlock` nothing is issued.
        uint64 soldOutBlock;
        uint256 tickSpacing;
        uint256 floorPrice;
        uint128 requiredCurrencyRaised;
        /// @dev Where the currency comes from; by allowance to the auction when it is the zero address.
        TestPermit2 permit2;
    }

    /// @dev As published; the sums are left out (zero).
    struct Checkpoint {
        uint256 clearingPrice;
        uint256 currencyRaisedAtPrice;
        uint256 cumulativeMpsPerPrice;
        uint24 cumulativeMps;
        uint64 prev;
        uint64 next;
    }

    IERC20 public immutable token;
    IERC20 public immutable currency;
    IValidationHook public immutable validationHook;
    uint64 public immutable startBlock;
    uint64 public immutable endBlock;
    uint64 public immutable claimBlock;
    uint64 public immutable soldOutBlock;
    uint128 public immutable requiredCurrencyRaised;
    TestPermit2 public immutable permit2;
    /// @notice The highest price of a bid, at which the product with the supply does not overflow; the published one is lower.
    uint256 public immutable MAX_BID_PRICE;

    /// @notice Before, there are no bids and no checkpoints.
    bool public areTokensReceived;
    uint64 public lastCheckpointedBlock;
    uint256 public nextBidId;

    mapping(uint64 blockNumber => Checkpoint) private _checkpoints;

    event BidSubmitted(uint256 indexed id, address indexed owner, uint256 price, uint128 amount);
    event BidExited(uint256 indexed bidId, address indexed owner, uint256 tokensFilled, uint256 currencyRefunded);
    event TokensClaimed(uint256 indexed bidId, address indexed owner, uint256 tokensFilled);
    event CheckpointUpdated(uint256 blockNumber, uint256 clearingPrice, uint24 cumulativeMps);

    error AuctionNotStarted();
    error TokensNotReceived();
    error InvalidTokenAmountReceived();
    error AuctionIsOver();
    error AuctionSoldOut();
    error AuctionIsNotOver();
    error NotClaimable();
    error NotGraduated();
    error BidAmountTooSmall();
    error BidMustBeAboveClearingPrice();
    error InvalidBidPriceTooHigh(uint256 maxPrice, uint256 maxBidPrice);
    error TransferFromFailed();
    error ValidationHookCallFailed(bytes reason);
    error BidAlreadyExited();
    error BidNotExited();
    error CannotExitBid();
    error InvalidLastFullyFilledCheckpointHint();
    error InvalidOutbidBlockCheckpointHint();
    error BatchClaimDifferentOwner(address expectedOwner, address receivedOwner);

    constructor(Terms memory terms) AuctionDemand(terms.totalSupply, terms.tickSpacing, terms.floorPrice) {
        bool isOrdered = terms.startBlock < terms.soldOutBlock &&
            terms.soldOutBlock <= terms.endBlock &&
            terms.endBlock <= terms.claimBlock;
        if (!isOrdered || MPS % (terms.soldOutBlock - terms.startBlock) != 0) revert InvalidTerms();
        token = terms.token;
        currency = terms.currency;
        validationHook = terms.hook;
        startBlock = terms.startBlock;
        endBlock = terms.endBlock;
        claimBlock = terms.claimBlock;
        soldOutBlock = terms.soldOutBlock;
        requiredCurrencyRaised = terms.requiredCurrencyRaised;
        permit2 = terms.permit2;
        MAX_BID_PRICE = type(uint256).max / MPS / terms.totalSupply;
    }

    function onTokensReceived() external {
        if (token.balanceOf(address(this)) < totalSupply) revert InvalidTokenAmountReceived();
        areTokensReceived = true;
    }

    function submitBid(uint256 maxPrice, uint128 amount, address owner, bytes calldata hookData)
        external
        returns (uint256)
    {
        return submitBid(maxPrice, amount, owner, floorPrice, hookData);
    }

    function exitBid(uint256 bidId) external {
        if (block.number < endBlock) revert AuctionIsNotOver();
        _advance();
        Bid storage bid = _openBid(bidId);
        if (isGraduated() && bid.maxPrice <= clearingPrice) revert CannotExitBid();
        _exit(bidId, bid);
    }

    /// @param lastFullyFilledCheckpointBlock the last checkpoint whose price is below the bid's
    /// @param outbidBlock the first checkpoint whose price is above the bid's; zero when the auction ended at the bid's price
    function exitPartiallyFilledBid(uint256 bidId, uint64 lastFullyFilledCheckpointBlock, uint64 outbidBlock) external {
        _advance();
        Bid storage bid = _openBid(bidId);
        if (!isGraduated()) {
            if (block.number < endBlock) revert NotGraduated();
            _exit(bidId, bid);
            return;
        }
        Checkpoint storage filled = _checkpoints[lastFullyFilledCheckpointBlock];
        if (
            filled.clearingPrice == 0 ||
            filled.clearingPrice >= bid.maxPrice ||
            lastFullyFilledCheckpointBlock < bid.startBlock ||
            _checkpoints[filled.next].clearingPrice < bid.maxPrice
        ) revert InvalidLastFullyFilledCheckpointHint();
        if (outbidBlock == 0) {
            if (block.number < endBlock) revert AuctionIsNotOver();
            if (clearingPrice != bid.maxPrice) revert CannotExitBid();
        } else if (
            _checkpoints[outbidBlock].clearingPrice <= bid.maxPrice ||
            _checkpoints[_checkpoints[outbidBlock].prev].clearingPrice > bid.maxPrice
        ) revert InvalidOutbidBlockCheckpointHint();
        _exit(bidId, bid);
    }

    function claimTokens(uint256 bidId) external {
        _requireClaimable();
        Bid storage bid = _bids[bidId];
        token.safeTransfer(bid.owner, _claim(bidId, bid));
    }

    function claimTokensBatch(address owner, uint256[] calldata bidIds) external {
        _requireClaimable();
        uint256 tokens = 0;
        for (uint256 i = 0; i < bidIds.length; i++) {
            Bid storage bid = _bids[bidIds[i]];
            if (bid.owner != owner) revert BatchClaimDifferentOwner(owner, bid.owner);
            tokens += _claim(bidIds[i], bid);
        }
        token.safeTransfer(owner, tokens);
    }

    function checkpoint() external returns (Checkpoint memory) {
        _advance();
        return _checkpoints[lastCheckpointedBlock];
    }

    function bids(uint256 bidId) external view returns (Bid memory) {
        return _bids[bidId];
    }

    function checkpoints(uint64 blockNumber) external view returns (Checkpoint memory) {
        return _checkpoints[blockNumber];
    }

    /// @notice Units of the currency that bids have spent up to the last checkpoint.
    function currencyRaised() external view returns (uint256) {
        return _raisedQ96 / Q96;
    }

    function submitBid(uint256 maxPrice, uint128 amount, address owner, uint256 prevTickPrice, bytes calldata hookData)
        public
        returns (uint256 bidId)
    {
        if (block.number >= endBlock) revert AuctionIsOver();
        if (amount == 0) revert BidAmountTooSmall();
        _collect(amount);
        if (maxPrice > MAX_BID_PRICE) revert InvalidBidPriceTooHigh(maxPrice, MAX_BID_PRICE);
        _advance();
        uint24 sold = _checkpoints[lastCheckpointedBlock].cumulativeMps;
        if (sold == MPS) revert AuctionSoldOut();
        if (maxPrice <= clearingPrice) revert BidMustBeAboveClearingPrice();
        _initializeTick(prevTickPrice, maxPrice);
        try validationHook.validate(maxPrice, amount, owner, msg.sender, hookData) {} catch (bytes memory reason) {
            revert ValidationHookCallFailed(reason);
        }
        bidId = nextBidId++;
        _bids.push(Bid(uint64(block.number), sold, 0, maxPrice, owner, uint256(amount) << 96, 0));
        emit BidSubmitted(bidId, owner, maxPrice, amount);
    }

    /// @notice As of the last checkpoint.
    function isGraduated() public view returns (bool) {
        return _raisedQ96 >= uint256(requiredCurrencyRaised) << 96;
    }

    function _collect(uint128 amount) private {
        if (address(permit2) == address(0)) {
            currency.safeTransferFrom(msg.sender, address(this), amount);
            return;
        }
        try permit2.transferFrom(msg.sender, address(this), amount, address(currency)) {} catch {
            revert TransferFromFailed();
        }
    }

    /// @dev Sells what was issued since the last checkpoint.
    function _advance() private {
        if (block.number < startBlock) revert AuctionNotStarted();
        if (!areTokensReceived) revert TokensNotReceived();
        uint64 here = block.number < endBlock ? uint64(block.number) : endBlock;
        uint64 last = lastCheckpointedBlock;
        if (here == last) return;
        uint64 issued = (here < soldOutBlock ? here : soldOutBlock) - startBlock;
        uint24 sold = uint24((uint256(MPS) * issued) / (soldOutBlock - startBlock));
        uint256 price = _findPrice();
        _sell(price, sold - _checkpoints[last].cumulativeMps);
        clearingPrice = price;
        _checkpoints[last].next = here;
        _checkpoints[here] = Checkpoint(price, 0, 0, sold, last, 0);
        lastCheckpointedBlock = here;
        emit CheckpointUpdated(here, price, sold);
    }

    function _openBid(uint256 bidId) private view returns (Bid storage bid) {
        bid = _bids[bidId];
        if (bid.exitedBlock != 0) revert BidAlreadyExited();
    }

    /// @dev Everything is refunded when the auction did not graduate.
    function _exit(uint256 bidId, Bid storage bid) private {
        bool graduated = isGraduated();
        uint256 refund = (bid.amountQ96 - (graduated ? _spentQ96[bidId] : 0)) / Q96;
        bid.exitedBlock = uint64(block.number);
        bid.tokensFilled = graduated ? _filledQ96[bidId] / Q96 : 0;
        emit BidExited(bidId, bid.owner, bid.tokensFilled, refund);
        currency.safeTransfer(bid.owner, refund);
    }

    function _requireClaimable() private {
        if (block.number < claimBlock) revert NotClaimable();
        _advance();
        if (!isGraduated()) revert NotGraduated();
    }

    function _claim(uint256 bidId, Bid storage bid) private returns (uint256 tokens) {
        if (bid.exitedBlock == 0) revert BidNotExited();
        tokens = bid.tokensFilled;
        bid.tokensFilled = 0;
        if (tokens > 0) emit TokensClaimed(bidId, bid.owner, tokens);
    }
}
