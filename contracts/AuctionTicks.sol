// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

/// @title The prices that bids of a test auction were made at, as a list from the floor upwards.
abstract contract AuctionTicks {
    uint256 public immutable tickSpacing;
    uint256 public immutable floorPrice;

    /// @notice The next higher price that was bid at; of the highest, the zero.
    mapping(uint256 price => uint256) public nextTick;
    mapping(uint256 price => bool) public isTick;

    event TickInitialized(uint256 price);

    error InvalidTerms();
    error TickPriceNotAtBoundary();
    error TickPreviousPriceInvalid();

    constructor(uint256 spacing, uint256 floor) {
        if (spacing == 0 || floor == 0 || floor % spacing != 0) revert InvalidTerms();
        tickSpacing = spacing;
        floorPrice = floor;
        isTick[floor] = true;
        emit TickInitialized(floor);
    }

    /// @dev A hint below the right tick costs a longer walk.
    function _initializeTick(uint256 prev, uint256 price) internal {
        if (price % tickSpacing != 0) revert TickPriceNotAtBoundary();
        if (isTick[price]) return;
        if (prev >= price || !isTick[prev]) revert TickPreviousPriceInvalid();
        while (nextTick[prev] != 0 && nextTick[prev] < price) prev = nextTick[prev];
        nextTick[price] = nextTick[prev];
        nextTick[prev] = price;
        isTick[price] = true;
        emit TickInitialized(price);
    }

    function _tickAtOrBelow(uint256 price) internal view returns (uint256 tick) {
        tick = floorPrice;
        while (nextTick[tick] != 0 && nextTick[tick] <= price) tick = nextTick[tick];
    }
}
