// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.28;

import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {AuctionTicks} from "./AuctionTicks.sol";

/// @title The bids of a test auction, the price that they set, and what each spends and gets.
abstract contract AuctionDemand is AuctionTicks {
    /// @dev Prices and currency amounts with the suffix Q96 are multiplied by 2^96.
    struct Bid {
        uint64 startBlock;
        uint24 startCumulativeMps;
        uint64 exitedBlock;
        uint256 maxPrice;
        address owner;
        uint256 amountQ96;
        uint256 tokensFilled;
    }

    uint256 internal constant Q96 = 1 << 96;
    /// @notice Parts in which the issue is measured.
    uint24 public constant MPS = 1e7;

    uint128 public immutable totalSupply;

    uint256 public clearingPrice;

    Bid[] internal _bids;
    mapping(uint256 bidId => uint256) internal _spentQ96;
    mapping(uint256 bidId => uint256) internal _filledQ96;
    uint256 internal _raisedQ96;

    constructor(uint128 supply, uint256 spacing, uint256 floor) AuctionTicks(spacing, floor) {
        totalSupply = supply;
        clearingPrice = floor;
    }

    /// @dev The price never falls: bids above it stay until the end.
    function _findPrice() internal view returns (uint256 price) {
        price = clearingPrice;
        for (uint256 next = nextTick[_tickAtOrBelow(price)]; next != 0; next = nextTick[next]) {
            uint256 needed = Math.ceilDiv(_demand(next), totalSupply);
            if (needed < next) return Math.max(price, needed);
            price = next;
        }
    }

    function _sell(uint256 price, uint24 mps) internal {
        uint256 above = _demand(price + 1);
        uint256 atPrice = _demand(price) - above;
        uint256 offered = uint256(totalSupply) * price;
        uint256 left = Math.min(offered > above ? offered - above : 0, atPrice);
        for (uint256 id = 0; id < _bids.length; id++) {
            if (_bids[id].maxPrice < price) continue;
            uint256 spent = (_demandOf(_bids[id]) * mps) / MPS;
            if (_bids[id].maxPrice == price) spent = Math.mulDiv(spent, left, atPrice);
            _spentQ96[id] += spent;
            _filledQ96[id] += Math.mulDiv(spent, Q96, price);
            _raisedQ96 += spent;
        }
    }

    /// @dev What all bids at or above a price would spend on the whole issue.
    function _demand(uint256 price) private view returns (uint256 sum) {
        for (uint256 id = 0; id < _bids.length; id++)
            if (_bids[id].maxPrice >= price) sum += _demandOf(_bids[id]);
    }

    function _demandOf(Bid storage bid) private view returns (uint256) {
        return (bid.amountQ96 * MPS) / (MPS - bid.startCumulativeMps);
    }
}
